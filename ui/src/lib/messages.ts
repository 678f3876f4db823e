/**
 * What travels between the page and the server. Python declares it; `src/generated/messages.ts` is written from there, and
 * `messages.conform.ts` holds this file to it. Here names are narrower (a seat is one of six, an argument of a sentence is
 * one of few shapes), and nothing else in the page spells a message.
 */
import type { Team } from '$pieces/team';

export const PROTOCOL = 1;

export type Seat = Team;

// ------------------------------------------------------------------------------------------------ sentences

/** A word with an entry of its own, given to sentences in all its cases. */
export interface TermFace {
  term: string;
  id: string;
}

/** Several words, each with its number or an empty text, said with commas between them. */
export interface TermsFace {
  terms: (TermFace & { number: string })[];
}

export type Argument = string | number | boolean | TermFace | TermsFace | Spoken;

/** A sentence that is said in the language of whoever reads it. */
export interface Spoken {
  key: string;
  args: Record<string, Argument>;
}

/** Everything that goes wrong has this shape. `anchor` is the place in the rules that says so. */
export interface Problem extends Spoken {
  text: string;
  anchor: string | null;
}

// ---------------------------------------------------------------------------------------------- the table

export interface Clock {
  seconds: number;
  stand_in: string;
}

export interface Arrangement {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  components: Record<string, unknown>;
  public: boolean;
  spectators: boolean;
  clock: Clock;
}

/** Fields that are missing have their plain value: an empty text, 0 or false. */
export interface ChairFace {
  seat: Seat;
  kind: 'open' | 'person' | 'bot';
  name?: string;
  face?: number;
  bot?: string;
  host?: boolean;
  away?: boolean;
  muted?: boolean;
  salted?: boolean;
}

export interface Fairness {
  commitment: string;
  secret?: string;
  salts?: Record<string, string>;
}

export type Status = 'lobby' | 'playing' | 'over' | 'closed';

export interface TableFace {
  id: string;
  status: Status;
  rules: number;
  arrangement: Arrangement;
  /** The host's name, who need not sit. */
  host: string;
  chairs: ChairFace[];
  fairness: Fairness;
  rematch: string;
  /** The run of a date; `counts`: it is a first attempt, and no practice. */
  daily: { date: string; counts: boolean } | null;
  /** It is for learning: no list shows it, and it is closed when the lesson is left. */
  lesson: boolean;
}

export interface VerdictFace {
  ending: string;
  winners: Seat[];
  points: Partial<Record<Seat, number>>;
}

/** A move or an event: its verb, and fields of its own. */
export interface MoveFace {
  move: string;
}
export interface EventFace {
  event: string;
}
export type Field = string | number;
/** All fields of a move or an event, whatever its verb. */
export const fieldsOf = (face: MoveFace | EventFace): Record<string, Field> => ({ ...face });

export interface GameFace<View = unknown, Move = MoveFace> {
  view: View;
  question: Spoken;
  legal: Move[];
  deciders: Seat[];
  undo: boolean;
  silent: boolean;
  /** Milliseconds since 1970, by seat. */
  deadlines: Partial<Record<Seat, number>>;
  verdict: VerdictFace | null;
}

export interface RowFace {
  n: number;
  at: number;
  deed: string;
  seat?: Seat;
  name?: string;
  face?: number;
  bot?: string;
  by?: 'person' | 'bot' | 'clock';
  move?: string;
  events?: EventFace[];
  row?: number;
  text?: string;
  reaction?: string;
  muted?: boolean;
  table?: string;
}

// -------------------------------------------------------------------------------------- from the server

export interface Person {
  id: string;
  name: string;
  face: number;
}

export interface Welcome {
  type: 'welcome';
  protocol: number;
  table: string;
  seats: Seat[];
  host: boolean;
  person: Person;
  /** The server's time, in milliseconds since 1970; deadlines are told by it. */
  now: number;
}

/** One's own seats have changed, or who is host. */
export interface Yours {
  type: 'yours';
  seats: Seat[];
  host: boolean;
}

/** Who is there at the moment. `thought`: how much of it is done, in percent, by those who think for long. */
export interface Present {
  type: 'presence';
  connected: Seat[];
  thinking: Seat[];
  watchers: number;
  thought: Partial<Record<Seat, number>>;
}

/** Nothing has happened for a while, and the line is well. */
export interface Alive {
  type: 'alive';
}

export interface Update {
  type: 'update';
  seat: Seat | null;
  n: number;
  rows: RowFace[];
  table: TableFace;
  game: GameFace | null;
}

export interface Answer {
  type: 'answer';
  id: number;
}

export interface Refusal {
  type: 'refusal';
  id: number;
  error: Problem;
}

export type FromServer = Welcome | Update | Answer | Refusal | Present | Yours | Alive;

/** Why the server ends a connection, by close code. */
export const CLOSED = {
  goodbye: 1001,
  restart: 1012,
  notKnown: 4001,
  refused: 4003,
  unknownTable: 4004,
  tooSlow: 4008,
  oldClient: 4026,
  tooMany: 4029,
} as const;

// ---------------------------------------------------------------------------------------- to the server

export type Request =
  | { ask: 'move'; seat: Seat; move: MoveFace; ticket: string }
  | { ask: 'undo'; seat: Seat; ticket: string }
  | { ask: 'say'; seat: Seat; text: string }
  | { ask: 'react'; seat: Seat; reaction: string }
  | { ask: 'join'; token: string }
  | { ask: 'arrange'; arrangement: Arrangement }
  | { ask: 'sit' | 'free' | 'hand-back'; seat: Seat }
  | { ask: 'seat-bot' | 'take-over' | 'remove'; seat: Seat; bot: string }
  | { ask: 'mute'; seat: Seat; muted: boolean }
  | { ask: 'salt'; salt: string }
  | { ask: 'leave' | 'return' | 'revoke' | 'start' | 'close' };

export type ToServer =
  { type: 'ask'; id: number; request: Request } | { type: 'look'; id: number; seat: Seat | null; seen: number };
