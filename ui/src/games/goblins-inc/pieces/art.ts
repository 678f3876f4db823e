/** Which picture a tile wears. It only tells tiles apart: what they do is drawn on their edges. */
const WEAPONS = [
  'cannon',
  'rocket',
  'drill',
  'plunger',
  'pan',
  'mallet',
  'fork',
  'fish',
  'teeth',
  'sling',
  'bees',
  'glove',
  'saw',
  'bomb',
  'flail',
];
const PREMIUM_WEAPONS = [
  'tesla',
  'dragon',
  'tentacle',
  'scissors',
  'chicken',
  'glove',
  'saw',
  'bomb',
  'flail',
  'bees',
  'rocket',
];
const ARMOR = ['hatch', 'lid', 'door', 'mattress'];
const ENGINES = ['pot', 'wheel', 'kettle', 'jar'];
const DECORATIONS = ['duck', 'flamingo', 'gnome', 'cactus', 'gramo', 'fuzzy', 'disco', 'cock', 'cake'];

const at = (pictures: readonly string[], number: number): string => pictures[number % pictures.length]!;

/** The symbol of a tile by its name, such as W07. */
export function artOf(tile: string, premium: boolean): string {
  const number = Math.max(0, Number(tile.slice(1)) - 1);
  switch (tile[0]) {
    case 'W':
      return `w-${at(premium ? PREMIUM_WEAPONS : WEAPONS, number)}`;
    case 'A':
      return `r-${at(ARMOR, number)}`;
    case 'E':
      return `e-${at(ENGINES, number)}`;
    default:
      return `d-${at(DECORATIONS, number)}`;
  }
}
