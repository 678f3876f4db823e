/** Which picture a tile wears. It only tells tiles apart: what they do is drawn on their edges. */
const PICTURES = {
  W: [
    ...['cannon', 'rocket', 'drill', 'plunger', 'pan', 'mallet', 'fork', 'fish', 'teeth', 'sling', 'flail'],
    ...['boot', 'umbrella', 'magnet', 'broom', 'trumpet', 'snake', 'hook', 'glove', 'saw', 'bees', 'bomb'],
    ...['tesla', 'dragon', 'tentacle', 'scissors', 'chicken'],
  ].map((name) => `w-${name}`),
  A: ['r-hatch', 'r-lid', 'r-door', 'r-mattress'],
  E: ['e-pot', 'e-wheel', 'e-kettle', 'e-jar'],
  D: ['duck', 'flamingo', 'gnome', 'cactus', 'gramo', 'fuzzy', 'disco', 'cock', 'cake'].map((name) => `d-${name}`),
};
/** Beyond the pictures there are, the last few weapons wear theirs again. */
const AGAIN = 5;

export const ART_NAMES: readonly string[] = Object.values(PICTURES).flat();

/** The symbol of a tile by its name, such as W07. */
export const artOf = (tile: string): string => wornBy(tile).art;

/** What a tile is called: by its picture, and by which of those who wear it. */
export function nameOfArt(tile: string): string {
  const { art, times } = wornBy(tile);
  return times ? `${art}-${times + 1}` : art;
}

function wornBy(tile: string): { art: string; times: number } {
  const pictures = PICTURES[tile[0] as keyof typeof PICTURES] ?? PICTURES.D;
  const again = tile[0] === 'W' ? pictures.slice(-AGAIN) : pictures;
  const number = Math.max(0, Number(tile.slice(1)) - 1);
  const further = number - pictures.length;
  if (further < 0) return { art: pictures[number]!, times: 0 };
  return { art: again[further % again.length]!, times: 1 + Math.floor(further / again.length) };
}
