# The screens around the table: shelf, new table, lobby, settings, replay, rules.

# --- The shelf

shelf-more = Other options
shelf-lessons = First lessons
shelf-guide = Learn by playing
shelf-guide-go-on = Go on with Auntie Rivet
shelf-seats =
    { $most ->
        [1] 1 player
       *[other] { $seats } players
    }
shelf-mine = Your tables
shelf-mine-none = No table waits for you. Pick a box above.
shelf-public = Other tables
shelf-public-none = Nobody plays in public right now. Open a public table, and somebody may come.
shelf-history = Finished games
shelf-history-none = Nothing broken yet. Finished games can be watched again here.
shelf-your-turn = Your turn
shelf-your-turn-at = Your turn: { $game }
shelf-waiting = Waiting for { $names }
shelf-lobby = { $taken } of { $seats } seats taken
shelf-running = Running
shelf-begun = { $state } · begun { $age }
shelf-put-away = Put away: { $game }
shelf-put-away-done = { $game } is put away. Its link still leads there.
shelf-put-back = Put it back
shelf-play = Play
shelf-look = Look in
shelf-join = Join
shelf-to-table = Go there
shelf-replay = Watch again
shelf-open-seat = open seat
shelf-import = Open a kept game
shelf-you = { $name }: name, face and settings

# --- A new table

new-question-bots = You against goblins.
new-question-friends = Who sits where?
new-question-one-screen = One screen for all.
new-more-bots = Choose how many and how clever, then start.
new-more-friends = Open seats wait for your friends: the link comes next.
new-more-one-screen = The screen goes from hand to hand; a curtain keeps secrets.
new-start = Start the game
new-open = Open the table
new-watch = Let them fight
new-seats = Seats
new-seat-count = How many
chair-you = You
chair-open = Open
new-options = Options
new-set = Components
set-own = { $name }, somebody’s own set
new-set-one = { $name }, version { $version }
new-public = Who may find it
new-public-no = Only those with the link
new-public-yes = Everybody, on the shelf
new-spectators = Who may watch
new-spectators-yes = Anyone
new-spectators-no = Nobody
new-spectators-about = Spectators see no secrets.
new-clock = Time for a decision
new-clock-about = When it is up, a bot decides in your place.
new-clock-0 = As long as it takes
new-clock-60 = 1 minute
new-clock-180 = 3 minutes
new-clock-600 = 10 minutes
new-clock-86400 = 1 day
new-clock-259200 = 3 days
new-less = Less
new-more = More

# --- The lobby

lobby-question-start = Everybody is here.
lobby-more-start = Start when you are ready.
lobby-question-open = { $open ->
    [one] One seat is still open.
   *[other] { $open } seats are still open.
}
lobby-more-open-host = Invite somebody, or put a bot there.
lobby-more-open = Take a seat, or wait for others.
lobby-question-wait = Waiting for { $name } to start.
lobby-more-wait = The game begins by itself on your screen.
lobby-start = Start the game
lobby-start-open = { $open ->
    [one] Start: 1 seat open
   *[other] Start: { $open } seats open
}
lobby-seats = Seats
lobby-taken = { $taken } of { $seats } taken
lobby-you = { $name }, you
lobby-host = host
lobby-here = here
lobby-not-here = not here at the moment
lobby-salted = has added luck
lobby-open-seat = Open seat
lobby-open-text = waiting for anyone
lobby-sit = Sit here
lobby-sit-too = Another of us
lobby-stand = Stand up
lobby-free = Free the seat
lobby-seat-bot = Seat a bot
lobby-change-bot = Another bot
lobby-level = How clever?
lobby-invite = Invite
lobby-invite-text = Anyone with this link may sit down. No account.
lobby-invite-host-only = Only the host, { $name }, can hand out the link.
lobby-invite-local = This link works on this computer only. For friends elsewhere, start the server with “goblins serve --host 0.0.0.0” and open it by this computer’s own address.
lobby-qr = QR code of the invitation link
lobby-link = Invitation link
lobby-copy = Copy the link
lobby-copied = The link is copied.
lobby-share = Share
lobby-share-text = Play { $game } with me:
lobby-revoke = Void it, make another
lobby-revoked = The old link is void. Here is a fresh one.
lobby-luck = Luck
chair-name = Name
chair-guest = Somebody else here
chair-guest-text = at this screen
chair-name-change = Name and face
lobby-luck-how = How the dice stay honest
lobby-luck-text = The dice of this game hang on a secret that the server has already locked away. This is its seal. After the game you can check that nobody swapped the secret.
lobby-luck-seal = Seal
lobby-luck-salt = Add a pinch of luck
lobby-luck-salt-text = Whatever you type goes into the pot: nobody, not even the server, can then know the dice beforehand.
lobby-luck-add = Throw it in
lobby-luck-added = Your pinch of luck is in the pot.
lobby-arrangement = Agreed
lobby-change = Change
lobby-apply = Agree on this
lobby-leave = Leave
lobby-close = Close the table
lobby-close-text = Close this table for everybody?
lobby-keep = Keep it
lobby-settings-seats = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}

# --- An invitation

join-following = Following the invitation…

# --- Who one is

me-title = You
me-name = Name
me-keep = Keep it
me-kept = From now on you are { $name }.
me-face = Face
me-face-number = Face { $number }
me-faces-more = Other faces
me-devices = Recovery code
me-devices-text = With this code you are the same goblin on any device, and can come back if this one forgets you.
me-code-make = Make a recovery code
me-code = Your recovery code
me-code-text = Write it down now: it is shown this once. It holds until you make another.
me-code-have = I have a code
me-code-take = Become that goblin
me-code-taken = Welcome back, { $name }.
me-code-made = You made one on { $date }.
me-code-renew = Make another, and void the old one
me-unknown = Who are you?
me-unknown-text = This server does not know the badge of this device any longer. Nothing was overwritten. Type your recovery code to be who you were, or begin anew.
me-anew = Begin anew as another goblin
me-stored = What is stored about you
me-stored-text = Your name, your tables, what you said there and the moves you made.
me-stored-take = Download it
me-stored-delete = Delete everything about me
me-stored-delete-text = You leave all tables. What was played stays for the others, without your name and your words. This cannot be undone.
me-stored-name = Type { $name } to confirm
me-stored-delete-all = Delete it for good
me-turns = Your turn
me-feed-text = Your calendar or feed reader can tell you when it is your turn. Whoever has the link can see that too.
me-feed-calendar = For calendars:
me-feed-atom = For feed readers:
me-feed-once = The links are shown this once.
me-feed-make = Make links
me-feed-renew = Make fresh links, and void the old ones
me-feed-stop = Void the links
me-looks = Look and feel

# --- A replay

replay-import = Open a file
replay-import-text = A saved game can be watched here, on any goblins server.
replay-file-bad = This file is no saved game of ours.
replay-file-lost = Choose the file again: the page does not remember files.

# --- The coach on a replay

coach-title = The coach
coach-text = The coach looks at every decision again, knowing only what that seat knew then.
coach-seat = Look at
coach-ask = Ask the coach
coach-looking = The coach is looking it through…
coach-graph-chance = Chances to win, from the first decision to the end
coach-graph-points = Points to expect, from the first decision to the end
coach-up-chance = Up: a better chance to win.
coach-up-points = Up: more points to expect.
coach-along = Along: the game from its beginning to its end; dashed lines begin a new part. Dots are mistakes.
coach-sum-chance = Luck and the others: { $luck }. Own decisions: { $decisions }.
coach-sum-points = Luck: { $luck }. Own decisions: { $decisions }.
coach-turning = Turning points
coach-flawless = No turning points: nothing to grumble about.
coach-step = Step { $step }: { $worth }, then { $reached }
coach-before = The board before
coach-after = The board after
coach-better = Better: { $move } (yours: { $loss })
coach-luck = What came next: { $luck }

# --- Rules

rules-contents = Contents
rules-intro = In our own words. Whenever something is not allowed, the reason leads here.
rules-print = Print
rules-play = Play it now

# --- Lessons

lesson-intro = Short lessons, each one turn long. Skip them whenever you like: the game explains itself as well.
lesson-first-game = Your first game
lesson-first-game-text = A real table, a goblin opposite, and Auntie Rivet, who points at things.
lesson-start = Start
lesson-again = Do it again
lesson-done = Done
lesson-number = Lesson { $number }
lesson-next = Next lesson
lesson-skip = Skip the lessons
lesson-goals = What to do
lesson-finished = Well done!
lesson-all-finished = That is all there is to know. Now for real opponents!
lesson-none = There are no lessons for this game yet. Its rules are short.

# --- Troubles, and the ways out

trouble-unreachable = Nobody answers
trouble-offline = You are offline
trouble-offline-text = Your device has no network. As soon as it is back, this page goes on.
trouble-old-version = This page is out of date
trouble-gone = This table is gone
trouble-invitation = This invitation has gone stale
trouble-private = Watching is off
trouble-private-text = This table plays without spectators. Ask its host for an invitation, or find another table.
trouble-too-many = Not so fast
trouble-not-over = The game is still on
trouble-other = That did not work
trouble-to-table = To the table
trouble-wait = { $seconds ->
    [one] Try again (1 second)
   *[other] Try again ({ $seconds } seconds)
}
page-problem-offline = This device is offline.
page-notices = Notices
