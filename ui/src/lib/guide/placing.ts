/** Where a bubble stands beside what it is about, and where its tail goes. */
import type { Side } from './guide';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Placed {
  x: number;
  y: number;
  /** The tail: two points on the bubble's edge and the tip; empty where the bubble stands over its target. */
  tail: string;
  /** Where Auntie sits on the bubble's edge; nowhere if she would hide something. */
  seat: 'left' | 'right' | null;
}
export interface Bubble {
  w: number;
  h: number;
}

const GAP = 34;
const EDGE = 10; // px between the bubble and the edge of the screen
const FAR_WORSE = 1000; // to hide what is talked about than what is lit besides
const LONGEST_TAIL = 150; // px
const AUNTIE = { w: 104, h: 92, inset: 16 };
const OTHERS: Record<Side, readonly Side[]> = {
  above: ['above', 'below', 'left', 'right'],
  below: ['below', 'above', 'right', 'left'],
  left: ['left', 'right', 'above', 'below'],
  right: ['right', 'left', 'above', 'below'],
};
const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** What a bubble leaves free: at any price, such as buttons, or as far as possible. */
export interface Kept {
  free: readonly Box[];
  clear: readonly Box[];
}

/**
 * `room` is what the bubble may take: between the question and the thumb bar. It leaves free what is talked about and what
 * is kept; of the places that do, the one nearest to what is wanted.
 */
export function placeBubble(
  targets: readonly Box[],
  bubble: Bubble,
  room: Box,
  side: Side,
  { free, clear }: Kept = { free: [], clear: [] },
): Placed {
  const [first] = targets;
  if (!first) {
    const box = { x: room.x + (room.w - bubble.w) / 2, y: room.y + (room.h - bubble.h) / 2, ...bubble };
    return { x: box.x, y: box.y, tail: '', seat: seatOn(box, targets, room) };
  }
  const over = (box: Box, others: readonly Box[]) => others.reduce((sum, other) => sum + overlap(box, other), 0);
  const cost = (box: Box) => FAR_WORSE * over(box, [...targets, ...free]) + over(box, clear);
  const box = placesBeside(first, bubble, room, side).reduce((a, b) => (cost(b) < cost(a) ? b : a));
  const tail = tailOf(box, first);
  return { x: box.x, y: box.y, tail, seat: seatOn(box, [...targets, ...free, ...clear], room) };
}

/** On the upper edge, where she hides neither what is talked about nor the question. */
function seatOn(box: Box, others: readonly Box[], room: Box): Placed['seat'] {
  const { w, h, inset } = AUNTIE;
  const at = { left: box.x + inset, right: box.x + box.w - inset - w };
  const isFree = (side: 'left' | 'right') =>
    box.y - h >= room.y && others.every((other) => !overlap({ x: at[side], y: box.y - h, w, h }, other));
  return isFree('left') ? 'left' : isFree('right') ? 'right' : null;
}

/** Right beside it on each side, first in its middle, then pushed to the edges; and last at the top and the foot of the room. */
function placesBeside(target: Box, { w, h }: Bubble, room: Box, wanted: Side): Box[] {
  const [left, right] = [room.x + EDGE, Math.max(room.x + EDGE, room.x + room.w - w - EDGE)];
  const [top, foot] = [room.y, Math.max(room.y, room.y + room.h - h - EDGE)];
  const [middleX, middleY] = [target.x + (target.w - w) / 2, target.y + (target.h - h) / 2];
  const at = (x: number, y: number): Box => ({ x: within(x, left, right), y: within(y, top, foot), w, h });
  const beside = (side: Side, push: number): Box => {
    const x = push ? (push < 0 ? left : right) : middleX;
    const y = push ? (push < 0 ? top : foot) : middleY;
    if (side === 'left') return at(target.x - GAP - w, y);
    if (side === 'right') return at(target.x + target.w + GAP, y);
    return at(x, side === 'above' ? target.y - GAP - h : target.y + target.h + GAP);
  };
  const sides = OTHERS[wanted];
  return [
    ...[0, -1, 1].flatMap((push) => sides.map((side) => beside(side, push))),
    ...[middleX, left, right].flatMap((x) => [at(x, top), at(x, foot)]),
  ];
}

/** From the edge that faces the target; nothing where the bubble stands over it, or far away. */
function tailOf(box: Box, target: Box): string {
  const gaps: Record<Side, number> = {
    above: target.y - box.y - box.h,
    below: box.y - target.y - target.h,
    left: target.x - box.x - box.w,
    right: box.x - target.x - target.w,
  };
  const side = (Object.keys(gaps) as Side[]).reduce((a, b) => (gaps[b] > gaps[a] ? b : a));
  if (gaps[side] < 0 || gaps[side] > LONGEST_TAIL) return '';
  const [middleX, middleY] = [target.x + target.w / 2, target.y + target.h / 2];
  if (side === 'left' || side === 'right') {
    const y = within(middleY, box.y + 40, box.y + box.h - 40);
    const x = side === 'right' ? box.x + 2 : box.x + box.w - 2;
    const tip = side === 'right' ? target.x + target.w : target.x;
    return `M${x} ${y - 15}L${tip} ${within(y, target.y + 8, target.y + target.h - 8)}L${x} ${y + 15}`;
  }
  const x = within(middleX, box.x + 44, box.x + box.w - 44);
  const y = side === 'below' ? box.y + 2 : box.y + box.h - 2;
  const tip = side === 'below' ? target.y + target.h : target.y;
  return `M${x - 15} ${y}L${within(x, target.x + 8, target.x + target.w - 8)} ${tip}L${x + 15} ${y}`;
}

/** A rounded rectangle as a path. */
export const rounded = ({ x, y, w, h }: Box, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
  `h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
