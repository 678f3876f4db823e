/**
 * A guided first game: a real table with a fixed deal, and sentences that come up with what they are about. The default
 * export of a game's `guide/index.ts`, made by `guide({...})`; its words are `<game>-guide-<sentence>` in `guide/words`, with
 * stars around the word that matters.
 */
import type { Component } from 'svelte';
import type { EventFace, MoveFace, Seat } from '$generated/messages';

/** How the game stands for the learner when nothing moves. */
export interface Situation<View, Move extends MoveFace, Event extends EventFace = EventFace> {
  view: View;
  /** All that the rules allow. */
  legal: readonly Move[];
  seat: Seat;
  considered: Move | null;
  /** What the parts of the board share besides the view, as the game makes it. */
  state: unknown;
  /** What has happened since the table was opened, the last one last. */
  events: readonly Event[];
  /** The learner may decide. */
  isAsked: boolean;
  isOver: boolean;
}

export type Side = 'above' | 'below' | 'left' | 'right';

/** One sentence. Where it asks for a move, only that is offered until it is made; otherwise there is a Next. */
export interface Sentence<View = unknown, Move extends MoveFace = MoveFace> {
  name: string;
  /** What it points at: the first that can be seen has the tail, all are lit. Names of pieces (`data-piece`) or of other things (`data-guide`). */
  at: readonly string[] | ((situation: Situation<View, Move>) => readonly string[]);
  /** What else is lit, and may be covered where there is little room. */
  also?: readonly string[];
  /** When it comes up; left out, when the learner is asked and all before it is done. */
  when?: (situation: Situation<View, Move>) => boolean;
  /** The moves that it asks for. */
  moves?: (move: Move, situation: Situation<View, Move>) => boolean;
  /** One move is not enough: the sentence stays as long as it may come up. */
  lasting?: boolean;
  /** It depends on what happens, and may never come up. */
  optional?: boolean;
  /** Where the bubble stands, if there is room. */
  side?: Side;
  mood?: 'smile' | 'ooh' | 'wince';
  /** A small picture below the sentence. */
  Aid?: Component<Record<string, never>>;
}

export interface GuidedGame<View = unknown, Move extends MoveFace = MoveFace> {
  /** Where it begins, in words; the learner is Red. */
  position: string;
  /** Who sits opposite, if not the usual bot. */
  opponent?: string;
  sentences: readonly Sentence<View, Move>[];
  /** Moves that are not offered before a sentence has shown them, by their verb, unless there is nothing else. */
  shownBy: Partial<Record<Move['move'], string>>;
}

/** Forgets the game's own types, as `game` does. */
export const guide = <View, Move extends MoveFace>(own: GuidedGame<View, Move>): GuidedGame =>
  own as unknown as GuidedGame;

/**
 * The sentence that is due, if any: the first that has not been said and is about what lies there now. One that lasts has
 * been said with its first move, and stays.
 */
export function dueSentence(
  sentences: readonly Sentence[],
  said: ReadonlySet<string>,
  situation: Situation<unknown, MoveFace>,
  staying?: string,
): Sentence | undefined {
  return sentences.find(
    ({ name, when, moves }) =>
      (!said.has(name) || name === staying) &&
      (when ? when(situation) : situation.isAsked) &&
      (!moves || situation.legal.some((move) => moves(move, situation))),
  );
}

/** What of the legal moves is offered while a sentence is due, or between two. */
export function offeredIn(
  { shownBy, sentences }: GuidedGame,
  sentence: Sentence | undefined,
  said: ReadonlySet<string>,
  situation: Situation<unknown, MoveFace>,
): readonly MoveFace[] {
  const { legal } = situation;
  if (sentence) return legal.filter((move) => sentence.moves?.(move, situation));
  const isShown = (name: string | undefined) =>
    !name || said.has(name) || !sentences.some((one) => one.name === name);
  const shown = legal.filter(({ move }) => isShown(shownBy[move]));
  return shown.length ? shown : legal;
}

/**
 * How far one is with these, the last of which is being read: what never came up is passed over, and what comes up late
 * counts as far as one was already.
 */
export const numberAmong = (sentences: readonly Sentence[], shown: readonly Sentence[]): number =>
  1 + Math.max(0, ...shown.map((sentence) => sentences.indexOf(sentence)));
