import type { EventFace, GameFace } from '$generated/messages';

/**
 * Where an event stands in a great moment, which is told step by step and can be seen again: it begins a `new` one,
 * goes on with one or begins it (`more`), is a `part` of the one that goes on, or tells that it is `over`.
 */
export type Place = 'new' | 'more' | 'part' | 'over';

/** One step of a moment: what happened, and the view on which it did. */
export interface Step<View = unknown, Event extends EventFace = EventFace> {
  event: Event;
  view: View;
}

/** What one update brought of it: the game before, everything that happened then, and the game after. */
export interface Stretch {
  from: GameFace;
  events: readonly EventFace[];
  to: GameFace | null;
}

interface Happened {
  event: EventFace;
  before: GameFace;
  to: GameFace | null;
}

/** The last great moment: what has been told of it, and all of it, to be acted once more. */
export class Moment {
  steps = $state.raw<readonly Step[]>([]);
  #stretches: readonly Stretch[] = [];
  #whole: readonly Step[] = [];
  #isOpen = false;
  /** What happened after its last step; it belongs to it only if another step comes. */
  #between: Happened[] = [];
  readonly #placeOf: (event: EventFace) => Place | undefined;

  constructor(placeOf: (event: EventFace) => Place | undefined) {
    this.#placeOf = placeOf;
  }

  get stretches(): readonly Stretch[] {
    return this.#stretches;
  }

  isStep(event: EventFace): boolean {
    const place = this.#placeOf(event);
    return place !== undefined && place !== 'over';
  }

  /** Something happens, `before` that the game stood like this and after all of its update like that. */
  take(event: EventFace, before: GameFace, to: GameFace | null): void {
    const place = this.#placeOf(event);
    if (place === 'over') this.#isOpen = false;
    else if (place === 'new' || (place === 'more' && !this.#isOpen)) this.#begin();
    if (!this.#isOpen) return;
    this.#between.push({ event, before, to });
    if (!place) return;
    for (const one of this.#between.splice(0)) this.#keep(one);
    this.steps = this.#whole = [...this.#whole, { event, view: before.view }];
  }

  /** It will be told from its beginning. */
  rewind(): void {
    this.steps = [];
  }

  /** The next step is told again. */
  retake(event: EventFace): void {
    if (this.isStep(event)) this.steps = this.#whole.slice(0, this.steps.length + 1);
  }

  /** All of it has been told. */
  complete(): void {
    this.steps = this.#whole;
  }

  forget(): void {
    this.#isOpen = false;
    this.#between = [];
    [this.#stretches, this.#whole, this.steps] = [[], [], []];
  }

  #begin(): void {
    this.forget();
    this.#isOpen = true;
  }

  #keep({ event, before: from, to }: Happened): void {
    const last = this.#stretches.at(-1);
    const goesOn = last && last.to === to;
    const stretch = goesOn ? { ...last, events: [...last.events, event] } : { from, events: [event], to };
    this.#stretches = [...this.#stretches.slice(0, goesOn ? -1 : undefined), stretch];
  }
}
