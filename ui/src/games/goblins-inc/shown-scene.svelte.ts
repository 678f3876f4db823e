import type { View } from '$generated/goblins-inc';
import type { Spoken } from '$generated/messages';
import type { Sheet } from './scoring/sheet';
import type { State } from './state';

export type SceneName = 'score' | 'team-up' | 'build' | 'agendas' | 'fight';

/** What the mat shows, for what stands around it. */
export class ShownScene {
  scene = $state.raw<SceneName | null>(null);
  /** The score that lies on the mat. */
  sheet = $state.raw<Sheet | null>(null);
  /** The last round that has a score, on the mat or not. */
  lastRound = $state.raw<number | undefined>();

  show(scene: SceneName | null, sheet: Sheet | null, lastRound?: number): void {
    [this.scene, this.sheet, this.lastRound] = [scene, sheet, lastRound];
  }
}

/** Before a round, and after it, there is something to look at. */
export function interlude(view: View, { shownScene }: Pick<State, 'shownScene'>): Spoken | null {
  if (view.phase === 'over') return null;
  if (shownScene.scene === 'team-up') return { key: 'goblins-inc-asks-team-up', args: { round: view.round_number } };
  if (shownScene.scene === 'score' && shownScene.sheet)
    return { key: 'goblins-inc-asks-score', args: { round: shownScene.sheet.round } };
  return null;
}
