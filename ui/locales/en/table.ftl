# At every table, whatever is played there.

table-since = Since your last move
table-recap-close = Got it
table-undo = Undo
table-undo-what = Undo: { $move }
table-hint = Hint
table-hint-says = That is what the coach would do.
table-hint-thinking = The coach is thinking…
table-hint-none = The coach has no advice here.
table-hints = The coach’s hints
table-hints-close = Put the hints away
table-hints-guess = Quick advice from the Scrapper: the coach is still warming up.
table-hints-then = Then: { $moves }
table-hints-exact = Worked out to the end: nothing here is a guess.
worth-chance = { $percent }% to win the game
worth-points = about { $points } points
change-chance = { $percent-signed }%
change-points = { $points } points
table-confirm = Do it
table-considered = { $move }?
table-back = Never mind
table-skip = Skip
table-pause = Pause
table-go-on = Go on
table-staging = What is being shown
table-again = Show that again
table-account = Blow by blow
table-account-close = Put it away
table-log = What happened
table-log-begins = The game begins here.
table-log-seats = Who is here
table-menu = Menu
table-rules = Rules
table-rule-link = What the rules say
table-watchers =
    { $watchers ->
        [one] One goblin watches
       *[other] { $watchers } goblins watch
    }
table-your-turn = Your turn!
table-turn-notice = { $game }: it is your decision.
table-waiting = Waiting for { $seats }
table-sealed =
    { $seat-is ->
        [you] You have chosen in secret
       *[other] { $seat } has chosen in secret
    }

table-seat-you = you
table-seat-away = away
table-seat-thinking = thinking…
table-seat-pondering = scheming… { $percent }%
table-thought = { $seat } schemes
table-seat-deciding = deciding
table-seat-stand-in = { $bot } plays for { $seat-accusative }
table-seat-muted = muted
table-seat-menu = { $seat }: more
table-seat-mute = Mute
table-seat-unmute = Let speak again
table-seat-mute-own = Hide what { $seat } says
table-seat-unmute-own = Show what { $seat } says
table-seat-take-over = Let { $bot } play for them
table-seat-remove = Send away for good
table-clock = { $time } left

table-deed-left =
    { $seat-is ->
        [you] You have left the table.
       *[other] { $seat } has left the table.
    }
table-deed-returned =
    { $seat-is ->
        [you] You are back.
       *[other] { $seat } is back.
    }
table-deed-took-over = { $bot } plays on for { $seat-accusative }.
table-deed-handed-back =
    { $seat-is ->
        [you] You play again.
       *[other] { $seat } plays again.
    }
table-deed-removed = A player was sent away; { $seat } has the seat now.
table-deed-undone =
    { $seat-is ->
        [you] You take the last move back.
       *[other] { $seat } takes the last move back.
    }
table-deed-said =
    { $seat-is ->
        [you] You: “{ $text }”
       *[other] { $seat }: “{ $text }”
    }
table-deed-reacted =
    { $seat-is ->
        [you] You: { $text }
       *[other] { $seat }: { $text }
    }
table-deed-muted =
    { $muted ->
        [1] The host has muted { $seat-accusative }.
       *[0] { $seat-is ->
                [you] You may speak again.
               *[other] { $seat } may speak again.
            }
    }
table-deed-closed = The host has closed the table.
table-deed-clock =
    { $seat-is ->
        [you] You ran out of time; a stand-in moved.
       *[other] { $seat } ran out of time; a stand-in moved.
    }

table-talk = Table talk
table-talk-unread =
    { $unread ->
        [one] Table talk: 1 unread
       *[other] Table talk: { $unread } unread
    }
table-talk-say = Say something
table-talk-send = Say
table-talk-silent = The rules ask for silence now. You may still make faces.
table-talk-muted = The host has muted you.
table-talk-react = Make a face
table-talk-report = Report
table-talk-nothing = Nobody has said anything yet.

table-leave = Leave the table
table-leave-text = Your seat stays yours. A bot may play for you until you are back.
table-stand-in = Let { $bot } play for me
table-away-text = You have left this table; your seat is kept.
table-bot-text = { $bot } is playing for you.
table-return = I am back
table-close = Close the table for everybody
table-close-text = The game ends here for everyone. This cannot be taken back.
table-cancel = Stay
table-notify = Tell me when it is my turn
table-notify-on = You will be told when it is your turn
table-notify-blocked = The browser does not allow notices
table-speed = Speed
table-volume = Sounds

table-report = Report this position
table-report-text = Something wrong, or a rule that looks odd? Tell us what you expected. The position goes along.
table-report-what = What is wrong?
table-report-send = Send
table-report-sent = Thank you. It is with whoever runs this server.
table-report-copy = Copy the position
table-report-copied = Copied.
table-report-save = Save as a file

table-pass-lead = Pass the screen to
table-pass-text = { $name } is done, and nothing of it shows. Everyone else looks at the ceiling.
table-pass-first = Everyone else looks at the ceiling.
table-pass-go = I am { $name }, show me
table-pass-back = Not yet, back to { $name }
table-pass-says-1 = not looking.
table-pass-says-2 = not looking either!
table-pass-covers = { $name } covers both eyes

table-over = It is over
table-over-won = You have won!
table-over-sheet = The reckoning
table-over-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-over-winner = winner
table-over-rematch = Once more!
table-over-whole-game = Now a whole game!
table-over-rematch-join = To the rematch
table-over-replay = Watch it again
table-over-fair = Was it all fair?
table-over-export = Take the game home
table-over-show = The end
table-closed = This table is closed.
table-shelf = Back to the shelf

# --- The plain board, for games that nobody has drawn one for

table-plain-moves = What you can do
table-plain-state = The table as it stands
