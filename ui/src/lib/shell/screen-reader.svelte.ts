const STAYS = 8000; // ms: long enough to be read again, not so long that it is no longer true

/** What screen readers hear without being asked: the question, the log, the reasons of refusals. */
class ScreenReader {
  polite = $state('');
  urgent = $state('');
  #queue: string[] = [];
  #fading: ReturnType<typeof setTimeout> | undefined;

  /** Read out when there is a pause. Several at once are read as one. */
  tell(text: string): void {
    if (!text) return;
    this.#queue.push(text);
    if (this.#queue.length > 1) return; // it will be read with those before it
    setTimeout(() => {
      this.polite = this.#queue.join(' ');
      this.#queue = [];
    }, 150);
  }

  /** Read out at once. The same twice must be heard twice; once heard, it does not stay. */
  interrupt(text: string): void {
    this.urgent = '';
    clearTimeout(this.#fading);
    setTimeout(() => (this.urgent = text), 30);
    this.#fading = setTimeout(() => (this.urgent = ''), STAYS);
  }
}

export const screenReader = new ScreenReader();
