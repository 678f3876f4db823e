import type { Foresight, Game, Lag } from '$lib/game';
import type { ChairFace, GameDetails, GameFace, MoveFace, Problem, RowFace } from '$generated/messages';
import { fetchFrom } from '$lib/server';
import { settings } from '$lib/shell/settings.svelte';
import { screenReader } from '$lib/shell/screen-reader.svelte';
import { sounds } from '$lib/sound/sounds.svelte';
import { Stage } from '$lib/stage/stage.svelte';
import { say, tell } from '$lib/words/words.svelte';
import { Account } from './account.svelte';
import { announce } from './announce';
import { problemOf, Refused } from './requests';
import { Hints } from './hints.svelte';
import { sayMove, sinceOwn } from './log';
import { muted } from './muted.svelte';
import { moveIn, notationOf } from './notation';
import type { Table } from './table.svelte';
import { Talk } from './talk.svelte';
import { Thought } from './thought.svelte';

/** Why something cannot be, and beside what to say so; null: beside the question. */
export interface Refusal {
  text: string;
  anchor: string | null;
  beside: Element | null;
}

/** What somebody is asked and may answer, to be compared. */
const questionOf = (game: GameFace | null): string => JSON.stringify([game?.question, game?.legal]);

/** Somebody before a running game: what is shown of it, what they think about, and why something cannot be. */
export class Session {
  readonly table: Table;
  readonly game: Game;
  readonly forms: GameDetails;
  readonly stage: Stage;
  /** What the parts of the board share, see `Game.state`. */
  readonly state: unknown;
  readonly talk = new Talk();
  readonly account: Account;
  /** Rows as far as they have been shown. */
  rows = $state.raw<readonly RowFace[]>([]);
  /** The first of them that came unseen, after an absence; 0 if none did. */
  absentFrom = $state(0);
  readonly #thought: Thought;
  refusal = $state.raw<Refusal | null>(null);
  /** Of a game that is over: the last scene takes the place of the board, null before it does; the score sheet lies open. */
  endOpen = $state<boolean | null>(null);
  scoresOpen = $state(false);
  readonly hints = new Hints();
  #asked: string;
  readonly #unfollow: () => void;

  constructor(table: Table, game: Game, forms: GameDetails) {
    this.table = table;
    this.game = game;
    this.forms = forms;
    this.state = game.state?.();
    this.#thought = new Thought(table, forms);
    this.stage = new Stage({
      showings: () => game.showings,
      unfold: game.unfold,
      pace: () => (document.hidden ? 0 : settings.paceFactor),
      hear: (sound) => sounds.play(sound),
      tell: (rows, cut) => this.#read(rows, cut),
    });
    this.account = new Account(this.stage, game, forms);
    this.stage.follow({ game: table.game, rows: table.rows, cut: true });
    this.#asked = questionOf(table.game);
    this.#unfollow = table.onNews((news) => {
      const asked = questionOf(news.game);
      if (news.cut || asked !== this.#asked) this.#forget();
      else this.#thought.lookAgain();
      this.#asked = asked;
      this.stage.follow(news);
    });
  }

  close(): void {
    this.#unfollow();
    this.#forget();
    this.talk.clear();
    this.stage.close();
  }

  /** Something is on its way, or being shown: what glows would be old. */
  get busy(): boolean {
    return this.table.busy || this.stage.shown !== this.table.game || this.stage.isTelling || this.hasStandIn;
  }

  /** The game is over, and the last of it has been shown. */
  get isOver(): boolean {
    const { acting, shown } = this.stage;
    const status = this.table.table?.status;
    return !acting && !this.stage.held && (status === 'closed' || (status === 'over' && Boolean(shown?.verdict)));
  }

  /** What stands around the mat shows no more of the game than the mat does. */
  readonly lag = $derived.by(
    (): Lag | null => (this.stage.shown && this.game.lag?.(this.stage.shown.view, this.state)) ?? null,
  );

  /** Is there anybody to talk to: at the table, or watching? */
  get hasCompany(): boolean {
    return this.chairs.length > 1 || (this.table.present?.watchers ?? 0) > 0;
  }

  /** Everyone at the table. */
  get chairs(): readonly ChairFace[] {
    return this.table.table?.chairs ?? [];
  }

  /** A bot plays for the seat one looks from, until one is back. */
  get hasStandIn(): boolean {
    return this.chairs.some(({ seat, kind, bot }) => seat === this.table.seat && kind === 'person' && bot);
  }

  /** The seat one looks from may decide now. */
  get isAsked(): boolean {
    const { seat, game } = this.table;
    return seat !== null && !this.hasStandIn && (game?.deciders.includes(seat) ?? false);
  }

  /** A first attempt at the run of the day, which nobody helps with. */
  get isUnaided(): boolean {
    const { table } = this.table;
    return table?.status === 'playing' && (table.daily?.counts ?? false);
  }

  readonly sayMove = (move: MoveFace): string => sayMove(this, move);

  readonly inquire = <Answer>(what: string): Promise<Answer> =>
    fetchFrom(`/tables/${this.table.id}/${what}`, { seat: this.table.seat });

  readonly play = (move: MoveFace): void => {
    if (this.busy) return;
    this.#forget();
    this.absentFrom = 0;
    this.account.putAway();
    this.attempt(this.table.move(move));
  };

  get considered(): MoveFace | null {
    return this.#thought.move;
  }
  get foresight(): Foresight | null {
    return this.#thought.foresight;
  }
  readonly consider = (move: MoveFace | null): void => {
    if (this.#thought.turnTo(move)) this.refusal = null;
  };

  readonly refuse = (move: MoveFace, beside: Element, otherwise?: string): void => {
    const { id, seat } = this.table;
    const notation = notationOf(this.forms, move);
    if (!seat || !notation || this.busy) return;
    void fetchFrom<{ reason: Problem | null }>(`/tables/${id}/why-not`, { seat, move: notation }).then(
      ({ reason }) => {
        if (reason) this.say(tell(reason), reason.anchor, beside);
        else if (otherwise) this.say(otherwise, null, beside);
      },
      (problem: unknown) => this.#complain(problem, beside),
    );
  };

  /** Ask for something; a refusal is said beside the question. */
  attempt(asked: Promise<unknown>): void {
    asked.catch((problem: unknown) => this.#complain(problem, null));
  }

  undo(): void {
    this.#forget();
    this.attempt(this.table.undo());
  }

  /** What undo would take back: one's last move that stands. */
  get undoable(): MoveFace | null {
    const { seat, rows } = this.table;
    if (!this.table.game?.undo) return null;
    const gone = new Set(rows.map(({ row }) => row));
    const last = rows.findLast((row) => row.deed === 'moved' && row.seat === seat && !gone.has(row.n));
    return last?.move ? moveIn(this.forms, last.move) : null;
  }

  /** Ask the coach; its best move is considered, not made. */
  async advise(): Promise<void> {
    const { id, seat, game } = this.table;
    if (!seat) return;
    try {
      const isThere = await this.hints.ask(id, seat, () => game === this.table.game);
      if (!isThere) return;
      const [best] = this.hints.candidates;
      if (best) this.consider(best.face);
      else this.say(say('table-hint-none'), null, null);
    } catch (problem) {
      this.#complain(problem, null);
    }
  }

  say(text: string, anchor: string | null, beside: Element | null): void {
    this.refusal = { text, anchor, beside };
    sounds.play('no');
    screenReader.interrupt(text);
  }

  #complain(problem: unknown, beside: Element | null): void {
    const found = problem instanceof Refused ? problem.problem : problemOf('page-problem-unreachable');
    this.say(tell(found), found.anchor, beside);
  }

  /** Things have changed: what was thought about them is void. */
  #forget(): void {
    this.#thought.forget();
    this.hints.forget();
    this.refusal = null;
  }

  #read(rows: readonly RowFace[], cut: boolean): void {
    this.rows = cut ? rows : [...this.rows, ...rows];
    if (cut) this.absentFrom = sinceOwn(rows, this.table.seat);
    else if (document.hidden) this.absentFrom ||= rows[0]?.n ?? 0;
    if (cut) return this.talk.clear();
    const heard = rows.filter((row) => !muted.hides(row));
    this.talk.hear(heard, this.table.seat);
    announce(heard, { forms: this.forms, headings: [], seat: null }, this.table.seat);
  }
}
