import type { PlacedTile, TileFacts } from './pieces/tiles';
import type { YardFacts } from './pieces/yard';

export const TILES: Record<string, TileFacts> = {
  'weapon, 1 arrow': { kind: 'weapon', art: 'w-cannon', metal: 'esw', arrows: { n: 1 } },
  'premium, 2 on one edge': { kind: 'weapon', art: 'w-glove', metal: 'sw', arrows: { n: 2 }, premium: true },
  'premium, 1 + 1': { kind: 'weapon', art: 'w-saw', metal: 'sw', arrows: { n: 1, e: 1 }, premium: true },
  'weapon, rocket': { kind: 'weapon', art: 'w-rocket', metal: 'esw', arrows: { n: 1 } },
  'weapon, turned': { kind: 'weapon', art: 'w-drill', metal: 'sw', arrows: { n: 1 }, turn: 1 },
  'armor, 1 plate': { kind: 'armor', art: 'r-hatch', metal: 'esw', plates: { n: 1 } },
  'premium, 2 on one': { kind: 'armor', art: 'r-hatch', metal: 'es', plates: { n: 2 }, premium: true },
  'premium plates, 1 + 1': { kind: 'armor', art: 'r-hatch', metal: 's', plates: { n: 1, e: 1 }, premium: true },
  engine: { kind: 'engine', metal: 'nes', engines: 1 },
  'premium engine': { kind: 'engine', metal: 'esw', engines: 2, premium: true },
  decoration: { kind: 'decor', art: 'd-duck', metal: 'nesw' },
  'premium decoration': { kind: 'decor', art: 'd-disco', metal: 'nesw', premium: true },
  'decoration, flamingo': { kind: 'decor', art: 'd-flamingo', metal: 'nesw' },
  'cockpit, crew of 4': { kind: 'cockpit', crew: ['blue', 'blue', 'blue', 'blue'] },
  'loose: hatched': { kind: 'weapon', art: 'w-saw', metal: 'es', arrows: { n: 1 }, loose: true },
};

const WEAPONS = [
  ...['plunger', 'pan', 'bees', 'mallet', 'fork', 'fish', 'bomb', 'teeth', 'flail', 'sling'],
  ...['boot', 'umbrella', 'magnet', 'broom', 'trumpet', 'snake', 'hook'],
];
const PREMIUM = ['tesla', 'dragon', 'tentacle', 'scissors', 'chicken'];
const ARMOR = ['lid', 'door', 'mattress'];
const ENGINES = ['wheel', 'kettle', 'jar'];
const DECORATIONS = ['gnome', 'cactus', 'gramo', 'fuzzy', 'cock', 'cake'];

const named = (names: string[], make: (name: string) => TileFacts): [string, TileFacts][] =>
  names.map((name) => [name, make(name)]);

export const MORE_TILES: Record<string, TileFacts> = Object.fromEntries([
  ...named(WEAPONS, (name) => ({ kind: 'weapon', art: `w-${name}`, metal: 'esw', arrows: { n: 1 } })),
  ...named(PREMIUM, (name) => ({ kind: 'weapon', art: `w-${name}`, metal: 'esw', arrows: { n: 2 }, premium: true })),
  ...named(ARMOR, (name) => ({ kind: 'armor', art: `r-${name}`, metal: 'esw', plates: { n: 1 } })),
  ...named(ENGINES, (name) => ({ kind: 'engine', art: `e-${name}`, metal: 'nes', engines: 1 })),
  ...named(DECORATIONS, (name) => ({ kind: 'decor', art: `d-${name}`, metal: 'nesw' })),
]);

const ROBOT: PlacedTile[] = [
  { c: 2, r: 2, kind: 'armor', art: 'r-hatch', metal: 'esw', plates: { n: 1 } },
  { c: 3, r: 2, kind: 'weapon', art: 'w-rocket', metal: 'esw', arrows: { n: 1 } },
  { c: 4, r: 2, kind: 'decor', art: 'd-duck', metal: 'nesw' },
  { c: 2, r: 3, kind: 'engine', metal: 'nes', engines: 1 },
  { c: 3, r: 3, kind: 'cockpit', crew: ['blue', 'green'] },
  { c: 4, r: 3, kind: 'weapon', art: 'w-saw', metal: 'es', arrows: { n: 1 }, loose: true },
  { c: 3, r: 4, kind: 'engine', metal: 'nesw', engines: 2, premium: true },
];

export const YARD: YardFacts = {
  tiles: ROBOT,
  blocked: [{ c: 1, r: 1 }, { c: 5, r: 5 }], // prettier-ignore
  legal: [{ c: 1, r: 3 }, { c: 2, r: 4 }], // prettier-ignore
  tokens: [{ c: 2, r: 2, edge: 'e' }, { c: 3, r: 4 }], // prettier-ignore
  fresh: [{ c: 3, r: 4 }],
  ghost: { c: 3, r: 1, kind: 'weapon', art: 'w-dragon', metal: 'esw', arrows: { n: 2 }, premium: true },
};

export const YARD_UNDER_FIRE: YardFacts = {
  tiles: ROBOT.map((tile) => (tile.c === 4 && tile.r === 2 ? { ...tile, gone: true } : tile)),
  doom: [{ c: 3, r: 4, how: 'hit' }, { c: 2, r: 3, how: 'fall' }], // prettier-ignore
  aim: [
    { side: 'near', lane: 3, order: '1', square: { c: 3, r: 4 } },
    { side: 'near', lane: 5, order: '2', square: null },
  ],
};

export const YARD_COUNTED: YardFacts = { tiles: ROBOT, points: [{ c: 4, r: 2, n: 2 }, { c: 2, r: 2, n: 1 }] }; // prettier-ignore
