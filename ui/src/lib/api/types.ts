/** What the HTTP face of the server answers. `types.conform.ts` holds it to what Python declares. */
import type { FaceForm } from '$lib/faces';
import type { Counts } from '$lib/worth';
import type { Arrangement, EventFace, MoveFace, Seat, Spoken, Status } from '$lib/messages';

export interface Me {
  id: string;
  name: string;
  face: number;
  language: string;
}

export interface Code {
  code: string;
  /** Milliseconds since 1970. */
  expires_at: number;
}

export interface Words {
  key: string;
  text: string;
}

export interface Summary {
  id: string;
  title: Words;
  summary: Words;
  seats: number[];
  rules: number;
  bots: string[];
}

/** A choice has `values`, an amount has `least` and `most`. */
export interface OptionFace {
  name: string;
  kind: 'choice' | 'amount';
  default: string | number;
  title: Words;
  explanation: Words;
  values: { value: string; title: Words }[];
  least: number | null;
  most: number | null;
}

export interface SetFace {
  name: string;
  version: number;
  hash: string;
}

/** Somebody who plays without being a person. */
export interface BotFace {
  name: string;
  title: Words;
  about: Words;
  /** The number of its face. */
  face: number;
}

/** `bots` from the weakest to the strongest. */
export interface GameDetails {
  game: Summary;
  bots: BotFace[];
  options: OptionFace[];
  sets: SetFace[];
  chapters: string[];
  components: { id: string; explanation: Words }[];
  moves: Record<string, FaceForm>;
  events: Record<string, FaceForm>;
}

/** A table in a list. `mine` are one's own seats; `deciders` decide now, in a running game. */
export interface Listed {
  table: string;
  game: string;
  status: Status;
  public: boolean;
  changed_at: number;
  open_seats: number;
  seats: number;
  names: string[];
  options: Record<string, string | number>;
  spectators: boolean;
  host: boolean;
  mine: Seat[];
  deciders: Seat[];
}

export interface Page {
  tables: Listed[];
  next: string | null;
}

export interface Invitation {
  token: string;
  link: string;
}

/** `sitting` says for each seat "you", "open" or the name of a bot. */
export interface Plan {
  arrangement: Arrangement;
  sitting: string[];
  start: boolean;
  position?: Record<string, unknown> | null;
  /** It is for learning: no list shows it. */
  lesson?: boolean;
}

export interface Happening {
  event: EventFace;
  said: Spoken;
  text: string;
  silent: boolean;
}

/** The table before move `number`, seen from several places, the move, and what it brought. The last has no move. */
export interface Frame {
  number: number;
  deciders: Seat[];
  views: Record<string, unknown>;
  seat: Seat | null;
  move: string | null;
  text: string | null;
  events: Happening[];
}

export interface Replay {
  game: string;
  seats: Seat[];
  moves: number;
  prelude: Happening[];
  frames: Frame[];
  next: number | null;
}

/** A move that is advised: what is expected of it, and why. Null where nobody has searched. */
export interface Candidate {
  face: MoveFace;
  move: string;
  said: Spoken;
  text: string;
  reasons: { said: Spoken; text: string }[];
  visits: number;
  value: number | null;
  uncertainty: number | null;
}

/** The best first. `exact`: worked out to the end; otherwise, without `iterations`, it is only a guess. */
export interface Advice {
  candidates: Candidate[];
  mixed: boolean;
  iterations: number;
  exact: boolean;
  counts: Counts;
}

/** A decision, what would have been best, and what both were worth; `luck` is what came after it. */
export interface Judged {
  number: number;
  move: Spoken;
  text: string;
  best: Spoken;
  best_text: string;
  is_best: boolean;
  value: number;
  reached: number;
  loss: number;
  luck: number;
  mistake: boolean;
  turning: boolean;
}

/** Values are chances to win, or points in a game for one: see `counts`. */
export interface Coached {
  seat: Seat;
  counts: Counts;
  first: number;
  last: number;
  luck: number;
  decisions: number;
  span: number;
  judgements: Judged[];
}

/** How far the coach is, up to 1, and in the end what it says. */
export interface Coaching {
  done: number;
  review: Coached | null;
}

/** A journal or a position, as it lies in a file. */
export type Document = Record<string, unknown>;
