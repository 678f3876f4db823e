/** The parts of a goblin's face: six of each and six skins make 7,776 faces. */
export const PARTS = {
  ears: ['bat', 'droop', 'tall', 'nick', 'ring', 'fold'],
  eyes: ['wide', 'squint', 'patch', 'goggle', 'sleepy', 'mono'],
  mouth: ['grin', 'snag', 'tongue', 'ooh', 'smirk', 'grit'],
  hat: ['miner', 'pot', 'funnel', 'cap', 'horn', 'topper'],
  skin: ['#8fbe48', '#6fae6b', '#b3b546', '#5fa58e', '#a8c06e', '#c9a94f'],
} as const;

type Part = keyof typeof PARTS;
export type Face = { [P in Part]: (typeof PARTS)[P][number] };

/** The face that belongs to a number, always the same one. */
export function faceOf(seed: number): Face {
  const next = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return (t ^ (t >>> 14)) >>> 0;
  };
  const picked = Object.entries(PARTS).map(([part, choices]) => [part, choices[next() % choices.length]]);
  return Object.fromEntries(picked) as Face;
}
