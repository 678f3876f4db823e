import type { GameName } from '$games/names';
import { plainArrangement } from '$lib/api';
import type { Plan } from '$lib/api/types';

/** The three ways to play. */
export const WAYS = ['bots', 'friends', 'one-screen'] as const;
export type Way = (typeof WAYS)[number];

export const wayIn = (search: string): Way =>
  WAYS.find((way) => way === new URLSearchParams(search).get('with')) ?? 'friends';

/** How many sit down where nobody has said. */
const SEATS: Record<GameName, Record<Way, number>> = {
  'goblins-inc': { bots: 4, friends: 4, 'one-screen': 2 },
  'goblin-warlord': { bots: 3, friends: 4, 'one-screen': 3 },
  'nitro-run': { bots: 1, friends: 1, 'one-screen': 1 },
};
export const seatsFor = (game: GameName, way: Way): number => SEATS[game][way];

/** Who sits where: oneself, and whoever the way to play brings. */
export function sittingFor(way: Way, seats: number, bot: string): string[] {
  const others = { bots: bot, friends: 'open', 'one-screen': 'you' }[way];
  return Array.from({ length: seats }, (_, seat) => (seat ? others : 'you'));
}

/** The same people with more or fewer seats; new ones are filled as the last one is. */
export const withSeats = (sitting: readonly string[], seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => sitting[seat] ?? (sitting.length > 1 ? sitting.at(-1)! : 'open'));

/** A whole plan without anything chosen. */
export function planFor(game: GameName, way: Way, bot = 'scrapper'): Plan {
  const seats = seatsFor(game, way);
  const sitting = sittingFor(way, seats, bot);
  return { arrangement: plainArrangement(game, seats), sitting, start: !sitting.includes('open') };
}
