/** Who sits on the throne, and who queues before it. */
import type { ChairFace } from '$generated/messages';
import type { Event, View } from '$generated/goblin-warlord';
import type { EndFacts } from '$lib/ending';

export type Facts = EndFacts<View, Event>;

export const warlordOf = ({ verdict, chairs }: Facts): ChairFace | undefined =>
  chairs.find(({ seat }) => seat === verdict.winners[0]);

/** Those who were nearest first; whoever looks stands before all others, where the sock is. */
export function rivalsOf({ verdict, chairs, seat }: Facts): ChairFace[] {
  const others = chairs.filter((chair) => !verdict.winners.includes(chair.seat));
  const ranked = others.toSorted((a, b) => (verdict.points[b.seat] ?? 0) - (verdict.points[a.seat] ?? 0));
  const own = ranked.find((chair) => chair.seat === seat);
  const rest = ranked.filter((chair) => chair !== own);
  return own ? [...rest.slice(0, 1), own, ...rest.slice(1)] : ranked;
}

/** Forts of the seat that fell. */
export const fallenForts = ({ rows, seat }: Facts): number =>
  rows.flatMap(({ events = [] }) => events).filter((event) => event.event === 'fort-fell' && event.seat === seat)
    .length;
