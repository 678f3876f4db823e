/** What screen readers hear without being asked: the question, the log, the reasons of refusals. */
class ScreenReader {
  polite = $state('');
  urgent = $state('');
  #queue: string[] = [];

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

  /** Read out at once. The same twice must be heard twice. */
  interrupt(text: string): void {
    this.urgent = '';
    setTimeout(() => (this.urgent = text), 30);
  }
}

export const screenReader = new ScreenReader();
