// The plainest page that plays: what a table sends, as text, and its legal moves, as buttons.
"use strict";
const PROTOCOL = 1;
const $ = (id) => document.getElementById(id);
const query = new URLSearchParams(location.search);
const lang = query.get("lang") || navigator.language.slice(0, 2);
const table = query.get("table");
let words = {}, forms = {}, socket = null, asked = 0, seat = null, seen = 0, game = "", mine = [], started = false;

async function call(method, path, body) {
  const answer = await fetch(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`, {
    method,
    headers: { "content-type": "application/json", "x-goblins-protocol": PROTOCOL },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.error.text);
  return found;
}

function shown(promise) {
  $("problem").textContent = "";
  return promise.catch((problem) => { $("problem").textContent = problem.message; });
}

function element(name, text, parent) {
  const made = document.createElement(name);
  made.textContent = text;
  parent.append(made);
  return made;
}

// ---------------------------------------------------------------------------------------------------- the shelf

async function showShelf() {
  const games = await call("GET", "/api/games");
  for (const found of games) element("option", found.title.text, $("game")).value = found.id;
  const showSeats = () => {
    const found = games.find((one) => one.id === $("game").value);
    $("seats").replaceChildren();
    for (const count of found.seats) element("option", count - 1, $("seats")).value = count;
  };
  $("game").onchange = showSeats;
  showSeats();
  $("open").onclick = () => shown(open(games.find((one) => one.id === $("game").value), Number($("seats").value)));
  $("join").onsubmit = (event) => {
    event.preventDefault();
    shown(call("POST", "/api/join", { token: $("token").value.split("/").pop() }).then((done) => go(done.table)));
  };
  for (const of of ["mine", "public"]) {
    for (const one of (await call("GET", `/api/tables?of=${of}`)).tables) {
      const text = `${one.game} · ${one.status} · ${one.names.join(", ")} · ${one.deciders.join(", ")}`;
      element("a", text, element("li", "", $("tables"))).href = `?lang=${lang}&table=${one.table}`;
    }
  }
}

async function open(found, seats) {
  const bot = found.bots[found.bots.length - 1];
  const sitting = ["you", ...Array(seats - 1).fill(bot)];
  const made = await call("POST", "/api/tables", { arrangement: { game: found.id, seats }, sitting, start: true });
  go(made.table);
}

function go(id) { location.search = `?lang=${lang}&table=${id}`; }

// ---------------------------------------------------------------------------------------------------- the table

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const looking = seat ? `&seat=${seat}` : "";
  socket = new WebSocket(
    `${scheme}://${location.host}/api/tables/${table}/socket?protocol=${PROTOCOL}&lang=${lang}&seen=${seen}${looking}`,
  );
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = (event) => {
    $("state").textContent = `${words.lost} (${event.code} ${event.reason})`;
    if (event.code < 4000 || event.code === 4008) setTimeout(connect, 1000 + 1000 * Math.random());
  };
}

function send(message) {
  asked += 1;
  socket.send(JSON.stringify({ id: asked, ...message }));
}

const ask = (request) => send({ type: "ask", request });
const ticket = () => crypto.randomUUID?.() ?? String(Math.random());

function hear(message) {
  if (message.type === "welcome" || message.type === "yours") showSeats(message.seats);
  if (message.type === "refusal") $("problem").textContent = message.error.text;
  if (message.type === "answer") $("problem").textContent = "";
  if (message.type === "presence")
    $("state").textContent = `${words.connected}: ${message.connected.join(", ")} · ${message.thinking.join(", ")}`;
  if (message.type === "update") shown(update(message));
}

function showSeats(seats) {
  mine = seats;
  $("looks").replaceChildren();
  if (seats.length > 1)
    for (const one of [null, ...seats])
      element("button", one ?? "—", $("looks")).onclick = () => {
        [seat, seen] = [one, 0];
        $("log").replaceChildren();
        send({ type: "look", seat: one });
      };
}

async function update(message) {
  game = message.table.arrangement.game;
  if (!started) [started, forms] = [true, (await call("GET", `/api/games/${game}`)).moves];
  [seat, seen] = [message.seat, message.n];
  const found = message.game;
  const events = message.rows.flatMap((row) => row.events ?? []);
  const said = await call("POST", `/api/games/${game}/say`, {
    sentences: found ? [found.question] : [], moves: found ? found.legal : [], events,
  });
  for (const text of said.events) if (text) element("li", text, $("log")).scrollIntoView({ block: "nearest" });
  $("view").textContent = JSON.stringify(found ? found.view : message.table, null, 1);
  $("question").textContent = said.sentences[0] ?? message.table.status;
  $("undo").disabled = !found?.undo;
  $("foreseen").replaceChildren();
  $("moves").replaceChildren();
  (found?.legal ?? []).forEach((face, number) => {
    const move = forms[face.move].notation.replace(/\{(\w+)\}/g, (_, field) => face[field]);
    const button = element("button", said.moves[number], $("moves"));
    button.title = move;
    button.onclick = () => ($("foresee").checked ? shown(foresee(move)) : ask({ ask: "move", seat, move, ticket: ticket() }));
  });
}

async function foresee(move) {
  const found = await call("POST", `/api/tables/${table}/foresee`, { seat, moves: [move] });
  const list = $("foreseen");
  list.replaceChildren();
  const tell = (events) => events.map((one) => one.text).filter(Boolean).join(" ");
  element("p", `${move}: ${tell(found.certain)}`, list);
  for (const branch of found.branches) element("p", `${branch.odds.join(" / ")}: ${tell(branch.events)}`, list);
}

async function start() {
  words = await call("GET", "/plain/words");
  document.documentElement.lang = lang;
  document.title = $("title").textContent = words.title;
  for (const one of document.querySelectorAll("[data-word]")) one.textContent = words[one.dataset.word];
  $("me").textContent = (await call("GET", "/api/me")).name;
  $("shelf").hidden = Boolean(table);
  $("table").hidden = !table;
  $("undo").onclick = () => ask({ ask: "undo", seat, ticket: ticket() });
  $("close").onclick = () => ask({ ask: "close" });
  $("advise").onclick = () => shown(call("POST", `/api/tables/${table}/advise`, { seat }).then((advice) => {
    $("problem").textContent = advice.candidates[0].text;
  }));
  if (table) connect();
  else await showShelf();
}

shown(start());
