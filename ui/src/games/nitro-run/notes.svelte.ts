/** The planner's notes, laid over the chasm: which of the ways they show, from 1; 0: they are put away. */
export class Notes {
  page = $state(0);

  /** The next way that could be laid; after the last one the notes are put away. */
  turn(ways: number): void {
    this.page = (this.page + 1) % (Math.max(1, ways) + 1);
  }
}
