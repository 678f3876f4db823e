import type { EventFace, GameFace, RowFace } from '$generated/messages';
import type { News } from '$lib/table/row-history';

/** How an event is shown: the board draws it as `acting` for so long, on the view before it or after it. */
export interface Showing {
  /** Milliseconds at the normal pace, 200 to 800. */
  lasts: number;
  on: 'before' | 'after';
  /** What is heard when it begins. */
  sound?: string | undefined;
}
export type Showings<Verb extends string = string> = Partial<Record<Verb, Showing>>;

export interface StageOptions {
  showings: () => Showings;
  /** The view after an event, where the game tells its views apart event by event. */
  unfold?: ((view: unknown, event: EventFace) => unknown) | undefined;
  /** What durations are multiplied by; 0: nothing moves. */
  pace: () => number;
  hear?: (sound: string) => void;
  /** Called as rows are shown, in step. */
  tell?: (rows: readonly RowFace[], cut: boolean) => void;
}

interface Act {
  news: News;
  events: EventFace[];
}

/** More than this is not watched, but read. */
const MOST_ROWS = 12;
/** So long, at the normal pace, the stage may lag behind; beyond that it hurries. */
const PATIENCE = 3500;
const HURRY = 0.4;

/**
 * Shows what happens, one event after the other. `shown` is the game as far as it has been shown: it becomes the newest
 * as soon as nothing is left to show, and at once where nothing moves.
 */
export class Stage {
  shown = $state.raw<GameFace | null>(null);
  acting = $state.raw<EventFace | null>(null);
  busy = $state(false);
  readonly #options: StageOptions;
  #acts: Act[] = [];
  #wake: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #skipping = false;

  constructor(options: StageOptions) {
    this.#options = options;
  }

  follow(news: News): void {
    const events = news.rows.flatMap((row) => row.events ?? []);
    if (news.cut || !this.shown || !news.game || news.rows.length > MOST_ROWS || !this.#options.pace()) {
      this.#cutTo(news);
      return;
    }
    this.#acts.push({ news, events });
    if (!this.busy) void this.#play();
  }

  /** To the end of all that is waiting, at once. */
  skip(): void {
    if (!this.busy) return;
    this.#skipping = true;
    this.#endWait();
  }

  close(): void {
    this.#acts = [];
    this.skip();
  }

  /** Everything that waits is settled first, so that nothing is told out of order. */
  #cutTo(news: News): void {
    for (const act of this.#acts.splice(0)) this.#settle(act.news);
    this.skip();
    this.acting = null;
    this.#settle(news);
    const sound = this.#sounding(news);
    if (sound && !news.cut) this.#options.hear?.(sound);
  }

  #sounding({ rows }: News): string | undefined {
    const sounds = rows.flatMap((row) => row.events ?? []).map(({ event }) => this.#options.showings()[event]?.sound);
    return sounds.findLast(Boolean);
  }

  async #play(): Promise<void> {
    this.busy = true;
    this.#skipping = false;
    for (let act = this.#acts[0]; act; act = this.#acts[0]) {
      await this.#perform(act);
      if (this.#acts[0] === act) this.#acts.shift();
    }
    this.acting = null;
    this.busy = false;
    this.#skipping = false;
  }

  async #perform(act: Act): Promise<void> {
    let settled = false;
    for (const event of act.events) {
      if (this.#acts[0] !== act) return; // it was cut, and is settled
      const showing = this.#options.showings()[event.event];
      if (showing?.on !== 'before') this.#unfold(event);
      if (showing?.on === 'after' && !settled && !this.#options.unfold) {
        this.#settle(act.news);
        settled = true;
      }
      if (showing && !this.#skipping) await this.#show(event, showing);
      if (showing?.on === 'before' && this.#acts[0] === act) this.#unfold(event);
    }
    this.acting = null;
    if (!settled && this.#acts[0] === act) this.#settle(act.news);
  }

  async #show(event: EventFace, { lasts, sound }: Showing): Promise<void> {
    this.acting = event;
    if (sound) this.#options.hear?.(sound);
    await this.#wait(lasts * this.#pace);
  }

  #unfold(event: EventFace): void {
    const { unfold } = this.#options;
    if (unfold && this.shown) this.shown = { ...this.shown, view: unfold(this.shown.view, event), legal: [] };
  }

  #settle({ game, rows, cut }: News): void {
    this.shown = game;
    if (rows.length || cut) this.#options.tell?.(rows, cut);
  }

  get #pace(): number {
    const waiting = this.#acts
      .flatMap(({ events }) => events)
      .map(({ event }) => this.#options.showings()[event]?.lasts ?? 0);
    const lag = waiting.reduce((sum, lasts) => sum + lasts, 0);
    return this.#options.pace() * (lag > PATIENCE ? HURRY : 1);
  }

  #wait(ms: number): Promise<void> {
    return new Promise((done) => {
      this.#wake = done;
      this.#timer = setTimeout(() => this.#endWait(), ms);
    });
  }

  #endWait(): void {
    clearTimeout(this.#timer);
    this.#wake?.();
    this.#wake = undefined;
  }
}
