import type { Frame, GameFace, Happening, Replay, Seat, Spoken } from '$generated/messages';
import { seatTerm } from '$lib/chairs';
import { mergedViews } from './merged-views';

/** Where a replay is looked at from: a seat, the public, or everywhere at once. */
export type Viewpoint = Seat | 'public' | 'everything';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 1400; // ms, at speed 1
const BEAT = 100; // ms until it is asked again whether the last step is over

/** What was seen and heard at one viewpoint. */
interface LoadedFrames {
  frames: readonly Frame[];
  prelude: readonly Happening[];
}

/** A finished game, step by step. Frames arrive in pages; the first ones can be seen while the rest is on its way. */
export class ReplayPlayer {
  game = $state('');
  seats = $state.raw<readonly Seat[]>([]);
  /** How many moves there are; steps go from 0 to this. */
  length = $state(0);
  step = $state(0);
  viewpoint = $state<Viewpoint>('everything');
  playing = $state(false);
  speed = $state<number>(1);

  /** The last step is still being acted out. */
  isActing: () => boolean = () => false;

  readonly #page: (viewpoint: Viewpoint, first: number) => Promise<Replay>;
  #loaded = $state.raw<Partial<Record<Viewpoint, LoadedFrames>>>({});
  #ticking: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0; // the step one asked for

  /** All of it; a viewpoint's own frames hold only what it has seen. */
  frames = $derived(this.#loaded.everything?.frames ?? []);
  #reel = $derived(this.#loaded[this.viewpoint]);
  frame = $derived(this.#reel?.frames[this.step] ?? this.frames[this.step]);
  /** What was heard so far at this viewpoint, step by step, beginning with how the table was laid out. */
  heard = $derived.by((): readonly (readonly Happening[])[] => {
    if (!this.#reel) return [];
    const { prelude, frames } = this.#reel;
    return [prelude, ...frames.slice(0, this.step).map(({ events }) => events)];
  });
  /** What the step has just brought: the move before it, or how the table was laid out. */
  brought = $derived(this.heard[this.step] ?? []);
  /** The move that has led here. */
  before = $derived(this.step === 0 ? undefined : this.frames[this.step - 1]);

  constructor(page: (viewpoint: Viewpoint, first: number) => Promise<Replay>) {
    this.#page = page;
  }

  /** Read everything; resolves with the first page, the others follow. */
  read(): Promise<void> {
    return this.#read('everything');
  }

  /** Look from another viewpoint. What was heard there is read when somebody asks for it. */
  look(viewpoint: Viewpoint): void {
    this.viewpoint = viewpoint;
    if (!this.#loaded[viewpoint]) void this.#read(viewpoint).catch(() => undefined);
  }

  /** Where there was a decision of the viewpoint one looks from: all of them when one sees everything. */
  decisions = $derived(
    this.frames.filter(
      ({ seat }) => seat && (seat === this.viewpoint || !this.seats.includes(this.viewpoint as Seat)),
    ),
  );

  /** To that step, or as near to it as has been read; the rest of the way when it has. */
  go(step: number): void {
    this.#wanted = Math.max(0, Math.min(step, this.length));
    this.step = Math.min(this.#wanted, Math.max(0, this.frames.length - 1));
    if (this.step === this.length) this.pause();
  }

  /** To the next or the last decision of the viewpoint one looks from. */
  jump(by: 1 | -1): void {
    const numbers = this.decisions.map(({ number }) => number);
    const found = by > 0 ? numbers.find((number) => number > this.step) : numbers.findLast((n) => n < this.step);
    this.go(found ?? (by > 0 ? this.length : 0));
  }

  play(): void {
    if (this.step >= this.length) this.go(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#ticking);
  }

  #tick(wait = STEP / this.speed): void {
    clearTimeout(this.#ticking);
    this.#ticking = setTimeout(() => {
      if (this.isActing()) return this.#tick(BEAT);
      this.go(this.step + 1);
      if (this.playing) this.#tick();
    }, wait);
  }

  /** The step as a board is given it: nothing can be chosen. */
  seen = $derived.by((): GameFace | null => {
    const frame = this.frame;
    if (!frame) return null;
    const { deciders, views } = frame;
    const view = this.viewpoint === 'everything' ? mergedViews(views) : (views[this.viewpoint] ?? null);
    const question: Spoken = deciders[0]
      ? { key: 'question-waiting', args: { seat: seatTerm(deciders[0]) } }
      : { key: 'question-over', args: {} };
    return { view, question, legal: [], deciders, undo: false, silent: false, deadlines: {}, verdict: null };
  });

  async #read(viewpoint: Viewpoint): Promise<void> {
    const next = await this.#take(viewpoint, 0);
    if (next !== null) void this.#readOn(viewpoint, next);
  }

  async #take(viewpoint: Viewpoint, first: number): Promise<number | null> {
    const found = await this.#page(viewpoint, first);
    ({ game: this.game, seats: this.seats, moves: this.length } = found);
    const known = this.#loaded[viewpoint] ?? { frames: [], prelude: found.prelude };
    this.#loaded = {
      ...this.#loaded,
      [viewpoint]: { ...known, frames: [...known.frames.slice(0, first), ...found.frames] },
    };
    if (this.#wanted > this.step) this.go(this.#wanted);
    return found.next;
  }

  async #readOn(viewpoint: Viewpoint, first: number): Promise<void> {
    for (let next: number | null = first; next !== null;) {
      try {
        next = await this.#take(viewpoint, next);
      } catch {
        await new Promise((wait) => setTimeout(wait, 2000)); // too often, or no line: the frames so far can be seen
      }
    }
  }
}
