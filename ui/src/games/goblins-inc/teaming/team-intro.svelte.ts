import type { View } from '$generated/goblins-inc';
import type { RowFace, Seat } from '$generated/messages';
import { hasMovedSince } from '../since';

/** Before the first step of a round everybody sees who sits with whom, until they go to work. */
export class TeamIntro {
  #closed = $state.raw<readonly string[]>([]);

  isDue(view: View, rows: readonly RowFace[], me: Seat | null): boolean {
    if (view.phase !== 'build' || this.#closed.includes(nameOf(view))) return false;
    const began = rows.findLast(({ events = [] }) => events.some(({ event }) => event === 'round-began'));
    // A table that was laid in the middle of a round has no beginning.
    return began !== undefined && !hasMovedSince(rows, began.n, me);
  }

  close(view: View): void {
    this.#closed = [...this.#closed, nameOf(view)];
  }
}

/** The teams and the blueprint tell rounds apart, at this table and others. */
const nameOf = (view: View): string =>
  `${view.round_number} ${view.seat} ${view.blocked.join()} ${view.players.map(({ team, agendas }) => `${team}${agendas?.join() ?? ''}`).join()}`;
