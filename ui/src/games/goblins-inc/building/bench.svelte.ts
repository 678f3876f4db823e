import type { Board } from '../board';
import { COCKPIT, playerOf, robotOf, SQUARES, turnedBy } from '../facts';
import { inOrder } from '../unfold';
import type { Move, SquareView, Turn, View } from '$generated/goblins-inc';

/** The workbench of whoever builds: the tile in hand, how tiles are turned, and the one that is taken up again. */
export class Bench {
  /** Picked up from the tray. */
  #hand = $state.raw<string | null>(null);
  #turns = $state.raw<Readonly<Record<string, Turn>>>({});
  /** On the robot, and taken up to be turned or moved. */
  selected = $state.raw<string | null>(null);
  /** Bolted on last: it was in hand a moment ago, and a touch turns it. */
  #last = $state.raw<string | null>(null);
  /** The square under the pointer. */
  hovered = $state.raw<string | null>(null);
  /** Where a tile shall lie, until it does, or that it shall be in hand; it is lifted first where it lies already. */
  #goal = $state.raw<{ tile: string; at: SquareView | null } | null>(null);

  clear(): void {
    [this.#hand, this.selected, this.#last, this.hovered, this.#goal] = [null, null, null, null, null];
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

  /** Squares that a tile can go to, from the tray or from another square of this step. */
  open({ view, me, legal }: Board): ReadonlySet<string> {
    const own = playerOf(view, me);
    if (!own || !legal.length) return new Set();
    const taken = [...robotOf(view, own.team).squares, ...this.fresh(view, me)].map(({ square }) => square);
    const closed = new Set([COCKPIT, ...view.blocked, ...taken]);
    return new Set(SQUARES.filter((square) => !closed.has(square)));
  }

  /** The tile that comes from the tray next. */
  inHand(view: View, me: string | null): string | null {
    const tray = this.tray(view, me);
    return this.#hand && tray.includes(this.#hand) ? this.#hand : (tray[0] ?? null);
  }

  /** What turning turns and the next square is for: taken up from the robot, else in hand, else bolted on last. */
  current(board: Board): string | null {
    const { view, me } = board;
    const lies = (tile: string | null) => tile !== null && this.lying(board, tile) !== undefined;
    if (lies(this.selected)) return this.selected;
    return this.inHand(view, me) ?? (lies(this.#last) ? this.#last : null);
  }

  pick(tile: string): void {
    [this.#hand, this.selected] = [tile, null];
  }

  /** A touch of a tile on the robot takes it up; of one that is in hand anyway it turns it. */
  touch(board: Board, tile: string): void {
    if (this.turnsAtATouch(tile)) this.turn(board, tile);
    else this.selected = tile;
  }

  turnsAtATouch(tile: string): boolean {
    return tile === this.selected || tile === this.#last;
  }

  /** In hand, turned like this. */
  take(board: Board, tile: string, turn: Turn): void {
    if (this.lying(board, tile)) return;
    this.pick(tile);
    this.#turns = { ...this.#turns, [tile]: turn };
  }

  place(tile: string, square: string, turn = this.turnOf(tile)): void {
    [this.hovered, this.selected, this.#last] = [null, null, tile];
    this.#goal = { tile, at: { tile, square, turn } };
  }

  /** A quarter clockwise. */
  turn(board: Board, tile: string): void {
    this.setTurn(board, tile, turnedBy(this.lying(board, tile)?.turn ?? this.turnOf(tile), 1));
  }

  setTurn(board: Board, tile: string, turn: Turn): void {
    this.#turns = { ...this.#turns, [tile]: turn };
    const lying = this.lying(board, tile);
    if (lying && lying.turn !== turn) this.#goal = { tile, at: { ...lying, turn } };
  }

  lift(board: Board, tile: string): void {
    this.pick(tile);
    if (this.lying(board, tile)) this.#goal = { tile, at: null };
  }

  lying({ view, me }: Board, tile: string): SquareView | undefined {
    return this.fresh(view, me).find((one) => one.tile === tile);
  }
}
