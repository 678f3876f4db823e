"""Live tables: people and bots around one game, over the network or one screen.

A table is its journal: numbered rows, each a *deed* (`deeds.py`). `LiveTable` folds deeds into what stands on the
table; *requests* (`requests/`) are what people may ask of it, and answer with deeds or with a reason why not;
`updates.py` is what a seat or a spectator gets to see; the `TableServer` keeps the tables of one process, stores
deeds before anybody hears of them, and tells those who listen.
"""
