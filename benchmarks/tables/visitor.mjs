// Somebody at our server: an identity, tables, sockets.
import WebSocket from "ws";

const originOf = (port) => `http://127.0.0.1:${port}`;

export async function arrive(port) {
  const me = await fetch(`${originOf(port)}/api/me`);
  return me.headers.get("set-cookie").split(";")[0];
}

export async function openTable(port, cookie, sitting) {
  const opened = await fetch(`${originOf(port)}/api/tables`, {
    method: "POST",
    headers: { cookie, origin: originOf(port), "content-type": "application/json" },
    body: JSON.stringify({ arrangement: { game: "goblin-warlord", seats: sitting.length }, sitting, start: true }),
  });
  const body = await opened.json();
  if (!body.table) throw new Error(`no table: ${opened.status} ${JSON.stringify(body)}`);
  return body.table;
}

/** A socket at a table, from a seat or as a spectator; `hear` gets every message, read. */
export function connect(port, cookie, table, seat, hear, failed) {
  const query = seat ? `protocol=1&seat=${seat}` : "protocol=1";
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/socket?${query}`, {
    headers: { cookie, origin: originOf(port) },
    perMessageDeflate: false,
  });
  socket.on("error", failed);
  socket.on("message", (data) => {
    const message = JSON.parse(data);
    if (message.type === "refusal") failed(new Error(JSON.stringify(message)));
    else hear(message);
  });
  return socket;
}
