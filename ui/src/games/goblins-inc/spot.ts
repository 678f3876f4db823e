/** What touching something on the board does. Without one it is silent, and only explains itself. */
export interface Spot {
  /** What it would do, in words; said before the name of the thing. */
  does: string;
  /** `now`: done with one touch. `pick`: the first half of a move. `no`: refused with a reason. */
  how: 'now' | 'pick' | 'no';
  chosen?: boolean;
  /** What is dragged from here. */
  drag?: string;
  touch: (element: Element) => void;
  /** A mouse rests on it, or the keyboard has come to it. */
  rest?: () => void;
  leave?: () => void;
}
