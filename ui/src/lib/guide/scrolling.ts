/** How far the mat is scrolled so that what is talked about is in sight and the bubble has a place beside it. */
import type { Side } from './guide';
import { overlap, placeBubble, type Box, type Bubble, type Kept } from './placing';

const MARGIN = 8; // px of the view's edge
const GAP = 40; // px between a target and a bubble above or below it, with its tail
const FIRST = 4; // as bad is it to hide the first of them as any other
const FAR_WORSE = 1000; // to hide something than to scroll

export interface Scene {
  /** What is talked about, the most important first; those that move with the scrolled thing, and those that stay. */
  targets: readonly (Box & { stays?: boolean })[];
  /** What of the scrolled thing is seen. */
  view: Box;
  /** How far it can be scrolled: up is negative. */
  least: number;
  most: number;
  bubble: Bubble;
  room: Box;
  side: Side;
  kept: Kept;
}

const moved = (box: Box, by: number): Box => ({ ...box, y: box.y - by });
const area = ({ w, h }: Box): number => w * h;

/** As little as possible, and nothing if all is well. */
export function scrollNeeded(scene: Scene): number {
  const { targets, view, least, most, bubble } = scene;
  const moving = targets.filter(({ stays }) => !stays);
  const [first] = moving;
  if (!first) return 0;
  const top = Math.min(...moving.map(({ y }) => y));
  const foot = Math.max(...moving.map(({ y, h }) => y + h));
  const ranges = [
    { top, foot },
    { top: first.y, foot: first.y + first.h },
  ];
  const wanted = ranges.flatMap((range) => [
    range.top - view.y - MARGIN,
    range.top - view.y - bubble.h - GAP,
    range.foot - view.y - view.h + MARGIN,
    range.foot - view.y - view.h + bubble.h + GAP,
  ]);
  const possible = [0, ...wanted].map((by) => Math.round(Math.max(least, Math.min(most, by))));
  const cost = new Map(possible.map((by) => [by, FAR_WORSE * hiddenAt(scene, by) + Math.abs(by)]));
  return possible.reduce((a, b) => ((cost.get(b) ?? 0) < (cost.get(a) ?? 0) ? b : a));
}

/** How much of it is out of sight or below the bubble, in px². */
function hiddenAt({ targets, view, bubble, room, side, kept }: Scene, by: number): number {
  const boxes = targets.map((box) => (box.stays ? box : moved(box, by)));
  const clear = kept.clear.map((box) => moved(box, by));
  const { x, y } = placeBubble(boxes, bubble, room, side, { ...kept, clear });
  const at = { x, y, ...bubble };
  return boxes.reduce((sum, box, i) => {
    const unseen = targets[i]?.stays ? 0 : area(box) - overlap(box, view);
    return sum + (i ? 1 : FIRST) * (unseen + overlap(box, at));
  }, 0);
}
