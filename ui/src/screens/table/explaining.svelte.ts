import { say, words } from '$lib/words/words.svelte';

const REST = 700; // ms that a mouse rests before something explains itself
const LONG = 480; // ms of a long press
const AFTER = 300; // ms in which a finger that lifts still brings a focus and a click

/**
 * Whatever carries `data-explain` explains itself on hover, long press and focus, in the words of the rules. It names one
 * thing, or several with a space between them, such as both halves of a card: each has a connection of its own. What is to
 * be said of this one alone stands in `data-note`. A mouse must have come to it and rest: where it has been all along, or has
 * just pressed, nothing opens.
 */
export class Explaining {
  readonly id = 'explanation';
  text = $state('');
  beside = $state.raw<Element | null>(null);
  readonly #game: () => string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false; // a finger has asked, and whatever follows its lifting is part of the question
  #mouse: readonly [number, number] | null = null; // where it was last
  #pressed: Element | null = null; // by the mouse, which has not left it since

  constructor(game: () => string) {
    this.#game = game;
  }

  readonly hide = (): void => {
    clearTimeout(this.#timer);
    this.beside?.removeAttribute('aria-describedby');
    [this.text, this.beside] = ['', null];
  };

  readonly root = (element: HTMLElement): (() => void) => {
    const calls: [string, (event: never) => void][] = [
      ['pointerout', (event: PointerEvent) => event.pointerType === 'mouse' && this.#left(event)],
      ['pointerdown', (event: PointerEvent) => this.#press(event)],
      [
        'pointermove',
        (event: PointerEvent) =>
          event.pointerType === 'mouse'
            ? this.#moved(event)
            : Math.hypot(event.movementX, event.movementY) > 3 && this.hide(),
      ],
      ['pointerup', () => this.#lifted()],
      ['pointercancel', () => this.#lifted()],
      ['focusin', (event: FocusEvent) => this.#focused(event)],
      // What is removed with the focus on it blurs in the middle of drawing: nothing may change before that is done.
      ['focusout', () => queueMicrotask(() => document.activeElement === document.body && this.hide())],
    ];
    // The finger that lifts after a long press has asked a question, and shall do nothing else.
    const swallow = (click: Event) => this.#held && (click.stopPropagation(), click.preventDefault());
    element.addEventListener('click', swallow, { capture: true });
    for (const [name, call] of calls) element.addEventListener(name, call as EventListener);
    return () => {
      element.removeEventListener('click', swallow, { capture: true });
      for (const [name, call] of calls) element.removeEventListener(name, call as EventListener);
    };
  };

  #focused(event: FocusEvent): void {
    if (this.#held) return;
    if (event.target instanceof Element && event.target.matches(':focus-visible')) this.#soon(event, REST);
    else this.hide();
  }

  /** Browsers tell of a move, too, when something else comes under a mouse that stands still. */
  #moved(event: PointerEvent): void {
    const [from, to] = [this.#mouse, [event.clientX, event.clientY] as const];
    this.#mouse = to;
    const stood = from ? from[0] === to[0] && from[1] === to[1] : event.movementX === 0 && event.movementY === 0;
    if (!stood && !event.buttons && (!this.#pressed || explains(event) !== this.#pressed)) this.#soon(event, REST);
  }

  #left(event: PointerEvent): void {
    this.hide();
    const to = event.relatedTarget;
    if (!(to instanceof Node && this.#pressed?.contains(to))) this.#pressed = null;
  }

  #press(event: PointerEvent): void {
    this.hide();
    this.#held = false;
    if (event.pointerType === 'mouse') {
      this.#pressed = explains(event);
      return;
    }
    this.#soon(event, LONG, () => (this.#held = true));
  }

  #lifted(): void {
    clearTimeout(this.#timer);
    setTimeout(() => (this.#held = false), AFTER);
  }

  #soon(event: Event, wait: number, then?: () => void): void {
    const found = explains(event);
    if (found === this.beside && this.text) return;
    this.hide();
    const names = found?.getAttribute('data-explain')?.split(' ') ?? [];
    const keys = names.map((name) => `${this.#game()}-${name}-explain`).filter((key) => words.has(key));
    if (!found || !keys.length) return;
    this.#timer = setTimeout(() => {
      const sentences = [...keys.map((key) => say(key)), found.getAttribute('data-note') ?? ''];
      [this.text, this.beside] = [sentences.filter(Boolean).join('\n'), found];
      found.setAttribute('aria-describedby', this.id);
      then?.();
    }, wait);
  }
}

/** What explains itself there. */
const explains = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest('[data-explain]') : null;
