import { storedValue, storeValue } from '$lib/shell/stored';
import { usualBot } from './bots';

const STORAGE_KEY = 'goblins.victories';
const FIRST_OPPONENT = 'whelp';

/** Whom one has beaten, by game; a game that one plays alone has nobody. */
export type Beaten = Record<string, readonly string[]>;

/**
 * The bot to play against next: the one above the strongest that was beaten. `bots` are told from the weakest to the
 * strongest; the first opponent is the whelp, or else the usual one.
 */
export function nextOpponent(bots: readonly string[], beaten: readonly string[] = []): string {
  const first = bots.includes(FIRST_OPPONENT) ? FIRST_OPPONENT : usualBot(bots);
  const strongest = Math.max(...beaten.map((bot) => bots.indexOf(bot)), -1);
  return bots[Math.min(Math.max(strongest + 1, bots.indexOf(first)), bots.length - 1)] ?? first;
}

/** What this device knows of its player's victories over bots. */
class Victories {
  #beaten = $state.raw<Beaten>(read());

  /** Has the player never won this game here? */
  isFirst(game: string): boolean {
    return !this.#beaten[game];
  }

  opponentFor(game: string, bots: readonly string[]): string {
    return nextOpponent(bots, this.#beaten[game]);
  }

  add(game: string, bots: readonly string[]): void {
    this.#beaten = { ...this.#beaten, [game]: [...new Set([...(this.#beaten[game] ?? []), ...bots])] };
    storeValue(STORAGE_KEY, this.#beaten);
  }
}

/** What was stored, as far as it makes sense. */
function read(): Beaten {
  const found = storedValue(STORAGE_KEY);
  if (typeof found !== 'object' || found === null) return {};
  const known = Object.entries(found).filter(([, bots]) => Array.isArray(bots)) as [string, unknown[]][];
  return Object.fromEntries(known.map(([game, bots]) => [game, bots.filter((bot) => typeof bot === 'string')]));
}

export const victories = new Victories();
