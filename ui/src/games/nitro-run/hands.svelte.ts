import { isSame } from '$lib/table/notation';
import type { BoardProps } from '../game';
import {
  buildsOf,
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
import type { NitroMove, View } from './view';

type Props = BoardProps<View, NitroMove>;

/** What is in hand, and which notes lie open. Board and buttons share it; the board lays it aside when things change. */
class Planning {
  plan = $state.raw<Plan>(IDLE);
  /** The planner's notes are laid over the chasm. */
  notes = $state(false);

  take(spec: number | null): void {
    this.plan = { spec, blast: false };
  }

  light(blast: boolean): void {
    this.plan = { spec: null, blast };
  }
}
export const planning = new Planning();

/** The player's hands: what touching a spot of the board does. */
export class Hands {
  readonly #props: () => Props;

  constructor(props: () => Props) {
    this.#props = props;
  }

  get view(): View {
    return this.#props().face.view;
  }

  get plan(): Plan {
    return stillPossible(planning.plan, this.#legal);
  }

  get considered(): NitroMove | null {
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
    if (choice?.how === 'twice' && !this.isChosen(spot)) this.#props().consider(choice.move);
  }

  leave(spot: Spot): void {
    if (spot.at !== 'spec' && this.isChosen(spot)) this.#props().consider(null);
  }

  touch(spot: Spot, element: Element): void {
    const { play, consider, considered } = this.#props();
    const choice = this.choice(spot);
    if (!choice) return this.#refuse(spot, element);
    if (choice.how === 'pick') return this.#take(choice.spec);
    if (choice.how === 'now') return play(choice.move);
    const shown = considered && isAbout(considered, spot, this.view) ? considered : null;
    if (shown && this.#legal.some((move) => isSame(move, shown))) play(shown);
    else consider(choice.move);
  }

  /** Turn the section that is being thought about. */
  turn(): void {
    const { considered, consider } = this.#props();
    if (isBuild(considered)) consider(turned(considered, this.#legal));
  }

  get turns(): number {
    const { considered } = this.#props();
    return isBuild(considered) ? buildsOf(this.#legal, considered.spec, considered.space).length : 0;
  }

  #take(spec: number): void {
    planning.take(spec === this.plan.spec ? null : spec);
    this.#props().consider(null);
  }

  #refuse(spot: Spot, element: Element): void {
    const { refuse } = this.#props();
    const meant = meantBy(spot, this.view, this.plan);
    if (meant) refuse?.(meant, element);
  }

  get #legal(): readonly NitroMove[] {
    const { face, busy } = this.#props();
    return busy ? [] : face.legal;
  }
}
