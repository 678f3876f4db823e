import { isSame } from '$lib/table/notation';
import { say } from '$lib/words/words.svelte';
import { robotOf, teamOf } from '../facts';
import type { Spot } from '../spot';
import type { Move, Turn } from '$generated/goblins-inc';
import type { Board, MoveOf } from '../board';

/** Crane and tape, used on the robot itself. */
export class Hook {
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
    const { toolbox } = this.#board.state;
    if (toolbox.ability === 'duct-tape') return this.#taping(square);
    if (toolbox.ability === 'crane') return this.lifted ? this.#settingDown(square) : this.#lifting(square);
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

  #taping(square: string): Spot | null {
    const move: Move = { move: 'tape', square };
    const { props, legal } = this.#board;
    if (!legal.some((one) => isSame(one, move))) return this.#refused(move);
    return {
      does: props.sayMove(move),
      how: 'pick',
      chosen: isSame(props.considered, move),
      touch: () => (isSame(props.considered, move) ? props.play(move) : props.consider(move)),
    };
  }

  #lifting(square: string): Spot | null {
    const { legal } = this.#board;
    if (legal.some((move) => move.move === 'crane' && move.square === square))
      return { does: say('goblins-inc-crane-lift'), how: 'pick', chosen: false, touch: () => (this.lifted = square) };
    return this.#refused({ move: 'crane', square, to: square, turn: 'north' });
  }

  #settingDown(square: string): Spot | null {
    const { props, view, me } = this.#board;
    if (square === this.lifted)
      return { does: say('goblins-inc-crane-drop'), how: 'pick', chosen: true, touch: () => this.drop() };
    const here = this.#cranes.filter(({ to }) => to === square);
    const lying = robotOf(view, teamOf(view, me)).squares.find((one) => one.square === this.lifted);
    const wanted = this.#considered?.turn ?? lying?.turn;
    const move = here.find(({ turn }) => turn === wanted) ?? here[0];
    if (!move)
      return this.#refused({ move: 'crane', square: this.lifted ?? '', to: square, turn: wanted ?? 'north' });
    const chosen = isSame(props.considered, move);
    return {
      does: props.sayMove(move),
      how: 'pick',
      chosen,
      touch: () => (chosen ? props.play(move) : props.consider(move)),
    };
  }

  #refused(move: Move): Spot | null {
    const { props } = this.#board;
    const { refuse } = props;
    return refuse && !props.busy ? { does: '', how: 'no', touch: (element) => refuse(move, element) } : null;
  }
}
