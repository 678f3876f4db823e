"""The fight: controls, reveal, squabble, rolling, and checking robots (GI-facing ... GI-disabled)."""

from ....kernel.chance import TABLE_STREAM, draw
from ....kernel.events import EVERYONE, Log, only, tell
from ....kernel.rule import rule
from ....kernel.steps import answer
from .. import events
from ..reasons import Reason
from ..state import Kit, State
from ..terms import (
    BLANK,
    CARDS,
    CARDS_SHOWN,
    FIGHT_ROUNDS,
    MOST_DICE,
    NOTHING,
    TEAMS,
    Ability,
    Defect,
    Goof,
    Phase,
    Steering,
    Target,
)
from .damage import FIRST_ATTACKER, begin_attack, strike_once, strikes_left
from .decks import draw_unused
from .dice import line_up_as_rolled, pack_dice
from .phases import enter
from .tactics import (
    FACES,
    abilities_of,
    is_an_order,
    may_act_after_roll,
    may_act_before_roll,
)
from .teams import enemy_of, team_mask
from .yard import count_arrows, count_engines, count_weapons

PASSED_OVER = 2  # an ability that was not used while it could be

# --------------------------------------------------------------------------------------------- controls


@rule
def begin_fight_round(s: State, kit: Kit, log: Log | None) -> None:
    """Turn up three tactics cards; pilots and tacticians seal their choices."""
    asked = 0
    for team in range(TEAMS):
        clear_controls(s, team)
        asked |= 1 << s.pilot[team] | 1 << s.tactician[team]
    for i in range(CARDS_SHOWN):
        s.shown[i] = draw_unused(s, s.tactics_used, CARDS, log)
    left, middle, right = abilities_of(kit, s.shown[0]), abilities_of(kit, s.shown[1]), abilities_of(kit, s.shown[2])
    pilots, tacticians = s.pilot, s.tactician
    began = events.FightRoundBegan.pack(
        s.fight_round, pilots[0], tacticians[0], pilots[1], tacticians[1], left, middle, right
    )
    tell(log, EVERYONE, began)
    enter(s, Phase.CONTROLS, asked, log)


@rule
def clear_controls(s: State, team: int) -> None:
    robot = s.robots[team]
    robot.card = NOTHING
    robot.engines = 0
    robot.unused = 0
    robot.overheated = 0
    robot.dice_rolled = 0
    robot.strikes = 0
    for ability in range(len(robot.used)):
        robot.used[ability] = 0
    for i in range(MOST_DICE):
        robot.rolled[i] = BLANK
        robot.dice[i] = BLANK
        robot.order[i] = BLANK
    for seat in range(s.table.seats):
        if s.players[seat].team == team:
            player = s.players[seat]
            player.steering = Steering.FRONT
            player.target = Target.FRONT
            player.has_steered = 0
            player.pick = NOTHING


@rule
def cost_of_controls(steering: int, target: int) -> int:
    """A quarter turn costs one engine, a half turn two; aiming at a side one, at the rear two."""
    cost = 0
    if steering == Steering.REAR:
        cost += 2
    elif steering != Steering.FRONT:
        cost += 1
    if target == Target.REAR:
        cost += 2
    elif target != Target.FRONT:
        cost += 1
    return cost


@rule
def refuse_controls(s: State) -> int:
    return Reason.NONE if s.phase == Phase.CONTROLS else Reason.NOT_AT_THE_CONTROLS


@rule
def refuse_piloting(s: State, seat: int) -> int:
    reason = refuse_controls(s)
    if reason == Reason.NONE and s.pilot[s.players[seat].team] != seat:
        reason = Reason.NOT_PILOT
    if reason == Reason.NONE and s.players[seat].has_steered:
        reason = Reason.HAS_STEERED
    return reason


@rule
def refuse_goof(s: State, kit: Kit, seat: int, steering: int, target: int) -> int:
    """Choosing more than the engines can do is a goof, and legal unless the table forbids it."""
    if s.options.goof == Goof.REFUSED:
        if cost_of_controls(steering, target) > count_engines(s.robots[s.players[seat].team], kit):
            return Reason.TOO_FEW_ENGINES
    return Reason.NONE


@rule
def refuse_picking(s: State, seat: int) -> int:
    reason = refuse_controls(s)
    if reason == Reason.NONE and s.tactician[s.players[seat].team] != seat:
        reason = Reason.NOT_TACTICIAN
    if reason == Reason.NONE and s.players[seat].pick != NOTHING:
        reason = Reason.HAS_PICKED
    return reason


@rule
def steer(s: State, seat: int, steering: int, target: int, log: Log | None) -> bool:
    """Seal the pilot's controller. True when everybody is done."""
    s.players[seat].steering = steering
    s.players[seat].target = target
    s.players[seat].has_steered = 1
    tell(log, only(seat), events.PilotSealed.pack(seat, steering, target))
    return answer_controls(s, seat, log)


@rule
def pick_card(s: State, seat: int, pick: int, log: Log | None) -> bool:
    s.players[seat].pick = pick
    tell(log, only(seat), events.PickSealed.pack(seat, pick))
    return answer_controls(s, seat, log)


@rule
def answer_controls(s: State, seat: int, log: Log | None) -> bool:
    """A lone player sets both controllers."""
    team, player = s.players[seat].team, s.players[seat]
    if s.pilot[team] == seat and not player.has_steered:
        return False
    if s.tactician[team] == seat and player.pick == NOTHING:
        return False
    tell(log, EVERYONE, events.WasDone.pack(seat))
    return answer(s, seat)


# ----------------------------------------------------------------------------------------------- reveal


@rule
def reveal_controls(s: State, kit: Kit, log: Log | None) -> bool:
    """Everything is shown. True when the dice can strike at once."""
    for team in range(TEAMS):
        reveal_pilot(s, kit, team, log)
    for team in range(TEAMS):
        squabble(s, kit, team, log)
    return begin_before_roll(s, kit, log)


@rule
def reveal_pilot(s: State, kit: Kit, team: int, log: Log | None) -> None:
    """Count engines, once; a goof uses them all, turns nothing and aims at the front."""
    seat = s.pilot[team]
    robot, player = s.robots[team], s.players[seat]
    steering, target = player.steering, player.target
    cost = cost_of_controls(steering, target)
    robot.engines = count_engines(robot, kit)
    goof = cost > robot.engines
    if goof:
        player.steering = Steering.FRONT
        player.target = Target.FRONT
    robot.unused = 0 if goof else robot.engines - cost
    robot.overheated = 1 if overheats(player.steering) else 0
    robot.facing = (robot.facing + player.steering) & 3
    shown = events.PilotShowed.pack(
        seat, team, steering, target, robot.engines, robot.unused, robot.overheated, robot.facing
    )
    tell(log, EVERYONE, shown)
    if goof:
        tell(log, EVERYONE, events.Goofed.pack(team))


@rule
def overheats(steering: int) -> bool:
    """A robot that does not turn runs hot and rolls one die less."""
    return steering == Steering.FRONT


@rule
def squabble(s: State, kit: Kit, team: int, log: Log | None) -> None:
    """Wanting the same card, the team with more unused engines gets it; equal engines, both do."""
    enemy, seat = enemy_of(team), s.tactician[team]
    pick = s.players[seat].pick
    same = s.players[s.tactician[enemy]].pick == pick
    if same and s.robots[team].unused < s.robots[enemy].unused:
        tell(log, EVERYONE, events.CardMissed.pack(seat, team, pick))
        return
    card = s.shown[pick]
    s.robots[team].card = card
    tell(log, EVERYONE, events.CardTaken.pack(seat, team, pick, abilities_of(kit, card)))


# -------------------------------------------------------------------------------------- before the roll


@rule
def begin_before_roll(s: State, kit: Kit, log: Log | None) -> bool:
    """With something to use on both sides, the tactician with fewer unused engines goes first. True when the
    dice can strike at once."""
    both = may_act_before_roll(s, kit, 0) and may_act_before_roll(s, kit, 1)
    first = 0
    if s.robots[1].unused < s.robots[0].unused:
        first = 1
    if both and s.robots[0].unused == s.robots[1].unused:
        first = draw(s, log, TABLE_STREAM, TEAMS)
        tell(log, EVERYONE, events.FirstByLot.pack(first))
    if not may_act_before_roll(s, kit, first):
        first = enemy_of(first)
    if may_act_before_roll(s, kit, first):
        enter(s, Phase.BEFORE_ROLL, 1 << s.tactician[first], log)
        return False
    return roll_dice(s, kit, log)


@rule
def end_before_roll(s: State, kit: Kit, seat: int, log: Log | None) -> bool:
    """What this tactician has not used is wasted; the other one may follow. True when the dice can strike."""
    team = s.players[seat].team
    for ability in range(Ability.SABOTAGE, Ability.CRANE + 1):
        if not s.robots[team].used[ability]:
            s.robots[team].used[ability] = PASSED_OVER
    other = enemy_of(team)
    if may_act_before_roll(s, kit, other):
        enter(s, Phase.BEFORE_ROLL, 1 << s.tactician[other], log)
        return False
    return roll_dice(s, kit, log)


@rule
def after_ability_before_roll(s: State, kit: Kit, seat: int, log: Log | None) -> bool:
    """True when the dice can strike."""
    if may_act_before_roll(s, kit, s.players[seat].team):
        return False
    return end_before_roll(s, kit, seat, log)


# ------------------------------------------------------------------------------------------------- dice


@rule
def count_dice(s: State, kit: Kit, team: int) -> int:
    """Forward arrows, one more with Sabotage, at most five, one less when overheated (GI-dice-count)."""
    robot = s.robots[team]
    arrows = count_arrows(robot, kit, robot.facing)
    if robot.used[Ability.SABOTAGE] == 1:
        arrows += 1
    return max(0, min(MOST_DICE, arrows) - robot.overheated)


@rule
def roll_dice(s: State, kit: Kit, log: Log | None) -> bool:
    """Both roll openly; then those who have something to decide do so in secret. True when nobody has."""
    asked = 0
    for team in range(TEAMS):
        robot = s.robots[team]
        robot.dice_rolled = count_dice(s, kit, team)
        for i in range(robot.dice_rolled):
            robot.rolled[i] = draw(s, log, TABLE_STREAM, FACES)
            robot.dice[i] = robot.rolled[i]
        if may_act_after_roll(robot, kit) or is_an_order(robot):
            asked |= 1 << s.tactician[team]
        else:
            line_up_as_rolled(robot)
    tell(log, EVERYONE, events.DiceRolled.pack(pack_dice(s.robots[0], False), pack_dice(s.robots[1], False)))
    if asked:
        enter(s, Phase.AFTER_ROLL, asked, log)
        return False
    show_dice(s, log)
    return True


@rule
def show_dice(s: State, log: Log | None) -> None:
    for team in range(TEAMS):
        robot = s.robots[team]
        for ability in range(Ability.NITRO, Ability.DYNAMITE + 1):
            if robot.used[ability]:
                tell(log, EVERYONE, events.AbilityUsed.pack(team, ability))
        tell(log, EVERYONE, events.DiceShown.pack(team, pack_dice(robot, False), pack_dice(robot, True)))
    begin_attack(s, FIRST_ATTACKER, log)


@rule
def resolve_attacks(s: State, kit: Kit, log: Log | None) -> bool:
    """Die by die, both attacks in full. False while a pilot has to choose a token."""
    while True:
        while strikes_left(s):
            if not strike_once(s, kit, log):
                return False
        if s.attack.team != FIRST_ATTACKER:
            return True
        begin_attack(s, enemy_of(FIRST_ATTACKER), log)


# -------------------------------------------------------------------------------------- checking robots


@rule
def goblins_in_cockpit(s: State, team: int) -> int:
    goblins = 0
    for seat in range(s.table.seats):
        if team_mask(s, team) >> seat & 1:
            goblins += s.players[seat].goblins
    return goblins


@rule
def is_disabled(s: State, kit: Kit, team: int) -> bool:
    return goblins_in_cockpit(s, team) == 0 or count_weapons(s.robots[team], kit) == 0


@rule
def defect_of(s: State, kit: Kit, team: int) -> int:
    """Why this disabled robot is disabled."""
    if count_weapons(s.robots[team], kit) > 0:
        return Defect.CREW
    return Defect.WEAPONS if goblins_in_cockpit(s, team) > 0 else Defect.BOTH


@rule
def is_fight_over(s: State, kit: Kit) -> bool:
    return is_disabled(s, kit, 0) or is_disabled(s, kit, 1) or s.fight_round + 1 >= FIGHT_ROUNDS


@rule
def swap_jobs(s: State) -> None:
    for team in range(TEAMS):
        pilot = s.pilot[team]
        s.pilot[team] = s.tactician[team]
        s.tactician[team] = pilot
