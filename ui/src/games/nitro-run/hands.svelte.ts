import { isSame } from '$lib/table/notation';
import type { BoardProps } from '$lib/game';
import {
  choiceAt,
  IDLE,
  isAbout,
  isBuild,
  meantBy,
  stillPossible,
  turned,
  type Choice,
  type Plan,
  type Spot,
} from './choices';
import type { Move, View } from '$generated/nitro-run';

/** These are looked at before they are made, even by a mouse that has rested on them. */
const LAID_DOWN: readonly Move['move'][] = ['build', 'demolish', 'lighten'];

type Props = BoardProps<View, Move>;

/** What is in hand, and which notes lie open. Board and buttons share it; the board lays it aside when things change. */
export class Planning {
  plan = $state.raw<Plan>(IDLE);
  /** The planner's notes are laid over the chasm: which of the ways they show, from 1; 0: they are put away. */
  notes = $state(0);

  /** The next way that could be laid; after the last one the notes are put away. */
  turnPage(ways: number): void {
    this.notes = (this.notes + 1) % (Math.max(1, ways) + 1);
  }

  take(spec: number | null): void {
    this.plan = { spec, blast: false };
  }

  light(blast: boolean): void {
    this.plan = { spec: null, blast };
  }
}

/** The player's hands: what touching a spot of the board does. */
export class Hands {
  readonly #props: () => Props;
  readonly #planning: Planning;
  /** The move that a touch has laid down to be looked at: the mouse may wander off, and the section may be turned. */
  #laid: Move | null = null;

  constructor(props: () => Props, planning: Planning) {
    this.#props = props;
    this.#planning = planning;
  }

  get view(): View {
    return this.#props().face.view;
  }

  get plan(): Plan {
    return stillPossible(this.#planning.plan, this.#legal);
  }

  get considered(): Move | null {
    return this.#props().considered;
  }

  choice(spot: Spot): Choice | null {
    return choiceAt(spot, this.#legal, this.view, this.plan);
  }

  /** It is what the considered move, or what is in hand, is about. */
  isChosen(spot: Spot): boolean {
    const { considered } = this;
    if (spot.at === 'spec' && spot.spec === this.plan.spec) return true;
    return considered !== null && isAbout(considered, spot, this.view);
  }

  /** A mouse rests on it, or the keyboard has come to it. */
  rest(spot: Spot): void {
    const choice = this.choice(spot);
    if (choice?.how === 'twice' && !this.#isLaid && !this.isChosen(spot)) this.#props().consider(choice.move);
  }

  leave(spot: Spot): void {
    if (!this.#isLaid && this.considered && isAbout(this.considered, spot, this.view)) this.#props().consider(null);
  }

  touch(spot: Spot, element: Element): void {
    const { play, consider, considered } = this.#props();
    const choice = this.choice(spot);
    if (!choice) return this.#refuse(spot, element);
    if (choice.how === 'pick') return this.#take(choice.spec);
    if (choice.how === 'now') return play(choice.move);
    const shown = considered && isAbout(considered, spot, this.view) ? considered : null;
    const again = shown && (this.#isLaid || !LAID_DOWN.includes(shown.move));
    if (shown && again) return play(shown);
    this.#laid = shown ?? choice.move;
    consider(this.#laid);
  }

  /** Turn the section that is being thought about. */
  turn(): void {
    const { considered, consider } = this.#props();
    if (!isBuild(considered)) return;
    this.#laid = turned(considered, this.#legal);
    consider(this.#laid);
  }

  get #isLaid(): boolean {
    return this.#laid !== null && isSame(this.#laid, this.considered);
  }

  #take(spec: number): void {
    this.#laid = null;
    this.#planning.take(spec === this.plan.spec ? null : spec);
    this.#props().consider(null);
  }

  #refuse(spot: Spot, element: Element): void {
    const { refuse } = this.#props();
    const meant = meantBy(spot, this.view, this.plan);
    if (meant) refuse?.(meant, element);
  }

  get #legal(): readonly Move[] {
    const { face, busy } = this.#props();
    return busy ? [] : face.legal;
  }
}
