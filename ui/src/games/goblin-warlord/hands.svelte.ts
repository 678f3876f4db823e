import type { Move, Order, View } from '$generated/goblin-warlord';
import type { Seat } from '$generated/messages';
import { isSame } from '$lib/table/notation';
import { say } from '$lib/words/words.svelte';
import type { BoardProps } from '$lib/game';
import { choiceAt, isAbout, meantBy, stillPossible, type Choice, type Plan, type Spot, type Way } from './choices';

type Props = BoardProps<View, Move>;

/** What is being planned before the fire. Board and buttons share it; the board lays it aside when things change. */
export class Planning {
  plan = $state.raw<Plan>({ way: 'invade', lair: null });

  pick(lair: number | null): void {
    this.plan = { ...this.plan, lair };
  }

  go(way: Way): void {
    this.plan = { way, lair: way === 'upgrade' ? null : this.plan.lair };
  }
}

const CALM = 350; // ms between showing and making a move with the same touch, so that a double click ends no turn

/** The player's hands: what touching a spot of the board does. */
export class Hands {
  readonly #props: () => Props;
  readonly #planning: Planning;
  #shownAt = 0;
  #lifted = $state(0);

  constructor(props: () => Props, planning: Planning) {
    this.#props = props;
    this.#planning = planning;
  }

  get plan(): Plan {
    return stillPossible(this.#planning.plan, this.#legal);
  }

  get me(): Seat | null {
    return this.#props().seat;
  }

  choice(spot: Spot): Choice | null {
    return choiceAt(spot, this.#legal, this.me, this.plan);
  }

  /** It is what the considered move, or the plan, is about. */
  isChosen(spot: Spot): boolean {
    const { considered } = this.#props();
    if (spot.at === 'card' && spot.index !== this.#liftedOf(spot.card)) return false;
    if (considered) return isAbout(considered, spot, this.me);
    return spot.at === 'lair' && spot.seat === this.me && spot.lair === this.plan.lair;
  }

  /** A mouse rests on it, the keyboard has come to it, or something is dragged over it. */
  rest(spot: Spot): void {
    const choice = this.choice(spot);
    if (choice?.how === 'twice' && spot.at !== 'card') this.#consider(choice.move);
  }

  leave(spot: Spot): void {
    if (spot.at === 'lair' && spot.seat !== this.me && this.isChosen(spot)) this.#props().consider(null);
  }

  touch(spot: Spot, element: Element): void {
    const { play, considered } = this.#props();
    const choice = this.choice(spot);
    if (!choice) return this.#refuse(spot, element);
    if (choice.how === 'pick') return this.pick(choice.lair === this.plan.lair ? null : choice.lair);
    if (choice.how === 'now') return play(choice.move);
    if (spot.at === 'card') this.#lifted = spot.index;
    if (!isSame(choice.move, considered)) return this.#consider(choice.move);
    if (spot.at !== 'card' || performance.now() - this.#shownAt > CALM) play(choice.move);
  }

  /** Something was let go of over it. */
  drop(spot: Spot, element: Element): void {
    const choice = this.choice(spot);
    if (choice && choice.how !== 'pick') this.#props().play(choice.move);
    else if (!choice) this.#refuse(spot, element);
  }

  pick(lair: number | null): void {
    this.#planning.pick(lair);
    this.#props().consider(null);
  }

  /** Of several cards of a kind, only the one that was touched is lifted; the first one where none was. */
  #liftedOf(card: Order): number {
    const hand = this.#props().face.view.players.find(({ seat }) => seat === this.me)?.hand ?? [];
    return hand[this.#lifted] === card ? this.#lifted : hand.indexOf(card);
  }

  #consider(move: Move): void {
    this.#shownAt = performance.now();
    this.#props().consider(move);
  }

  #refuse(spot: Spot, element: Element): void {
    const { face, refuse } = this.#props();
    const meant = meantBy(spot, face.view, this.me, this.plan);
    if (meant) refuse?.(meant, element, say('goblin-warlord-pick-first'));
  }

  get #legal(): readonly Move[] {
    const { face, busy } = this.#props();
    return busy ? [] : face.legal;
  }
}
