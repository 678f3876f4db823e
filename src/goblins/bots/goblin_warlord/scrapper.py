"""The scrapper of Goblin Warlord: every offered move gets a worth, and the best one is made.

A worth of 100 is one goblin of its own. While it acts, whatever is worth something comes first; the order that ends
the turn comes last. It looks no further than its next turn and sees nothing that its seat cannot know. Its weights
were found by letting it play against itself; now that it is a yardstick, they and its rules stay as they are.
"""

from ...games.goblin_warlord import moves
from ...games.goblin_warlord.moves import card_of, face_of, foe_of, lair_of, target_of, verb_of
from ...games.goblin_warlord.rules.invade import count_dice
from ...games.goblin_warlord.rules.lairs import (
    count_forts,
    count_goblins,
    count_lairs,
    count_room,
    is_lone_hideout,
    stands,
)
from ...games.goblin_warlord.rules.orders import may_build, may_invade, may_recruit
from ...games.goblin_warlord.state import Kit, Player, State
from ...games.goblin_warlord.terms import (
    FORTS_TO_WIN,
    MOST_GOBLINS_IN_A_LAIR,
    PRICE,
    AttackFace,
    Forts,
    Kind,
    MagicFace,
    Order,
)
from ...kernel.chance import total
from ...kernel.offers import Offers
from ...kernel.playout_random import PlayoutRandom
from ...kernel.rule import rule
from ..best import FIRST, LAST, better, none_yet

GOBLIN = 100  # the measure of all worth
FORT = 700  # pulled down
HIDEOUT = 350  # pulled down
WORK = 125  # a Hideout or Fort that can be built next turn
VICTORY = 2_000  # a turn that can bring the fourth Fort
BUILDING = 10  # raids worth more than this come before building, others after
COMPANY = 10  # a goblin stands better beside others...
GUARDING = 5  # ... and in a Fort
RAIDS = 50  # percent of its worth at which the best raid of the next turn counts
SHELTER = 300  # percent of the feared damage that hiding is worth
CROWN_KEPT = 40  # what a card is worth in hand
KNOW_WOTS_KEPT = 30
HOOZITS_KEPT = 20

AFTER_BUILDING = -10_000
AFTER_ACTING = -100_000


@rule
def choose(s: State, kit: Kit, seat: int, offers: Offers, rng: PlayoutRandom) -> int:
    best = none_yet()
    for i in range(offers.count):
        best = better(best, offers.move[i], worth_of(s, kit, seat, offers.move[i]), rng)
    return best.move


@rule
def worth_of(s: State, kit: Kit, seat: int, move: int) -> int:
    verb = verb_of(move)
    if verb in (moves.Recruit.code, moves.Rehouse.code):
        return worth_of_housing(s, seat, lair_of(move))
    if verb == moves.Pay.code:
        return worth_of_paying(s, seat, lair_of(move))
    if verb == moves.Choose.code:
        return worth_of_face(s, seat, face_of(move))
    if verb == moves.GiveOrder.code:
        return AFTER_ACTING + worth_of_order(s, kit, seat, card_of(move))
    if verb == moves.Invade.code:
        worth = worth_of_invading(s, kit, seat, lair_of(move), foe_of(move), target_of(move))
    elif verb == moves.KnowWots.code:
        worth = worth_of_know_wots(s, kit, seat, lair_of(move), foe_of(move), target_of(move))
    elif verb == moves.Hoozits.code:
        worth = worth_of_hoozits(s, kit, seat, foe_of(move))
        return AFTER_BUILDING + worth if worth > 0 else LAST
    elif verb == moves.Upgrade.code:
        worth = worth_of_upgrading(s, seat, lair_of(move))
    elif verb == moves.Build.code:
        worth = worth_of_building(s, seat)
    else:  # the Banner die must be rolled, and recruits are never declined
        worth = 0
    return worth if worth > 0 else LAST


# ------------------------------------------------------------------------------------------- who is how far


@rule
def wealth(player: Player) -> int:
    """All that the player has, in goblins."""
    goblins = 0
    for site in range(player.sites):
        goblins += PRICE * player.lairs[site].kind + player.lairs[site].goblins
    return goblins


@rule
def missing_goblins(s: State, player: Player) -> int:
    """How many goblins the player has still to pay for the fourth Fort."""
    standing = count_forts(player)
    forts = player.forts_built if s.options.forts == Forts.BUILT else standing
    upgrades = FORTS_TO_WIN - forts
    hideouts = count_lairs(player) - standing
    return PRICE * (upgrades + max(0, upgrades - hideouts))


@rule
def recruits_of(s: State, player: Player) -> int:
    """The recruits that a player can place at their next turn."""
    return min(1 + count_forts(player), min(s.pool, count_room(player)))


@rule
def danger(player: Player) -> int:
    """Grows much faster than wealth: whoever leads is to be feared most."""
    riches = wealth(player)
    return riches * riches * riches


@rule
def percent_of_danger(s: State, seat: int, foe: int) -> int:
    """How much of all the danger to `seat` comes from this foe; a single opponent is all of it."""
    everyone = 0
    for other in range(s.table.seats):
        if other != seat:
            everyone += danger(s.players[other])
    return 100 * danger(s.players[foe]) // everyone


# ------------------------------------------------------------------------------------- goblins and lairs


@rule
def worth_of_housing(s: State, seat: int, lair: int) -> int:
    """A goblin is best where others are: alone, everybody may raid it."""
    place = s.players[seat].lairs[lair]
    worth = GOBLIN + COMPANY * place.goblins
    if place.kind == Kind.FORT:
        worth += GUARDING
    return worth


@rule
def worth_of_paying(s: State, seat: int, lair: int) -> int:
    """The goblin that would be housed last is paid first."""
    return -worth_of_housing(s, seat, lair)


@rule
def can_win_now(s: State, seat: int) -> bool:
    return count_goblins(s.players[seat]) >= missing_goblins(s, s.players[seat])


@rule
def worth_of_upgrading(s: State, seat: int, lair: int) -> int:
    """Forts win and recruit, so every Hideout becomes one as soon as possible, the best guarded first."""
    if can_win_now(s, seat):
        return FIRST
    return BUILDING + 1 + s.players[seat].lairs[lair].goblins


@rule
def worth_of_building(s: State, seat: int) -> int:
    """A new Hideout, when there is no other left to upgrade."""
    player = s.players[seat]
    if count_lairs(player) > count_forts(player):
        return 0
    if can_win_now(s, seat):
        return FIRST
    return BUILDING


# ---------------------------------------------------------------------------------------------- invasions


@rule
def permille_of_all(faces: int, sides: int, dice: int) -> int:
    """How often all dice show one of these faces."""
    often = 1000
    for _ in range(dice):
        often = often * faces // sides
    return often


@rule
def permille_of_success(kit: Kit, attackers: int, defenders: int) -> int:
    sides, dice = total(kit.attack_die), count_dice(attackers, defenders)
    good = kit.attack_die[AttackFace.VICTORY] + kit.attack_die[AttackFace.OVERRUN]
    if attackers >= defenders:
        return 1000 - permille_of_all(sides - good, sides, dice)
    return permille_of_all(good, sides, dice)


@rule
def permille_of_loss(kit: Kit, attackers: int, defenders: int) -> int:
    sides, dice = total(kit.attack_die), count_dice(attackers, defenders)
    bad = kit.attack_die[AttackFace.LOSS]
    if attackers >= defenders:
        return permille_of_all(bad, sides, dice)
    return 1000 - permille_of_all(sides - bad, sides, dice)


@rule
def worth_of_battle(s: State, kit: Kit, seat: int, attackers: int, foe: int, defenders: int, prize: int) -> int:
    """What is won, as far as it hurts a dangerous foe, less the goblin that may be lost."""
    gain = prize * percent_of_danger(s, seat, foe) // 100
    success = permille_of_success(kit, attackers, defenders)
    loss = permille_of_loss(kit, attackers, defenders)
    return (gain * success - GOBLIN * loss) // 1000


@rule
def worth_of_raid(s: State, kit: Kit, seat: int, order: int, attackers: int, foe: int, target: int) -> int:
    defenders = s.players[foe].lairs[target].goblins
    if defenders == 0 or attackers == 0:
        return 0
    prize = GOBLIN
    if order == Order.CHARGE and defenders > 1:
        prize += GOBLIN // 2
    return worth_of_battle(s, kit, seat, attackers, foe, defenders, prize)


@rule
def worth_of_pulling_down(s: State, kit: Kit, seat: int, attackers: int, foe: int, target: int) -> int:
    place = s.players[foe].lairs[target]
    if attackers == 0 or is_lone_hideout(s.players[foe]):
        return 0
    prize = FORT if place.kind == Kind.FORT else HIDEOUT
    return worth_of_battle(s, kit, seat, attackers, foe, place.goblins, prize)


@rule
def worth_of_invading(s: State, kit: Kit, seat: int, lair: int, foe: int, target: int) -> int:
    player = s.players[seat]
    return worth_of_raid(s, kit, seat, player.order, player.lairs[lair].goblins, foe, target)


@rule
def worth_of_know_wots(s: State, kit: Kit, seat: int, lair: int, foe: int, target: int) -> int:
    return worth_of_pulling_down(s, kit, seat, s.players[seat].lairs[lair].goblins, foe, target)


@rule
def worth_of_face(s: State, seat: int, face: int) -> int:
    """The attacker wants to kill, then to keep; the defender the reverse."""
    worth = 0
    if face == AttackFace.LOSS:
        worth = -1
    elif face == AttackFace.VICTORY:
        worth = 1
    elif face == AttackFace.OVERRUN:
        worth = 2
    return worth if seat == s.active else -worth


# ---------------------------------------------------------------------------------------------- the dice


@rule
def count_occupied(player: Player) -> int:
    """The lairs that lose a goblin to an Evil Eye or a ZAAP."""
    occupied = 0
    for site in range(player.sites):
        if player.lairs[site].goblins > 0:
            occupied += 1
    return occupied


@rule
def worth_of_hoozits(s: State, kit: Kit, seat: int, foe: int) -> int:
    zapped = GOBLIN * count_occupied(s.players[foe]) * percent_of_danger(s, seat, foe) // 100
    gain = GOBLIN * recruits_of(s, s.players[seat])
    risk = GOBLIN * count_occupied(s.players[seat])
    die = kit.hoozits_die
    sum_of_faces = die[MagicFace.ZAAP] * zapped + die[MagicFace.BANNER] * gain - die[MagicFace.EVIL_EYE] * risk
    return sum_of_faces // total(die)


@rule
def worth_of_banner_die(kit: Kit, player: Player, recruits: int) -> int:
    """After so many recruits."""
    die = kit.banner_die
    gain = GOBLIN * min(1 + count_forts(player), count_room(player) - recruits)
    risk = GOBLIN * max(1, count_occupied(player))
    return (die[MagicFace.BANNER] * gain - die[MagicFace.EVIL_EYE] * risk) // total(die)


# ------------------------------------------------------------------------------- orders for the next turn


@rule
def worth_of_order(s: State, kit: Kit, seat: int, card: int) -> int:
    """What the next turn is worth under this order, less what the card would be worth in hand."""
    player = s.players[seat]
    recruits = recruits_of(s, player) if may_recruit(card) else 0
    worth = GOBLIN * recruits
    if may_build(card):
        worth += worth_of_work(s, seat, recruits)
    if may_invade(card):
        worth += RAIDS * worth_of_best_raid(s, kit, seat, card, recruits) // 100
    if card == Order.HIDE:
        worth += SHELTER * worth_of_hiding(s, kit, seat) // 100
    elif card == Order.BANNER:
        worth += worth_of_banner_die(kit, player, recruits)
    elif card == Order.CROWN:
        worth -= CROWN_KEPT
    elif card == Order.KNOW_WOTS:
        worth -= KNOW_WOTS_KEPT
    elif card == Order.HOOZITS:
        worth -= HOOZITS_KEPT
    return worth


@rule
def worth_of_work(s: State, seat: int, recruits: int) -> int:
    player = s.players[seat]
    goblins = count_goblins(player) + recruits
    if goblins >= missing_goblins(s, player):
        return VICTORY
    return WORK * (goblins // PRICE)


@rule
def strength(player: Player, recruits: int) -> int:
    """The most goblins that one lair could send."""
    most = 0
    for site in range(player.sites):
        most = max(most, player.lairs[site].goblins)
    return min(most + recruits, MOST_GOBLINS_IN_A_LAIR)


@rule
def worth_of_best_raid(s: State, kit: Kit, seat: int, order: int, recruits: int) -> int:
    best = 0
    attackers = strength(s.players[seat], recruits)
    for foe in range(s.table.seats):
        if foe != seat:
            best = max(best, worth_of_raid_on(s, kit, seat, order, attackers, foe))
    return best


@rule
def worth_of_raid_on(s: State, kit: Kit, seat: int, order: int, attackers: int, foe: int) -> int:
    """Of the best one, with Know-wots too if they are ordered."""
    best = 0
    for target in range(s.players[foe].sites):
        if stands(s.players[foe], target):
            best = max(best, worth_of_raid(s, kit, seat, order, attackers, foe, target))
            if order == Order.KNOW_WOTS:
                best = max(best, worth_of_pulling_down(s, kit, seat, attackers, foe, target))
    return best


@rule
def worth_of_hiding(s: State, kit: Kit, seat: int) -> int:
    """What the others, under the orders they are known to have, would gain by raiding this player."""
    feared = 0
    for foe in range(s.table.seats):
        order = s.players[foe].order
        if foe != seat and may_invade(order):
            recruits = recruits_of(s, s.players[foe]) if may_recruit(order) else 0
            attackers = strength(s.players[foe], recruits)
            feared += worth_of_raid_on(s, kit, foe, order, attackers, seat)
    return feared
