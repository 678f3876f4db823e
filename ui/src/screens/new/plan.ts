import { manifestOf } from '$games/index';
import { detailsOf, plainArrangement } from '$lib/api';
import type { Arrangement, Plan } from '$generated/messages';
import { usualBot } from '$lib/bots';
import { PLAY_MODES, type PlayMode } from '$lib/game';
import { victories } from '$lib/victories.svelte';

export const playModeIn = (search: string): PlayMode =>
  PLAY_MODES.find((mode) => mode === new URLSearchParams(search).get('with')) ?? 'friends';

/** What is proposed for a game that proposes nothing itself. */
const USUAL: Record<PlayMode, number> = { bots: 3, friends: 4, 'one-screen': 2 };

/** How many sit down where nobody has said, fewer before the first victory over bots; `possible` are the numbers that the game is for. */
export function seatsFor(game: string, mode: PlayMode, possible: readonly number[]): number {
  const { seats, firstSeats } = manifestOf(game) ?? {};
  const first = mode === 'bots' && victories.isFirst(game) ? firstSeats : undefined;
  const wish = first ?? seats?.[mode] ?? USUAL[mode];
  return possible.toSorted((a, b) => Math.abs(a - wish) - Math.abs(b - wish))[0] ?? wish;
}

/** Who sits where: you, and whoever else the mode brings. */
export function sittingFor(mode: PlayMode, seats: number, bot: string): string[] {
  const others = { bots: bot, friends: 'open', 'one-screen': 'you' }[mode];
  return Array.from({ length: seats }, (_, seat) => (seat ? others : 'you'));
}

/** The same people with more or fewer seats; new ones are filled as the last one is. */
export const withSeats = (sitting: readonly string[], seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => sitting[seat] ?? (sitting.length > 1 ? sitting.at(-1)! : 'open'));

/** Options that nobody has chosen: until the first victory over bots, those of a first game. */
export const optionsFor = (game: string, mode: PlayMode): Arrangement['options'] =>
  mode === 'bots' && victories.isFirst(game) ? (manifestOf(game)?.firstGame ?? {}) : {};

type WholePlan = Plan & { sitting: string[] };

/** A whole plan without anything chosen. `bots` are those of the game, from the weakest to the strongest. */
export function planFor(
  game: string,
  mode: PlayMode,
  possible: readonly number[],
  bots: readonly string[],
): WholePlan {
  const seats = seatsFor(game, mode, possible);
  const sitting = sittingFor(mode, seats, victories.opponentFor(game, bots));
  const arrangement = { ...plainArrangement(game, seats, usualBot(bots)), options: optionsFor(game, mode) };
  return { arrangement, sitting, start: !sitting.includes('open') };
}

/** The same for a game of which only the name is known. */
export async function plainPlan(game: string, mode: PlayMode): Promise<WholePlan> {
  const { seats, bots } = (await detailsOf(game)).game;
  return planFor(game, mode, seats, bots);
}
