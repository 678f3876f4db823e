import type { Sheet } from './scoring/sheet';

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
