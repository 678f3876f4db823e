/**
 * What can be chosen on the board: a filter over the legal moves that came from the rules, and nothing more. A spot is a
 * place on the board; what it does follows from the moves that name it.
 */
import type { AttackFace, Move, Order, View } from '$generated/goblin-warlord';
import type { Seat } from '$generated/messages';

export type Spot =
  | { at: 'lair'; seat: Seat; lair: number }
  | { at: 'camp'; seat: Seat }
  | { at: 'plot' }
  | { at: 'die'; face: AttackFace }
  | { at: 'card'; card: Order; index: number };

export const nameOfSpot = (spot: Spot): string => {
  switch (spot.at) {
    case 'lair':
      return `lair-${spot.seat}-${spot.lair}`;
    case 'camp':
      return `camp-${spot.seat}`;
    case 'plot':
      return 'plot';
    case 'die':
      return `die-${spot.face}`;
    case 'card':
      return `card-${spot.card}-${spot.index}`;
  }
};

/** What is being planned: with which kind of move, and from which of one's lairs. */
export type Way = 'invade' | 'know-wots' | 'upgrade';
export interface Plan {
  way: Way;
  lair: number | null;
}

/** `now`: made with one touch, since it can be taken back. `twice`: shown first. `pick`: the first half of a move. */
export type Choice = { how: 'now' | 'twice'; move: Move } | { how: 'pick'; lair: number };

type Leading = Extract<Move, { foe: Seat; target: number }>;
const leads = (move: Move): move is Leading => move.move === 'invade' || move.move === 'know-wots';

/** What touching the spot does; null: nothing is offered there. */
export function choiceAt(spot: Spot, legal: readonly Move[], me: Seat | null, plan: Plan): Choice | null {
  const found = (fits: (move: Move) => boolean, how: 'now' | 'twice'): Choice | null => {
    const move = legal.find(fits);
    return move ? { how, move } : null;
  };
  switch (spot.at) {
    case 'lair':
      return spot.seat === me
        ? atOwnLair(spot.lair, legal, plan)
        : found((move) => isAbout(move, spot, me) && goesBy(plan, move), 'twice');
    case 'plot':
    case 'die':
      return found((move) => isAbout(move, spot, me), 'now');
    case 'camp':
    case 'card':
      return found((move) => isAbout(move, spot, me), 'twice');
  }
}

const goesBy = ({ way, lair }: Plan, move: Move): boolean => leads(move) && move.move === way && move.lair === lair;

function atOwnLair(lair: number, legal: readonly Move[], plan: Plan): Choice | null {
  const placed = legal.find(
    (move) => (move.move === 'recruit' || move.move === 'pay' || move.move === 'rehouse') && move.lair === lair,
  );
  if (placed) return { how: 'now', move: placed };
  if (plan.way === 'upgrade') {
    const raised = legal.find((move) => move.move === 'upgrade' && move.lair === lair);
    return raised ? { how: 'now', move: raised } : null;
  }
  return legal.some((move) => goesBy({ ...plan, lair }, move)) ? { how: 'pick', lair } : null;
}

/** Does the move name the spot? */
export function isAbout(move: Move, spot: Spot, me: Seat | null): boolean {
  switch (spot.at) {
    case 'lair':
      return spot.seat === me
        ? 'lair' in move && move.lair === spot.lair
        : leads(move) && move.foe === spot.seat && move.target === spot.lair;
    case 'camp':
      return move.move === 'hoozits' && move.foe === spot.seat;
    case 'plot':
      return move.move === 'build';
    case 'die':
      return move.move === 'choose' && move.face === spot.face;
    case 'card':
      return move.move === 'order' && move.card === spot.card;
  }
}

/** The ways of planning that are open: with what is legal, in the order of the rulebook. */
export const waysIn = (legal: readonly Move[]): Way[] =>
  (['invade', 'know-wots', 'upgrade'] as const).filter((way) => legal.some(({ move }) => move === way));

/** The plan as far as it is still possible. */
export function stillPossible(plan: Plan, legal: readonly Move[]): Plan {
  const ways = waysIn(legal);
  const way = ways.includes(plan.way) ? plan.way : (ways[0] ?? 'invade');
  const goes = legal.some((move) => goesBy({ way, lair: plan.lair }, move));
  return { way, lair: goes ? plan.lair : null };
}

/** What somebody wants who touches a spot where nothing is offered: the rules then say why not. */
export function meantBy(spot: Spot, view: View, me: Seat | null, plan: Plan): Move | null {
  const foe = view.players.find(({ seat }) => seat !== me);
  const own = view.players.find(({ seat }) => seat === me);
  switch (spot.at) {
    case 'lair': {
      if (spot.seat !== me) {
        const lair = plan.lair ?? own?.lairs[0]?.number ?? 1;
        return { move: plan.way === 'know-wots' ? 'know-wots' : 'invade', lair, foe: spot.seat, target: spot.lair };
      }
      const { lair } = spot;
      if (view.phase === 'recruit' || view.phase === 'pay' || view.phase === 'rehouse')
        return { move: view.phase, lair };
      if (plan.way === 'upgrade') return { move: 'upgrade', lair };
      return foe ? { move: plan.way, lair, foe: foe.seat, target: foe.lairs[0]?.number ?? 1 } : null;
    }
    case 'camp':
      return { move: 'hoozits', foe: spot.seat };
    case 'plot':
      return { move: 'build' };
    case 'die':
      return { move: 'choose', face: spot.face };
    case 'card':
      return { move: 'order', card: spot.card };
  }
}
