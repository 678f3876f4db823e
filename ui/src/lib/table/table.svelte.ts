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
import { PendingRequests, freshTicket } from './requests';
import { hasLost, onlyOf } from './own-seats';
import { Connection, type ConnectionState } from './connection';
import { RowHistories, type News } from './row-history';
import { browserEnvironment, type Environment } from './environment';

export interface TableOptions {
  /** The seat to look from; left out, the server picks one's only seat, or the public's view. */
  seat?: Seat | undefined;
  introduce?: () => Promise<void>;
  environment?: Environment;
  origin?: string;
}

/** A table as this page knows it. It follows along by itself; `close` it when the page is left. */
export class Table {
  readonly id: string;
  /** How the connection stands. */
  connection = $state<ConnectionState>('connecting');
  /** Why one was sent away. */
  problem = $state.raw<Problem | null>(null);
  /** The seat one looks from; null is the public's view, and that of a screen that is handed on. */
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

  readonly #connection: Connection;
  readonly #requests = new PendingRequests();
  readonly #histories = new RowHistories();
  readonly #origin: string;
  readonly #environment: Environment;
  #ahead = 0; // of the server's clock before our steady one
  readonly #told = new Set<(news: News) => void>();
  #chosen: Seat | null | undefined; // undefined: let the server pick
  #settled = false; // what can be seen from here has come

  constructor(id: string, options: TableOptions = {}) {
    const { seat, introduce, environment = browserEnvironment, origin = location.origin } = options;
    this.id = id;
    this.#chosen = seat;
    this.#origin = origin;
    this.#environment = environment;
    this.#connection = new Connection(
      {
        address: () => this.#address(),
        received: (message) => this.#receive(message),
        changed: (state) => this.#connectionChanged(state),
        probe: () => this.#peek(),
        introduce: introduce ?? (() => Promise.resolve()),
      },
      environment,
    );
  }

  /** What the server's clock shows now, whatever this device believes. */
  readonly now = (): number => this.#environment.steady() + this.#ahead;

  /** Resolves when it is done and stored; rejects with `Refused`. */
  async ask(request: Request): Promise<void> {
    await this.#busy(this.#requests.ask(request, this.#send));
  }

  /** Make a move. It is made once, even where the connection breaks meanwhile. */
  async move(move: MoveFace, seat: Seat | null = this.seat): Promise<void> {
    if (seat) await this.ask({ ask: 'move', seat, move, ticket: freshTicket() });
  }

  async undo(seat: Seat | null = this.seat): Promise<void> {
    if (seat) await this.ask({ ask: 'undo', seat, ticket: freshTicket() });
  }

  /** Look from another seat of one's own; null hides the table. What was to be seen before is gone at once. */
  async look(seat: Seat | null): Promise<void> {
    this.#chosen = seat;
    this.#turnTo(seat);
    await this.#busy(this.#requests.look(seat, this.#histories.of(seat).seen, this.#send));
  }

  /** Be told what is new as it arrives, to show it; returns how to stop. */
  onNews(call: (news: News) => void): () => void {
    this.#told.add(call);
    return () => this.#told.delete(call);
  }

  /** Do not wait for the next attempt to connect. */
  tryNow(): void {
    this.#connection.tryNow();
  }

  close(): void {
    this.#connection.end('closed');
  }

  #receive(message: ToPage): void {
    switch (message.type) {
      case 'welcome':
        if (message.protocol !== PROTOCOL) return this.#connection.end('old-version');
        ({ seats: this.mine, host: this.isHost, person: this.person } = message);
        if (hasLost(this.#chosen, this.mine)) return this.#comeBack();
        this.#ahead = message.now - this.#environment.steady();
        this.#connection.greeted();
        this.#requests.resume(this.#send);
        if (this.#isHidden) this.#peek();
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
        return this.#requests.answered(message.id);
      case 'refusal':
        if (message.id === 0) this.problem = message.error;
        return this.#requests.refused(message.id, message.error);
      case 'alive':
        return;
    }
  }

  #follow(update: Update): void {
    const history = this.#histories.of(update.seat);
    const wanted = this.#chosen === undefined || update.seat === this.#chosen;
    if (!history.follow(update)) return wanted ? this.#connection.reconnect() : undefined;
    if (!wanted) return; // a view that was on its way when we turned
    if (update.more) return; // the story is told when all of it is here
    this.#connection.succeeded();
    this.#chosen = update.seat;
    this.seat = update.seat;
    this.table = update.table;
    this.game = update.game;
    this.rows = history.rows;
    const turned = !this.#settled;
    this.#settled = true;
    const rows = turned ? history.rows : history.rows.slice(history.before);
    this.#tell({ game: update.game, rows, cut: turned || history.anew });
  }

  #tell(news: News): void {
    for (const call of this.#told) call(news);
  }

  #connectionChanged(state: ConnectionState): void {
    this.connection = state;
    if (state === 'live') this.problem = null;
    else if (['old-version', 'dismissed', 'gone', 'closed'].includes(state)) this.#requests.abandon();
    else this.#requests.interrupt();
  }

  readonly #send = (message: Parameters<Connection['send']>[0]): boolean => this.#connection.send(message);

  async #busy(asked: Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await asked;
    } finally {
      this.busy = this.#requests.busy;
    }
  }

  /** Ask for what is new from where one looks. */
  #peek(): void {
    void this.#requests.look(this.seat, this.#histories.of(this.seat).seen, this.#send).catch(() => undefined);
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
    this.#connection.succeeded();
    this.#connection.reconnect();
  }

  /** The table is hidden though one has a seat: the server would show that seat until told otherwise. */
  get #isHidden(): boolean {
    return this.#chosen === null && this.mine.length === 1;
  }

  #address(): string {
    const known = this.#chosen !== undefined && !this.#isHidden;
    const seen = known ? this.#histories.of(this.#chosen ?? null).seen : null;
    return addressOf(this.#origin, this.id, this.#chosen, seen);
  }
}
