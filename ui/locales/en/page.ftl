# What only the page says. Everything that Python says too lives in src/goblins/locales.

page-about = Three goblin board games in the browser, alone, with friends or against goblins: Goblins Inc., Goblin Warlord and Nitro Run.
page-no-script = goblins needs JavaScript to play in the browser.
page-skip = Skip to the game
page-close = Close
page-back = Back to the shelf
page-loading = One moment…
page-retry = Try again
page-reload = Reload the page
page-language = Language
page-rules = Rules
page-settings = Settings

# --- The shelf

page-shelf-title = What shall we break today?
page-shelf-hint = Pick a box. Three clicks and something is on fire.
page-play-bots = Play against goblins
page-play-alone = Play
page-play-friends = Friends
page-play-pass = Pass the screen

# --- Screens

page-new-title = New table
page-table-title = Table
page-join-title = You are invited
page-replay-title = Replay
page-lessons-title = Lessons
page-nowhere-title = Nothing here
page-nowhere-text = Somebody has eaten this page. The shelf is still standing.
page-no-game-text = There is no such game on our shelf.

# --- Settings

page-theme = Light
page-theme-system = As the device
page-theme-light = Day
page-theme-dark = Night
page-pace = Speed
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-none = At once
page-motion = Movement
page-motion-system = As the device
page-motion-full = Everything moves
page-motion-none = Nothing moves
page-volume = Volume
page-volume-off = Silent

# --- At a table

page-log = What happened
page-why = Why: { $anchor }

# --- How the line stands

page-connection-connecting = Connecting…
page-connection-reconnecting = The connection is down.
page-connection-reconnecting-text = Trying again. Nothing is lost.
page-connection-offline = This device is offline.
page-connection-offline-text = The game goes on as soon as the network is back.
page-connection-restarting = The server is restarting.
page-connection-restarting-text = It will be back in a moment. Your table is safe.
page-connection-old-version = This page is out of date.
page-connection-old-version-text = The server speaks a newer version. Reload the page; your game is kept.

# --- Opened without a line to the server

page-offline-title = No connection to the server
page-offline-text = Tables, bots and the run of the day live there, so nobody can play right now. Your games are safe.
page-offline-rules = Rules that you have read before can be read here all the same.

# --- When something breaks

page-problem-cut-off = The connection broke before the answer came. Check whether it went through; if not, try again.
page-problem-no-connection = There is no connection to the server at the moment.
page-problem-unreachable = The server cannot be reached.
page-problem-title = A cog has come off
page-problem-text = This part of the page has broken. Your game is safe on the server.
