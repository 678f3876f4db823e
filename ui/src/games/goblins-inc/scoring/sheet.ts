/** A round's score, card by card, told from events: by then the yards have been cleared for the next one. */
import type { RobotView, View } from '$generated/goblins-inc';
import type { EventFace, RowFace, Seat } from '$generated/messages';
import { fieldsOf } from '$lib/sentences';
import { unfold } from '../unfold';

/** What the win brought a seat, or one of its agendas. */
export interface Line {
  seat: Seat;
  /** Null: points for winning the fight. */
  agenda: string | null;
  bet: string;
  points: number;
}

export interface Sheet {
  round: number;
  /** The table when the last die had struck; null where nobody has seen it. */
  view: View | null;
  /** Who won the fight and why, or that nobody did. */
  result: EventFace | null;
  lines: readonly Line[];
  promoted: readonly Seat[];
  /** Everybody's points afterwards; none while they are being counted. */
  totals: Partial<Record<Seat, number>>;
  /** The row of the log that tells it. */
  row: number;
}

/** A table somebody has seen, and how many rows there were then. */
export interface Seen {
  view: View;
  rows: number;
}

const at = (events: readonly EventFace[], verb: string): number =>
  events.findLastIndex(({ event }) => event === verb);

/** The sheet of the last round that was scored; `origin` is what was seen first, for tables that began in the middle. */
export function lastSheet(rows: readonly RowFace[], now: View, origin: Seen | null): Sheet | null {
  const told = rows.findLast(({ events = [] }) => at(events, 'fight-ended') >= 0);
  if (!told) return null;
  const events = told.events ?? [];
  const ended = at(events, 'fight-ended');
  const before = rows.filter(({ n }) => n < told.n);
  const view = standingBefore(before, now, origin);
  return {
    ...scoreIn(events.slice(ended)),
    view: view && events.slice(0, ended).reduce(unfold, view),
    round: view?.round_number ?? now.round_number,
    row: told.n,
  };
}

/** What the events after a fight say. */
export function scoreIn(events: readonly EventFace[]): Pick<Sheet, 'result' | 'lines' | 'promoted' | 'totals'> {
  const lines = events.flatMap((event): Line[] => {
    const { seat, points, agenda = null, bet = 'none' } = fieldsOf(event);
    if (event.event !== 'win-scored' && event.event !== 'agenda-scored') return [];
    return [{ seat: seat as Seat, agenda: agenda as string | null, bet: String(bet), points: Number(points) }];
  });
  const totals = events.find(({ event }) => event === 'totals');
  const counted = Object.entries(totals ? fieldsOf(totals) : {}).filter(([, points]) => typeof points === 'number');
  return {
    result: events.find(({ event }) => event === 'fight-won' || event === 'fight-drawn') ?? null,
    lines,
    promoted: events.filter(({ event }) => event === 'promoted').map((event) => fieldsOf(event)['seat'] as Seat),
    totals: Object.fromEntries(counted) as Partial<Record<Seat, number>>,
  };
}

/** The public's view at the end of these rows, from the beginning of the round on. */
function standingBefore(rows: readonly RowFace[], now: View, origin: Seen | null): View | null {
  const undone = new Set(rows.filter(({ deed }) => deed === 'undone').map(({ row }) => row));
  const heard = rows.filter(({ n }) => !undone.has(n));
  const first = heard.findLastIndex(({ events = [] }) => at(events, 'round-began') >= 0);
  const eventsOf = (some: readonly RowFace[]) => some.flatMap(({ events = [] }) => events);
  if (first >= 0) {
    const events = eventsOf(heard.slice(first));
    return events.slice(at(events, 'round-began')).reduce(unfold, bare(now));
  }
  return origin && eventsOf(heard.filter(({ n }) => n > origin.rows)).reduce(unfold, origin.view);
}

/** The same people before a round begins. */
const bare = (view: View): View => ({
  ...view,
  struck: null,
  ending: null,
  gauges: [],
  worths: [],
  players: view.players.map((one) => ({ ...one, held: 0, fresh: null, hand: null, scored: [] })),
  robots: view.robots.map((robot): RobotView => ({ ...robot, squares: [], tokens: [], loose: [], lost: [] })),
});
