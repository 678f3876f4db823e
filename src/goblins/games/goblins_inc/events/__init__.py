"""Everything that can happen in Goblins Inc., declared once. Events are enough to rebuild the public view.

The log in words tells each thing once. What only moves pieces, tile by tile and token by token, is silent: pictures
and statistics are made of it.
"""

from ....kernel.vocabulary import Vocabulary
from .building import (
    AgendaDiscarded,
    AgendasKept,
    Armored,
    Assembled,
    BetMade,
    BuildingEnded,
    Built,
    DrewHand,
    DrewTiles,
    FellLoose,
    GiftSealed,
    GiftSeen,
    GiftsExchanged,
    LiftedSecretly,
    PlacedSecretly,
    StepBegan,
    TileShown,
    TokenPlaced,
    WasDone,
)
from .damage import (
    AttackBegan,
    CockpitEmpty,
    Destroyed,
    GoblinLeft,
    RowEmpty,
    TokenGivenUp,
    TokenLost,
    TokensHit,
)
from .fields import IncEvent
from .fighting import (
    AbilityUsed,
    CardMissed,
    CardTaken,
    Craned,
    DiceChanged,
    DiceOrdered,
    DiceRolled,
    DiceShown,
    FightRoundBegan,
    FirstByLot,
    Goofed,
    PickSealed,
    PilotSealed,
    PilotShowed,
    Sabotaged,
    Taped,
)
from .scoring import (
    AgendaScored,
    Asked,
    Disabled,
    DiscardsShown,
    FightDrawn,
    FightEnded,
    FightWon,
    GameEnded,
    Promoted,
    RoundScored,
    ThirdRound,
    Totals,
    WinScored,
)
from .team_up import (
    AgendasDealt,
    AgendasOpened,
    BlueprintShown,
    DrewAgendas,
    RoundBegan,
    SoloSeat,
    StarterChosen,
    TeamedUp,
)

EVENTS = Vocabulary(IncEvent)
