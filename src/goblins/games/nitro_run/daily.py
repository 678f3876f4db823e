"""The run of the day: a date gives everybody one chasm and, where they play by themselves, one seed (NR-daily).

A server that keeps a table of the day deals from a seed of its own, made from the date and its secret: nobody can
practise it before, and once the day is over the seed is published, so that everybody can check it and play it again.
"""

import dataclasses
import datetime
import hashlib
import hmac

from ...kernel.faces import name_of
from ...kernel.words import Sentence, Term
from .seen import View
from .terms import CHASMS, Chasm

FACES = {"happy": "☺", "angry": "☹", "gone": "✗"}


@dataclasses.dataclass(frozen=True)
class Daily:
    date: datetime.date
    chasm: str
    seed: str

    @property
    def options(self) -> dict[str, str]:
        return {"chasm": self.chasm}


def day_of(date: datetime.date) -> Daily:
    """What everybody plays on that date, wherever they are."""
    seed = f"nitro-run daily {date.isoformat()}"
    lot = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:4], "big")
    return Daily(date, name_of(Chasm(lot % CHASMS)), seed)


def server_seed(date: datetime.date, secret: bytes) -> str:
    """The seed of a server's own table of that day; it betrays nothing of the secret."""
    return hmac.new(secret, day_of(date).seed.encode(), hashlib.sha256).hexdigest()


def line_to_share(date: datetime.date, view: View) -> Sentence:
    """One line about a finished run of the day: what arrived, and how late it was."""
    day, chasm = view.week.day, Term(f"nitro-run-chasm-{view.chasm}", view.chasm)
    if view.run is None or view.ending == "exploded":
        return Sentence("nitro-run-daily-boom", {"date": date.isoformat(), "chasm": chasm, "day": day})
    cart = "".join(FACES[bottle.face] for bottle in view.run.cart)
    arguments = {"date": date.isoformat(), "chasm": chasm, "day": day, "points": view.run.points, "cart": cart}
    return Sentence("nitro-run-daily-line", arguments)
