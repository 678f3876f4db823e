/**
 * The one interface between the page and a game, which is a folder in `games/`. The default export of its `index.ts` is
 * made by `game({...})`. It draws; what is legal, certain or over comes from the rules.
 */
import { createContext, type Component } from 'svelte';
import type {
  Arrangement,
  ChairFace,
  DailyFace,
  EventFace,
  GameFace,
  MoveFace,
  RowFace,
  Seat,
  Spoken,
  TableFace,
  VerdictFace,
} from '$generated/messages';
import type { Step } from '$lib/stage/moment.svelte';
import type { Showings } from '$lib/stage/showing';

/** A running game as a seat sees it, with the game's own types. */
export interface SeenGame<View, Move extends MoveFace> extends GameFace {
  view: View;
  legal: Move[];
}

/** A row of the log, with the game's own events. */
export interface Row<Event extends EventFace> extends RowFace {
  events?: Event[];
}

/** What board, controls and previews are given. */
export interface BoardProps<View, Move extends MoveFace, Event extends EventFace = EventFace> {
  /** The game as the seat sees it: `seen.view` to draw, `seen.legal` to let glow. */
  seen: SeenGame<View, Move>;
  /** Whose eyes these are; null is a spectator's. */
  seat: Seat | null;
  chairs: readonly ChairFace[];
  /** Make a move. */
  play: (move: Move) => void;
  /** Think about a move: its foresight is shown, nothing happens. Null: think no more. */
  consider: (move: Move | null) => void;
  /** The move under consideration. */
  considered: Move | null;
  /** Moves that the coach has spoken of, the best first. */
  advised?: readonly Move[];
  /** A move is on its way, or something is being shown: nothing can be chosen, and nothing glows. */
  busy: boolean;
  /** What is being shown just now, see `showings`. */
  acting?: Event | null;
  /** What has been shown so far, the last one last. */
  rows?: readonly Row<Event>[];
  /** A mouse that rests on something, or keys that come to it, show nothing: only a touch does. */
  noHoverPreview?: boolean;
  /** What the considered move would bring, once that is known. */
  foresight?: Foresight<Event> | null;
  /**
   * Somebody tried what is not offered: the reason is shown beside it, with the place in the rules. `otherwise` is said
   * where the rules would allow the move after all.
   */
  refuse?: ((move: Move, beside: Element, otherwise?: string) => void) | undefined;
  /** A move in words. */
  sayMove: (move: Move) => string;
  /** Show nothing that comes later before this is called: somebody still looks at what lies on the board. */
  hold?: (() => () => void) | undefined;
  /** Ask the server something about this table, from one's own seat; not where one has to play without help. */
  inquire?: (<Answer>(what: string) => Promise<Answer>) | undefined;
}

/**
 * What the rules make certain, then the odds of the next draw, each with the events it brings; and what a sealed move
 * will do by itself when it is shown.
 */
export interface Foresight<Event extends EventFace = EventFace> {
  certain: readonly Event[];
  drawn: boolean;
  branches: readonly { odds: readonly [number, number]; events: readonly Event[] }[];
  own: readonly Event[];
  /** What the draws come to once everybody has chosen, the likeliest first; none where the game cannot tell. */
  results: readonly { odds: readonly [number, number]; said: Spoken }[];
}

export interface Game<
  View = unknown,
  Move extends MoveFace = MoveFace,
  State = unknown,
  Event extends EventFace = EventFace,
> {
  name: string;
  /**
   * Marks what explains itself with `data-explain` (the component's name in the rules, or several names), and where somebody sits with
   * `data-seat`, so that what they say can be shown there. It shows what is `acting`, and what the considered move would
   * bring.
   */
  Board: Component<BoardProps<View, Move, Event>>;
  /** Beside the question: buttons for what the board has no place for. */
  Controls?: Component<BoardProps<View, Move, Event>>;
  /** Beside the board on wide screens, in a drawer on narrow ones: who is how far. */
  Standings?: Component<BoardProps<View, Move, Event>>;
  /** On the score sheet: where a seat's points came from. */
  Points?: Component<BoardProps<View, Move, Event> & { of: Seat }>;
  /**
   * What board and controls share besides the view, such as what is picked up. Every table, and every replay, has its own:
   * components get it by `getBoardState`.
   */
  state?: () => State;
  /** How events are shown, by verb; those without an entry are told by the log alone. */
  showings: Showings<Event['event']>;
  /**
   * The view after an event, for a game where much happens in one move: each event is then shown on the view as it was
   * when it happened. Without it there are only the views before and after a move.
   */
  unfold?: (view: View, event: Event) => View;
  /** Events that head a part of the log, such as the start of a turn. */
  headings: readonly Event['event'][];
  /** A seat's line under its name, such as the order in force. */
  standing?: (view: View, seat: Seat) => Spoken | null;
  /** Who has chosen in secret and waits for the others. */
  sealed?: (view: View) => readonly Seat[];
  /** The question as the page puts it, by what is on the mat and picked up; null: as the rules put it. */
  asks?: (view: View, state: State, legal: readonly Move[]) => Spoken | null;
  /** Events that stay to be read beside the question until the next move. */
  noted?: readonly Event['event'][];
  /** A move as the page puts it, by what lies on the mat; null: as the rules put it. */
  says?: (view: View, move: Move) => Spoken | null;
  /** Where in the game one is, such as the turn. */
  moment?: (view: View) => Spoken;
  /** A great moment in words, a line a step; left out, as the log has it. */
  recount?: (steps: readonly Step<View, Event>[], sayEvent: (event: Event) => string) => readonly Line[];
  /**
   * What lies on the mat may be older than the game, such as a round that is being scored: what stands around the mat shows
   * no more than that. Null: the mat shows the game as it is.
   */
  lag?: (view: View, state: State) => Lag<View> | null;
}

/** A line of a great moment. */
export interface Line {
  text: string;
  /** It begins something, such as the attack of the other robot. */
  heads?: boolean;
  /** What it has come to so far. */
  sum?: string;
}

/** The game at an earlier time, and how many events of which row of the log had been heard then. */
export interface Lag<View = unknown> {
  view: View;
  row: number;
  events: number;
}

/**
 * Plugs a game in. The one place where its own types are forgotten: a view always reaches the game it came from, since
 * the server says which game a table plays.
 */
export const game = <View, Move extends MoveFace, State = unknown, Event extends EventFace = EventFace>(
  own: Game<View, Move, State, Event>,
): Game => own as unknown as Game;

export const [getBoardState, setBoardState] = createContext<unknown>();

/** The three ways to play. */
export const PLAY_MODES = ['bots', 'friends', 'one-screen'] as const;
export type PlayMode = (typeof PLAY_MODES)[number];

/** What the shelf knows of a game before anything of it is loaded: the default export of its `manifest.ts`. */
export interface Manifest {
  /** Where it stands on the shelf, counted from the left. */
  shelfOrder: number;
  /** Where the lid of its box is cut on a phone, so that the best of it stays. */
  middle: string;
  /** How many sit down where nobody has said. */
  seats: Record<PlayMode, number>;
  /** How many sit down against bots until the player has won once, if not as many as later. */
  firstSeats?: number;
  /** Options that are proposed against bots until the player has won once: an easier table, and the player begins. */
  firstGame?: Arrangement['options'];
}

/** Draws the picture of a chapter of the rules, or nothing: the default export of `Figure.svelte`. */
export type Figure = Component<{ anchor: string }>;

/** A run of the day that is over. */
export interface FinishedRun<View> {
  daily: NonNullable<TableFace['daily']>;
  day: DailyFace;
  view: View;
  verdict: VerdictFace;
}

/**
 * How a game tells its run of the day: the default export of `daily/index.ts`, made by `daily({...})`. Its words are
 * `<game>-daily-...` in `daily/words`.
 */
export interface Daily<View = unknown> {
  /** What is to be seen of a day's deal. */
  Stamp: Component<{ day: DailyFace; label: string }>;
  /** All runs of whoever looks, for the archive. */
  ownRuns: () => Promise<{ default: Component }>;
  /** A line to share, and a picture as SVG. */
  share: (run: FinishedRun<View>) => { line: string; picture: string };
}

export const daily = <View>(own: Daily<View>): Daily => own as unknown as Daily;
