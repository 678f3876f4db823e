/** Yards that the rules of Goblins Inc. show. */
import type { PlacedTile } from './pieces/tiles';
import type { YardFacts } from './pieces/yard';

const COCKPIT: PlacedTile = { c: 3, r: 3, kind: 'cockpit', crew: ['blue', 'blue', 'red', 'red'] };
const CANNON: PlacedTile = { c: 3, r: 2, kind: 'weapon', art: 'w-cannon', metal: 'esw', arrows: { n: 1 } };
const DUCK: PlacedTile = { c: 4, r: 3, kind: 'decor', art: 'd-duck', metal: 'nesw' };
const STOVE: PlacedTile = { c: 2, r: 3, kind: 'engine', metal: 'nes', engines: 1 };
const ROCKET: PlacedTile = { c: 5, r: 3, kind: 'weapon', art: 'w-rocket', metal: 'esw', arrows: { n: 1 }, turn: 1 };
const HATCH: PlacedTile = { c: 4, r: 2, kind: 'armor', art: 'r-hatch', metal: 'ns', plates: { s: 1 } };
const CAKE: PlacedTile = { c: 4, r: 1, kind: 'decor', art: 'd-cake', metal: 'nesw' };
const SAW: PlacedTile = { c: 1, r: 5, kind: 'weapon', art: 'w-saw', metal: 'es', arrows: { n: 1 } };
const ROBOT = [COCKPIT, CANNON, DUCK, STOVE, ROCKET];
const CORNERS = [{ c: 1, r: 1 }, { c: 5, r: 1 }, { c: 1, r: 5 }, { c: 5, r: 5 }]; // prettier-ignore

export const YARDS: Partial<Record<string, YardFacts>> = {
  'GI-blueprints': { tiles: [COCKPIT], blocked: CORNERS },
  'GI-build-view': {
    tiles: ROBOT,
    fresh: [{ c: 5, r: 3 }],
    ghost: { ...HATCH, plates: { s: 1 } },
    legal: [{ c: 2, r: 2 }, { c: 3, r: 4 }], // prettier-ignore
  },
  'GI-loose': { tiles: [...ROBOT, { ...SAW, c: 1, r: 4, loose: true }] },
  'GI-tokens': { tiles: [...ROBOT, HATCH], tokens: [{ c: 4, r: 2, edge: 's' }] },
  'GI-facing': { tiles: ROBOT, edge: 'right' },
  'GI-rows': {
    tiles: ROBOT,
    aim: [
      { side: 'far', lane: 3, order: '3', square: { c: 3, r: 2 } },
      { side: 'far', lane: 1, order: '1', square: null },
    ],
  },
  'GI-hit': {
    tiles: [...ROBOT, HATCH, CAKE],
    aim: [{ side: 'right', lane: 2, order: '2', square: { c: 4, r: 2 } }],
    doom: [{ c: 4, r: 2, how: 'hit' }, { c: 4, r: 1, how: 'fall' }], // prettier-ignore
  },
  'GI-both-strike': {
    tiles: ROBOT,
    aim: [{ side: 'far', lane: 3, order: '3', square: { c: 3, r: 2 } }],
    doom: [{ c: 3, r: 2, how: 'hit' }],
  },
  'GI-disabled': { tiles: [{ ...COCKPIT, crew: [] }, DUCK, STOVE] },
  'GI-crane': { tiles: ROBOT.filter((tile) => tile !== ROCKET), ghost: { ...ROCKET, c: 3, r: 4, turn: 2 } },
  'GI-duct-tape': { tiles: ROBOT, tokens: [{ c: 3, r: 2 }] },
};
