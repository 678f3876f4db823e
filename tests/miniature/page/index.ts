import type { Move, View } from "$generated/miniature";
import { game } from "$lib/game";
import Board from "./Board.svelte";

export default game<View, Move>({
  name: "miniature",
  Board,
  showings: {},
  headings: [],
});
