"""What counts for how much when the overseer acts; only their order matters."""

LAYING = 1_000
LATE = 850  # to walk for whoever would not get there in time otherwise
TOGETHER = 800  # a task that all grunts are there for
GATHERING = 720
FIRST_OF_PAIR = 700  # of the two that gather
HURRYING = 690  # a section that would be ready too late
DRAFTING = 600
PLANNING = 550  # a card full of grunts fabricates for one action, an empty one for three
FABRICATING = 500
WALKING = 300
BLASTING = 350
DUMPING = 250  # a section that nobody needs is laid out of the way
RUSHING = 50
