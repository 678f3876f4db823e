/** A round's score, card by card, told from events: by then the yards have been cleared for the next one. */
import type { Event, RobotView, View } from '$generated/goblins-inc';
import type { Seat } from '$generated/messages';
import type { Row } from '$lib/game';
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
  result: Event | null;
  lines: readonly Line[];
  promoted: readonly Seat[];
  /** Everybody's points afterwards. */
  totals: Partial<Record<Seat, number>>;
  /** The row of the log that tells it, and how many of its events tell of the fight, and of the score as well. */
  row: number;
  fought: number;
  counted: number;
}

/** A table somebody has seen, and how many rows there were then. */
export interface Seen {
  view: View;
  rows: number;
}

/** The first of these tells what the fight has brought. */
const AFTER_THE_FIGHT: readonly Event['event'][] = ['win-scored', 'agenda-scored', 'round-scored', 'totals'];

const at = (events: readonly Event[], verb: Event['event']): number =>
  events.findLastIndex(({ event }) => event === verb);

/** The sheet of the last round that was scored; `origin` is what was seen first, for tables that began in the middle. */
export function lastSheet(rows: readonly Row<Event>[], now: View, origin: Seen | null): Sheet | null {
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
    fought: events.findIndex(({ event }) => AFTER_THE_FIGHT.includes(event)),
    counted: events.findIndex(({ event }) => event === 'totals') + 1,
  };
}

/** What the events after a fight say. */
export function scoreIn(events: readonly Event[]): Pick<Sheet, 'result' | 'lines' | 'promoted' | 'totals'> {
  const lines = events.flatMap((event): Line[] => {
    if (event.event === 'win-scored') return [{ seat: event.seat, agenda: null, bet: 'none', points: event.points }];
    if (event.event !== 'agenda-scored') return [];
    const { seat, agenda, bet, points } = event;
    return [{ seat, agenda, bet, points }];
  });
  const counted = Object.entries(events.find(({ event }) => event === 'totals') ?? {});
  return {
    result: events.find(({ event }) => event === 'fight-won' || event === 'fight-drawn') ?? null,
    lines,
    promoted: events.flatMap((event) => (event.event === 'promoted' ? [event.seat] : [])),
    totals: Object.fromEntries(counted.filter(([, points]) => typeof points === 'number')),
  };
}

/** The public's view at the end of these rows, from the beginning of the round on. */
function standingBefore(rows: readonly Row<Event>[], now: View, origin: Seen | null): View | null {
  const undone = new Set(rows.filter(({ deed }) => deed === 'undone').map(({ row }) => row));
  const heard = rows.filter(({ n }) => !undone.has(n));
  const first = heard.findLastIndex(({ events = [] }) => at(events, 'round-began') >= 0);
  const eventsOf = (some: readonly Row<Event>[]) => some.flatMap(({ events = [] }) => events);
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
