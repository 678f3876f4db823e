import type { EventFace } from '$generated/messages';
import type { Game, Line } from '$lib/game';
import { sentenceOf, type Forms } from '$lib/sentences';
import type { Step } from '$lib/stage/moment.svelte';
import type { Stage } from '$lib/stage/stage.svelte';
import { tell } from '$lib/words/words.svelte';

/** The last great moment in words, as far as it has been told. */
export class Account {
  readonly #stage: Stage;
  readonly #game: Game;
  readonly #forms: Forms;
  #unwanted = $state.raw<readonly Step[] | null>(null);

  readonly lines = $derived.by((): readonly Line[] => {
    const { moment } = this.#stage;
    const lines =
      this.#game.recount?.(moment, this.#sayEvent) ?? moment.map(({ event }) => ({ text: this.#sayEvent(event) }));
    return lines.filter(({ text }) => text);
  });

  constructor(stage: Stage, game: Game, forms: Forms) {
    this.#stage = stage;
    this.#game = game;
    this.#forms = forms;
  }

  /** Somebody may still want to read it: it has not been put away, and they have not gone on. */
  get isWanted(): boolean {
    return this.lines.length > 1 && this.#stage.moment !== this.#unwanted;
  }

  putAway(): void {
    this.#unwanted = this.#stage.moment;
  }

  /** What is being told just now. */
  get telling(): Line | undefined {
    return this.#stage.isTelling ? this.lines.at(-1) : undefined;
  }

  readonly #sayEvent = (event: EventFace): string => {
    const sentence = sentenceOf(this.#forms, event);
    return sentence ? tell(sentence) : '';
  };
}
