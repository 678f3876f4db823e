import type { MoveFace } from '$generated/messages';
import type { BoardProps } from '$lib/game';
import type { Session } from '$lib/table/session.svelte';
import { dueSentence, numberAmong, offeredIn, type GuidedGame, type Situation, type Sentence } from './guide';
import { guides, type Progress } from './progress.svelte';

/** Auntie Rivet at somebody's table: which sentence is said now, and what is offered meanwhile. */
export class Guide {
  readonly game: GuidedGame;
  readonly #session: Session;
  #progress = $state.raw<Progress>() as Progress;
  /** Sentences in the order in which they came up; one may leaf back. */
  #shown = $state.raw<readonly Sentence[]>([]);
  #leafed = $state(0); // how many sentences back
  #staying = $state<string>(); // the lasting sentence that has had its first move

  constructor(game: GuidedGame, session: Session, progress: Progress) {
    this.game = game;
    this.#session = session;
    this.#progress = progress;
    this.#shown = progress.said.flatMap((said) => game.sentences.find(({ name }) => name === said) ?? []);
  }

  get isOn(): boolean {
    return !this.#progress.over;
  }
  get isOver(): boolean {
    return this.#session.isOver;
  }
  /** A move is being looked at. */
  get isConsidering(): boolean {
    return this.#session.considered !== null;
  }
  /** What was asked for is being looked at: one press more, and it is done. */
  get laidDown(): MoveFace | null {
    const { due } = this;
    const { considered } = this.#session;
    return due && considered && this.#situation && due.moves?.(considered, this.#situation) ? considered : null;
  }
  /** The last sentence is being said. */
  get isAtEnd(): boolean {
    return this.shown === this.#last;
  }
  /** The last sentence has been said. */
  get isThrough(): boolean {
    return this.#said.has(this.#last?.name ?? '');
  }
  get #last(): Sentence | undefined {
    return this.game.sentences.at(-1);
  }

  readonly #said: ReadonlySet<string> = $derived.by(() => new Set(this.#progress.said));

  readonly #situation: Situation<unknown, MoveFace> | null = $derived.by(() => {
    const { busy, considered, isAsked, isOver, stage, state } = this.#session;
    const { seat } = this.#session.table;
    // what the board holds up, such as who sits with whom, is there to be talked about
    if (!seat || !stage.shown || (busy && !isOver && !stage.held)) return null;
    const { view, legal } = stage.shown;
    const events = this.#session.rows.flatMap((row) => row.events ?? []);
    return { view, legal, seat, considered, state, events, isAsked, isOver };
  });

  /** The sentence that the game has come to. */
  readonly due: Sentence | undefined = $derived.by(() =>
    this.isOn && this.#situation
      ? dueSentence(this.game.sentences, this.#said, this.#situation, this.#staying)
      : undefined,
  );
  /** The one whose sentence is read now: an earlier one after leafing back. */
  get shown(): Sentence | undefined {
    return this.#leafed ? this.#earlier.at(-this.#leafed) : this.due;
  }
  get #earlier(): readonly Sentence[] {
    return this.#shown.filter((sentence) => sentence !== this.due);
  }
  get isLeafing(): boolean {
    return this.#leafed > 0;
  }
  get canLeafBack(): boolean {
    return this.#leafed < this.#earlier.length;
  }
  leaf(back: boolean): void {
    this.#leafed = Math.max(0, Math.min(this.#earlier.length, this.#leafed + (back ? 1 : -1)));
  }
  /** It stands on the screen. */
  appear(sentence: Sentence): void {
    if (!this.#shown.includes(sentence)) this.#shown = [...this.#shown, sentence];
  }

  /** What the sentence points at. */
  readonly targets: readonly string[] = $derived.by(() => {
    const { shown } = this;
    if (!shown || !this.#situation) return [];
    return typeof shown.at === 'function' ? shown.at(this.#situation) : shown.at;
  });

  /** What else is lit. */
  get also(): readonly string[] {
    return this.shown?.also ?? [];
  }

  /** Where among all sentences the one is that is read now. */
  get number(): number {
    const { shown } = this;
    const at = shown ? this.#shown.indexOf(shown) : -1;
    const so = at < 0 ? [...this.#shown, ...(shown ? [shown] : [])] : this.#shown.slice(0, at + 1);
    return numberAmong(this.game.sentences, so);
  }
  /** How many there are, with those that may never come up: the end does not run away. */
  get count(): number {
    return this.game.sentences.length;
  }

  /** Only what was asked for is made; anything else makes her nod. */
  readonly nods = $state({ times: 0 });

  /** The board as it is while she stands by: it waits while she tells something, and offers what she has shown. */
  attend<Board extends BoardProps<unknown, MoveFace>>(board: Board): Board {
    const { due } = this;
    const situation = this.#situation;
    const { seen } = board;
    const legal = situation ? [...offeredIn(this.game, due, this.#said, situation)] : seen.legal;
    return {
      ...board,
      seen: { ...seen, legal, undo: seen.undo && !due },
      busy: board.busy || (due !== undefined && !due.moves),
      noHoverPreview: true, // “Now press …” is said to whoever has touched something
      refuse: due ? undefined : board.refuse,
      play: (move: MoveFace) => {
        if (due && situation && !due.moves?.(move, situation)) this.nods.times += 1;
        else {
          this.#made(move);
          board.play(move);
        }
      },
    };
  }

  /** All that has asked for the move is done. */
  #made(move: MoveFace): void {
    const situation = this.#situation;
    if (!situation) return;
    const done = this.#shown.filter(({ name, moves }) => !this.#said.has(name) && moves?.(move, situation));
    if (this.due?.name !== this.#staying) this.#staying = this.due?.lasting ? this.due.name : undefined;
    this.#finish(done);
  }

  /** On to the next sentence. */
  next(): void {
    if (this.#leafed) this.leaf(false);
    else if (this.due && !this.due.moves) this.#finish([this.due]);
  }

  /** The table goes on without a guide. */
  skip(): void {
    this.#keep({ over: true });
  }

  #finish(sentences: readonly Sentence[]): void {
    this.#leafed = 0;
    if (sentences.length) this.#keep({ said: [...this.#progress.said, ...sentences.map(({ name }) => name)] });
  }

  #keep(change: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...change };
    guides.keep(this.#progress);
  }
}
