import { untrack } from 'svelte';
import type { EventFace, MoveFace, Seat } from '$generated/messages';
import type { BoardProps } from '$lib/game';
import { isSame } from '$lib/table/notation';
import { Drag } from './drag.svelte';
import type { BoardOptions } from './places';
import { Roving } from './roving.svelte';
import { isOffered, type Choice, type Spot } from './spot';

const DOUBLE_CLICK = 350; // ms

/**
 * The one controller of all boards: what can be chosen, what touching, resting, dragging and keys do, and what is laid aside
 * when the question changes. What is particular to a game comes as data and small functions. Made while its board is set up.
 */
export class BoardController<
  View,
  Move extends MoveFace,
  State = unknown,
  Place = never,
  Plan = unknown,
  Event extends EventFace = EventFace,
> {
  readonly roving: Roving;
  readonly drag: Drag;
  readonly state: State;
  readonly #props: () => BoardProps<View, Move, Event>;
  readonly #options: BoardOptions<View, Move, State, Place, Plan>;
  /** Derived, so that what depends on it alone does not run anew with every other change of the properties. */
  readonly view: View = $derived.by(() => this.#props().seen.view);
  /** The move that a touch has laid down to be looked at: the mouse may wander off. */
  #laid: Move | null = null;
  #shownAt = 0;

  constructor(props: () => BoardProps<View, Move, Event>, options: BoardOptions<View, Move, State, Place, Plan>) {
    this.#props = props;
    this.#options = options;
    this.state = options.state;
    this.roving = options.roving ?? new Roving();
    this.drag = new Drag(options.carrying ?? { lift: () => false, over: () => {}, drop: () => {} });
    // What was planned is void when things have changed; the tab stop must be a piece that is still there.
    $effect(() => {
      void (options.decision ? options.decision() : this.view);
      untrack(() => this.layAside());
    });
    $effect(() => {
      void [this.view, this.props.busy, this.considered, options.planning?.plan, options.scene?.()];
      untrack(() => this.roving.settle());
    });
  }

  get props(): BoardProps<View, Move, Event> {
    return this.#props();
  }
  get me(): Seat | null {
    return this.props.seat;
  }
  get legal(): readonly Move[] {
    return this.props.busy ? [] : this.props.seen.legal;
  }
  get considered(): Move | null {
    return this.props.considered;
  }
  get acting(): Event | null {
    return this.props.acting ?? null;
  }
  /** The plan as far as it is still possible. */
  get plan(): Plan {
    const { planning, places } = this.#options;
    const plan = planning?.plan as Plan;
    return places ? places.stillPossible(plan, this.legal) : plan;
  }

  /** Attach it to the board. */
  readonly root = (element: HTMLElement): (() => void) => {
    const leave = [this.roving.root(element), this.drag.root(element)];
    return () => leave.forEach((end) => end());
  };

  /** For the window: what was planned is laid aside. The frame does the same for what is considered. */
  readonly escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !this.considered && !document.querySelector('dialog[open]')) this.layAside();
  };

  layAside(): void {
    const { planning, places, clear } = this.#options;
    if (planning && places) planning.plan = places.laidAside(planning.plan);
    clear?.();
  }

  /** Plan the first half of a move; what was being shown is not meant any more. */
  pick(plan: Plan): void {
    const { planning } = this.#options;
    if (planning) planning.plan = plan;
    this.#laid = null;
    this.props.consider(null);
  }

  /** Has the coach spoken of such a move? */
  isAdvised(such: (move: Move) => boolean): boolean {
    return this.props.advised?.some(such) ?? false;
  }

  isLegal(move: Move): boolean {
    return this.legal.some((one) => isSame(one, move));
  }

  /** Make one of several moves that a gesture stands for; false: it cannot be made. */
  make(move: Move | null): boolean {
    if (!move || !this.isLegal(move)) return false;
    this.props.play(move);
    return true;
  }

  /** Show a move, to be looked at until it is made or something else is touched. */
  layDown(move: Move): void {
    this.#laid = move;
    this.props.consider(move);
  }

  /** A place with what the game says of it. */
  at(place: Place): Spot {
    const { places } = this.#options;
    if (!places) throw new Error('this board has no places');
    const { considered } = this;
    const about = considered !== null && places.isAbout(considered, place, this);
    const spot = this.spot(places.choiceAt(place, this), places.meantBy(place, this));
    return {
      ...spot,
      chosen: about || places.isPlanned(place, this),
      advised: this.isAdvised((move) => places.isAbout(move, place, this)),
      leave: spot.rest && (() => this.#leave(about)),
    };
  }

  nameOf(place: Place): string {
    return this.#options.places?.nameOf(place) ?? '';
  }

  /** A place that offers this; or, where it offers nothing, refuses what was meant. */
  spot(choice: Choice<Move, Plan> | null, meant: Move | null = null): Spot {
    const { refuse, sayMove } = this.props;
    if (!choice) {
      const touch = (element: Element) => meant && refuse?.(meant, element, this.#options.places?.otherwise?.());
      return { how: 'no', does: '', chosen: false, touch };
    }
    const { how, move, does, drag, leave } = choice;
    const isShownAtRest = how === 'preview' && !choice.noHoverPreview && !this.props.noHoverPreview;
    const rests = isShownAtRest && move ? () => this.#rest(move) : undefined;
    return {
      how,
      does: does ?? (move ? sayMove(move) : ''),
      chosen: choice.chosen ?? (move !== undefined && isSame(move, this.considered)),
      advised: choice.advised ?? (move !== undefined && this.isAdvised((one) => isSame(one, move))),
      drag,
      touch: () => this.#touch(choice),
      rest: choice.rest ?? rests,
      leave,
    };
  }

  /** Something was let go of over a place. */
  drop(place: Place, element: Element): void {
    const spot = this.at(place);
    const move = this.#options.places?.choiceAt(place, this)?.move;
    if (move) this.props.play(move);
    else if (spot.how === 'no') spot.touch(element);
  }

  /** The attributes of the button that stands for a place or a piece. */
  button(piece: string, spot: Spot | null, label: string, explain?: string) {
    const offered = isOffered(spot);
    const mouse = (call?: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && call?.();
    return {
      type: 'button',
      'data-piece': piece,
      'data-target': offered ? spot.how : undefined,
      'data-advised': offered && spot.advised && !spot.chosen ? '' : undefined,
      'data-drag': spot?.drag,
      'data-explain': explain,
      tabindex: this.roving.at === piece ? 0 : -1,
      'aria-label': offered && spot.does ? `${spot.does}. ${label}` : label,
      'aria-disabled': offered ? undefined : 'true',
      'aria-pressed': offered && spot.how !== 'now' ? spot.chosen : undefined,
      onclick: (event: MouseEvent) => spot?.touch(event.currentTarget as Element),
      onpointerenter: mouse(spot?.rest),
      onpointerleave: mouse(spot?.leave),
      onfocus: (event: FocusEvent) => (event.currentTarget as Element).matches(':focus-visible') && spot?.rest?.(),
    } as const;
  }

  get #isLaid(): boolean {
    return this.#laid !== null && isSame(this.#laid, this.considered);
  }

  #touch({ how, move, plan, act, noHoverPreview, mustBeTouchedFirst, ignoreDoubleClick }: Choice<Move, Plan>): void {
    const { planning } = this.#options;
    if (plan !== undefined && planning) planning.plan = plan;
    if (act) return act();
    if (how === 'pick' || !move) return this.pick(this.plan);
    if (how === 'now') return this.props.play(move);
    const shown = isSame(move, this.considered);
    if (shown && ignoreDoubleClick && performance.now() - this.#shownAt < DOUBLE_CLICK) return;
    if (shown && (!mustBeTouchedFirst || this.#isLaid)) return this.props.play(move);
    this.#shownAt = performance.now();
    if (noHoverPreview) this.props.consider(move);
    else this.layDown(move);
  }

  #rest(move: Move): void {
    if (!this.#isLaid && !isSame(move, this.considered)) this.props.consider(move);
  }

  #leave(about: boolean): void {
    if (about && !this.#isLaid) this.props.consider(null);
  }
}
