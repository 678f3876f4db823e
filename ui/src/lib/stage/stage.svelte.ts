import { tick } from 'svelte';
import type { EventFace, GameFace, RowFace } from '$generated/messages';
import type { News } from '$lib/table/row-history';
import { Holds } from './holds.svelte';
import { Moment, type Step } from './moment.svelte';
import { hurry, type Showing, type Showings } from './showing';
import { Wait } from './wait.svelte';

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
  events: readonly EventFace[];
  /** It is acted once more, from here on: nothing of it is news. */
  again?: GameFace;
}

/** More than this is not watched, but read. */
const MOST_ROWS = 12;
/**
 * Shows what happens, one event after the other. `shown` is the game as far as it has been shown: it becomes the newest
 * as soon as nothing is left to show, and at once where nothing moves. The last great moment can be acted once more.
 */
export class Stage {
  shown = $state.raw<GameFace | null>(null);
  acting = $state.raw<EventFace | null>(null);
  busy = $state(false);
  readonly #holds = new Holds();
  readonly #options: StageOptions;
  readonly #moment: Moment;
  #acts: Act[] = [];
  readonly #wait = new Wait();
  #skipping = false;

  constructor(options: StageOptions) {
    this.#options = options;
    this.#moment = new Moment(({ event }) => options.showings()[event]?.moment);
  }

  /** The last great moment, as far as it has been told. */
  get moment(): readonly Step[] {
    return this.#moment.steps;
  }

  /** A step of a great moment is being shown. */
  get isTelling(): boolean {
    return this.acting !== null && this.#moment.isStep(this.acting);
  }

  /** What comes next waits, until whoever looks at something is done. */
  get held(): boolean {
    return this.#holds.any;
  }

  follow(news: News): void {
    const events = news.rows.flatMap((row) => row.events ?? []);
    const isShort = news.rows.length <= MOST_ROWS;
    const mayWait = !news.cut && this.shown && news.game && isShort;
    if (!mayWait || (!this.#options.pace() && !this.busy && !this.held)) return this.#cutTo(news);
    this.#acts.push({ news, events });
    this.#goOn();
  }

  /** To the end of all that is waiting, at once; only what is held goes on waiting. */
  skip(): void {
    if (!this.busy) return;
    this.#skipping = true;
    this.#wait.end();
  }

  get paused(): boolean {
    return this.#wait.paused;
  }

  /** Stand still, or go on. */
  pause(): void {
    if (this.busy) this.#wait.pause();
  }

  get mayRepeat(): boolean {
    return !this.busy && this.shown !== null && this.#moment.stretches.length > 0 && this.#options.pace() > 0;
  }

  /** The last great moment once more. The table stands as it stood when it is over. */
  again(): void {
    const now = this.shown;
    if (!this.mayRepeat || !now) return;
    const { stretches } = this.#moment;
    this.#moment.rewind();
    const acts = stretches.map(({ from, events, to }, i): Act => {
      const game = i === stretches.length - 1 ? now : to;
      return { news: { game, rows: [], cut: false }, events, again: { ...from, legal: [] } };
    });
    this.#acts.unshift(...acts);
    void this.#play(acts.length);
  }

  /** Something lies on the board that somebody has to see first; returns how to go on. */
  hold(): () => void {
    return this.#holds.take(() => this.#goOn());
  }

  close(): void {
    this.#acts = [];
    this.skip();
  }

  #goOn(): void {
    if (!this.busy && !this.held && this.#acts.length) void this.#play();
  }

  /** Everything that waits is settled first, so that nothing is told out of order. */
  #cutTo(news: News): void {
    for (const act of this.#acts.splice(0)) if (!act.again) this.#settle(act.news);
    this.skip();
    this.acting = null;
    if (news.cut) this.#moment.forget();
    else {
      this.#moment.complete();
      this.#recall(news);
    }
    this.#settle(news);
    const sounds = news.rows.flatMap(({ events = [] }) =>
      events.map(({ event }) => this.#options.showings()[event]?.sound),
    );
    const last = sounds.findLast(Boolean);
    if (last && !news.cut) this.#options.hear?.(last);
  }

  /** Nobody watches, but the great moment can be read. */
  #recall({ game, rows }: News): void {
    let before = this.shown;
    for (const event of rows.flatMap((row) => row.events ?? [])) {
      if (!before) return;
      this.#moment.take(event, before, game);
      before = this.#unfolded(before, event);
    }
  }

  /** `least`: so many acts, whatever is held. */
  async #play(least = 0): Promise<void> {
    this.busy = true;
    this.#skipping = false;
    for (let act = this.#acts[0]; act && (least > 0 || !this.held); act = this.#acts[0]) {
      await this.#perform(act);
      if (this.#acts[0] === act) this.#acts.shift();
      least -= 1;
      await tick(); // the board may want to hold what it shows now
    }
    this.#moment.complete();
    this.acting = null;
    this.busy = false;
    this.#wait.end();
    this.#skipping = false;
  }

  async #perform(act: Act): Promise<void> {
    let settled = false;
    const { again, events, news } = act;
    if (again) this.shown = again;
    for (const event of events) {
      if (this.#acts[0] !== act) return; // it was cut, and is settled
      const showing = this.#showingOf(event);
      if (again) this.#moment.retake(event);
      else if (this.shown) this.#moment.take(event, this.shown, news.game);
      if (showing?.on !== 'before') this.#unfold(event);
      if (showing?.on === 'after' && !settled && !this.#options.unfold) {
        this.#settle(news, again);
        settled = true;
      }
      if (showing && showing.on !== 'end') await this.#show(event, showing);
      if (showing?.on === 'before' && this.#acts[0] === act) this.#unfold(event);
    }
    this.acting = null;
    if (!settled && this.#acts[0] === act) this.#settle(news, again);
    for (const event of events) {
      const showing = this.#showingOf(event);
      if (showing?.on === 'end' && this.#acts[0] === act) await this.#show(event, showing);
    }
    this.acting = null;
  }

  #showingOf(event: EventFace): Showing | undefined {
    const showing = this.#options.showings()[event.event];
    return showing?.when && !showing.when(event, this.shown?.view) ? undefined : showing;
  }

  async #show(event: EventFace, { lasts, sound, moment }: Showing): Promise<void> {
    if (this.#skipping || !this.#options.pace()) return;
    this.acting = event;
    if (sound) this.#options.hear?.(sound);
    await this.#wait.begin(lasts * (moment ? this.#options.pace() : this.#pace));
  }

  #unfold(event: EventFace): void {
    if (this.shown) this.shown = this.#unfolded(this.shown, event);
  }

  #unfolded(game: GameFace, event: EventFace): GameFace {
    const { unfold } = this.#options;
    return unfold ? { ...game, view: unfold(game.view, event), legal: [] } : game;
  }

  #settle({ game, rows, cut }: News, again?: GameFace): void {
    this.shown = game;
    if (!again && (rows.length || cut)) this.#options.tell?.(rows, cut);
  }

  get #pace(): number {
    const showings = this.#options.showings();
    return (
      this.#options.pace() * hurry(this.#acts.flatMap(({ events }) => events.map(({ event }) => showings[event])))
    );
  }
}
