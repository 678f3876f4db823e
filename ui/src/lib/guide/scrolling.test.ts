import { expect, test } from 'vitest';
import { scrollNeeded, type Scene } from './scrolling';

const scene = (targets: Scene['targets'], more: Partial<Scene> = {}): Scene => ({
  targets,
  view: { x: 8, y: 220, w: 374, h: 550 },
  least: -400,
  most: 600,
  bubble: { w: 370, h: 160 },
  room: { x: 0, y: 160, w: 390, h: 620 },
  side: 'above',
  kept: { free: [], clear: [] },
  ...more,
});
const at = (y: number, h = 60) => ({ x: 100, y, w: 60, h });

test('nothing moves where all is in sight and the bubble has a place', () => {
  expect(scrollNeeded(scene([at(500)]))).toBe(0);
  expect(scrollNeeded(scene([]))).toBe(0);
});

test('what lies under the header comes out from under it, and no further', () => {
  expect(scrollNeeded(scene([at(190)]))).toBe(190 - 220 - 8);
});

test('what lies below the mat comes up', () => {
  expect(scrollNeeded(scene([at(900)]))).toBe(900 + 60 - 770 + 8);
});

test('several are brought in sight together, and the bubble beside them', () => {
  expect(scrollNeeded(scene([at(300), at(660)]))).toBe(0);
  expect(scrollNeeded(scene([at(300), at(760)]))).toBe(760 + 60 - 770 + 8);
});

test('what does not fit together is given up for the first', () => {
  const by = scrollNeeded(scene([at(1200), at(240)]));
  expect(1200 - by).toBeGreaterThanOrEqual(220);
  expect(1200 - by + 60).toBeLessThanOrEqual(770);
});

test('no further than it can be scrolled, and not for what stays where it is', () => {
  expect(scrollNeeded(scene([at(740)], { most: 20 }))).toBe(20);
  expect(scrollNeeded(scene([{ ...at(900), stays: true }]))).toBe(0);
});
