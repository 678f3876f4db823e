/** What touching a place of the board would do, as the game says it. */
export interface Choice<Move, Plan = unknown> {
  /** `now`: one touch makes the move, since it can be taken back. `preview`: the first touch shows it. `pick`: the first half of a move. */
  how: 'now' | 'preview' | 'pick';
  move?: Move;
  /** What is planned from the touch on. */
  plan?: Plan;
  /** What a touch does, where that is not to make the move. */
  act?: () => void;
  /** In words, where the move does not say it. */
  does?: string;
  /** Of a preview: a mouse that rests here does not show it. */
  noHoverPreview?: boolean;
  /** Of a preview: the first touch shows the move and the second makes it, even if a resting mouse has shown it before. */
  mustBeTouchedFirst?: boolean;
  /** Of a preview: a second touch that comes at once does not count, so that a double click ends no turn. */
  ignoreDoubleClick?: boolean;
  chosen?: boolean;
  /** The coach has spoken of it, where the move does not say so. */
  advised?: boolean;
  /** What is dragged from here. */
  drag?: string;
  /** What else happens while a mouse rests on it, or the keyboard has come to it. */
  rest?: () => void;
  leave?: () => void;
}

/** A place of the board as a button has it. */
export interface Spot {
  /** As in a choice; `no`: nothing is offered, and a touch is refused with a reason. */
  how: Choice<unknown>['how'] | 'no';
  /** What it would do, in words; said before the name of the thing. */
  does: string;
  chosen: boolean;
  /** The coach has spoken of it. */
  advised?: boolean;
  drag?: string | undefined;
  touch: (element: Element) => void;
  rest?: (() => void) | undefined;
  leave?: (() => void) | undefined;
}

export const isOffered = (spot: Spot | null): spot is Spot => spot !== null && spot.how !== 'no';
