import type { Spoken } from '$generated/messages';
import type { Move, View } from '$generated/nitro-run';
import { stillPossible } from './choices';
import type { State } from './state';

/** With something in hand the question is where it goes; where only one thing is offered, that is asked for. */
export function asks(view: View, { planning }: Pick<State, 'planning'>, legal: readonly Move[]): Spoken | null {
  const { spec, blast } = stillPossible(planning.plan, legal);
  if (blast) {
    const specs = view.specs.filter(({ place, face }) => place === 'pool' && !face).length;
    return { key: 'nitro-run-hold-match', args: { specs } };
  }
  const schemer = { term: `nitro-run-schemer-${view.active}`, id: `${view.active}` };
  if (spec !== null) {
    if (view.phase === 'workflow') return { key: 'nitro-run-hold-third', args: { spec } };
    return { key: 'nitro-run-hold-section', args: { spec, schemer } };
  }
  if (view.phase !== 'act') return null;
  const [idea, ...others] = new Set(legal.map(ideaOf));
  if (!idea || others.length) return null;
  const actions = view.schemers.find((one) => one.schemer === view.active)?.actions ?? 0;
  return { key: 'nitro-run-only', args: { schemer, actions, idea: { term: `nitro-run-idea-${idea}`, id: idea } } };
}

function ideaOf(move: Move): string {
  switch (move.move) {
    case 'delegate':
      return `turn-${move.colour}`;
    case 'move':
      return 'walk';
    case 'demolish':
      return 'blow-up';
    default:
      return move.move;
  }
}
