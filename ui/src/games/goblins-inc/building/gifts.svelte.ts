import type { Seat } from '$generated/messages';
import type { Event } from '$generated/goblins-inc';
import type { Row } from '$lib/game';
import type { Board } from '../board';

/** Two tiles for the opponent opposite, as long as the lid is open. */
export class Gifts {
  chosen = $state.raw<readonly string[]>([]);

  clear(): void {
    if (this.chosen.length) this.chosen = [];
  }

  get isPacked(): boolean {
    return this.chosen.length === 2;
  }

  /** These two. */
  pack(...tiles: [string, string]): void {
    if (tiles.some((tile) => !this.chosen.includes(tile))) this.chosen = tiles;
  }

  /** Into the crate, or out of it; with a third the first one comes out. */
  toggle({ props }: Board, tile: string): void {
    this.chosen = this.chosen.includes(tile)
      ? this.chosen.filter((other) => other !== tile)
      : [...this.chosen, tile].slice(-2);
    const [one, two] = this.chosen.toSorted();
    props.consider(one && two ? givenMove(props.seen.legal, one, two) : null);
  }
}

/** The move that gives these two, whichever is named first. */
const givenMove = (legal: Board['legal'], one: string, two: string) =>
  legal.find((move) => move.move === 'give' && [move.tile, move.other].toSorted().join() === `${one},${two}`) ?? null;

/** Who gave one that tile, as far as one has seen it. */
export function givenBy(rows: readonly Row<Event>[], me: string | null, tile: string): Seat | null {
  const events = rows.flatMap(({ events = [] }) => events);
  const since = events.slice(events.findLastIndex(({ event }) => event === 'round-began') + 1);
  const gifts = since.filter((event) => event.event === 'gift-seen');
  return gifts.find((one) => one.receiver === me && (one.tile === tile || one.other === tile))?.seat ?? null;
}
