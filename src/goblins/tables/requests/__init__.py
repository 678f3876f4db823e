"""What people may ask of a table. Each request knows who may ask it, when, and which entries it leads to; one that
cannot be granted raises BadInput or Refused, with the reason, and nothing has happened."""

from .lobby import Arrange, Free, Join, Leave, Revoke, Salt, SeatBot, Sit, Start
from .people import Person, Request
from .playing import Close, HandBack, MakeMove, Remove, Return, TakeOver, Undo
from .talking import REACTIONS, Mute, React, Say

AnyRequest = (
    Arrange
    | Close
    | Free
    | HandBack
    | Join
    | Leave
    | MakeMove
    | Mute
    | React
    | Remove
    | Return
    | Revoke
    | Salt
    | Say
    | SeatBot
    | Sit
    | Start
    | TakeOver
    | Undo
)

TALK = (Say, React)

__all__ = [
    "REACTIONS",
    "TALK",
    "AnyRequest",
    "Close",
    "Join",
    "Leave",
    "MakeMove",
    "Person",
    "Request",
    "Start",
    "Undo",
]
