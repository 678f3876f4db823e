/** What the foresight says of a roll, gathered by the faces of its dice. Who would choose which is not for the page to say. */
import type { Event } from '$generated/goblin-warlord';
import type { Seat } from '$generated/messages';
import type { Foresight } from '$lib/game';
import { FACES, type DieFace, type DieKind } from './pieces/dice';

export interface Roll {
  kind: 'attack' | 'magic';
  die: DieKind;
  seat: Seat;
  faces: DieFace[];
  /** Who picks the die that counts; null where there is but one. */
  chooser: Seat | null;
}

export interface Odds extends Pick<Roll, 'kind' | 'die' | 'chooser'> {
  dice: number;
  /** How likely it is that a die shows the face. */
  faces: { face: DieFace; chance: number }[];
}

export function oddsOf({ branches }: Foresight<Event>): Odds | null {
  const chances = new Map<DieFace, number>();
  let last: Roll | null = null;
  for (const { odds, events } of branches) {
    const roll = rollIn(events);
    if (!roll) return null;
    for (const face of new Set(roll.faces)) chances.set(face, (chances.get(face) ?? 0) + odds[0] / odds[1]);
    last = roll;
  }
  if (!last) return null;
  const { kind, die, chooser, faces } = last;
  const shown = (Object.keys(FACES) as DieFace[]).filter((face) => chances.has(face));
  return {
    kind,
    die,
    chooser,
    dice: faces.length,
    faces: shown.map((face) => ({ face, chance: chances.get(face)! })),
  };
}

const isRoll = (event: Event) =>
  event.event === 'attack-rolled' || event.event === 'banner-rolled' || event.event === 'hoozits-rolled';

/** The last roll among some events. */
export function rollIn(events: readonly Event[]): Roll | null {
  const roll = events.findLast(isRoll);
  if (!roll) return null;
  const { seat } = roll;
  if (roll.event !== 'attack-rolled') {
    const die = roll.event === 'banner-rolled' ? 'banner' : 'hoozits';
    return { kind: 'magic', die, seat, faces: [roll.magic], chooser: null };
  }
  const faces = [roll.first, roll.second, roll.third].filter((face) => face !== 'none');
  return { kind: 'attack', die: 'attack', seat, faces, chooser: faces.length > 1 ? roll.chooser : null };
}
