/** Where a side lies on the dial, and what choosing it costs in engines. */
export const SIDES = {
  front: { x: 0, y: -1, cost: 0 },
  right: { x: 1, y: 0, cost: 1 },
  rear: { x: 0, y: 1, cost: 2 },
  left: { x: -1, y: 0, cost: 1 },
} as const;

export type Side = keyof typeof SIDES;
