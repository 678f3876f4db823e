import type { FromPage, ToPage } from '$generated/messages';
import { CLOSED } from '$lib/protocol';
import type { Socket, Environment } from './environment';

/**
 * How the connection to a table stands. The last four are for good; all others mend themselves.
 * `restarting`: the server has said that it will be back. `offline`: the same as `reconnecting`, and this device
 * believes that it has no network.
 */
export type ConnectionState =
  'connecting' | 'live' | 'reconnecting' | 'restarting' | 'offline' | 'old-version' | 'dismissed' | 'gone' | 'closed';

const FOR_GOOD: readonly ConnectionState[] = ['old-version', 'dismissed', 'gone', 'closed'];
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const SILENCE = 60_000; // the server says that it is alive every 25 seconds
const PROBE = 5_000;

export interface ConnectionHandlers {
  /** Where to connect, told anew each time: what was seen meanwhile changes the address. */
  address(): string;
  received(message: ToPage): void;
  changed(state: ConnectionState): void;
  /** Ask for anything at all, to see whether the other end still answers. */
  probe(): void;
  /** The server does not know this device: let it introduce itself. */
  introduce(): Promise<void>;
}

/** A connection that comes back by itself, and says how it stands. What travels over it is none of its business. */
export class Connection {
  state: ConnectionState = 'connecting';
  readonly #handlers: ConnectionHandlers;
  readonly #environment: Environment;
  #socket: Socket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #unwatch: () => void;

  constructor(handlers: ConnectionHandlers, environment: Environment) {
    this.#handlers = handlers;
    this.#environment = environment;
    this.#unwatch = environment.watch({
      network: () => this.#check(),
      visible: () => this.#check(),
    });
    this.#connect();
  }

  send(message: FromPage): boolean {
    if (this.state !== 'live' || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** The other end has greeted: from now on it listens. */
  greeted(): void {
    this.#change('live');
  }

  /** What came over the connection made sense. */
  succeeded(): void {
    this.#failures = 0;
  }

  /** Connect anew, such as after a gap in what was heard; at once, unless the last time did not help. */
  reconnect(): void {
    this.#lost('reconnecting', this.#failures ? undefined : 0);
  }

  /** Do not wait for the next attempt. */
  tryNow(): void {
    if (this.state === 'live' || FOR_GOOD.includes(this.state)) return;
    this.#failures = 0;
    this.#lost('reconnecting', 0);
  }

  /** The network has changed, or somebody looks again: a dead connection shall not be waited for. */
  #check(): void {
    if (this.state !== 'live') {
      if (this.#retry !== undefined) this.tryNow();
      return;
    }
    this.#handlers.probe();
    this.#listen(PROBE);
  }

  /** For good. */
  end(state: ConnectionState): void {
    this.#drop();
    this.#unwatch();
    this.#change(state);
  }

  #connect(): void {
    this.#retry = undefined;
    const socket = (this.#socket = this.#environment.open(this.#handlers.address()));
    const current = () => this.#socket === socket;
    socket.onmessage = ({ data }: { data: unknown }) => {
      if (!current()) return;
      this.#listen();
      this.#handlers.received(JSON.parse(String(data)) as ToPage);
    };
    socket.onclose = ({ code, reason }) => current() && this.#closed(code, reason);
    this.#listen();
  }

  #closed(code: number, reason: string): void {
    if (code === CLOSED.oldClient) this.end('old-version');
    else if (code === CLOSED.unknownTable) this.end('gone');
    else if (code === CLOSED.refused && reason !== 'stopping') this.end('dismissed');
    else if (code === CLOSED.notKnown) void this.#introduce();
    else if (code === CLOSED.goodbye || code === CLOSED.restart || code === CLOSED.refused) this.#lost('restarting');
    else if (code === CLOSED.tooMany) this.#lost('reconnecting', LONGEST_WAIT);
    else this.#lost(this.state === 'restarting' ? 'restarting' : 'reconnecting');
  }

  async #introduce(): Promise<void> {
    this.#drop();
    this.#change('connecting');
    try {
      await this.#handlers.introduce();
    } catch {
      this.#lost('reconnecting');
      return;
    }
    if (!FOR_GOOD.includes(this.state)) this.#lost('connecting', this.#failures ? undefined : 0);
  }

  /** Waits double from half a second on; half of each is chance, so that not all come back at once. */
  #lost(state: ConnectionState, wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures)): void {
    if (FOR_GOOD.includes(this.state)) return;
    this.#drop();
    this.#failures += 1;
    const delay = wait * (0.5 + this.#environment.random() / 2);
    this.#retry = setTimeout(() => this.#connect(), delay);
    this.#change(this.#environment.online() ? state : 'offline');
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#retry = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** A line on which nothing is heard for long is dead, whatever the socket says. */
  #listen(wait = SILENCE): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost('reconnecting', 0), wait);
  }

  #change(state: ConnectionState): void {
    this.state = state;
    this.#handlers.changed(state);
  }
}
