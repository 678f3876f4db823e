import type { Listed, Seat, TermFace } from '$generated/messages';
import { botTerm, nameOfBot } from '$lib/bots';
import { listOf, term } from '$lib/words/terms';
import { say } from '$lib/words/words.svelte';
import { TEAMS } from '$pieces/team';

/** How a table stands for whoever looks at the list. */
export type Standing = 'your-turn' | 'waiting' | 'lobby' | 'over';

export function standingOf({ status, deciders, mine }: Listed): Standing {
  if (status === 'lobby') return 'lobby';
  if (status !== 'playing') return 'over';
  return deciders.some((seat) => mine.includes(seat)) ? 'your-turn' : 'waiting';
}

export interface Chair {
  seat: Seat;
  name: string;
  /** The same in a sentence. */
  called: TermFace;
  open: boolean;
  deciding: boolean;
}

/** Who sits there. */
export const chairsOf = ({ names, goblins, deciders }: Listed): Chair[] =>
  names.map((name, i) => {
    const seat = TEAMS[i] ?? 'bone';
    const called = goblins[i] ? term(`name-${goblins[i]}`) : botTerm(name);
    return {
      seat,
      name: name ? (goblins[i] ? say(called.term) : nameOfBot(name)) : say('shelf-open-seat'),
      called,
      open: !name,
      deciding: deciders.includes(seat),
    };
  });

/** What a stranger may come to: seats that are free first, then games that may be watched. */
export const othersIn = (tables: readonly Listed[]): Listed[] =>
  byUrgency(
    tables.filter(
      ({ mine, status, open_seats, spectators }) =>
        !mine.length && (status === 'lobby' ? open_seats > 0 : status === 'playing' && spectators),
    ),
  );

/** Those at whom one has something to do come first. */
export const byUrgency = (tables: readonly Listed[]): Listed[] =>
  tables.toSorted((a, b) => urgency(a) - urgency(b) || b.changed_at - a.changed_at);

const urgency = (table: Listed) => ['your-turn', 'lobby', 'waiting', 'over'].indexOf(standingOf(table));

export function stateOf(table: Listed): string {
  const standing = standingOf(table);
  if (standing === 'your-turn') return say('shelf-your-turn');
  if (standing === 'lobby') return say('shelf-lobby', { taken: table.seats - table.open_seats, seats: table.seats });
  const deciding = chairsOf(table).filter((chair) => chair.deciding);
  return deciding.length
    ? say('shelf-waiting', { names: listOf(deciding.map(({ called }) => called)) })
    : say('shelf-running');
}
