import type { Carrying } from '$lib/board/drag.svelte';
import type { Board } from './board';
import { playerOf, robotOf, teamOf } from './facts';
import { rowsOf } from './fight/dice-order.svelte';
import type { State } from './state';

/** What can be dragged on the board, and where to. */
export function carrying({ bench, gifts, diceOrder }: State, boardOf: () => Board): Carrying {
  const tileIn = (from: string): string | null => {
    const board = boardOf();
    if (from.startsWith('tile-')) return from.slice(5);
    const lying = bench.fresh(board.view, board.me).find(({ square }) => `own-${square}` === from);
    return lying?.tile ?? null;
  };
  const builds = () => {
    const { view, me } = boardOf();
    return playerOf(view, me)?.job === 'build' && view.phase === 'build';
  };

  function dropTile(tile: string, piece: string, element: Element): void {
    const board = boardOf();
    const square = piece.startsWith('own-') ? piece.slice(4) : null;
    if (!builds()) {
      if ((piece === 'crate') !== gifts.chosen.includes(tile)) gifts.toggle(board, tile);
    } else if (piece === 'tray') bench.lift(board, tile);
    else if (square) {
      const turn = bench.lying(board, tile)?.turn ?? bench.turnOf(tile);
      const open = bench.open(board).has(square);
      const here = bench.lying(board, tile)?.square === square;
      if (open || here) bench.place(tile, square, turn);
      else board.props.refuse?.({ move: 'place', tile, square, turn }, element);
    }
  }

  return {
    lift: (from) => !boardOf().props.busy && (from.startsWith('die-') || tileIn(from) !== null),
    over: (from, piece) => {
      if (!builds() || from.startsWith('die-')) return;
      const tile = tileIn(from);
      if (tile && from.startsWith('tile-')) bench.pick(tile);
      bench.hovered = piece.startsWith('own-') ? piece.slice(4) : null;
    },
    drop: (from, piece, element) => {
      const board = boardOf();
      bench.hovered = null;
      if (from.startsWith('die-') && piece.startsWith('die-')) {
        const { dice } = robotOf(board.view, teamOf(board.view, board.me));
        diceOrder.move(dice, Number(from.slice(4)), Number(piece.slice(4)));
        board.props.consider({ move: 'order', rows: rowsOf(dice, diceOrder.order(dice)) });
        return;
      }
      const tile = tileIn(from);
      if (tile) dropTile(tile, piece, element);
    },
  };
}
