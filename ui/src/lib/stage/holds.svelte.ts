/** Who still looks at something. */
export class Holds {
  #count = $state(0);

  get any(): boolean {
    return this.#count > 0;
  }

  /** Returns how to let go, which is done once; `then` follows. */
  take(then: () => void): () => void {
    this.#count += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#count -= 1;
      then();
    };
  }
}
