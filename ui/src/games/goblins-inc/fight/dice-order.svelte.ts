/** The order in which one's dice shall strike, until it is sealed. */
export class DiceOrder {
  /** Places of the dice on the table, first to strike first; blanks are not among them. */
  #order = $state.raw<readonly number[]>([]);

  clear(): void {
    this.#order = [];
  }

  /** What is not lined up yet comes last, as it was rolled. */
  order(dice: readonly number[]): number[] {
    const strikes = dice.flatMap((die, i) => (die ? [i] : []));
    const kept = this.#order.filter((i) => strikes.includes(i));
    return [...kept, ...strikes.filter((i) => !kept.includes(i))];
  }

  /** Line the dice up as a move would. */
  follow(dice: readonly number[], rows: readonly number[]): void {
    const left = dice.map((die, i) => ({ die, i }));
    this.#order = rows.flatMap((row) => {
      const found = left.findIndex(({ die }) => die === row);
      return found < 0 ? [] : left.splice(found, 1).map(({ i }) => i);
    });
  }

  /** Move the die at one place of the order to another. */
  move(dice: readonly number[], from: number, to: number): void {
    const order = this.order(dice);
    const [moved] = order.splice(from, 1);
    if (moved === undefined) return;
    order.splice(Math.max(0, Math.min(to, order.length)), 0, moved);
    this.#order = order;
  }
}

export const rowsOf = (dice: readonly number[], order: readonly number[]): string =>
  order.map((i) => dice[i]).join(' ') || 'none';
