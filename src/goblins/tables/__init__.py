"""Live tables: people and bots around one game, over the network or one screen.

A table is its journal: numbered rows, each with an *entry* (`entries.py`). `LiveTable` folds entries into the table
as it stands. *Requests* (`requests/`) are what people may ask of it; each answers with entries or with a reason why
not. `updates.py` is what a seat or a spectator gets to see. The `TableServer` keeps the tables of one process, stores
entries before anybody hears of them, and tells those who listen.
"""
