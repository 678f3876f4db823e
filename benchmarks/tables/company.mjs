// Others at our server while it is measured; they stay until they are ended.
//   node company.mjs bots PORT TABLES       two-seat tables where the strongest bots play game after game
//   node company.mjs idle PORT CONNECTIONS  pages that only look, one at each seat of tables in play
// Prints "ready" when all of them are there.
import { arrive, connect, openTable } from "./visitor.mjs";

const [kind, port, count] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const AT_ONCE = 50;
const TABLES_A_PERSON = 10; // a person may have only so many sockets

function failed(error) {
  console.error(error);
  process.exit(1);
}

async function botsForever(cookie, ready) {
  for (;;) {
    const table = await openTable(port, cookie, ["warlord", "warlord"]);
    await new Promise((over) => {
      const socket = connect(port, cookie, table, null, (message) => hear(message), failed);
      socket.on("close", over);
      function hear(message) {
        if (message.type !== "update") return;
        ready();
        if (message.table.status === "over") socket.close();
      }
    });
  }
}

async function bots() {
  const cookie = await arrive(port);
  const begun = Array.from({ length: count }, () => new Promise((ready) => botsForever(cookie, ready).catch(failed)));
  await Promise.all(begun);
}

async function idleTable(cookie) {
  const table = await openTable(port, cookie, ["you", "you"]);
  const looks = ["red", "blue"].map(
    (seat) =>
      new Promise((seen) => {
        const hear = (message) => message.type === "update" && seen();
        const socket = connect(port, cookie, table, seat, hear, failed);
        socket.on("close", (code) => failed(new Error(`closed with ${code}`)));
      }),
  );
  await Promise.all(looks);
}

async function idle() {
  let cookie = "";
  for (let opened = 0; opened < count / 2; opened += AT_ONCE) {
    const more = [];
    for (let number = opened; number < Math.min(opened + AT_ONCE, count / 2); number++) {
      if (number % TABLES_A_PERSON === 0) cookie = await arrive(port);
      more.push(idleTable(cookie));
    }
    await Promise.all(more);
  }
}

await (kind === "bots" ? bots() : idle());
console.log("ready");
setInterval(() => {}, 1000);
