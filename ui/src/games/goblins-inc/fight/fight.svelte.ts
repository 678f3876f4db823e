import type { ProspectView, Side } from '$generated/goblins-inc';
import type { Board } from '../board';
import { at, enemyOf, faceOf, playerOf, robotOf, teamOf, tileFacts } from '../facts';
import type { YardFacts } from '../pieces/yard';
import type { Spot } from '$lib/board/spot';
import { isAttack } from '../moving';
import { namesIn } from '../unfold';
import { maySteer, prospectOf, sealedOf, STEERINGS } from './pilot-setting.svelte';
import { RobotTools } from './robot-tools.svelte';
import { squareOf, strikesIn } from './strikes';

/** Whoever stands before the two robots: what is theirs to decide, and what is drawn over the yards meanwhile. */
export class Fight {
  readonly board: Board;
  readonly robotTools: RobotTools;
  /** From which side each robot is being struck, as far as it was told. */
  readonly #sides: Partial<Record<number, Side>> = {};

  constructor(board: Board) {
    this.board = board;
    this.robotTools = new RobotTools(board);
  }

  get team(): number {
    return teamOf(this.board.view, this.board.me);
  }

  get asked(): boolean {
    const { view, me } = this.board;
    return me !== null && view.deciders.includes(me);
  }

  /** The controllers are one's own to set: the pilot's, the tactician's, or both. */
  get steers(): boolean {
    return maySteer(this.board.view, this.board.me);
  }

  get picks(): boolean {
    const { view, me } = this.board;
    const picked = playerOf(view, me)?.pick;
    return view.phase === 'controls' && this.asked && robotOf(view, this.team).tactician === me && !picked;
  }

  /** What the pilot's controller would do as it is set. */
  get prospect(): ProspectView | null {
    const { view, me, state } = this.board;
    return prospectOf(view, me, state.pilotSetting);
  }

  get matters(): 'both' | 'ours' | 'theirs' {
    const { acting, view } = this.board;
    const { phase } = view;
    if (acting && isAttack(acting) && 'team' in acting && !acting.event.startsWith('fight'))
      return acting.team === this.team ? 'ours' : 'theirs';
    if (phase === 'after-roll') return 'theirs';
    return (phase === 'before-roll' && this.asked) || phase === 'token' ? 'ours' : 'both';
  }

  /** What one has sealed, until it is shown: whoever chose it may still see it. */
  get sealed(): ProspectView | null {
    const { view, me } = this.board;
    return sealedOf(view, me);
  }

  /** The side that would be in front, where that is being thought about or has been sealed. */
  facing(team: number): Side | undefined {
    return team === this.team ? (this.prospect ?? this.sealed)?.facing : undefined;
  }

  spot(team: number): (square: string) => Spot | null {
    return (square) => (team === this.team ? this.robotTools.spot(square) : null);
  }

  /** What lies over that yard. */
  marks(team: number): Partial<YardFacts> {
    const { view, props, state } = this.board;
    const { pilotSetting, abilityChoice } = state;
    const striking = this.#striking(team);
    if (striking) return striking;
    const prospect = this.prospect;
    const gauge = view.gauges[team - 1];
    const under = team !== this.team;
    if (prospect && under) return { edge: prospect.sides[STEERINGS.indexOf(pilotSetting.supposed)] };
    if (this.sealed && under) return { edge: this.sealed.sides[STEERINGS.indexOf('front')] };
    if (under && view.phase === 'after-roll' && props.considered?.move === 'order' && gauge?.attacked)
      return strikesIn(props.foresight?.own ?? [], props.considered.rows).marks(gauge.attacked);
    if (!under && (props.considered?.move === 'crane' || this.robotTools.lifted)) return this.#craning();
    if (!under && abilityChoice.token !== null)
      return {
        doom: (robotOf(view, team).tokens[abilityChoice.token] ?? [])
          .map(at)
          .map((square) => ({ ...square, how: 'token' as const })),
      };
    return { edge: gauge?.attacked ?? undefined };
  }

  /** The die that strikes this robot just now. */
  #striking(team: number): Partial<YardFacts> | null {
    const { acting, view } = this.board;
    if (acting?.event === 'attack-began') this.#sides[acting.team] = acting.side;
    const side = this.#sides[team] ?? view.gauges[team - 1]?.attacked;
    if (!acting || !('team' in acting) || acting.team !== team || !side) return null;
    if (acting.event === 'attack-began') return { edge: side };
    if (!('row' in acting)) return null;
    const square = squareOf(acting);
    return { aim: [{ side, lane: acting.row, order: String(acting.row), square: square ? at(square) : null }] };
  }

  #craning(): Partial<YardFacts> {
    const { view, props } = this.board;
    const { considered } = props;
    if (considered?.move !== 'crane') return {};
    const robot = robotOf(view, this.team);
    const lifted = robot.squares.find(({ square }) => square === considered.square);
    const craned = props.foresight?.certain.find((told) => told.event === 'craned');
    const fallen = craned ? namesIn(craned.fallen) : [];
    const ghost = lifted && { ...at(considered.to), ...tileFacts(faceOf(view, lifted.tile), considered.turn) };
    return { ghost, doom: fallen.map(at).map((square) => ({ ...square, how: 'fall' as const })) };
  }

  get enemy(): number {
    return enemyOf(this.team);
  }
}
