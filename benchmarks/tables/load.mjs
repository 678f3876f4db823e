// Closed loops of two-seat tables: a seat moves; when both seats have seen it, the next move is made.
//   node load.mjs goblins PORT[,PORT...] TABLES SECONDS   Goblin Warlord at our servers, random legal moves
//   node load.mjs peer PORT MATCHES SECONDS               tic-tac-toe at boardgame.io's (peer.mjs)
// With several ports, tables are dealt to them in turn; SPREAD=seats puts the two seats of a table at two of them.
// WATCH=PID[,PID...] also tells how much processor time these processes needed for a move.
// Prints one JSON object: moves per second and how long a move took until both seats had seen it, in ms.
import { readFileSync, readdirSync } from "node:fs";
import { io } from "socket.io-client";
import { arrive, connect, openTable } from "./visitor.mjs";

const [kind, portList, tables, seconds] = [...process.argv.slice(2, 4), ...process.argv.slice(4).map(Number)];
const ports = portList.split(",").map(Number);
const spreadSeats = process.env.SPREAD === "seats";
const watched = (process.env.WATCH ?? "").split(",").filter(Boolean);
const database = Number(process.env.DATABASE ?? 0); // the first process of PostgreSQL
const WARM_UP = 3000; // after the last loop has begun
const STALLED = 5000;
const TICK_US = 10_000; // of /proc/PID/stat
const AHEAD = 1024; // tables of ours that are opened before anybody moves: the peer's matches never end either
const took = [];
const begun = new Set(); // loops that have made a move
const waiting = new Map(); // loops whose move has not been seen by both yet, and since when
let measuring = false;
let began = 0;
let busyBefore = 0;
let stopped = false;
let ready = 0; // loops that have opened their tables
let begin;
const beginning = new Promise((resolve) => (begin = resolve));

function moved(loop) {
  const since = waiting.get(loop);
  waiting.delete(loop);
  if (begun.size < tables && begun.add(loop).size === tables) setTimeout(startMeasuring, WARM_UP);
  if (measuring && since !== undefined) took.push(performance.now() - since);
}

// ------------------------------------------------------------------------------------------------- ours

async function goblinsTable(number) {
  const random = lcg(number);
  const ahead = [];
  for (let i = 0; i < AHEAD / tables; i++) ahead.push(await sitDown(number, random));
  await everybodyIsReady();
  while (!stopped) {
    const play = ahead.shift() ?? (await sitDown(number, random));
    await play();
  }
}

function everybodyIsReady() {
  if (++ready === tables) begin();
  return beginning;
}

/** Open a table and look at it from both seats; returns how to play it to its end. */
async function sitDown(number, random) {
  const cookie = await arrive(ports[0]);
  const table = await openTable(ports[number % ports.length], cookie, ["you", "you"]);
  const seats = ["red", "blue"];
  const latest = {};
  let heard = () => {};
  const sockets = seats.map((seat, at) => {
    const port = ports[(number + (spreadSeats ? at : 0)) % ports.length];
    return connect(port, cookie, table, seat, (message) => hear(seat, message), failed);
  });
  function hear(seat, message) {
    if (message.type !== "update") return;
    latest[seat] = message;
    if (latest.red?.game && latest.red.n === latest.blue?.n) heard();
  }
  const seen = () => new Promise((resolve) => (heard = resolve));
  await seen();
  return async () => {
    while (!stopped && latest.red.table.status === "playing") {
      const seat = latest.red.game.deciders[0];
      const legal = latest[seat].game.legal;
      const request = { ask: "move", seat, move: legal[random(legal.length)], ticket: "" };
      waiting.set(number, performance.now());
      sockets[seats.indexOf(seat)].send(JSON.stringify({ type: "ask", id: 1, request }));
      await seen();
      moved(number);
    }
  };
}

// ------------------------------------------------------------------------------------------- boardgame.io

function peerMatch(number) {
  return new Promise((_, reject) => {
    const matchID = `match-${number}`;
    const latest = [-1, -1];
    const boards = [null, null];
    const sockets = ["0", "1"].map((playerID, at) => {
      const address = `http://127.0.0.1:${ports[0]}/tic-tac-toe`;
      const socket = io(address, { transports: ["websocket"], forceNew: true });
      socket.on("connect_error", reject);
      socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 2));
      const state = (found) => {
        latest[at] = found._stateID;
        boards[at] = found;
        if (latest[0] === latest[1]) next();
      };
      socket.on("sync", (_, { state: found }) => state(found));
      socket.on("update", (_, found) => state(found));
      return socket;
    });
    function next() {
      moved(number);
      if (stopped) return;
      const { G, ctx, _stateID } = boards[0];
      const free = G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
      const payload = free.length
        ? { type: "clickCell", args: [free[0]], playerID: ctx.currentPlayer }
        : { type: "wipe", args: [], playerID: ctx.currentPlayer };
      waiting.set(number, performance.now());
      sockets[Number(ctx.currentPlayer)].emit(
        "update",
        { type: "MAKE_MOVE", payload },
        _stateID,
        matchID,
        ctx.currentPlayer,
      );
    }
  });
}

// ---------------------------------------------------------------------------------------------------- both

function lcg(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function ticksOf(file) {
  try {
    const fields = readFileSync(file, "utf8").split(") ")[1].split(" ");
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0; // it has gone meanwhile
  }
}

/** Processor time in microseconds: of the watched servers' main threads, of their other threads (which store on a
 * file), of the database's processes, and of this one. */
function processorTimes() {
  let [server, store] = [0, 0];
  for (const pid of watched) {
    const main = ticksOf(`/proc/${pid}/task/${pid}/stat`);
    server += main;
    store += ticksOf(`/proc/${pid}/stat`) - main;
  }
  for (const pid of readdirSync("/proc").filter((name) => database && /^\d+$/.test(name)))
    if (Number(pid) === database || parentOf(pid) === database) store += ticksOf(`/proc/${pid}/stat`);
  const { user, system } = process.cpuUsage();
  return { server: server * TICK_US, store: store * TICK_US, client: user + system };
}

function parentOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ")[1]);
  } catch {
    return 0;
  }
}

function failed(error) {
  console.error(error);
  process.exit(1);
}

function startMeasuring() {
  measuring = true;
  began = performance.now();
  busyBefore = processorTimes();
  setTimeout(report, 1000 * seconds);
}

function report() {
  stopped = true;
  const lasted = (performance.now() - began) / 1000;
  const stalled = [...waiting.values()].filter((since) => performance.now() - since > STALLED).length;
  if (!took.length) failed(new Error("no move was seen by both seats"));
  took.sort((a, b) => a - b);
  const at = (share) => Number(took[Math.floor(took.length * share)].toFixed(2));
  const found = {
    kind,
    tables,
    seconds,
    moves_per_second: Math.round(took.length / lasted),
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    stalled,
  };
  if (watched.length) {
    const busy = processorTimes();
    for (const who of Object.keys(busy))
      found[`${who}_us_per_move`] = Math.round((busy[who] - busyBefore[who]) / took.length);
    const ofAFile = database ? 0 : found.store_us_per_move;
    found.cpu_us_per_move = found.server_us_per_move + ofAFile;
  }
  console.log(JSON.stringify(found));
  process.exit(0);
}

const play = kind === "peer" ? peerMatch : goblinsTable;
for (let number = 0; number < tables; number++) play(number).catch(failed);
