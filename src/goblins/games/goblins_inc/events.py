"""Everything that can happen in Goblins Inc., declared once. Events are enough to rebuild the public view."""

from enum import IntEnum
from typing import Annotated

from ...kernel.faces import Event, Name, Number, SeatName, Vocabulary
from .moves import Pick
from .notation import Dice, SquareName, TileName
from .terms import (
    CARDS,
    MOST_TOKENS,
    Ability,
    Agenda,
    Bet,
    Ending,
    Job,
    Phase,
    Side,
    Steering,
    Target,
    Turn,
)

Seat = Annotated[str, SeatName()]
SeatMask = Annotated[int, Number(0, 63)]
Team = Annotated[int, Number(1, 2)]
TileField = Annotated[str, TileName()]
SquareField = Annotated[str, SquareName()]
MaybeSquare = Annotated[str, SquareName(none=True)]
TurnName = Annotated[str, Name(Turn)]
SideName = Annotated[str, Name(Side)]
JobName = Annotated[str, Name(Job)]
AgendaName = Annotated[str, Name(Agenda)]
BetName = Annotated[str, Name(Bet)]
AbilityName = Annotated[str, Name(Ability)]
SteeringName = Annotated[str, Name(Steering)]
TargetName = Annotated[str, Name(Target)]
PickName = Annotated[str, Name(Pick)]
PhaseName = Annotated[str, Name(Phase)]
EndingName = Annotated[str, Name(Ending)]
CardNumber = Annotated[int, Number(1, CARDS)]
TokenNumber = Annotated[int, Number(1, MOST_TOKENS)]
RowNumber = Annotated[int, Number(1, 5)]
RoundNumber = Annotated[int, Number(1, 4)]
DiceRow = Annotated[str, Dice(0)]
Count = Annotated[int, Number(0, 31)]
Flag = Annotated[int, Number(0, 1)]
Points = Annotated[int, Number(0, 255)]


class Happening(IntEnum):
    ROUND_BEGAN = 0
    TEAMED_UP = 1
    SOLO_SEAT = 2
    STARTER_CHOSEN = 3
    BLUEPRINT_SHOWN = 4
    AGENDA_OPENED = 5
    DREW_AGENDAS = 6
    DREW_AGENDA = 7
    JOB_GIVEN = 8
    STEP_BEGAN = 9
    DREW_TILES = 10
    DREW_TILE = 11
    GIFT_SEALED = 12
    GIFTS_GIVEN = 13
    GIFT_SEEN = 14
    PLACED_SECRETLY = 15
    LIFTED_SECRETLY = 16
    WAS_DONE = 17
    BUILT = 18
    FELL_LOOSE = 19
    AGENDA_DISCARDED = 20
    BET_MADE = 21
    AGENDAS_KEPT = 22
    TOKEN_PLACED = 23
    FIGHT_ROUND_BEGAN = 24
    CREW_CHANGED = 25
    CARD_SHOWN = 26
    PILOT_SEALED = 27
    PICK_SEALED = 28
    PILOT_SHOWED = 29
    GOOFED = 30
    ENGINES_COUNTED = 31
    TURNED = 32
    PICK_SHOWED = 33
    CARD_TAKEN = 34
    CARD_MISSED = 35
    FIRST_BY_LOT = 36
    ABILITY_USED = 37
    CRANED = 38
    DICE_ROLLED = 39
    DICE_CHANGED = 40
    DICE_ORDERED = 41
    DICE_SHOWN = 42
    ATTACK_BEGAN = 43
    STRUCK = 44
    TOKEN_LOST = 45
    DESTROYED = 46
    CUT_OFF = 47
    TOKEN_GONE = 48
    GOBLIN_LEFT = 49
    COCKPIT_EMPTY = 50
    DISABLED = 51
    FIGHT_WON = 52
    FIGHT_DRAWN = 53
    WIN_SCORED = 54
    AGENDA_SCORED = 55
    PROMOTED = 56
    DISCARD_SHOWN = 57
    THIRD_ROUND = 58
    GAME_ENDED = 59
    ASKED = 60


class RoundBegan(Event, frozen=True):
    """A round of the competition begins."""

    number: RoundNumber
    rounds: RoundNumber
    tokens: Count


class TeamedUp(Event, frozen=True):
    """Who is in which team this round."""

    seat: Seat
    team: Team


class SoloSeat(Event, frozen=True):
    """This player has no partner this round."""

    seat: Seat


class StarterChosen(Event, frozen=True):
    seat: Seat


class BlueprintShown(Event, frozen=True):
    """The four squares that cannot be built on."""

    a: SquareField
    b: SquareField
    c: SquareField
    d: SquareField


class AgendaOpened(Event, frozen=True):
    """Party: everyone will score this agenda."""

    agenda: AgendaName


class DrewAgendas(Event, frozen=True):
    seat: Seat
    cards: Count


class DrewAgenda(Event, frozen=True):
    """Told to the drawer."""

    seat: Seat
    agenda: AgendaName


class JobGiven(Event, frozen=True):
    """Who plans and who builds."""

    silent = True
    seat: Seat
    job: JobName


class StepBegan(Event, frozen=True):
    step: Count


class DrewTiles(Event, frozen=True):
    seat: Seat
    tiles: Count


class DrewTile(Event, frozen=True):
    """Told to the drawer."""

    seat: Seat
    tile: TileField


class GiftSealed(Event, frozen=True):
    """Told to the giver."""

    seat: Seat
    tile: TileField
    other: TileField


class GiftsGiven(Event, frozen=True):
    seat: Seat
    receiver: Seat


class GiftSeen(Event, frozen=True):
    """Told to giver and receiver."""

    seat: Seat
    receiver: Seat
    tile: TileField


class PlacedSecretly(Event, frozen=True):
    """Told to the builder."""

    silent = True
    seat: Seat
    tile: TileField
    square: SquareField
    turn: TurnName


class LiftedSecretly(Event, frozen=True):
    """Told to the builder."""

    silent = True
    seat: Seat
    tile: TileField


class WasDone(Event, frozen=True):
    """Somebody has answered."""

    silent = True
    seat: Seat


class Built(Event, frozen=True):
    seat: Seat
    team: Team
    tile: TileField
    square: SquareField
    turn: TurnName


class FellLoose(Event, frozen=True):
    team: Team
    tile: TileField
    square: SquareField


class AgendaDiscarded(Event, frozen=True):
    """Told to the owner."""

    seat: Seat
    agenda: AgendaName


class BetMade(Event, frozen=True):
    """Told to the owner."""

    seat: Seat
    bet: BetName


class AgendasKept(Event, frozen=True):
    seat: Seat


class TokenPlaced(Event, frozen=True):
    team: Team
    first: SquareField
    second: MaybeSquare


class FightRoundBegan(Event, frozen=True):
    number: RoundNumber


class CrewChanged(Event, frozen=True):
    """Pilot and tactician of this fight round."""

    silent = True
    team: Team
    pilot: Seat
    tactician: Seat


class CardShown(Event, frozen=True):
    place: PickName
    card: CardNumber
    ability: AbilityName
    other_ability: AbilityName


class PilotSealed(Event, frozen=True):
    """Told to the pilot."""

    silent = True
    seat: Seat
    steering: SteeringName
    target: TargetName


class PickSealed(Event, frozen=True):
    """Told to the tactician."""

    silent = True
    seat: Seat
    pick: PickName


class PilotShowed(Event, frozen=True):
    seat: Seat
    steering: SteeringName
    target: TargetName


class Goofed(Event, frozen=True):
    team: Team


class EnginesCounted(Event, frozen=True):
    team: Team
    engines: Count
    unused: Count
    overheated: Flag


class Turned(Event, frozen=True):
    """Which side of the yard is in front."""

    silent = True
    team: Team
    facing: SideName


class PickShowed(Event, frozen=True):
    seat: Seat
    pick: PickName


class CardTaken(Event, frozen=True):
    team: Team
    card: CardNumber
    ability: AbilityName
    other_ability: AbilityName


class CardMissed(Event, frozen=True):
    """The others had more unused engines."""

    team: Team


class FirstByLot(Event, frozen=True):
    """Equal engines: a die decides who acts first."""

    team: Team


class AbilityUsed(Event, frozen=True):
    team: Team
    ability: AbilityName


class Craned(Event, frozen=True):
    team: Team
    tile: TileField
    square: SquareField
    to: SquareField
    turn: TurnName


class DiceRolled(Event, frozen=True):
    team: Team
    dice: DiceRow


class DiceChanged(Event, frozen=True):
    """Told to the own team."""

    team: Team
    ability: AbilityName
    dice: DiceRow


class DiceOrdered(Event, frozen=True):
    """Told to the own team."""

    silent = True
    team: Team
    rows: DiceRow


class DiceShown(Event, frozen=True):
    team: Team
    dice: DiceRow
    rows: DiceRow
    dynamite: Flag


class AttackBegan(Event, frozen=True):
    """Which robot is struck now."""

    silent = True
    team: Team


class Struck(Event, frozen=True):
    """A die strikes this robot."""

    team: Team
    row: RowNumber
    square: MaybeSquare


class TokenLost(Event, frozen=True):
    team: Team
    token: TokenNumber
    square: SquareField


class Destroyed(Event, frozen=True):
    team: Team
    tile: TileField
    square: SquareField


class CutOff(Event, frozen=True):
    team: Team
    tile: TileField
    square: SquareField


class TokenGone(Event, frozen=True):
    """It lay on a tile that fell."""

    team: Team
    token: TokenNumber


class GoblinLeft(Event, frozen=True):
    seat: Seat
    team: Team


class CockpitEmpty(Event, frozen=True):
    """A hit on an empty cockpit."""

    team: Team


class Disabled(Event, frozen=True):
    team: Team


class FightWon(Event, frozen=True):
    team: Team


class FightDrawn(Event, frozen=True):
    pass


class WinScored(Event, frozen=True):
    seat: Seat
    points: Points


class AgendaScored(Event, frozen=True):
    seat: Seat
    agenda: AgendaName
    bet: BetName
    points: Points


class Promoted(Event, frozen=True):
    seat: Seat


class DiscardShown(Event, frozen=True):
    """Once the game is over."""

    seat: Seat
    agenda: AgendaName


class ThirdRound(Event, frozen=True):
    """A tie for the first place: another round."""


class GameEnded(Event, frozen=True):
    """The verdict says it in words."""

    silent = True
    ending: EndingName


class Asked(Event, frozen=True):
    """Who decides now, and what."""

    silent = True
    seats: SeatMask
    phase: PhaseName


EVENTS = Vocabulary(
    Happening,
    RoundBegan,
    TeamedUp,
    SoloSeat,
    StarterChosen,
    BlueprintShown,
    AgendaOpened,
    DrewAgendas,
    DrewAgenda,
    JobGiven,
    StepBegan,
    DrewTiles,
    DrewTile,
    GiftSealed,
    GiftsGiven,
    GiftSeen,
    PlacedSecretly,
    LiftedSecretly,
    WasDone,
    Built,
    FellLoose,
    AgendaDiscarded,
    BetMade,
    AgendasKept,
    TokenPlaced,
    FightRoundBegan,
    CrewChanged,
    CardShown,
    PilotSealed,
    PickSealed,
    PilotShowed,
    Goofed,
    EnginesCounted,
    Turned,
    PickShowed,
    CardTaken,
    CardMissed,
    FirstByLot,
    AbilityUsed,
    Craned,
    DiceRolled,
    DiceChanged,
    DiceOrdered,
    DiceShown,
    AttackBegan,
    Struck,
    TokenLost,
    Destroyed,
    CutOff,
    TokenGone,
    GoblinLeft,
    CockpitEmpty,
    Disabled,
    FightWon,
    FightDrawn,
    WinScored,
    AgendaScored,
    Promoted,
    DiscardShown,
    ThirdRound,
    GameEnded,
    Asked,
)

round_began = EVENTS.packer(RoundBegan)
teamed_up = EVENTS.packer(TeamedUp)
solo_seat = EVENTS.packer(SoloSeat)
starter_chosen = EVENTS.packer(StarterChosen)
blueprint_shown = EVENTS.packer(BlueprintShown)
agenda_opened = EVENTS.packer(AgendaOpened)
drew_agendas = EVENTS.packer(DrewAgendas)
drew_agenda = EVENTS.packer(DrewAgenda)
job_given = EVENTS.packer(JobGiven)
step_began = EVENTS.packer(StepBegan)
drew_tiles = EVENTS.packer(DrewTiles)
drew_tile = EVENTS.packer(DrewTile)
gift_sealed = EVENTS.packer(GiftSealed)
gifts_given = EVENTS.packer(GiftsGiven)
gift_seen = EVENTS.packer(GiftSeen)
placed_secretly = EVENTS.packer(PlacedSecretly)
lifted_secretly = EVENTS.packer(LiftedSecretly)
was_done = EVENTS.packer(WasDone)
built = EVENTS.packer(Built)
fell_loose = EVENTS.packer(FellLoose)
agenda_discarded = EVENTS.packer(AgendaDiscarded)
bet_made = EVENTS.packer(BetMade)
agendas_kept = EVENTS.packer(AgendasKept)
token_placed = EVENTS.packer(TokenPlaced)
fight_round_began = EVENTS.packer(FightRoundBegan)
crew_changed = EVENTS.packer(CrewChanged)
card_shown = EVENTS.packer(CardShown)
pilot_sealed = EVENTS.packer(PilotSealed)
pick_sealed = EVENTS.packer(PickSealed)
pilot_showed = EVENTS.packer(PilotShowed)
goofed = EVENTS.packer(Goofed)
engines_counted = EVENTS.packer(EnginesCounted)
turned = EVENTS.packer(Turned)
pick_showed = EVENTS.packer(PickShowed)
card_taken = EVENTS.packer(CardTaken)
card_missed = EVENTS.packer(CardMissed)
first_by_lot = EVENTS.packer(FirstByLot)
ability_used = EVENTS.packer(AbilityUsed)
craned = EVENTS.packer(Craned)
dice_rolled = EVENTS.packer(DiceRolled)
dice_changed = EVENTS.packer(DiceChanged)
dice_ordered = EVENTS.packer(DiceOrdered)
dice_shown = EVENTS.packer(DiceShown)
attack_began = EVENTS.packer(AttackBegan)
struck = EVENTS.packer(Struck)
token_lost = EVENTS.packer(TokenLost)
destroyed = EVENTS.packer(Destroyed)
cut_off = EVENTS.packer(CutOff)
token_gone = EVENTS.packer(TokenGone)
goblin_left = EVENTS.packer(GoblinLeft)
cockpit_empty = EVENTS.packer(CockpitEmpty)
disabled = EVENTS.packer(Disabled)
fight_won = EVENTS.packer(FightWon)
fight_drawn = EVENTS.packer(FightDrawn)
win_scored = EVENTS.packer(WinScored)
agenda_scored = EVENTS.packer(AgendaScored)
promoted = EVENTS.packer(Promoted)
discard_shown = EVENTS.packer(DiscardShown)
third_round = EVENTS.packer(ThirdRound)
game_ended = EVENTS.packer(GameEnded)
asked = EVENTS.packer(Asked)
