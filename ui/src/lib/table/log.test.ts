import { expect, test } from 'vitest';
import type { EventFace, RowFace } from '$generated/messages';
import { linesOf, linesSince, type Reading } from './log';

const form = (key: string) => ({ key, notation: '', silent: false, terms: {}, lists: {}, named: {} });
const reading: Reading = {
  forms: { moves: {}, events: { began: form('began'), did: form('did') } },
  headings: ['began'],
  seat: 'red',
};
const moved = (n: number, seat: 'red' | 'blue', ...events: string[]): RowFace => ({
  n,
  at: 0,
  deed: 'moved',
  seat,
  by: 'person',
  events: events.map((event) => ({ event, seat }) as EventFace),
});
const keys = (rows: RowFace[]) => linesOf(rows, reading).map(({ key }) => key);

test('events become lines with their seat’s mark; some head a part', () => {
  const [head, line] = linesOf([moved(1, 'blue', 'began', 'did')], reading);
  expect(head).toMatchObject({ key: '1.0', cut: true });
  expect(line).toMatchObject({ key: '1.1', team: 'blue', fresh: true });
});

test('what others did since one’s last move is set apart', () => {
  expect(keys([moved(1, 'red', 'did'), moved(2, 'blue', 'did')])).toEqual(['1.0', 'recap', '2.0']);
  expect(keys([moved(1, 'red', 'did'), { n: 2, at: 0, deed: 'arranged' }])).toEqual(['1.0']);
});

test('what was taken back is not told', () => {
  const rows = [
    moved(1, 'blue', 'did'),
    moved(2, 'red', 'did'),
    { n: 3, at: 0, deed: 'undone', seat: 'red', row: 2 } as RowFace,
  ];
  expect(keys(rows)).not.toContain('2.0');
});

test('after an absence, only what is new', () => {
  const rows = [moved(1, 'red', 'did'), moved(2, 'blue', 'did'), moved(3, 'blue', 'did')];
  expect(linesSince(rows, reading).map(({ key }) => key)).toEqual(['2.0', '3.0']);
});
