# What every game shares: seats, questions, refusals, and what is wrong with an input.

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-violet = Violet
seat-bone = Bone

# Whoever sits there. A label; the reader; anybody else, by name.
sitter-label =
    { $seat-is ->
        [you] You
       *[other] { $seat }
    }
sitter-you = you
    .genitive = your
    .dative = you
    .accusative = you
    .instrumental = you
sitter-named = { $name }
    .genitive = { $name }’s

question-over = The game is over.
question-move = It is your move.
question-waiting = Waiting for { $seat-accusative }.

refusal-game-over = The game is over; nothing more can be played.
refusal-not-asked =
    { $seat-is ->
        [you] It is not your decision now; wait until you are asked.
       *[other] It is not { $seat-genitive } decision now; others decide first.
    }
refusal-no-move = That number is no move of this game.

bad-language = There is no language “{ $found }”; there are { $known }.
bad-game = There is no game “{ $found }”; there are: { $known }.
bad-game-near = There is no game “{ $found }”. Did you mean “{ $near }”?
bad-game-file-line = { $file }, line { $line }: { $problem }.
bad-game-file-broken = The game { $file } cannot be used: { $problem }.
bad-game-file-none = { $file } defines no game: it needs GAME = Game(…).
bad-game-file-id = { $file }: a game cannot be called “{ $found }”; small letters, digits and hyphens make a name.
bad-game-file-taken = { $file }: there is a game “{ $game }” already; give this one another id.
bad-game-file-name = { $file } is announced as “{ $name }”, but its id is “{ $found }”.
bad-seat = There is no seat “{ $found }” at this table; there are { $known }.
bad-seat-near = There is no seat “{ $found }” at this table. Did you mean “{ $near }”?
bad-seats = { $game } is played with { $known } seats, not { $found }.
bad-seats-alone = { $game } is played by one alone, not by { $found }.
bad-bot = There is no bot “{ $found }” for { $game }; there are { $known }.
bad-bot-near = There is no bot “{ $found }”. Did you mean “{ $near }”?
bad-bot-thinks = “{ $found }” thinks, and would take too long here: simulations are for bots that answer at once. Try “goblins ladder”.
bad-bot-count = “{ $found }” is no number of iterations: write it like schemer:400, with at most { $most }.
bad-bot-setting = “{ $found }” has a setting that does not exist, or a value that is no number. There are { $known }, each with a number from 0 on.
bad-option = There is no option “{ $found }”; there are { $known }.
bad-option-near = There is no option “{ $found }”. Did you mean “{ $near }”?
bad-option-value = The option “{ $option }” cannot be “{ $found }”; it can be { $known }.
bad-component = Nothing here is called “{ $found }”; there are { $known }.
bad-chapter = The rules have no chapter “{ $found }”; there are { $known }.
bad-key = A key is 32 hexadecimal digits.
bad-undo = Nothing can be taken back now: a die has been rolled, something has been revealed, or somebody else has acted since.

bad-packed = { $packed } is the number of no move.
bad-move-document = That is no move of this game: { $problem }.
bad-move-verb = “{ $found }” is no move; there are { $known }.
bad-move-verb-near = “{ $found }” is no move. Did you mean “{ $near }”?
bad-move-form = “{ $found }” cannot be read; write it as “{ $form }”.
bad-move-field = “{ $found }” cannot be the { $field } of “{ $verb }”; it can be { $known }.
bad-move-field-near = “{ $found }” cannot be the { $field } of “{ $verb }”. Did you mean “{ $near }”?

the-document = the document
bad-file-not-read = { $file } cannot be read: { $problem }.
bad-file-not-written = { $file } cannot be written: { $problem }. Nothing was changed.
bad-file-not-text = { $file } is not a text file.
bad-file-too-large = { $file } is far too large to be a journal or a position.
bad-file-not-json = { $file } is broken or cut off near line { $line }.
bad-file-foreign = { $file } is neither a journal nor a position of ours.
bad-file-checksum = { $file } has been changed since it was written: its checksum does not fit.
bad-file-checksum-editable = { $file } has been changed since it was written: its checksum does not fit. If you changed it on purpose, remove the checksum.
bad-file-field = { $file }: “{ $field }” is missing or of the wrong kind.
bad-file-part = { $file }, { $part }: { $problem }
bad-file-line = { $file }, line { $line }: { $problem }
bad-file-newer = { $file } was written for rules version { $found }; this program knows { $known }.
bad-file-other-rules = { $file } was played by rules version { $found }; this program plays version { $known } and cannot replay it.
bad-file-move = { $file }, move { $number }, “{ $move }”: { $problem }
bad-file-end = { $file } replays to another end than it says.

bad-document-not-an-object = At { $where } there should be an object in braces.
bad-document-not-a-list = At { $where } there should be a list in brackets.
bad-document-list-too-long = The list at { $where } has more than { $most } items.
bad-document-unknown-field = There is no field { $where }.
bad-document-missing-field = { $where } is missing; it must be stated.
bad-document-unknown-name = At { $where }, “{ $found }” is unknown; there are { $known }.
bad-document-not-a-number = At { $where } there should be a whole number.
bad-document-number-too-large = The number at { $where } is too large or too small.

bad-text-word = “{ $found }” is unknown ({ $where }); there are { $known }.
bad-text-word-near = “{ $found }” is unknown ({ $where }). Did you mean “{ $near }”?
bad-text-number = “{ $found }” does not fit ({ $where }): a number from { $low } to { $high } would.
bad-text-more = Something is missing ({ $where }); these would fit: { $known }.
bad-text-less = “{ $found }” is too much ({ $where }).
bad-text-twice = “{ $found }” has been said before; say it once.
bad-text-seats = The seats of a table follow each other: { $known }.
bad-text-none-left = There is no { $piece } left ({ $where }).

bad-position-asked = The seats that are asked do not fit the table.
bad-position-chance = The key or the number of draws cannot be right.
bad-position-impossible = This position cannot be: { $problem }
bad-position-not-written = This position cannot be written down again, so no table can be opened from it: { $problem }
bad-position-changed = This position reads otherwise when it is written down as { $form } and read again, so no table can be opened from it.
bad-script = “{ $move }” draws from a script with an outcome that draw does not have.
bad-script-list = A script is a list of at most { $most } draws.
bad-script-set-up = The script asks for an outcome that a draw of the set-up does not have.
bad-script-item = “{ $found }” is no scripted draw; write { "[\"table\", 3]" }, with a stream of { $known }.

bad-set = There is no component set “{ $found }”; there are { $known }, or a file of your own.
bad-set-toml = { $file } is not a valid TOML file: { $problem }
bad-set-file = { $file }, line { $line }: { $problem }
bad-set-head = The set must say its { $field }.
bad-set-game = The set is for “{ $found }”, not for “{ $game }”.
bad-set-source = The table { $where } must say where its figures come from: { "source = \"stated\"" }, { "\"derived\"" } or { "\"reconstructed\"" }.
bad-set-negative = There can be no negative number of pieces.
bad-set-hash = { $file } was played with other figures than those of the set “{ $set }” here.
