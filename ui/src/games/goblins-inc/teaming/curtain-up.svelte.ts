import type { RowFace, Seat } from '$lib/messages';
import type { View } from '../view';

/** Before the first step of a round everybody sees who sits with whom, until they go to work. */
class CurtainUp {
  #closed = $state.raw<readonly string[]>([]);

  isDue(view: View, rows: readonly RowFace[], me: Seat | null): boolean {
    if (view.phase !== 'build' || (!me && view.build_step > 1)) return false;
    const began = rows.findLastIndex(({ events = [] }) => events.some(({ event }) => event === 'round-began'));
    if (began < 0) return false; // a table that was laid in the middle of a round
    const moved = rows.slice(began + 1).some(({ deed, seat }) => deed === 'moved' && seat === me);
    return !moved && !this.#closed.includes(nameOf(view));
  }

  close(view: View): void {
    this.#closed = [...this.#closed, nameOf(view)];
  }
}
export const curtainUp = new CurtainUp();

/** The teams and the blueprint tell rounds apart, at this table and others. */
const nameOf = (view: View): string =>
  `${view.round_number} ${view.seat} ${view.blocked.join()} ${view.players.map(({ team, agendas }) => `${team}${agendas?.join() ?? ''}`).join()}`;
