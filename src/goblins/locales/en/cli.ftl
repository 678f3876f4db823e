# What the command line says.

# --- Help

cli-help = Goblin board games: play, serve, simulate, replay. Without a command: a welcome, and the tables in the browser.
cli-help-usage = Usage:
cli-help-command-word = COMMAND
cli-help-options-word = OPTIONS
cli-help-commands = Commands:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-lang = The language, before or after the command; GOBLINS_LANG or LANG choose it otherwise.
cli-help-help = Show this help.
cli-help-version = Show the version.

cli-word-game = GAME
cli-word-file = FILE
cli-word-seed = SEED
cli-word-set = SET
cli-word-seat = SEAT
cli-word-name = NAME
cli-word-setting = NAME=VALUE
cli-word-bots = BOT,BOT…
cli-word-seats = me,BOT…
cli-word-number = N
cli-word-date = DATE

cli-argument-game = The game, by the name that “goblins games” shows, or a file of your own such as ./liars.py.
cli-option-game-file = A game of your own, by its file, such as ./liars.py; as often as you like.
cli-option-json = Print one JSON document for programs.
cli-option-seed = A number or a word; the same seed and the same moves give the same game.
cli-option-set = A component set by its name, or your own by its file.
cli-option-option = A setting of the game; can be given several times.

cli-games-help = Show the games, their seats and their settings.
cli-play-help = Play a game in the terminal, against bots or with others at the same screen.
cli-play-seats = Who sits where: me, me:Anna, or a bot; “me” several times for several people at one screen. Usually you and one bot.
cli-play-load = Play on from a journal or a position.
cli-play-save = Write the journal there when the game is over.
cli-play-json = When it is over, print the result as one JSON document; the game itself is shown on stderr.
cli-daily-help = Play the Nitro Run of the day, the same for everybody.
cli-daily-date = Another day, such as 2026-11-15; usually today.
cli-daily-seed = The seed that a server has published for that day, to play its run.
cli-daily-seats = Who plays: me, or a bot to look on.
cli-simulate-help = Let bots play many games, and count.
cli-simulate-games = How many games.
cli-simulate-seats = How many seats at the table; as few as the game allows if you do not say.
cli-simulate-bots = Who plays; fewer bots than seats take turns.
cli-simulate-threads = How many threads; usually one per core. The result does not depend on it.
cli-simulate-progress = Games
cli-position-help = Show a position in words, or as JSON; of a journal, where it ends.
cli-position-file = A position in words or as JSON, or a journal.
cli-position-json = Print the exact form, as JSON.
cli-replay-help = Check a journal, or step through the game.
cli-replay-file = A journal, as “save” writes it.
cli-replay-step = Go through it move by move.
cli-replay-seat = See the table from this seat, such as red, once the game is over.
cli-sets-help = Component sets: what is in the box, as files you can copy and change.
cli-sets-list-help = Show the sets of a game.
cli-sets-copy-help = Write a copy of a set that you can change. FILE alone copies the standard set.
cli-sets-copy-name = The set to copy.
cli-sets-copy-file = The new file; it must not be there yet.
cli-sets-check-help = Check a set of your own.
cli-sets-check-file = The file of the set.
cli-warm-help = Compile the rules and the searches now, so that nobody waits for it later.
cli-warm-games = Only these games; all of them if you name none.
cli-warm-workers = How many processes compile; usually one per core.
cli-warm-progress = Compiling
cli-warm-search = the search of the thinking bots
cli-warm-scrapper = simulations with scrappers
cli-warm-random = simulations at random
cli-warm-playout = playouts
cli-warm-ready = { $game }: { $part } ({ $seconds } s)
cli-warm-done = Everything is compiled.
cli-compiling = Compiling { $game }, this once. { $why ->
    [processor] The package holds compiled rules, but not for this processor.
    [versions] The package holds compiled rules, but for another Python, Numba or NumPy.
    [rules] The package holds compiled rules, but not these.
   *[clone] It is kept for next time.
}
cli-bench-help = Measure how fast the games run on this machine.
cli-bench-quick = Measure less exactly, within half a minute.
cli-bench-start = Measuring the start…
cli-bench-compile = Compiling { $game }…
cli-bench-round = Measuring, round { $round }…
cli-bench-cold = Measuring a start with nothing compiled…

# --- What is wrong with a line

bad-command = There is no command “{ $found }”; there are { $known }.
bad-command-near = There is no command “{ $found }”. Did you mean “{ $near }”?
cli-usage-no-option = “{ $command }” has no option { $found }; “{ $command } --help” lists them.
cli-usage-no-option-near = There is no option { $found }. Did you mean { $near }?
cli-usage-option-value = { $option } needs a value after it.
cli-usage-option-flag = { $option } takes no value.
cli-usage-missing = “{ $command }” needs { $name }; “{ $command } --help” explains it.
cli-usage-number = { $option } must be a whole number, { $least } or more.
cli-usage-extra = “{ $command }” does not know what to do with “{ $found }”.
cli-usage-incomplete = “{ $command }” needs a command; “{ $command } --help” lists them.
cli-system = The system said no: { $problem }.
cli-option-form = “{ $found }” is not a setting; write name=value.
cli-seats-empty = “{ $found }” leaves a seat without anybody. Write who sits where, such as me,random or me:Anna,me:Ben.
cli-play-which = Which game? There are: { $known }.
cli-daily-no-date = “{ $found }” is no date; write it like 2026-11-15.
cli-play-load-alone = Seed, set and settings come from { $file } and cannot be given with it.
cli-play-load-other = { $file } is a game of { $found }, not of { $game }.
cli-play-load-seats =
    { $file } has { $count ->
        [one] one seat; name one player.
       *[other] { $count } seats; name { $count } players.
    }
cli-file-exists = { $file } is there already and is not this game; nothing was written. Choose another name.
cli-sets-file-exists = { $file } is there already; nothing was written. Choose another name.
cli-replay-step-or-json = Choose --step or --json; they do not go together.
cli-replay-unfinished-seat = This game is not over yet, so only what everybody may see can be shown; leave out --seat.

# --- Welcome and games

cli-welcome = Welcome to the goblins! They build, brawl and blow things up; you tell them when.
cli-welcome-how = To play here in the terminal, type: { $command }
cli-games-seats = Players: { $seats } · bots: { $bots }
cli-games-options = Settings (--option name=value):
cli-games-value = { $value }: { $meaning }
cli-games-how = To play: goblins play { $game }

# --- At the table

cli-first-notice = { $summary } New here? Type “{ $rules }”, or “?”.
cli-curtain = Pass the screen to { $who }.
cli-press-enter = Press Enter.
cli-story-repeated = { $sentence } (×{ $times }){ $mark }
cli-choices-gathered =
    { $count ->
        [one] one way, “{ $example }”
       *[other] { $count } ways, such as “{ $example }”
    }
cli-prompt = Type a number or a move
cli-prompt-only = Press Enter to go on
cli-prompt-back = { $back } to all choices
cli-prompt-help = help
cli-no-entries = This game has nothing here that explains itself.
cli-no-choice =
    { $count ->
        [one] There is no choice { $found }; there is only one.
       *[other] There is no choice { $found }; they go from 1 to { $count }.
    }
cli-undone = Taken back: { $move }.
cli-log-earlier =
    { $count ->
        [one] One earlier paragraph; “log all” shows everything.
       *[other] { $count } earlier paragraphs; “log all” shows everything.
    }
cli-entries-how = “{ $example }”, or any other word instead, shows it in full.
cli-see-rule = More: { $rules } { $chapter }
cli-foresee-certain = For certain: { $events }
cli-foresee-drawn = The rest is luck.
cli-foresee-nothing = Nothing that you would see.
cli-foresee-rest = something else
cli-percent = { $percent }%
cli-percent-tiny = <1%

cli-command-rules = rules
cli-command-explain = explain
cli-command-log = log
cli-command-undo = undo
cli-command-back = back
cli-command-save = save
cli-command-position = position
cli-command-quit = quit
cli-no = no

cli-prompt-help-number = make that choice
cli-prompt-help-move = make a move by its notation; it stands beside each choice
cli-prompt-help-enter = show the table again, or make the only choice
cli-prompt-help-foresee = what the move would bring, or why it is not allowed
cli-prompt-help-rules = the rules; with a word, the chapters about it
cli-prompt-help-explain = the pieces; with a word, what it is and does
cli-prompt-help-log = what happened lately; “log all” for everything
cli-prompt-help-undo = take your last move back, as long as no die was rolled and nobody else has acted
cli-prompt-help-back = from the choices of one kind to all of them
cli-prompt-help-save = write the journal of this game, to play on or to replay it
cli-prompt-help-position = write down the table as it stands
cli-prompt-help-quit = leave; the game can be saved

# --- Keeping the game

cli-file-missing = { $command } needs a file’s name after it.
cli-saved = Saved: { $file }
cli-quit-save = Save the game? Enter: yes, as { $file }; another name; or “{ $no }”:
cli-end-save = To keep the journal, type a file’s name; Enter to leave without it:
cli-put-away = The game is not lost: it is in { $file }. To play on:

# --- Replaying

cli-replay-seats = Seats: { $seats }
cli-replay-options = Settings: { $options }
cli-replay-fits =
    { $moves ->
        [one] { $file } is whole: its one move is allowed and leads to the end it says.
       *[other] { $file } is whole: all { $moves } moves are allowed and lead to the end it says.
    }
cli-replay-unfinished = The game is not over yet.
cli-step-head = Move { $at } of { $last }
cli-step-prompt = Enter: on · { $back }: back · a number: there · { $quit }: end

# --- Component sets

cli-set-line = Set “{ $name }”, version { $version }, hash { $hash }
cli-set-sources = Figures: { $stated } stated, { $derived } derived, { $reconstructed } reconstructed
cli-set-differs = Differs from our reconstruction: { $problem }
cli-sets-fits = { $file } is a sound set for { $game }.
cli-sets-copied = { $file } is a copy of the set “{ $set }”. Enter your figures, then check it:
cli-sets-copied-how =
    {"  "}goblins sets check { $file }
    {"  "}goblins play { $game } --set { $file }

cli-verify-help = Check that a game of a table was played by the rules and that nobody bent its chance.
cli-verify-file = The journal of a finished table, as the page exports it.
cli-verify-commitment = The commitment that you noted before the game; it must be the one in the file.
cli-verify-other-commitment = { $file } is about another commitment than the one you noted.
cli-word-commitment = COMMITMENT
cli-verify-moves =
    { $moves ->
        [one] One move, allowed by the rules and with the outcome that the file says.
       *[other] { $moves } moves, each allowed by the rules, with the outcome that the file says.
    }
cli-verify-committed = The secret is the one that the table committed to before the game: { $commitment }
cli-verify-salts =
    { $salts ->
        [0] No player added a salt.
        [one] One player added a salt, which the table could not know when it drew its secret.
       *[other] { $salts } players added salts, which the table could not know when it drew its secret.
    }
cli-verify-fair = Secret and salts give the key, and the key gives every card and every die. Nobody bent chance.

bad-verify-commitment = { $file }: the secret is not the one that the table committed to.
bad-verify-key = { $file }: the secret and the salts do not give the key that the game was played with.

cli-serve-help = Serve tables on a port: for this screen, for friends, or for the world.
cli-serve-host = The address to listen at; 0.0.0.0 for everybody who can reach this machine.
cli-serve-port = The port; without it, the first free one from 8000 on.
cli-serve-db = Where tables are kept: a file, or postgresql://user@host/database. Without it, a file of your own.
cli-serve-workers = How many processes serve; more than one needs PostgreSQL.
cli-serve-thinkers = How many processes bots may think in; without it, all cores but one.
cli-serve-origin = The address people type, such as https://goblins.example, when a proxy stands before the server.
cli-serve-metrics = Who shows this token may read /metrics from anywhere. Without one, only this machine may.
cli-serve-feeds = People may have a calendar and a feed of their turns, behind a secret link.
cli-serve-proxies = How many proxies of your own stand before the server.
cli-serve-browser = Do not open the page in the browser.
cli-serve-open = The tables are open: { $address } (Ctrl-C closes them; nothing is lost)
cli-serve-closed = The tables are closed. Everything is kept.
cli-serve-workers-need-postgresql = Several processes need PostgreSQL: --db postgresql://user@host/database.
cli-serve-no-folder = { $folder } cannot be made: { $problem }. Say --db FILE.
cli-serve-no-port = Nobody can listen at { $host }, port { $port }: { $problem }.
cli-serve-no-store = Tables cannot be kept in { $db }: { $problem }.
cli-word-host = HOST
cli-word-database = DATABASE
cli-word-origin = ADDRESS
cli-word-who = WHO
cli-word-token = TOKEN
cli-word-table = TABLE
cli-word-status = STATUS

cli-admin-help = For whoever keeps a server: look, close, throw away, copy and restore, block.
cli-admin-list-help = List the tables.
cli-admin-export-help = Write everything that is stored of a table to a file, secrets included.
cli-admin-close-help = Close a table for everybody.
cli-admin-purge-help = Throw away tables that nobody has touched for long.
cli-admin-backup-help = Write a consistent copy while the server goes on.
cli-admin-restore-help = Put a copy where there is no database yet.
cli-admin-reports-help = Show what people have complained about.
cli-admin-people-help = Show who is at a table.
cli-admin-block-help = Let a person, an address or a network in no more.
cli-admin-unblock-help = Let them in again.
cli-admin-blocks-help = Show who is blocked.
cli-admin-void-help = Make all cookies void.
cli-admin-clock-help = Show and confirm the time of day.
cli-admin-table = The table, as “list” and its address name it.
cli-admin-status = Only tables with this status: lobby, playing, over or closed.
cli-admin-file = The file to write.
cli-admin-days = Tables untouched for so many days.
cli-admin-column-table = Table
cli-admin-column-game = Game
cli-admin-column-status = Status
cli-admin-column-seats = Seats of people
cli-admin-column-changed = Last change (UTC)
cli-admin-count =
    { $count ->
        [one] One table.
       *[other] { $count } tables.
    }
cli-admin-exported = Everything about { $table } is in { $file }. Keep it to yourself while the game goes on.
cli-admin-closed = { $table } is closed.
cli-admin-purged =
    { $count ->
        [0] There was nothing to throw away.
        [one] One table thrown away.
       *[other] { $count } tables thrown away.
    }
cli-admin-file-exists = { $file } exists already; choose another name.
cli-admin-backed-up = { $file } holds everything.
cli-admin-no-database = There is no file { $db }.
cli-admin-backup-failed = The copy could not be written: { $problem }.
cli-admin-no-program = { $program } is not installed; it comes with PostgreSQL’s client.
cli-admin-backup-file = The file that “backup” has written.
cli-admin-purge-table = This one table.
cli-admin-purge-what = Say which: a table, or --days and with which --status.
cli-admin-restored = { $db } is restored: { $count ->
    [one] one table.
   *[other] { $count } tables.
}
cli-admin-restore-failed = It could not be restored: { $problem }.
cli-admin-not-empty = { $db } is not empty. Make a fresh database and restore into that.
cli-admin-reports-count = { $count ->
    [one] One report.
   *[other] { $count } reports.
}
cli-admin-who = A person’s identity, as “people” and “reports” tell it, or an address or network.
cli-admin-nobody = “{ $found }” is neither a person this server knows nor an address or a network.
cli-admin-blocked = { $who } is blocked. Every process has been told.
cli-admin-unblocked = { $who } may come in again.
cli-admin-not-blocked = { $who } was not blocked.
cli-admin-blocks-count = { $count ->
    [one] One block.
   *[other] { $count } blocks.
}
cli-admin-voided = All cookies are void. People come back with their recovery codes, or begin anew.
cli-admin-clock-confirm = This machine’s clock is right: what waits for it goes on.
cli-admin-clock-now = This machine’s clock: { $now } UTC.
cli-admin-clock-last = Last time at which it was right: { $last } UTC.
cli-admin-clock-confirmed = Confirmed. Servers in doubt go on by this clock.
cli-admin-no-status = There is no status “{ $found }”; there are { $known }.

# --- Bots over the network

cli-word-link = LINK
cli-word-address = ADDRESS
cli-word-command = CMD…
cli-join-help = Let a bot of your own sit down at a table over the network.
cli-join-link = An invitation, or the address of a public table.
cli-join-bot = A Python file with choose(view, moves), or with a class Bot that has it; docs/protocol.md explains it.
cli-join-seat = The seat to take, such as red; usually the first that is open.
cli-join-name = What the bot is called at the table.
cli-join-identity = Keep who the bot is in this file, so that it can come back to its seat.
cli-join-seated = { $name } sits at { $seat }.
cli-join-late = The bot took too long, and the table has gone on without its move.
cli-join-over = The game is over. Winners: { $winners }. Points: { $points }.
cli-join-lost = The game is over, and nobody has won. Points: { $points }.
cli-join-closed = The table was closed before the game was over.
cli-join-full = All seats are taken. Ask the host for an open one.
cli-join-no-file = There is no Python file { $file }.
cli-join-no-choose = { $file } has neither a function choose(view, moves) nor a class Bot with one.
cli-join-bot-failed = The bot in { $file } has failed in line { $line }: { $problem }
cli-join-no-move = The bot in { $file } chose { $found }, which is none of the moves that it was given.
cli-join-no-address = { $found } leads to no table. Give an invitation, such as http://localhost:8000/join/…, or the address of a table.
cli-join-unreachable = The server cannot be reached: { $problem }.
cli-join-not-understood = The server has said something that cannot be understood: { $problem }.
cli-join-gone = The server has shown the bot out: { $reason }.
cli-conform-help = Check whether a client or a server of your own keeps to the protocol.
cli-conform-server-help = Visit a server, and look at everything that the protocol asks of servers.
cli-conform-url = The server’s address, such as http://localhost:8000.
cli-conform-client-help = Let a client play at a real server while the network and the server make trouble.
cli-conform-command = The client’s command; an invitation comes as its last argument.
cli-conform-done =
    { $rules ->
        [one] { $kept } of one rule kept.
       *[other] { $kept } of { $rules } rules kept.
    }
