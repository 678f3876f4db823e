/** What can be chosen on the board: filters over the legal moves that came from the rules, and nothing more. */
import type { AttackFace, Move, Order, View } from '$generated/goblin-warlord';
import type { Seat } from '$generated/messages';
import type { Places, Situation } from '$lib/board/places';
import type { Choice } from '$lib/board/spot';
import { say } from '$lib/words/words.svelte';

interface Lair {
  at: 'lair';
  seat: Seat;
  lair: number;
}
export type Place =
  | Lair
  | { at: 'camp'; seat: Seat }
  | { at: 'plot' }
  | { at: 'die'; face: AttackFace }
  | { at: 'card'; card: Order; index: number };

export const nameOf = (place: Place): string => {
  switch (place.at) {
    case 'lair':
      return `lair-${place.seat}-${place.lair}`;
    case 'camp':
      return `camp-${place.seat}`;
    case 'plot':
      return 'plot';
    case 'die':
      return `die-${place.face}`;
    case 'card':
      return `card-${place.card}-${place.index}`;
  }
};

/**
 * What is being planned: with which kind of move, and from which of one's lairs. Of several cards of a kind, only the one
 * that was touched is lifted.
 */
export type PlannedKind = 'invade' | 'know-wots' | 'upgrade';
export interface Plan {
  kind: PlannedKind;
  lair: number | null;
  card: number;
}
export const IDLE: Plan = { kind: 'invade', lair: null, card: 0 };
type At = Situation<View, Move, Plan>;

type Leading = Extract<Move, { foe: Seat; target: number }>;
const leads = (move: Move): move is Leading => move.move === 'invade' || move.move === 'know-wots';

function choiceAt(place: Place, { legal, me, plan }: At): Choice<Move, Plan> | null {
  const found = (fits: (move: Move) => boolean, choice: Omit<Choice<Move, Plan>, 'move'>) => {
    const move = legal.find(fits);
    return move ? { ...choice, move } : null;
  };
  const names = (move: Move) => isAbout(move, place, me);
  switch (place.at) {
    case 'lair':
      return place.seat === me
        ? atOwnLair(place, legal, plan)
        : found((move) => names(move) && goesBy(plan, move), { how: 'preview', mustBeTouchedFirst: true });
    case 'plot':
    case 'die':
      return found(names, { how: 'now' });
    case 'camp':
      return found(names, { how: 'preview', mustBeTouchedFirst: true });
    case 'card':
      return found(names, {
        how: 'preview',
        noHoverPreview: true,
        ignoreDoubleClick: true,
        plan: { ...plan, card: place.index },
      });
  }
}

const goesBy = ({ kind, lair }: Pick<Plan, 'kind' | 'lair'>, move: Move): boolean =>
  leads(move) && move.move === kind && move.lair === lair;

function atOwnLair(place: Lair, legal: readonly Move[], plan: Plan): Choice<Move, Plan> | null {
  const { lair } = place;
  const placed = legal.find(
    (move) => (move.move === 'recruit' || move.move === 'pay' || move.move === 'rehouse') && move.lair === lair,
  );
  if (placed) return { how: 'now', move: placed };
  if (plan.kind === 'upgrade') {
    const raised = legal.find((move) => move.move === 'upgrade' && move.lair === lair);
    return raised ? { how: 'now', move: raised } : null;
  }
  if (!legal.some((move) => goesBy({ ...plan, lair }, move))) return null;
  return { how: 'pick', plan: { ...plan, lair: lair === plan.lair ? null : lair }, drag: nameOf(place) };
}

export function isAbout(move: Move, place: Place, me: Seat | null): boolean {
  switch (place.at) {
    case 'lair':
      return place.seat === me
        ? 'lair' in move && move.lair === place.lair
        : leads(move) && move.foe === place.seat && move.target === place.lair;
    case 'camp':
      return move.move === 'hoozits' && move.foe === place.seat;
    case 'plot':
      return move.move === 'build';
    case 'die':
      return move.move === 'choose' && move.face === place.face;
    case 'card':
      return move.move === 'order' && move.card === place.card;
  }
}

/** What can be planned with the legal moves, in the order of the rulebook. */
export const plannedKindsIn = (legal: readonly Move[]): PlannedKind[] =>
  (['invade', 'know-wots', 'upgrade'] as const).filter((kind) => legal.some(({ move }) => move === kind));

export function stillPossible(plan: Plan, legal: readonly Move[]): Plan {
  const kinds = plannedKindsIn(legal);
  const kind = kinds.includes(plan.kind) ? plan.kind : (kinds[0] ?? 'invade');
  const goes = legal.some((move) => goesBy({ kind, lair: plan.lair }, move));
  return { ...plan, kind, lair: goes ? plan.lair : null };
}

function meantBy(place: Place, { view, me, plan }: At): Move | null {
  const foe = view.players.find(({ seat }) => seat !== me);
  const own = view.players.find(({ seat }) => seat === me);
  switch (place.at) {
    case 'lair': {
      if (place.seat !== me) {
        const lair = plan.lair ?? own?.lairs[0]?.number ?? 1;
        return {
          move: plan.kind === 'know-wots' ? 'know-wots' : 'invade',
          lair,
          foe: place.seat,
          target: place.lair,
        };
      }
      const { lair } = place;
      if (view.phase === 'recruit' || view.phase === 'pay' || view.phase === 'rehouse')
        return { move: view.phase, lair };
      if (plan.kind === 'upgrade') return { move: 'upgrade', lair };
      return foe ? { move: plan.kind, lair, foe: foe.seat, target: foe.lairs[0]?.number ?? 1 } : null;
    }
    case 'camp':
      return { move: 'hoozits', foe: place.seat };
    case 'plot':
      return { move: 'build' };
    case 'die':
      return { move: 'choose', face: place.face };
    case 'card':
      return { move: 'order', card: place.card };
  }
}

/** Of several cards of a kind, the first one is lifted where none was touched. */
function isLifted(place: Extract<Place, { at: 'card' }>, { view, me, plan }: At): boolean {
  const hand = view.players.find(({ seat }) => seat === me)?.hand ?? [];
  return place.index === (hand[plan.card] === place.card ? plan.card : hand.indexOf(place.card));
}

export const places: Places<View, Move, Place, Plan> = {
  nameOf,
  choiceAt,
  isAbout: (move, place, at) => isAbout(move, place, at.me) && (place.at !== 'card' || isLifted(place, at)),
  isPlanned: (place, { me, plan, considered }) =>
    !considered && place.at === 'lair' && place.seat === me && place.lair === plan.lair,
  meantBy,
  otherwise: () => say('goblin-warlord-pick-first'),
  stillPossible,
  laidAside: (plan) => ({ ...plan, lair: null }),
};

/** The next payment, if it does not matter which lair it comes from: every goblin has to go, or they are in one lair. */
export function forcedPayment(legal: readonly Move[], view: View, seat: Seat | null): Move | null {
  const [first, ...others] = legal;
  if (first?.move !== 'pay') return null;
  const lairs = view.players.find((player) => player.seat === seat)?.lairs ?? [];
  const goblins = lairs.reduce((sum, lair) => sum + lair.goblins, 0);
  return others.length === 0 || goblins <= view.debt ? first : null;
}
