import type { Advice, Candidate, MoveFace } from '$generated/messages';
import { fetchFrom } from '$lib/server';
import { isSame } from './notation';

/** What the coach would do in one's place, the best first. */
export class Hints {
  /** Nothing until somebody asks. */
  advice = $state.raw<Advice | null>(null);
  isThinking = $state(false);

  get candidates(): readonly Candidate[] {
    return this.advice?.candidates ?? [];
  }

  /** The coach has spoken of this move. */
  of(move: MoveFace | null): Candidate | undefined {
    return move ? this.candidates.find(({ face }) => isSame(face, move)) : undefined;
  }

  /**
   * Ask; what comes back when things have changed meanwhile is void. Says whether there is an answer: it may be that the
   * coach has nothing to say, and then one may ask again.
   */
  async ask(table: string, seat: string, isStill: () => boolean): Promise<boolean> {
    if (this.isThinking) return false;
    this.isThinking = true;
    try {
      const advice = await fetchFrom<Advice>(`/tables/${table}/advise`, { seat });
      if (isStill() && advice.candidates.length) this.advice = advice;
      return isStill();
    } finally {
      this.isThinking = false;
    }
  }

  forget(): void {
    this.advice = null;
  }
}
