"""A miniature game that has every difficulty a game can bring, to prove the kernel and the contract suite.

Two or four burglars, partners sitting across, open eight crates. Each round the first burglar may peek into one
crate and remembers it alone; then all at once, sealed, each looks at a private die, may roll it again once, marks
a crate with one of four signs (a wide decision) and is done. Partners see each other's die, nobody sees marks. When
the last is done, everything is shown: a marked crate is opened, and the burglar gets the gem's worth plus the die,
plus two if the sign is that of the burglar's secret mission. The team with more points wins.
"""

from .game import MINIATURE

GAME = MINIATURE  # as every folder of `goblins.games` calls its game
__all__ = ["GAME", "MINIATURE"]
