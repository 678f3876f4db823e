"""Everything that can happen in Goblins Inc., declared once. Events are enough to rebuild the public view.

The log in words tells each thing once. What only moves pieces, tile by tile and token by token, is silent: pictures
and statistics are made of it. Of each event there is a rule that packs it, by its name in lower case:
`tell(log, EVERYONE, events.round_began(number, rounds, tokens))`.
"""

from collections.abc import Callable

from ....kernel.faces import Event, Vocabulary
from .building import *  # noqa: F403
from .damage import *  # noqa: F403
from .fighting import *  # noqa: F403
from .scoring import *  # noqa: F403
from .team_up import *  # noqa: F403

FACES = [face for face in globals().values() if isinstance(face, type) and issubclass(face, Event)]
WIDEST_FIRST = sorted((face for face in FACES if face is not Event), key=lambda face: -len(face.__struct_fields__))
EVENTS = Vocabulary(None, *WIDEST_FIRST)  # in this order all of their fields find room

globals().update(EVENTS.packers())


def __getattr__(name: str) -> Callable[..., int]:
    """The packers, for the type checker; at run time they are all there."""
    raise AttributeError(name)
