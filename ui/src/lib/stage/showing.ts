import type { EventFace } from '$generated/messages';
import type { Place } from './moment.svelte';

/** How an event is shown: the board draws it as `acting` for so long, on the view before it or after it. */
export interface Showing {
  /** Milliseconds at the normal pace: 200 to 800, and more in a great moment, which is there to be read. */
  lasts: number;
  /** On the view before it, after it, or at the `end` of everything that came with it. */
  on: 'before' | 'after' | 'end';
  /** Only such events are shown. */
  when?: (event: EventFace, view: unknown) => boolean;
  /** What is heard when it begins. */
  sound?: string | undefined;
  /** Its place in a great moment. */
  moment?: Place;
}
export type Showings<Verb extends string = string> = Partial<Record<Verb, Showing>>;

/** So long, at the normal pace, the stage may lag behind; beyond that it hurries, but never in a great moment. */
const PATIENCE = 3500;
const HURRY = 0.4;

/** What durations are multiplied by while that is waiting. */
export function hurry(waiting: readonly (Showing | undefined)[]): number {
  const lag = waiting.reduce((sum, showing) => sum + (showing && !showing.moment ? showing.lasts : 0), 0);
  return lag > PATIENCE ? HURRY : 1;
}
