import type {
  GameFace,
  MoveFace,
  Person,
  Present,
  Problem,
  Request,
  RowFace,
  Seat,
  TableFace,
  ToPage,
  Update,
} from '$generated/messages';
import { PROTOCOL } from '$lib/protocol';
import { addressOf } from './address';
import { Asking, freshTicket } from './asking';
import { hasLost, onlyOf } from './own-seats';
import { Line, type LineState } from './line';
import { Stories, type News } from './story';
import { browserWorld, type World } from './world';

export interface TableOptions {
  /** The seat to look from; left out, the server picks one's only seat, or the public's view. */
  seat?: Seat | undefined;
  introduce?: () => Promise<void>;
  world?: World;
  origin?: string;
}

/** A table as this page knows it. It follows along by itself; `close` it when the page is left. */
export class Table {
  readonly id: string;
  /** How the line stands. */
  line = $state<LineState>('connecting');
  /** Why one was sent away. */
  problem = $state.raw<Problem | null>(null);
  /** The seat one looks from; null is the public's view, and the curtain. */
  seat = $state<Seat | null>(null);
  mine = $state.raw<readonly Seat[]>([]);
  isHost = $state(false);
  person = $state.raw<Person | null>(null);
  table = $state.raw<TableFace | null>(null);
  /** The game as `seat` sees it; null before it starts, and while another seat's view is on its way. */
  game = $state.raw<GameFace | null>(null);
  rows = $state.raw<readonly RowFace[]>([]);
  /** Who is there; null until that is told. */
  present = $state.raw<Omit<Present, 'type'> | null>(null);
  /** Something that was asked is not answered yet. */
  busy = $state(false);

  readonly #line: Line;
  readonly #asking = new Asking();
  readonly #stories = new Stories();
  readonly #origin: string;
  readonly #world: World;
  #ahead = 0; // of the server's clock before our steady one
  readonly #told = new Set<(news: News) => void>();
  #chosen: Seat | null | undefined; // undefined: let the server pick
  #settled = false; // what can be seen from here has come

  constructor(id: string, { seat, introduce, world = browserWorld, origin = location.origin }: TableOptions = {}) {
    this.id = id;
    this.#chosen = seat;
    this.#origin = origin;
    this.#world = world;
    this.#line = new Line(
      {
        address: () => this.#address(),
        heard: (message) => this.#hear(message),
        stands: (state) => this.#stands(state),
        probe: () => this.#peek(),
        introduce: introduce ?? (() => Promise.resolve()),
      },
      world,
    );
  }

  /** What the server's clock shows now, whatever this device believes. */
  readonly now = (): number => this.#world.steady() + this.#ahead;

  // ---------------------------------------------------------------------------------------------- asking

  /** Resolves when it is done and stored; rejects with `Refused`. */
  async ask(request: Request): Promise<void> {
    await this.#busy(this.#asking.ask(request, this.#send));
  }

  /** Make a move. It is made once, even where the line breaks meanwhile. */
  async move(move: MoveFace, seat: Seat | null = this.seat): Promise<void> {
    if (seat) await this.ask({ ask: 'move', seat, move, ticket: freshTicket() });
  }

  async undo(seat: Seat | null = this.seat): Promise<void> {
    if (seat) await this.ask({ ask: 'undo', seat, ticket: freshTicket() });
  }

  /** Look from another seat of one's own; null draws the curtain. What was to be seen before is gone at once. */
  async look(seat: Seat | null): Promise<void> {
    this.#chosen = seat;
    this.#turnTo(seat);
    await this.#busy(this.#asking.look(seat, this.#stories.of(seat).seen, this.#send));
  }

  /** Be told what is new as it arrives, to show it; returns how to stop. */
  onNews(call: (news: News) => void): () => void {
    this.#told.add(call);
    return () => this.#told.delete(call);
  }

  /** Do not wait for the next attempt to connect. */
  tryNow(): void {
    this.#line.tryNow();
  }

  close(): void {
    this.#line.end('hung-up');
  }

  // --------------------------------------------------------------------------------------------- hearing

  #hear(message: ToPage): void {
    switch (message.type) {
      case 'welcome':
        if (message.protocol !== PROTOCOL) return this.#line.end('old-version');
        ({ seats: this.mine, host: this.isHost, person: this.person } = message);
        if (hasLost(this.#chosen, this.mine)) return this.#comeBack();
        this.#ahead = message.now - this.#world.steady();
        this.#line.greeted();
        this.#asking.resume(this.#send);
        if (this.#curtained) this.#peek();
        return;
      case 'update':
        return this.#follow(message);
      case 'presence':
        return void (this.present = message);
      case 'yours':
        // Whoever has only watched so far looks from the seat they take.
        if (!this.mine.length && message.seats[0]) void this.look(message.seats[0]).catch(() => undefined);
        ({ seats: this.mine, host: this.isHost } = message);
        if (hasLost(this.#chosen, this.mine)) void this.look(onlyOf(this.mine)).catch(() => undefined);
        return;
      case 'answer':
        return this.#asking.answered(message.id);
      case 'refusal':
        if (message.id === 0) this.problem = message.error;
        return this.#asking.refused(message.id, message.error);
      case 'alive':
        return;
    }
  }

  #follow(update: Update): void {
    const story = this.#stories.of(update.seat);
    const before = story.seen;
    const wanted = this.#chosen === undefined || update.seat === this.#chosen;
    if (!story.follow(update)) return wanted ? this.#line.reconnect() : undefined;
    if (!wanted) return; // a view that was on its way when we turned
    this.#line.praise();
    this.#chosen = update.seat;
    this.seat = update.seat;
    this.table = update.table;
    this.game = update.game;
    this.rows = story.rows;
    const turned = !this.#settled;
    this.#settled = true;
    this.#tell({
      game: update.game,
      rows: turned ? story.rows : story.rows.slice(before),
      cut: turned || story.anew,
    });
  }

  #tell(news: News): void {
    for (const call of this.#told) call(news);
  }

  #stands(state: LineState): void {
    this.line = state;
    if (state === 'live') this.problem = null;
    else if (['old-version', 'dismissed', 'gone', 'hung-up'].includes(state)) this.#asking.abandon();
    else this.#asking.interrupt();
  }

  // --------------------------------------------------------------------------------------------- helpers

  readonly #send = (message: Parameters<Line['send']>[0]): boolean => this.#line.send(message);

  async #busy(asked: Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await asked;
    } finally {
      this.busy = this.#asking.busy;
    }
  }

  /** Ask for what is new from where one looks. */
  #peek(): void {
    void this.#asking.look(this.seat, this.#stories.of(this.seat).seen, this.#send).catch(() => undefined);
  }

  #turnTo(seat: Seat | null): void {
    this.seat = seat;
    this.game = null;
    this.rows = [];
    this.#settled = false;
    this.#tell({ game: null, rows: [], cut: true });
  }

  /** Connect anew, without the seat that was lost meanwhile. */
  #comeBack(): void {
    this.#turnTo((this.#chosen = onlyOf(this.mine)));
    this.#line.praise();
    this.#line.reconnect();
  }

  /** The curtain is down before one's only seat: the server would show that seat until told otherwise. */
  get #curtained(): boolean {
    return this.#chosen === null && this.mine.length === 1;
  }

  #address(): string {
    const known = this.#chosen !== undefined && !this.#curtained;
    return addressOf(this.#origin, this.id, this.#chosen, known ? this.#stories.of(this.#chosen ?? null).seen : null);
  }
}
