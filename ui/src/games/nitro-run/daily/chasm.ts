/** A chasm on a stamp: enough to recognise it by. */
import { middleOf } from '../hexmap';
import type { ChasmFace } from '$generated/messages';

export interface Stamp {
  space: string;
  x: number;
  y: number;
  terrain: string;
  gate: '' | 'entrance' | 'exit';
}

export const HEX = 'M47 0 23.5 40.7h-47L-47 0l23.5-40.7h47Z';
export const COLOURS: Partial<Record<string, string>> = { crag: '#8d86a6', cave: '#4b4266', ledge: '#8a6a44' };
export const DEPTH = '#2c1d4b';
/** What stands on the ground, drawn around the middle of its hex. */
export const SIGNS: Partial<Record<string, string>> = {
  crag: 'M-26 22-8-24 2-6 12-28 28 22Z',
  cave: 'M-22 24V4A22 22 0 0 1 22 4V24Z',
  ledge: 'M-30-4H30V8H-30ZM-24 8V24M0 8V24M24 8V24',
};

/** The spaces of the two cards, from above; half-spaces are left out. */
export const stampsOf = ({ spaces, entrance, exit }: ChasmFace): Stamp[] =>
  spaces
    .filter(({ row }) => row > 0)
    .map(({ space, column, row, terrain }) => ({
      space,
      ...middleOf({ column, row: row - 1 }),
      terrain,
      gate: space === entrance ? 'entrance' : space === exit ? 'exit' : '',
    }));

export const STAMP = { x: -2, y: -54, width: 258, height: 616 };
