/** The foresight of a roll, gathered into a few parts that can be read at a glance. */
import { fieldsOf, type EventFace } from '$lib/messages';
import type { Foresight } from '../game';
import type { DieFace } from './pieces/dice';

export interface Odds {
  kind: 'attack' | 'magic';
  dice: number;
  /** Who picks the die that counts; empty where there is but one. */
  chooser: string;
  /** The most welcome first; chances add up to 1. */
  parts: { face: DieFace; chance: number }[];
}

/** From the most welcome to the least, for whoever attacks or rolls. */
const WELCOME: readonly DieFace[] = ['zaap', 'overrun', 'victory', 'banner', 'push', 'no-effect', 'evil-eye', 'loss'];
const rank = (face: DieFace) => WELCOME.indexOf(face);

/** `roller` attacks or rolls: where a side chooses among dice, it is expected to choose in its own favour. */
export function oddsOf({ branches }: Foresight, roller: string): Odds | null {
  const chances = new Map<DieFace, number>();
  let [dice, chooser, kind] = [0, '', 'attack' as Odds['kind']];
  for (const { odds, events } of branches) {
    const roll = rollIn(events);
    if (!roll) return null;
    [dice, chooser, kind] = [roll.faces.length, roll.chooser, roll.kind];
    const ranked = roll.faces.toSorted((a, b) => rank(a) - rank(b));
    const counts = (chooser && chooser !== roller ? ranked.at(-1) : ranked[0])!;
    chances.set(counts, (chances.get(counts) ?? 0) + odds[0] / odds[1]);
  }
  const parts = [...chances].map(([face, chance]) => ({ face, chance })).sort((a, b) => rank(a.face) - rank(b.face));
  return dice ? { kind, dice, chooser: dice > 1 ? chooser : '', parts } : null;
}

export interface Roll {
  kind: Odds['kind'];
  die: 'attack' | 'banner' | 'hoozits';
  seat: string;
  faces: DieFace[];
  chooser: string;
}

/** The last roll among some events. */
export function rollIn(events: readonly EventFace[]): Roll | null {
  const event = events.findLast(({ event }) => ['attack-rolled', 'banner-rolled', 'hoozits-rolled'].includes(event));
  if (!event) return null;
  const { seat, magic, first, second, third, chooser } = fieldsOf(event);
  if (magic !== undefined) {
    const die = event.event === 'banner-rolled' ? 'banner' : 'hoozits';
    return { kind: 'magic', die, seat: String(seat), faces: [magic as DieFace], chooser: '' };
  }
  const faces = [first, second, third].filter((face) => face && face !== 'none') as DieFace[];
  return { kind: 'attack', die: 'attack', seat: String(seat), faces, chooser: String(chooser) };
}

/** Whole percents that add up to 100. */
export function percents(chances: readonly number[]): number[] {
  const floors = chances.map((chance) => Math.floor(chance * 100));
  const rest = 100 - floors.reduce((sum, one) => sum + one, 0);
  const largest = chances.map((chance, i) => [chance * 100 - floors[i]!, i] as const).sort(([a], [b]) => b - a);
  for (const [, i] of largest.slice(0, Math.max(0, rest))) floors[i]! += 1;
  return floors;
}
