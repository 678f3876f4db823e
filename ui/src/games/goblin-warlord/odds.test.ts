import { expect, test } from 'vitest';
import type { Event } from '$generated/goblin-warlord';
import { oddsOf, rollIn } from './odds';

const rolled = (first: string, second = 'none', third = 'none', chooser = 'red') =>
  ({ event: 'attack-rolled', seat: 'red', first, second, third, chooser }) as Event;
const branch = (odds: [number, number], ...events: Event[]) => ({ odds, events });
const foresight = (...branches: ReturnType<typeof branch>[]) => ({
  certain: [],
  drawn: true,
  branches,
  own: [],
  results: [],
});

test('one die: each face with its chance, and nobody chooses', () => {
  const odds = oddsOf(
    foresight(branch([1, 2], rolled('push')), branch([1, 3], rolled('loss')), branch([1, 6], rolled('overrun'))),
  );
  expect(odds).toMatchObject({ kind: 'attack', die: 'attack', dice: 1, chooser: null });
  expect(odds?.faces).toEqual([
    { face: 'overrun', chance: 1 / 6 },
    { face: 'push', chance: 1 / 2 },
    { face: 'loss', chance: 1 / 3 },
  ]);
});

test('several dice: a face counts once, however many dice show it', () => {
  const odds = oddsOf(
    foresight(
      branch([1, 2], rolled('push', 'victory', 'none', 'blue')),
      branch([1, 4], rolled('push', 'push', 'none', 'blue')),
      branch([1, 4], rolled('loss', 'push', 'none', 'blue')),
    ),
  );
  expect(odds).toMatchObject({ dice: 2, chooser: 'blue' });
  expect(odds?.faces).toEqual([
    { face: 'victory', chance: 0.5 },
    { face: 'push', chance: 1 },
    { face: 'loss', chance: 0.25 },
  ]);
});

test('magic dice are told by their one face', () => {
  const magic = { event: 'hoozits-rolled', seat: 'red', foe: 'blue', magic: 'zaap' } as Event;
  expect(rollIn([rolled('push'), magic])).toMatchObject({ die: 'hoozits', faces: ['zaap'], chooser: null });
  expect(oddsOf(foresight(branch([1, 1], magic)))).toMatchObject({ kind: 'magic', die: 'hoozits', dice: 1 });
});

test('without a roll there are no odds', () => {
  expect(oddsOf(foresight(branch([1, 1], { event: 'reshuffled', cards: 3 })))).toBeNull();
  expect(oddsOf(foresight())).toBeNull();
});
