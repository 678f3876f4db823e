import { describe, expect, test } from 'vitest';
import { labelOf, shapeOf } from './shape';

describe('a view without a board', () => {
  test('shows what is short on a line', () => {
    const texts = [3, 'evil-eye', true, false, null, undefined, '', [], ['a', 2], {}].map(shapeOf);
    expect(texts.map((shape) => shape.kind === 'text' && shape.text)).toEqual([
      '3',
      'evil eye',
      '✓',
      '✗',
      '–',
      '–',
      '–',
      '–',
      'a, 2',
      '–',
    ]);
  });

  test('labels a record by its keys, short fields first', () => {
    expect(shapeOf({ yard: { tiles: 1 }, build_step: 2 })).toEqual({
      kind: 'record',
      fields: [
        { label: 'Build step', value: 2 },
        { label: 'Yard', value: { tiles: 1 } },
      ],
    });
    expect(labelOf('has-invaded')).toBe('Has invaded');
  });

  test('makes a table of records that are alike', () => {
    const players = [
      { seat: 'red', points: 1, hand: [1, 2] },
      { seat: 'blue', points: 4, order: 'hide' },
    ];
    expect(shapeOf(players)).toEqual({
      kind: 'table',
      columns: ['Seat', 'Points', 'Hand', 'Order'],
      rows: [
        ['red', '1', '1, 2', '–'],
        ['blue', '4', '–', 'hide'],
      ],
    });
  });

  test('lists what is not', () => {
    expect(shapeOf([{ lairs: [{ goblins: 1 }] }])).toMatchObject({ kind: 'list' });
    expect(shapeOf([[{ a: 1 }], 2])).toMatchObject({ kind: 'list' });
  });
});
