import type { GameFace, RowFace } from '$generated/messages';
import type { Showings } from '$lib/stage/showing';
import { Stage, type StageOptions } from '$lib/stage/stage.svelte';
import type { ReplayPlayer } from './player.svelte';

export interface ReplayStageOptions {
  showings: () => Showings;
  unfold?: StageOptions['unfold'];
  /** What durations are multiplied by; 0: nothing moves. */
  pace: () => number;
  hear: (sound: string) => void;
}

/** Shows a player: one step on is acted out as at the table, every other way to a step is a cut. */
export class ReplayStage {
  readonly #player: ReplayPlayer;
  readonly #stage: Stage;
  #last: Pick<ReplayPlayer, 'step' | 'viewpoint' | 'frame'> | null = null;

  constructor(player: ReplayPlayer, options: ReplayStageOptions) {
    this.#player = player;
    this.#stage = new Stage({ ...options, pace: () => options.pace() / player.speed });
    player.isActing = () => this.#stage.busy;
  }

  /** The game as far as it has been shown. */
  get seen(): GameFace | null {
    return this.#stage.shown;
  }

  get acting() {
    return this.#stage.acting;
  }

  /** What was told up to here, a row a step. */
  get rows(): RowFace[] {
    return this.#player.heard.map((happenings, n) => ({
      n,
      at: 0,
      deed: 'moved',
      events: happenings.map(({ event }) => event),
    }));
  }

  /** The player has gone on, or elsewhere. */
  follow(): void {
    const { step, viewpoint, frame, seen } = this.#player;
    const last = this.#last;
    if (frame === last?.frame && viewpoint === last?.viewpoint) return;
    this.#last = { step, viewpoint, frame };
    const isNext = step === (last?.step ?? step) + 1 && viewpoint === last?.viewpoint;
    this.#stage.follow({ game: seen, rows: isNext ? this.rows.slice(-1) : [], cut: !isNext });
  }

  close(): void {
    this.#player.isActing = () => false;
    this.#stage.close();
  }
}
