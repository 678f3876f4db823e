/** What lined-up dice will do, die by die, from the events that the rules foretell. */
import type { Event, Side } from '$generated/goblins-inc';
import { at } from '../facts';
import type { YardFacts } from '../pieces/yard';
import { diceIn, namesIn } from '../unfold';

export interface Strike {
  /** The row it strikes. */
  die: number;
  /** What it does: nothing is known yet, or no longer for certain, where this is empty. Dynamite strikes twice. */
  events: Event[];
}

export class Strikes {
  readonly dice: readonly Strike[];
  /** From here on it depends on a pilot's choice. */
  readonly open: boolean;

  constructor(dice: readonly Strike[], open: boolean) {
    this.dice = dice;
    this.open = open;
  }

  /** Aims and certain losses, drawn over the yard that is struck from that side. */
  marks(side: Side): Partial<YardFacts> {
    const aim: NonNullable<YardFacts['aim']> = [];
    const doom: NonNullable<YardFacts['doom']> = [];
    this.dice.forEach(({ die, events }, i) => {
      const [first] = events;
      const square = first ? squareOf(first) : null;
      const same = aim.find(({ lane }) => lane === die);
      if (same) same.order += `·${i + 1}`;
      else aim.push({ side, lane: die, order: String(i + 1), square: square ? at(square) : null });
      for (const event of events) {
        const hit = squareOf(event);
        if (event.event === 'destroyed' && hit)
          doom.push(
            { ...at(hit), how: 'hit' },
            ...namesIn(event.fallen).map((one) => ({ ...at(one), how: 'fall' as const })),
          );
        else if (
          event.event.startsWith('token') &&
          hit &&
          !doom.some(({ c, r }) => c === at(hit).c && r === at(hit).r)
        )
          doom.push({ ...at(hit), how: 'token' });
      }
    });
    return { aim, doom: withoutRepeats(doom) };
  }
}

/** Sort the foretold events out: each die has one, and the first to hit has two with dynamite. */
export function strikesIn(foretold: readonly Event[], rows: string): Strikes {
  const [began, ...events] = foretold;
  let twice = began?.event === 'attack-began' && began.abilities.includes('dynamite');
  let open = false;
  const dice = diceIn(rows).map((die): Strike => {
    const mine = open ? [] : events.splice(0, 1);
    if (twice && mine[0] && mine[0].event !== 'row-empty') {
      twice = false;
      if (mine[0].event !== 'tokens-hit') mine.push(...events.splice(0, 1));
    }
    open ||= mine.some(({ event }) => event === 'tokens-hit');
    return { die, events: mine };
  });
  return new Strikes(dice, open);
}

/** The square that an event is about; the cockpit where it names none. */
export function squareOf(event: Event): string | null {
  if ('square' in event) return event.square;
  return event.event === 'goblin-left' || event.event === 'cockpit-empty' ? 'c3' : null;
}

/** A square that is hit and later falls is drawn as hit. */
const withoutRepeats = (doom: NonNullable<YardFacts['doom']>): NonNullable<YardFacts['doom']> =>
  doom.filter(
    (one, i) =>
      !doom.some(
        (other, j) =>
          other.c === one.c &&
          other.r === one.r &&
          (rank(other.how) > rank(one.how) || (other.how === one.how && j < i)),
      ),
  );
const rank = (how: 'hit' | 'fall' | 'token'): number => ['token', 'fall', 'hit'].indexOf(how);
