import type { Frame, Happening, Replay } from '$lib/api/types';
import type { GameFace, Seat } from '$lib/messages';
import { uncovered } from './uncovered';

/** Where a replay is looked at from: a seat, the public, or everywhere at once. */
export type Place = Seat | 'public' | 'everything';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 1400; // ms, at speed 1

/** A finished game, step by step. Frames arrive in pages; the first ones can be seen while the rest is on its way. */
export class Film {
  game = $state('');
  seats = $state.raw<readonly Seat[]>([]);
  /** How many moves there are; steps go from 0 to this. */
  length = $state(0);
  frames = $state.raw<readonly Frame[]>([]);
  prelude = $state.raw<readonly Happening[]>([]);
  step = $state(0);
  place = $state<Place>('everything');
  playing = $state(false);
  speed = $state<number>(1);

  readonly #page: (first: number) => Promise<Replay>;
  #ticking: ReturnType<typeof setTimeout> | undefined;

  frame = $derived(this.frames[this.step]);
  /** What the step has just brought: the move before it, or how the table was laid out. */
  brought = $derived(this.step === 0 ? this.prelude : (this.frames[this.step - 1]?.events ?? []));
  /** Whose move has led here. */
  mover = $derived(this.step === 0 ? null : (this.frames[this.step - 1]?.seat ?? null));

  constructor(page: (first: number) => Promise<Replay>) {
    this.#page = page;
  }

  /** Read everything; resolves with the first page, the others follow. */
  async read(): Promise<void> {
    const next = await this.#take(0);
    if (next !== null) void this.#readOn(next);
  }

  /** Where there was a decision of the place one looks from: all of them when one sees everything. */
  decisions = $derived(
    this.frames.filter(({ seat }) => seat && (seat === this.place || !this.seats.includes(this.place as Seat))),
  );

  go(step: number): void {
    this.step = Math.max(0, Math.min(step, this.length, Math.max(0, this.frames.length - 1)));
    if (this.step === this.length) this.pause();
  }

  /** To the next or the last decision of the place one looks from. */
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

  #tick(): void {
    clearTimeout(this.#ticking);
    this.#ticking = setTimeout(() => {
      this.go(this.step + 1);
      if (this.playing) this.#tick();
    }, STEP / this.speed);
  }

  /** The step as a board is given it: nothing can be chosen. */
  face = $derived.by((): GameFace | null => {
    const frame = this.frame;
    if (!frame) return null;
    const { deciders, views } = frame;
    const view = this.place === 'everything' ? uncovered(views) : views[this.place];
    const question = deciders[0]
      ? { key: 'question-waiting', args: { seat: { term: `seat-${deciders[0]}`, id: deciders[0] } } }
      : { key: 'question-over', args: {} };
    return { view, question, legal: [], deciders, undo: false, silent: false, deadlines: {}, verdict: null };
  });

  async #take(first: number): Promise<number | null> {
    const found = await this.#page(first);
    this.game = found.game;
    this.seats = found.seats;
    this.length = found.moves;
    if (first === 0) this.prelude = found.prelude;
    this.frames = [...this.frames.slice(0, first), ...found.frames];
    return found.next;
  }

  async #readOn(first: number): Promise<void> {
    for (let next: number | null = first; next !== null; ) {
      try {
        next = await this.#take(next);
      } catch {
        await new Promise((wait) => setTimeout(wait, 2000)); // too often, or no line: the frames so far can be seen
      }
    }
  }
}
