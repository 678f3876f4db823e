import { say } from '$lib/words/words.svelte';
import { robotOf, teamOf } from '../facts';
import type { Spot } from '$lib/board/spot';
import type { Move, Turn } from '$generated/goblins-inc';
import type { Board, MoveOf } from '../board';

/** Crane and tape, used on the robot itself. */
export class RobotTools {
  readonly #board: Board;
  /** The square whose tile hangs on the crane. */
  lifted = $state.raw<string | null>(null);

  constructor(board: Board) {
    this.#board = board;
  }

  /** How the lifted tile may be set down where it is being considered. */
  get turns(): readonly Turn[] {
    const considered = this.#considered;
    if (considered) return this.#cranes.filter(({ to }) => to === considered.to).map(({ turn }) => turn);
    return this.lifted ? this.#cranes.filter(({ to }) => to === this.lifted).map(({ turn }) => turn) : [];
  }

  spot(square: string): Spot | null {
    const { abilityChoice } = this.#board.state;
    if (abilityChoice.ability === 'duct-tape') return this.#taping(square);
    if (abilityChoice.ability === 'crane') return this.lifted ? this.#settingDown(square) : this.#lifting(square);
    return null;
  }

  /** Set it down turned like this, where it is being considered or where it came from. */
  turn(turn: Turn): void {
    const to = this.#considered?.to ?? this.lifted;
    const move = this.#cranes.find((one) => one.to === to && one.turn === turn);
    if (move) this.#board.props.consider(move);
  }

  drop(): void {
    this.lifted = null;
    if (this.#board.props.considered?.move === 'crane') this.#board.props.consider(null);
  }

  get #considered(): MoveOf<'crane'> | null {
    const { considered } = this.#board.props;
    return considered?.move === 'crane' && considered.square === this.lifted ? considered : null;
  }

  get #cranes(): MoveOf<'crane'>[] {
    return this.#board.legal.filter(
      (move): move is MoveOf<'crane'> => move.move === 'crane' && move.square === this.lifted,
    );
  }

  #taping(square: string): Spot {
    return this.#shownFirst({ move: 'tape', square });
  }

  #lifting(square: string): Spot {
    const { legal } = this.#board;
    if (!legal.some((move) => move.move === 'crane' && move.square === square))
      return this.#refused({ move: 'crane', square, to: square, turn: 'north' });
    const act = () => (this.lifted = square);
    return this.#board.spot({ how: 'pick', does: say('goblins-inc-crane-lift'), chosen: false, act });
  }

  #settingDown(square: string): Spot {
    const { view, me } = this.#board;
    if (square === this.lifted) {
      const does = say('goblins-inc-crane-drop');
      return this.#board.spot({ how: 'pick', does, chosen: true, act: () => this.drop() });
    }
    const here = this.#cranes.filter(({ to }) => to === square);
    const lying = robotOf(view, teamOf(view, me)).squares.find((one) => one.square === this.lifted);
    const turn = this.#considered?.turn ?? lying?.turn ?? 'north';
    const move = here.find((one) => one.turn === turn) ?? here[0];
    return this.#shownFirst(move ?? { move: 'crane', square: this.lifted ?? '', to: square, turn });
  }

  #shownFirst(move: Move): Spot {
    const board = this.#board;
    return board.isLegal(move) ? board.spot({ how: 'preview', move, noHoverPreview: true }) : this.#refused(move);
  }

  #refused(move: Move): Spot {
    return this.#board.spot(null, this.#board.props.busy ? null : move);
  }
}
