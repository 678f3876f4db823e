import type { Spoken } from '$generated/messages';
import type { Move, View } from '$generated/nitro-run';

/** A draft says what may be behind the spec; a blast says what it strikes, and what it costs. */
export function says(view: View, move: Move): Spoken | null {
  switch (move.move) {
    case 'draft': {
      const odds = view.specs.find(({ spec }) => spec === move.spec)?.odds;
      if (!odds) return null;
      const all = odds.track + odds.blank + odds.rubble;
      return { key: 'nitro-run-says-draft', args: { spec: move.spec, ...odds, all } };
    }
    case 'demolish': {
      const what = obstructionOn(move.space, view);
      if (!what) return null;
      const obstruction = { term: `nitro-run-obstruction-${what}`, id: what };
      const { load } = view.week;
      const specs = view.specs.filter(({ place, face }) => place === 'pool' && !face).length;
      return {
        key: 'nitro-run-says-demolish',
        args: { obstruction, space: move.space, load, left: loadAfterBlast(view), specs },
      };
    }
    default:
      return null;
  }
}

/** Of rubble on track only the rubble goes. */
function obstructionOn(space: string, { spaces }: View): 'rubble' | 'track' | 'crag' | null {
  const found = spaces.find((one) => one.space === space);
  if (!found) return null;
  if (found.rubble !== null) return 'rubble';
  if (found.section !== null) return 'track';
  return found.terrain === 'crag' ? 'crag' : null;
}

/** The cart does not take all of a full week: the seventh goes for nothing. */
const loadAfterBlast = ({ week: { load, tokens } }: View): number =>
  Math.min(load, tokens.filter((token) => token === 'happy').length - 1);
