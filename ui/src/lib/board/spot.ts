/** What touching a place of the board would do, as the game says it. */
export interface Choice<Move, Plan = unknown> {
  /** `now`: done with one touch, since it can be taken back. `twice`: shown first. `pick`: the first half of a move. */
  how: 'now' | 'twice' | 'pick';
  move?: Move;
  /** What is planned from the touch on. */
  plan?: Plan;
  /** What a touch does, where that is not to make the move. */
  act?: () => void;
  /** In words, where the move does not say it. */
  does?: string;
  /** Of a move that is shown first: resting on it does not show it. */
  unseen?: boolean;
  /** Of a move that is shown first: a touch must have shown it, even where a mouse has rested on it. */
  laid?: boolean;
  /** Of a move that is shown first: the touch that makes it must not come at once, so that a double click ends no turn. */
  calm?: boolean;
  chosen?: boolean;
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
  drag?: string | undefined;
  touch: (element: Element) => void;
  rest?: (() => void) | undefined;
  leave?: (() => void) | undefined;
}

export const isOffered = (spot: Spot | null): spot is Spot => spot !== null && spot.how !== 'no';
