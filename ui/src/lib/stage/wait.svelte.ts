/** A wait that can be paused, and ended before its time. */
export class Wait {
  paused = $state(false);
  #done: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ends = 0; // by the clock of this page
  #left = 0;

  begin(ms: number): Promise<void> {
    return new Promise((done) => {
      this.#done = done;
      this.#left = ms;
      if (!this.paused) this.#run();
    });
  }

  /** Stand still, or go on. */
  pause(): void {
    this.paused = !this.paused;
    if (!this.paused) return this.#run();
    clearTimeout(this.#timer);
    this.#left = Math.max(0, this.#ends - performance.now());
  }

  end(): void {
    this.paused = false;
    this.#finish();
  }

  #run(): void {
    this.#ends = performance.now() + this.#left;
    this.#timer = setTimeout(() => this.#finish(), this.#left);
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.#done?.();
    this.#done = undefined;
  }
}
