import type { Spoken } from '$generated/messages';
import type { Move, View } from '$generated/goblin-warlord';
import { plannedKindsIn, stillPossible } from './choices';
import type { State } from './state';

/** What a touch means now: with a lair that marches, whom it invades; with building in mind, which Hideout is raised. */
export function asks(_: View, { planning }: Pick<State, 'planning'>, legal: readonly Move[]): Spoken | null {
  const { kind, lair } = stillPossible(planning.plan, legal);
  if (lair !== null) return { key: `goblin-warlord-march-${kind}`, args: { lair } };
  const isChosen = planning.plan.kind === kind && plannedKindsIn(legal).length > 1;
  return isChosen && kind === 'upgrade' ? { key: 'goblin-warlord-march-upgrade', args: {} } : null;
}
