// boardgame.io's own server with its own first example, tic-tac-toe, in memory: node peer.mjs PORT
import { createRequire } from "node:module";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");
const { INVALID_MOVE } = createRequire(import.meta.url)("boardgame.io/core");

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  // A full board is cleared instead of ending the match, so that the loop never stops to set up another.
  phases: { play: { start: true, turn: { order: { first: () => 0, next: ({ ctx }) => (ctx.playOrderPos + 1) % 2 } } } },
};
TicTacToe.moves.wipe = ({ G, playerID }) => {
  G.cells = Array(9).fill(null);
  G.cells[0] = playerID;
};

Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
