import { describe, expect, test } from 'vitest';
import type { Listed } from '$generated/messages';
import { byUrgency, chairsOf, othersIn, standingOf } from './listed';

const table = (changes: Partial<Listed>): Listed => ({
  table: 't',
  game: 'some-game',
  status: 'playing',
  public: false,
  changed_at: 1,
  begun_at: 1,
  open_seats: 0,
  seats: 2,
  names: ['Zog', 'scrapper'],
  goblins: ['', 'snag'],
  options: {},
  spectators: true,
  host: true,
  mine: ['red'],
  deciders: ['blue'],
  ...changes,
});

describe('a table in a list', () => {
  test('says whether one is waited for', () => {
    expect(standingOf(table({ deciders: ['red'] }))).toBe('your-turn');
    expect(standingOf(table({}))).toBe('waiting');
    expect(standingOf(table({ status: 'lobby' }))).toBe('lobby');
    expect(standingOf(table({ status: 'closed' }))).toBe('over');
  });

  test('knows seats by their order, and who decides', () => {
    expect(chairsOf(table({ names: ['Zog', ''], deciders: ['blue'] }))).toMatchObject([
      { seat: 'red', open: false, deciding: false },
      { seat: 'blue', open: true, deciding: true },
    ]);
  });

  test('comes first where it is my turn, then the latest', () => {
    const tables = [
      table({ table: 'waits', changed_at: 9 }),
      table({ table: 'mine', deciders: ['red'], changed_at: 2 }),
      table({ table: 'mine-later', deciders: ['red'], changed_at: 5 }),
      table({ table: 'lobby', status: 'lobby' }),
    ];
    expect(byUrgency(tables).map((one) => one.table)).toEqual(['mine-later', 'mine', 'lobby', 'waits']);
  });

  test('is for strangers where a seat is free, or where it may be watched', () => {
    const tables = [
      table({ table: 'watched', mine: [] }),
      table({ table: 'unwatched', mine: [], spectators: false }),
      table({ table: 'mine' }),
      table({ table: 'full', mine: [], status: 'lobby' }),
      table({ table: 'free', mine: [], status: 'lobby', open_seats: 1, spectators: false }),
      table({ table: 'over', mine: [], status: 'over' }),
    ];
    expect(othersIn(tables).map(({ table }) => table)).toEqual(['free', 'watched']);
  });
});
