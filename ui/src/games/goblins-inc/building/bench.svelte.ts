import type { Board } from '../board';
import { playerOf, turnedBy } from '../facts';
import { inOrder } from '../unfold';
import type { Move, SquareView, Turn, View } from '$generated/goblins-inc';

/** The workbench of whoever builds: the tile in hand, how tiles are turned, and the one that was just bolted on. */
export class Bench {
  /** Picked up from the tray. */
  #hand = $state.raw<string | null>(null);
  #turns = $state.raw<Readonly<Record<string, Turn>>>({});
  /** Bolted on or touched last: turning turns it. */
  touched = $state.raw<string | null>(null);
  /** The square under the pointer. */
  hovered = $state.raw<string | null>(null);
  /** Where a tile shall lie, until it does, or that it shall be in hand; it is lifted first where it lies already. */
  #goal = $state.raw<{ tile: string; at: SquareView | null } | null>(null);

  clear(): void {
    [this.#hand, this.touched, this.hovered, this.#goal] = [null, null, null, null];
    this.#turns = {};
  }

  /** Make the next move towards the goal. */
  advance(board: Board): void {
    const goal = this.#goal;
    if (!goal || board.props.busy) return;
    const lying = playerOf(board.view, board.me)?.fresh?.find(({ tile }) => tile === goal.tile);
    const there = lying?.square === goal.at?.square && lying?.turn === goal.at?.turn;
    const next: Move | null = lying ? { move: 'lift', tile: goal.tile } : goal.at && { move: 'place', ...goal.at };
    if (there || !board.make(next)) this.#goal = null;
  }

  /** A tile is on its way. */
  get isMoving(): boolean {
    return this.#goal !== null;
  }

  turnOf(tile: string): Turn {
    return this.#turns[tile] ?? 'north';
  }

  /** What lies in the yard and can still be moved, as it will be in a moment. */
  fresh(view: View, me: string | null): SquareView[] {
    const fresh = playerOf(view, me)?.fresh ?? [];
    const goal = this.#goal;
    return goal ? [...fresh.filter(({ tile }) => tile !== goal.tile), ...(goal.at ? [goal.at] : [])] : fresh;
  }

  /** What is still to be placed. */
  tray(view: View, me: string | null): string[] {
    const goal = this.#goal;
    const hand = (playerOf(view, me)?.hand ?? []).filter((tile) => tile !== goal?.tile);
    return goal && !goal.at ? inOrder([...hand, goal.tile]) : hand;
  }

  /** The tile that goes onto the next square. */
  inHand(view: View, me: string | null): string | null {
    const tray = this.tray(view, me);
    return this.#hand && tray.includes(this.#hand) ? this.#hand : (tray[0] ?? null);
  }

  pick(tile: string): void {
    [this.#hand, this.touched] = [tile, null];
  }

  /** In hand, turned like this. */
  take(board: Board, tile: string, turn: Turn): void {
    if (this.lying(board, tile)) return;
    this.pick(tile);
    this.#turns = { ...this.#turns, [tile]: turn };
  }

  place(tile: string, square: string, turn = this.turnOf(tile)): void {
    [this.hovered, this.touched] = [null, tile];
    this.#goal = { tile, at: { tile, square, turn } };
  }

  /** A quarter clockwise. */
  turn(board: Board, tile: string): void {
    this.setTurn(board, tile, turnedBy(this.lying(board, tile)?.turn ?? this.turnOf(tile), 1));
  }

  setTurn(board: Board, tile: string, turn: Turn): void {
    this.#turns = { ...this.#turns, [tile]: turn };
    const lying = this.lying(board, tile);
    if (!lying) return;
    this.touched = tile;
    if (lying.turn !== turn) this.#goal = { tile, at: { ...lying, turn } };
  }

  lift(board: Board, tile: string): void {
    this.pick(tile);
    if (this.lying(board, tile)) this.#goal = { tile, at: null };
  }

  lying({ view, me }: Board, tile: string): SquareView | undefined {
    return this.fresh(view, me).find((one) => one.tile === tile);
  }
}
