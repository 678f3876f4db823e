/** How a game tells its end: the default export of `games/<name>/ending/index.ts`, made by `ending({...})`. */
import type { Component } from 'svelte';
import type { ChairFace, EventFace, Seat, VerdictFace } from '$generated/messages';
import type { Row } from '$lib/game';

/** How it ended for whoever looks: those who only watch have neither won nor lost. */
export type Outcome = 'won' | 'lost' | 'drawn' | 'watched';

/** A game that is over, as somebody sees it. */
export interface EndFacts<View = unknown, Event extends EventFace = EventFace> {
  view: View;
  verdict: VerdictFace;
  chairs: readonly ChairFace[];
  /** Whose eyes these are; null is a spectator's. */
  seat: Seat | null;
  outcome: Outcome;
  rows: readonly Row<Event>[];
}

export interface Ending<View = unknown, Event extends EventFace = EventFace> {
  /** What is seen, 900 by 700, in four frames: as far as the `frame`, the last of which is there to stay. */
  Scene: Component<EndFacts<View, Event> & { frame: number; label: string }>;
  /** What is heard with each frame. */
  sounds: (facts: EndFacts<View, Event>) => readonly (string | null)[];
  /** The last frame in words. */
  label: (facts: EndFacts<View, Event>) => string;
  /** Who it is now, and what is to be said about it. */
  verdict: (facts: EndFacts<View, Event>) => { title: string; text: string };
  /** The score in one line; left out, everybody's points. */
  Score?: Component<EndFacts<View, Event>>;
  /** What Auntie Rivet would do otherwise. */
  tip: (facts: EndFacts<View, Event>) => string;
}

export const ending = <View, Event extends EventFace = EventFace>(own: Ending<View, Event>): Ending =>
  own as unknown as Ending;

/** Milliseconds that each frame stands, at the normal pace. */
export const FRAMES = [600, 800, 800, 1000] as const;

export function outcomeOf({ winners }: VerdictFace, seat: Seat | null): Outcome {
  if (!seat) return 'watched';
  if (!winners.length || (winners.length > 1 && winners.includes(seat))) return 'drawn';
  return winners.includes(seat) ? 'won' : 'lost';
}
