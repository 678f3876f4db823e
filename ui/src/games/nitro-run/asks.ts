import type { Spoken } from '$generated/messages';
import type { Move, View } from '$generated/nitro-run';
import { stillPossible } from './choices';
import type { State } from './state';

/** With something in hand the question is where it goes. */
export function asks(view: View, { planning }: Pick<State, 'planning'>, legal: readonly Move[]): Spoken | null {
  const { spec, blast } = stillPossible(planning.plan, legal);
  if (blast) {
    const specs = view.specs.filter(({ place, face }) => place === 'pool' && !face).length;
    return { key: 'nitro-run-hold-match', args: { specs } };
  }
  if (spec === null) return null;
  if (view.phase === 'workflow') return { key: 'nitro-run-hold-third', args: { spec } };
  const schemer = { term: `nitro-run-schemer-${view.active}`, id: `${view.active}` };
  return { key: 'nitro-run-hold-section', args: { spec, schemer } };
}
