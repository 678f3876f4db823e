"""Everything that a stranger can make grow, how far it may, and what happens then.

There is no such limit elsewhere. `docs/tables.md` shows them as a table, which a test compares with this file, and
`/metrics` tells of each how much is used and how often it has refused somebody.
"""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.errors import BadInput

KB, MB = 1 << 10, 1 << 20


class Budget:
    """`used` is how much there is now; of what comes and goes at once, such as a body, the most that was seen."""

    def __init__(self, name: str, most: int, unit: str, of: str, then: str) -> None:
        self.name, self.most, self.unit, self.of, self.then = name, most, unit, of, then
        self.used = 0.0
        self.refused = 0
        self.measure: Callable[[], float] | None = None  # where it is not noted but counted

    @property
    def limit(self) -> str:
        """As the documents tell it."""
        if self.unit == "bytes":
            return f"{self.most // MB} MB" if self.most >= MB else f"{self.most // KB} KB"
        return f"{self.most:,} {self.unit}"

    def note(self, used: float) -> None:
        self.used = max(self.used, used)

    def refuse(self) -> None:
        self.refused += 1

    def refusal(self, key: str, **arguments: str | int) -> BadInput:
        """To be raised."""
        self.refuse()
        return BadInput(key, **arguments)

    def hold(self, used: float, key: str, **arguments: str | int) -> None:
        """BadInput if this is more than there may be."""
        if used > self.most:
            raise self.refusal(key, **(arguments or {"most": self.most}))
        self.note(used)


class Rate(Budget):
    """A bucket of tokens that fills up to `burst`; `used` is how many were taken."""

    def __init__(self, name: str, per_second: float, burst: int, unit: str, of: str, then: str) -> None:
        super().__init__(name, burst, unit, of, then)
        self.per_second, self.burst = per_second, burst

    @property
    def limit(self) -> str:
        if self.unit == "bytes":
            return f"{round(self.per_second / KB)} KB a second, {self.burst // MB} MB at once"
        pace = f"{self.per_second:g} a second" if self.per_second >= 0.1 else f"{self.per_second * 60:g} a minute"
        return f"{pace}, {self.burst:,} {self.unit} at once"


LATER = "429, and the connection ends"
TOLD = "refused with the reason"

# -------------------------------------------------------------------------------------------------- how often

REQUESTS = Rate(
    "requests", 40, 300, "requests", "an address, handshakes included", "429 a second late, and the connection ends"
)
ASKING = Rate("asking", 20, 100, "requests", "a person; an address", LATER)
THINKING = Rate("thinking", 4, 40, "costly requests", "a person; an address", LATER)
PROCESSOR = Rate("processor", 0.5, 30, "seconds", "a person; an address: processor time of costly requests", LATER)
OPENING = Rate("opening", 0.1, 20, "tables", "a person; an address", LATER)
ARRIVING = Rate("arriving", 0.2, 60, "new people", "an address: a whole club may sit behind one", LATER)
JOINING = Rate("joining", 0.2, 20, "invitations", "a person; an address", LATER)
CODES = Rate("codes", 1 / 60, 5, "recovery codes", "a person; an address", LATER)
SIGN_IN = Rate("sign-in", 1 / 30, 6, "codes", "a person; an address", LATER)
REPORTING = Rate("reporting", 1 / 60, 5, "reports", "a person; an address", LATER)
DOCUMENTS = Rate("documents", 0.2, 10, "documents", "a person; an address: imports, and one's own data", LATER)
FEEDS = Rate("feeds", 0.2, 30, "feeds", "an address", LATER)
FIGURES = Rate("figures", 2, 20, "requests", "an address, for /metrics", LATER)
TALKING = Rate("talking", 1, 12, "lines", "a person at a table", TOLD)
TALKING_NEARBY = Rate("talking-nearby", 10, 120, "lines", "an address, at all tables", TOLD)
MESSAGES = Rate(
    "messages", 50, 200, "messages, pings and pongs", "a socket", "pings stay unanswered, messages are refused"
)
SENDING = Rate("sending", 100 * KB, 16 * MB, "bytes", "an address: messages and bodies", TOLD)
LOGGING = Rate("logging", 1 / 3, 20, "lines", "a cause, in the server's log", "counted, and told later in one line")

OVERDRAFTS = Budget("overdrafts", 200, "messages", "a socket, beyond its rate", "closed (4029)")
PENITENTS = Budget("penitents", 200, "requests", "a process: 429s that are still to be told", "told at once")
BUCKETS = Budget("buckets", 20_000, "callers", "a kind of rate", "whoever has not asked for longest is forgotten")
LOG_CAUSES = Budget("log-causes", 200, "causes", "a process", "all others count as one")

# ------------------------------------------------------------------------------------------ sockets, connections

SOCKETS_OF_A_PERSON = Budget("sockets-of-a-person", 24, "sockets", "a person", "closed (4029)")
SOCKETS_OF_AN_ADDRESS = Budget("sockets-of-an-address", 200, "sockets", "an address", "closed (4029)")
SOCKETS = Budget("sockets", 20_000, "sockets", "a process", "closed (4029)")
WAITING = Budget(
    "waiting", 32 * KB, "bytes", "a socket: sent, and not taken", "nothing more is sent or read until it is taken"
)
TAKEN_WITHIN = Budget(
    "taken-within", 30, "seconds", "a client, to take some of what is sent", "cut off; a socket with 4008"
)
PART = Budget("part", 32 * KB, "bytes", "the rows of an update", "the rest comes in the next update")
ANSWER = Budget("answer", 1 * MB, "bytes", "the rows of an update over HTTP", "one asks again for the rest")
ASKED = Budget("asked", 32, "requests", "a socket, unanswered", "we read no further")
UNFINISHED = Budget(
    "unfinished", 1000, "connections", "a process, in the middle of a request", "the oldest is cut off"
)
HEADERS_WITHIN = Budget("headers-within", 10, "seconds", "a request", "cut off")
BODY_WITHIN = Budget("body-within", 25, "seconds", "a request", "408")

# ----------------------------------------------------------------------------------------------------- sizes

FRAME = Budget("frame", 64 * KB, "bytes", "a message, as it is sent", "closed (1009)")
PIECES = Budget("pieces", 64, "pieces", "a message", "cut off")
MESSAGE = Budget("message", 16 * KB, "bytes", "a message", TOLD)
RAW_HEADERS = Budget("raw-headers", 32 * KB, "bytes", "a request's head", "400, cut off")
HEADERS = Budget("headers", 16 * KB, "bytes", "a request's headers", "431")
PATH = Budget("path", 2000, "characters", "a request", "414")
BODY = Budget("body", 64 * KB, "bytes", "a request", "413")
DOCUMENT = Budget("document", 1 * MB, "bytes", "a journal or a position that somebody brings", "413")
SAID = Budget("said", 2000, "sentences", "a request for words", "413")
SAID_BODY = Budget("said-body", 512 * KB, "bytes", "a request for words", "413")
NAME = Budget("name", 24, "characters", "a person", TOLD)
TALK = Budget("talk", 300, "characters", "a line of talk", TOLD)
REPORT = Budget("report", 1000, "characters", "a report", TOLD)
SALT = Budget("salt", 64, "characters", "a person at a table", TOLD)
TICKET = Budget("ticket", 64, "characters", "a request", TOLD)
MOVE = Budget("move", 500, "characters", "a move in notation", "413")
TOKEN = Budget("token", 64, "characters", "an invitation", "404")
FORESEEN = Budget("foreseen", 32, "moves", "a look ahead", TOLD)
FRAMES = Budget("frames", 50, "frames", "an answer of a replay", TOLD)
JOURNAL_MOVES = Budget("journal-moves", 5000, "moves", "a journal that somebody brings", TOLD)
LISTED = Budget("listed", 50, "tables", "a page of a list", TOLD)
RUNS = Budget("runs", 500, "tables", "a look at one's own runs", "older ones are left out")

# ---------------------------------------------------------------------------------------------- tables, memory

TABLE_ROWS = Budget("table-rows", 20_000, "rows", "a table", "one can only leave it or close it")
TABLE_BYTES = Budget("table-bytes", 8 * MB, "bytes", "a table's journal", "one can only leave it or close it")
TALK_OF_A_SEAT = Budget("talk-of-a-seat", 500, "lines", "a seat at a table", TOLD)
TALK_TOLD = Budget("talk-told", 100, "lines", "an update", "older lines come without their words")
TICKETS = Budget("tickets", 256, "tickets", "a seat at a table", "the oldest is forgotten")
TABLES_OF_A_HOST = Budget("tables-of-a-host", 200, "tables", "a host: gathering or in play", TOLD)
TABLE_MEMORY = Budget(
    "table-memory",
    512 * MB,
    "bytes",
    "the tables in a process's memory, estimated",
    "idle ones leave; no other one is loaded (503)",
)
IDLE_WITHIN = Budget("idle-within", 300, "seconds", "a table that nobody needs", "it leaves memory")
PEOPLE_KNOWN = Budget("people-known", 4096, "people", "a process's memory", "the one seen longest ago is forgotten")
REVIEWS = Budget("reviews", 64, "reviews", "a process", "the one asked for longest ago is forgotten")
REPORTS = Budget("reports", 10_000, "reports", "the store", TOLD)

# ------------------------------------------------------------------------------------------------ costly work

WORK_OF_A_PERSON = Budget("work-of-a-person", 3, "costly requests", "a person, at once", LATER)
WORK_OF_AN_ADDRESS = Budget("work-of-an-address", 8, "costly requests", "an address, at once", LATER)
WORK = Budget("work", 64, "costly requests", "a process, at once", "503")

ALL = [one for one in globals().copy().values() if isinstance(one, Budget)]
