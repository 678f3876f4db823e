import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FromPage, RowFace, Seat, ToPage, Update } from '$generated/messages';
import { Refused } from './requests';
import { Table } from './table.svelte';
import type { Socket, Environment } from './environment';

class FakeSocket implements Socket {
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: FromPage[] = [];
  open = true;
  readonly address: URL;

  constructor(address: string) {
    this.address = new URL(address);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage);
  }
  close(): void {
    this.open = false;
  }
  say(message: ToPage): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  hangUp(code = 1006, reason = ''): void {
    this.onclose?.(new CloseEvent('close', { code, reason }));
  }
}

class FakeWorld implements Environment {
  readonly sockets: FakeSocket[] = [];
  isOnline = true;
  calls: Parameters<Environment['watch']>[0] = { network() {}, visible() {} };

  open = (address: string) => {
    this.sockets.push(new FakeSocket(address));
    return this.last;
  };
  steady = () => performance.now();
  random = () => 1;
  online = () => this.isOnline;
  watch: Environment['watch'] = (calls) => {
    this.calls = calls;
    return () => undefined;
  };
  get last(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}

const row = (n: number): RowFace => ({ n, at: 0, deed: 'moved', seat: 'red' });
const update = (n: number, rows: number[], seat: Seat | null = 'red'): Update => ({
  type: 'update',
  seat,
  n,
  rows: rows.map(row),
  table: { id: 't', status: 'playing' } as Update['table'],
  game: { view: `as ${seat} sees it` } as Update['game'],
  more: false,
});
const welcome = (seats: Seat[] = ['red']): ToPage => ({
  type: 'welcome',
  protocol: 1,
  table: 't',
  seats,
  host: true,
  person: { id: 'p', name: 'Skab', face: 1 },
  now: 0,
});
const refusal = (id: number, key: string): ToPage => ({
  type: 'refusal',
  id,
  error: { key, args: {}, text: '', anchor: 'GW-invade' },
});

let environment: FakeWorld;
let table: Table;

function sitDown(seats: Seat[] = ['red'], seat: Seat | null = 'red') {
  environment.last.say(welcome(seats));
  environment.last.say(update(2, [1, 2], seat));
}

beforeEach(() => {
  vi.useFakeTimers();
  environment = new FakeWorld();
  table = new Table('t', { environment, origin: 'http://here' });
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe('following a table', () => {
  test('it connects with its protocol and follows what it is told', () => {
    expect(environment.last.address.href).toBe('ws://here/api/tables/t/socket?protocol=1');
    expect(table.connection).toBe('connecting');
    sitDown();
    expect(table.connection).toBe('live');
    expect(table.seat).toBe('red');
    environment.last.say(update(4, [3, 4]));
    expect(table.rows.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  });

  test('a watcher who takes a seat looks from it at once', () => {
    sitDown([], null);
    environment.last.say({ type: 'yours', seats: ['blue'], host: false });
    expect(environment.last.sent).toMatchObject([{ type: 'look', seat: 'blue', seen: 0 }]);
    environment.last.say({ type: 'answer', id: 1 });
  });

  test('whoever stands up goes on watching, with the public or from a seat that is left', () => {
    sitDown(['red', 'blue'], 'red');
    environment.last.say({ type: 'yours', seats: ['blue'], host: true });
    expect(environment.last.sent.at(-1)).toMatchObject({ type: 'look', seat: 'blue' });
    environment.last.say(update(2, [1, 2], 'blue'));
    environment.last.say({ type: 'yours', seats: [], host: true });
    expect(environment.last.sent.at(-1)).toMatchObject({ type: 'look', seat: null });
    environment.last.say(update(3, [1, 2, 3], null));
    expect([table.connection, table.seat, table.rows.length]).toEqual(['live', null, 3]);
    environment.last.say({ type: 'answer', id: 1 });
    environment.last.say({ type: 'answer', id: 2 });
  });

  test('whoever has lost the seat while the connection was cut comes back to watch', () => {
    sitDown();
    environment.last.hangUp();
    vi.advanceTimersByTime(500);
    expect(environment.last.address.search).toBe('?protocol=1&seat=red&seen=2');
    environment.last.say(welcome([]));
    vi.advanceTimersByTime(500);
    expect(environment.last.address.search).toBe('?protocol=1&seen=0');
    environment.last.say(welcome([]));
    environment.last.say(update(3, [1, 2, 3], null));
    expect([table.connection, table.seat, table.rows.length]).toEqual(['live', null, 3]);
  });

  test('a long story comes in parts and is told in one piece', () => {
    const heard: number[][] = [];
    sitDown();
    table.onNews(({ rows }) => heard.push(rows.map(({ n }) => n)));
    environment.last.say({ ...update(4, [3, 4]), more: true });
    environment.last.say({ ...update(6, [5, 6]), more: true });
    expect([heard, table.rows.length]).toEqual([[], 2]);
    environment.last.say(update(7, [7]));
    expect([heard, table.rows.length]).toEqual([[[3, 4, 5, 6, 7]], 7]);
  });

  test('rows that come twice are told once', () => {
    const heard: number[] = [];
    table.onNews(({ rows }) => heard.push(...rows.map(({ n }) => n)));
    sitDown();
    environment.last.say(update(3, [2, 3]));
    expect(heard).toEqual([1, 2, 3]);
  });

  test('a gap makes it connect anew from the last row it has', () => {
    sitDown();
    environment.last.say(update(5, [5]));
    expect(table.connection).toBe('reconnecting');
    vi.advanceTimersByTime(0);
    expect(environment.sockets).toHaveLength(2);
    expect(environment.last.address.search).toBe('?protocol=1&seat=red&seen=2');
    environment.last.say(welcome());
    environment.last.say(update(5, [3, 4, 5]));
    expect(table.rows.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
  });

  test('a gap that stays is not asked for again and again without a pause', () => {
    sitDown();
    for (let i = 0; i < 50; i++) {
      vi.advanceTimersByTime(100);
      environment.last.say(welcome());
      environment.last.say(update(9, [9]));
    }
    expect(environment.sockets.length).toBeLessThan(6);
  });

  test('clocks are read by the time that the server told, whatever this device believes', () => {
    environment.last.say({ ...welcome(), now: 5_000_000 } as ToPage);
    vi.setSystemTime(99_000_000_000);
    vi.advanceTimersByTime(1500);
    expect(table.now()).toBe(5_001_500);
  });

  test('presence and own seats are kept', () => {
    expect(table.present).toBeNull();
    sitDown();
    environment.last.say({ type: 'presence', connected: ['red'], thinking: ['blue'], watchers: 2, thought: {} });
    environment.last.say({ type: 'yours', seats: ['red', 'green'], host: false });
    expect([table.present?.thinking, table.mine, table.isHost]).toEqual([['blue'], ['red', 'green'], false]);
  });
});

describe('asking', () => {
  test('an answer resolves, a refusal rejects with its reason', async () => {
    sitDown();
    const made = table.move({ move: 'recruit' });
    const refused = table.move({ move: 'invade' });
    expect(table.busy).toBe(true);
    environment.last.say({ type: 'answer', id: 1 });
    environment.last.say(refusal(2, 'some-refusal'));
    await expect(made).resolves.toBeUndefined();
    await expect(refused).rejects.toThrow(Refused);
    expect(table.busy).toBe(false);
  });

  test('a move is sent again after a break, with the same ticket', async () => {
    sitDown();
    const made = table.move({ move: 'roll' });
    const [first] = environment.last.sent;
    environment.last.hangUp();
    vi.advanceTimersByTime(1000);
    environment.last.say(welcome());
    expect(environment.last.sent).toEqual([first]);
    environment.last.say({ type: 'answer', id: 1 });
    await expect(made).resolves.toBeUndefined();
  });

  test('a move made while the connection is down waits for it', async () => {
    sitDown();
    environment.last.hangUp();
    const made = table.move({ move: 'roll' });
    vi.advanceTimersByTime(1000);
    environment.last.say(welcome());
    expect(environment.last.sent).toHaveLength(1);
    environment.last.say({ type: 'answer', id: 1 });
    await made;
  });

  test('talk has no ticket and is not said twice', async () => {
    sitDown();
    const said = table.ask({ ask: 'say', seat: 'red', text: 'Hello' });
    environment.last.hangUp();
    await expect(said).rejects.toThrow('page-problem-cut-off');
    await expect(table.ask({ ask: 'say', seat: 'red', text: 'Hello?' })).rejects.toThrow(
      'page-problem-no-connection',
    );
  });

  test('every move has a ticket of its own', () => {
    sitDown();
    void table.move({ move: 'roll' });
    void table.undo();
    const tickets = environment.last.sent.map((sent) =>
      sent.type === 'ask' && 'ticket' in sent.request ? sent.request.ticket : '',
    );
    expect(new Set(tickets).size).toBe(2);
    environment.last.say({ type: 'answer', id: 1 });
    environment.last.say({ type: 'answer', id: 2 });
  });
});

describe('how the connection stands', () => {
  test('it waits longer each time, and not at all when the network is back', () => {
    sitDown();
    const waits = [0, 1, 2, 3].map(() => {
      environment.last.hangUp();
      const before = Date.now();
      vi.advanceTimersToNextTimer();
      return Date.now() - before;
    });
    expect(waits).toEqual([500, 1000, 2000, 4000]);
    environment.last.hangUp();
    const before = environment.sockets.length;
    environment.calls.network();
    vi.advanceTimersByTime(0);
    expect(environment.sockets).toHaveLength(before + 1);
  });

  test.each([
    [1001, '', 'restarting'],
    [1006, '', 'reconnecting'],
    [4008, 'too slow', 'reconnecting'],
    [4003, 'stopping', 'restarting'],
    [4003, 'table-private', 'dismissed'],
    [4004, 'table-unknown', 'gone'],
    [4026, 'old-client', 'old-version'],
  ])('close code %i %s means %s', (code, reason, state) => {
    sitDown();
    environment.last.say(refusal(0, 'bad-table-private'));
    environment.last.hangUp(code, reason);
    expect(table.connection).toBe(state);
    expect(table.problem?.key).toBe('bad-table-private');
  });

  test('a server that restarts is waited for as such', () => {
    sitDown();
    environment.last.hangUp(1001);
    vi.advanceTimersByTime(500);
    environment.last.hangUp();
    expect(table.connection).toBe('restarting');
  });

  test('without a network it says so, and tries all the same', () => {
    sitDown();
    environment.isOnline = false;
    environment.last.hangUp();
    expect(table.connection).toBe('offline');
    vi.advanceTimersByTime(500);
    expect(environment.sockets).toHaveLength(2);
  });

  test('a minute of silence ends a connection, a sign of life keeps it', () => {
    sitDown();
    vi.advanceTimersByTime(50_000);
    environment.last.say({ type: 'alive' });
    vi.advanceTimersByTime(50_000);
    expect(table.connection).toBe('live');
    vi.advanceTimersByTime(10_000);
    expect(table.connection).toBe('reconnecting');
  });

  test('who comes back to the page does not wait for a dead connection', () => {
    sitDown();
    environment.calls.visible();
    expect(environment.last.sent).toMatchObject([{ type: 'look', seat: 'red', seen: 2 }]);
    vi.advanceTimersByTime(5000);
    expect(table.connection).toBe('reconnecting');
  });

  test('a device that the server does not know introduces itself first', async () => {
    const introduce = vi.fn(() => Promise.resolve());
    const other = new Table('t', { environment, origin: 'http://here', introduce });
    environment.last.hangUp(4001, 'not-known');
    await vi.advanceTimersByTimeAsync(0);
    expect(introduce).toHaveBeenCalledOnce();
    expect(environment.sockets).toHaveLength(3);
    other.close();
  });
});

describe('one screen for several', () => {
  test('turning to another seat hides everything at once, and shows only that seat', async () => {
    sitDown(['red', 'blue']);
    const looked = table.look('blue');
    expect([table.game, table.rows]).toEqual([null, []]);
    environment.last.say(update(3, [3], 'red'));
    expect(table.game).toBeNull();
    environment.last.say(update(1, [1], 'blue'));
    environment.last.say({ type: 'answer', id: 1 });
    await looked;
    expect(table.game?.view).toBe('as blue sees it');
  });

  test('a seat that was looked from before is asked only for what is new', () => {
    sitDown(['red', 'blue']);
    void table.look(null);
    void table.look('red');
    expect(environment.last.sent.at(-1)).toMatchObject({ seat: 'red', seen: 2 });
    environment.last.say({ type: 'answer', id: 1 });
    environment.last.say({ type: 'answer', id: 2 });
  });

  test('the table stays hidden over a break of the connection', () => {
    sitDown();
    void table.look(null);
    environment.last.say(update(1, [1], null));
    environment.last.say({ type: 'answer', id: 1 });
    environment.last.hangUp();
    vi.advanceTimersByTime(500);
    expect(environment.last.address.search).toBe('?protocol=1');
    environment.last.say(welcome());
    expect(environment.last.sent).toMatchObject([{ type: 'look', seat: null, seen: 1 }]);
    environment.last.say(update(2, [1, 2], 'red'));
    expect(table.seat).toBeNull();
    expect(table.game?.view).toBe('as null sees it');
    environment.last.say({ type: 'answer', id: 2 });
  });
});
