import { expect, test } from 'vitest';
import { placeBubble, type Box } from './placing';

const BUBBLE = { w: 300, h: 160 };
const ROOM = { x: 0, y: 100, w: 1000, h: 700 };
const overlaps = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const placed = (targets: Box[], room = ROOM, free: Box[] = [], clear: Box[] = []) => {
  const { x, y } = placeBubble(targets, BUBBLE, room, 'above', { free, clear });
  return { x, y, ...BUBBLE };
};

test('a bubble stands above its target, with the tail down to it', () => {
  const target = { x: 400, y: 500, w: 100, h: 80 };
  const { y, tail, seat } = placeBubble([target], BUBBLE, ROOM, 'above');
  expect(y + BUBBLE.h).toBeLessThan(target.y);
  expect(tail).toContain(`L450 ${target.y}`);
  expect(seat).toBe('left');
});

test('where there is no room above, it stands below, and nobody sits on what it is about', () => {
  const target = { x: 400, y: 110, w: 100, h: 80 };
  const { y, seat } = placeBubble([target], BUBBLE, ROOM, 'above');
  expect(y).toBeGreaterThan(target.y + target.h);
  expect(seat).toBe(null);
});

test('it hides nothing that it is about, nor a button, as long as there is any place left', () => {
  const targets = [
    { x: 20, y: 420, w: 80, h: 80 },
    { x: 150, y: 250, w: 80, h: 80 },
  ];
  expect(targets.some((one) => overlaps(placed(targets), one))).toBe(false);
  const [low, button] = [
    { x: 0, y: 0, w: 1000, h: 300 },
    { x: 600, y: 0, w: 400, h: 200 },
  ];
  const far = { x: 700, y: 220, w: 60, h: 60 };
  expect(overlaps(placed([far], low, [button]), button)).toBe(false);
  expect(overlaps(placed([far], low, [button]), far)).toBe(false);
});

test('it would rather not hide what is lit besides, but sooner that than its target', () => {
  const [tray, yard] = [
    { x: 100, y: 600, w: 300, h: 190 },
    { x: 0, y: 280, w: 1000, h: 300 },
  ];
  expect(overlaps(placed([tray], ROOM, [], [yard]), yard)).toBe(false);
  const all = { x: 0, y: 100, w: 1000, h: 500 };
  const at = placed([tray], { ...ROOM, w: 320 }, [], [all]);
  expect([overlaps(at, all), overlaps(at, tray)]).toEqual([true, false]);
});

test('without anything to point at it stands in the middle, without a tail', () => {
  expect(placeBubble([], BUBBLE, ROOM, 'left')).toMatchObject({ x: 350, y: 370, tail: '' });
});
