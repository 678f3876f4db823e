# At live tables: why something cannot be done, what the reactions are called, and who the bots are.

bad-table-unknown = There is no such table. Perhaps it has been cleared away; ask your host for a fresh link.
bad-table-private = This table is private. Ask its host for an invitation link.
bad-table-invitation = This invitation is no longer valid. Ask the host for a fresh one.
bad-table-not-host = Only the host of the table may do that. Ask them.
bad-table-not-your-seat = That is not your seat. Look and play from your own.
bad-table-not-seated = You have no seat at this table; take one first.
bad-table-no-spectators = This table plays without spectators. Ask its host for an invitation.
bad-table-busy = Too much is happening at this table at once. Please try again.

bad-table-started = The game has already started; that was possible only before. Open another table for that.
bad-table-not-started = The game has not started yet. That is possible once it runs.
bad-table-not-over = The game is still going on; that is possible once it is over.
bad-table-closed = This table is closed. You can open a new one.
bad-table-seats-open = Some seats are still open. Fill them with people or bots, or choose fewer seats.
bad-table-seat-taken = That seat is taken. Choose an open one.
bad-table-from-position = This table begins at a position, and its options with it. Open another table for other options.
bad-table-other-game = A table keeps its game. Open another table for another game.
bad-table-clock = A clock cannot run for { $found } seconds: choose 5 seconds to 14 days, or no clock.
bad-table-salt = A salt has 1 to { $most } characters.
bad-table-ticket = A ticket has at most { $most } characters.
bad-table-rules = The rules of { $game } have changed since, and this game cannot be continued. Its history can still be read.
bad-table-damaged = The journal of this table ({ $table }) is damaged, and it cannot be shown. Whoever runs this server has to look after it.

bad-table-no-person = That seat is not played by a person. Choose one that is.
bad-table-not-away = { $seat } is still here. A bot can take over once the player has left.
bad-table-remove-yourself = You cannot remove yourself. Leave the table, or let a bot take over for you.

bad-table-silent = The rules ask for silence now; reactions are still allowed.
bad-table-muted = The host has muted you at this table. You may still make faces.
bad-table-talk = Say something of 1 to { $most } characters.
bad-table-talked-out = You have said all that one may at a table: { $most } times. Play on, or talk elsewhere.
bad-table-full = So much has happened at this table that it takes no more: { $most } entries. Close it and open another.
bad-table-full-bytes = This table’s journal is full: { $most } MB. Close it and open another.
bad-table-memory = So many tables are open here that no other one fits. Please try again in a few minutes.
bad-table-reaction = There is no reaction “{ $found }”; there are { $known }.

bad-table-daily-alone = This is your first attempt at the run of the day: no bot may play it, and nobody whispers. Practice afterwards with all the help you like.
bad-table-daily-sealed = The whole journal holds the shuffle of the day, and others are still playing it. Take it home when the day is over.

bad-store-read-only = Games cannot be saved at the moment: the storage allows no writing. Nothing was changed; please try again later.
bad-store-full = Games cannot be saved at the moment: the disk is full. Nothing was changed; please try again later.
bad-store-gone = The storage cannot be reached at the moment. Please try again soon.
bad-store-busy = The storage is busy. Please try again soon.
bad-store-broken = The storage is damaged or cannot be read. Whoever runs this server has to look after it.
bad-store-newer = The games were saved by a newer version of this program. Update it and start it again.
bad-store-closed = The server is shutting down. Your game is saved; come back in a moment.
bad-store-url = This is no address of a storage. Give a file, such as games.db, or { "postgresql://user@host/database" }.

table-reaction-cheer = Hooray!
table-reaction-laugh = Ha ha!
table-reaction-groan = Oh no!
table-reaction-gasp = Whoa!
table-reaction-scheme = Heh heh heh…
table-reaction-applaud = Well played!
table-reaction-wait = One moment!
table-reaction-thanks = Thank you!

bot-random = Twitwit
bot-random-about = plays whatever it finds
bot-whelp = Whelp
bot-whelp-about = charges first and looks afterwards
bot-scrapper = Scrapper
bot-scrapper-about = knows a good brawl
bot-overseer = Overseer
bot-overseer-about = has a plan, and it might work
bot-schemer = Schemer
bot-schemer-about = thinks before it shoves
bot-warlord = Warlord
bot-warlord-about = won the brawl before it began
