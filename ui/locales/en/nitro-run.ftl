# What only the page says of Nitro Run. The rules' own words live in src/goblins/locales.

# --- Chapters of the rules

nitro-run-chapter-NR-chasm = The chasm
nitro-run-chapter-NR-half-spaces = Half-spaces
nitro-run-chapter-NR-entrance = Entrance and exit
nitro-run-chapter-NR-hexes = The specs
nitro-run-chapter-NR-stack = Planning
nitro-run-chapter-NR-peek = Peeking
nitro-run-chapter-NR-card = The production card
nitro-run-chapter-NR-actions = Two actions each
nitro-run-chapter-NR-delegate = Delegating
nitro-run-chapter-NR-team = Team action
nitro-run-chapter-NR-line = The production line
nitro-run-chapter-NR-move = Moving
nitro-run-chapter-NR-build-track = Building
nitro-run-chapter-NR-workflow = Workflow
nitro-run-chapter-NR-rubble = Rubble
nitro-run-chapter-NR-stunned = Rubble on heads
nitro-run-chapter-NR-clean = Cleaning up
nitro-run-chapter-NR-demolish = Demolishing
nitro-run-chapter-NR-day-end = The end of a day
nitro-run-chapter-NR-overtime = Overtime
nitro-run-chapter-NR-out-of-track = Out of track
nitro-run-chapter-NR-continuous = A way through
nitro-run-chapter-NR-cart = The cart
nitro-run-chapter-NR-step = Section by section
nitro-run-chapter-NR-brake = Brakes
nitro-run-chapter-NR-lighten = Lightening the load
nitro-run-chapter-NR-score = Points and verdicts
nitro-run-chapter-NR-daily = The run of the day
