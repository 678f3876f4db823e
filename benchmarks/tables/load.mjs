// Closed loops of two-seat tables: a seat moves; when both seats have seen it, the next move is made.
//   node load.mjs goblins PORT TABLES SECONDS      Goblin Warlord at our server, random legal moves
//   node load.mjs peer PORT MATCHES SECONDS        tic-tac-toe at boardgame.io's (peer.mjs)
// Prints one JSON object: moves per second and how long a move took until both seats had seen it, in ms.
import { io } from "socket.io-client";
import WebSocket from "ws";

const [kind, port, tables, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const WARM_UP = 3000;
const took = [];
let measuring = false;
let stopped = false;

function moved(since) {
  if (measuring) took.push(performance.now() - since);
}

// ------------------------------------------------------------------------------------------------- ours

const origin = `http://127.0.0.1:${port}`;

async function goblinsTable(seed) {
  const me = await fetch(`${origin}/api/me`);
  const cookie = me.headers.get("set-cookie").split(";")[0];
  const headers = { cookie, origin, "content-type": "application/json" };
  const random = lcg(seed);
  while (!stopped) {
    const body = JSON.stringify({
      arrangement: { game: "goblin-warlord", seats: 2 },
      sitting: ["you", "you"],
      start: true,
    });
    const opened = await fetch(`${origin}/api/tables`, { method: "POST", headers, body });
    const { id } = await opened.json();
    if (!id) throw new Error(`no table: ${opened.status}`);
    await playTable(id, headers, random);
  }
}

function playTable(id, { cookie }, random) {
  return new Promise((resolve, reject) => {
    const seats = ["red", "blue"];
    const latest = {};
    let since = 0;
    const sockets = seats.map((seat) => {
      const address = `ws://127.0.0.1:${port}/api/tables/${id}/socket?protocol=1&seat=${seat}`;
      const socket = new WebSocket(address, { headers: { cookie, origin }, perMessageDeflate: false });
      socket.on("error", reject);
      socket.on("message", (data) => {
        const message = JSON.parse(data);
        if (message.type === "refusal") reject(new Error(JSON.stringify(message)));
        if (message.type !== "update") return;
        latest[seat] = message;
        if (latest.red?.game && latest.red.n === latest.blue?.n) next();
      });
      return socket;
    });
    function next() {
      if (since) moved(since);
      if (stopped || latest.red.table.status !== "playing") {
        for (const socket of sockets) socket.close();
        return resolve();
      }
      const seat = latest.red.game.deciders[0];
      const legal = latest[seat].game.legal;
      const move = legal[random(legal.length)];
      const request = { ask: "move", seat, move, ticket: "" };
      since = performance.now();
      sockets[seats.indexOf(seat)].send(JSON.stringify({ type: "ask", id: 1, request }));
    }
  });
}

// ------------------------------------------------------------------------------------------- boardgame.io

function peerMatch(number) {
  return new Promise((_, reject) => {
    const matchID = `match-${number}`;
    const latest = [-1, -1];
    const boards = [null, null];
    let since = 0;
    const sockets = ["0", "1"].map((playerID, at) => {
      const socket = io(`${origin}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
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
      if (since) moved(since);
      if (stopped) return;
      const { G, ctx, _stateID } = boards[0];
      const free = G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
      const payload = free.length
        ? { type: "clickCell", args: [free[0]], playerID: ctx.currentPlayer }
        : { type: "wipe", args: [], playerID: ctx.currentPlayer };
      since = performance.now();
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

const play = kind === "peer" ? peerMatch : goblinsTable;
const failed = (error) => {
  console.error(error);
  process.exit(1);
};
for (let number = 0; number < tables; number++) play(number).catch(failed);
setTimeout(() => (measuring = true), WARM_UP);
setTimeout(() => {
  stopped = true;
  took.sort((a, b) => a - b);
  const at = (share) => Number(took[Math.floor(took.length * share)].toFixed(2));
  console.log(
    JSON.stringify({
      kind,
      tables,
      seconds,
      moves_per_second: Math.round(took.length / seconds),
      p50_ms: at(0.5),
      p99_ms: at(0.99),
    }),
  );
  process.exit(0);
}, WARM_UP + 1000 * seconds);
