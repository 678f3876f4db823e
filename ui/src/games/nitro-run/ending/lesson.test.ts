import { expect, test } from 'vitest';
import type { Facts } from './facts';
import { lessonOf } from './lesson';

/** A cart, `h` for a happy nitro and `a` for an angry one, what has happened, and the last day. */
const ended = (cart: string, happened: string[] = [], { day = 7, goblins = 6, ending = 'promoted' } = {}): Facts =>
  ({
    verdict: { ending, winners: ending === 'promoted' ? ['red'] : [], points: {} },
    view: {
      week: { day, days: 7 },
      run: { goblins, cart: [...cart].map((one) => ({ face: one === 'h' ? 'happy' : 'angry' })) },
    },
    rows: [{ events: happened.map((event) => ({ event })) }],
  }) as unknown as Facts;

test.each<[string, Facts]>([
  ['perfect', ended('hhhhhh')],
  ['early', ended('hhhh', [], { day: 5 })],
  ['overtime', ended('hhhhh', ['overtime-paid'], { day: 9 })],
  ['blasted', ended('hhhhh', ['demolished'])],
  ['angry', ended('ahhhhh', ['soured'])],
  ['braked', ended('aahhhh', ['braked'])],
  ['jumped', ended('hhhhhh', ['lightened'], { goblins: 5 })],
  ['exploded', ended('a', [], { ending: 'exploded' })],
  ['braked-and-exploded', ended('a', ['braked'], { ending: 'exploded' })],
  ['empty', ended('', [], { ending: 'no-nitro' })],
  ['slow', ended('', [], { ending: 'overdue' })],
])('the last word is about what cost most: %s', (lesson, facts) => {
  expect(lessonOf(facts)).toBe(lesson);
});
