import { expect, test } from 'vitest';
import type { EventFace } from '$lib/messages';
import { oddsOf, percents, rollIn } from './odds';

const rolled = (first: string, second = 'none', third = 'none', chooser = 'red') =>
  ({ event: 'attack-rolled', seat: 'red', first, second, third, chooser }) as EventFace;
const branch = (odds: [number, number], ...events: EventFace[]) => ({ odds, events });
const foresight = (...branches: ReturnType<typeof branch>[]) => ({ certain: [], drawn: true, branches, own: [] });

test('one die: each face with its chance, the welcome ones first', () => {
  const odds = oddsOf(
    foresight(branch([1, 2], rolled('push')), branch([1, 3], rolled('loss')), branch([1, 6], rolled('overrun'))),
    'red',
  );
  expect(odds?.parts.map(({ face }) => face)).toEqual(['overrun', 'push', 'loss']);
  expect(odds).toMatchObject({ dice: 1, chooser: '' });
});

test('two dice: the attacker takes the better one', () => {
  const odds = oddsOf(
    foresight(branch([1, 4], rolled('push', 'victory')), branch([3, 4], rolled('loss', 'push'))),
    'red',
  );
  expect(odds?.parts).toEqual([
    { face: 'victory', chance: 0.25 },
    { face: 'push', chance: 0.75 },
  ]);
});

test('two dice: a defender who chooses takes the worse one', () => {
  const odds = oddsOf(foresight(branch([1, 1], rolled('push', 'victory', 'none', 'blue'))), 'red');
  expect(odds).toMatchObject({ chooser: 'blue', parts: [{ face: 'push', chance: 1 }] });
});

test('magic dice are told by their one face', () => {
  const magic = { event: 'hoozits-rolled', seat: 'red', foe: 'blue', magic: 'zaap' } as EventFace;
  expect(rollIn([rolled('push'), magic])).toMatchObject({ die: 'hoozits', faces: ['zaap'] });
  expect(oddsOf(foresight(branch([1, 1], magic)), 'red')).toMatchObject({ kind: 'magic', dice: 1 });
});

test('without a roll there are no odds', () => {
  expect(oddsOf(foresight(branch([1, 1], { event: 'built' })), 'red')).toBeNull();
  expect(oddsOf(foresight(), 'red')).toBeNull();
});

test('percents add up to a hundred', () => {
  expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(percents([0.5, 0.5])).toEqual([50, 50]);
});
