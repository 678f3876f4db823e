import type { Game } from '$lib/game';
import type { MoveFace, RowFace, Seat } from '$generated/messages';
import { fieldsOf, type Forms, sentenceOf } from '$lib/sentences';
import { seatTerm } from '$lib/chairs';
import { botTerm } from '$lib/bots';
import { say, tell, words } from '$lib/words/words.svelte';
import type { LogLine } from '$pieces/chrome/log';
import { isTeam } from '$pieces/team';

export interface Reading {
  forms: Forms;
  /** Events that head a part. */
  headings: readonly string[];
  /** Whose last move the recap begins after. */
  seat: Seat | null;
}

/** What happened, in words, without what was taken back. */
export function linesOf(rows: readonly RowFace[], reading: Reading): LogLine[] {
  const undone = new Set(rows.filter(({ deed }) => deed === 'undone').map(({ row }) => row));
  const last = lastOwn(rows, reading.seat);
  const newest = rows.at(-1)?.n;
  return rows.flatMap((row) => {
    if (undone.has(row.n)) return [];
    const lines = [...deedLine(row), ...eventLines(row, reading, row.n === newest)];
    const recap = row.n === last && rows.some(({ n, deed }) => n > row.n && deed === 'moved');
    return recap ? [...lines, { key: 'recap', text: say('table-since'), cut: true }] : lines;
  });
}

/** What has happened since the seat's last move. */
export function linesSince(rows: readonly RowFace[], reading: Reading): LogLine[] {
  const last = lastOwn(rows, reading.seat) ?? 0;
  return linesOf(
    rows.filter(({ n }) => n > last),
    reading,
  );
}

const lastOwn = (rows: readonly RowFace[], seat: Seat | null): number | undefined =>
  seat ? rows.findLast((row) => row.deed === 'moved' && row.seat === seat && row.by !== 'clock')?.n : undefined;

function eventLines({ n, events = [] }: RowFace, { forms, headings }: Reading, fresh: boolean): LogLine[] {
  return events.flatMap((event, i): LogLine[] => {
    const sentence = sentenceOf(forms, event);
    if (!sentence) return [];
    const seat = String(fieldsOf(event)['seat'] ?? '');
    const cut = headings.includes(event.event);
    return [
      { key: `${n}.${i}`, text: tell(sentence), team: isTeam(seat) ? seat : undefined, cut, fresh: fresh && !cut },
    ];
  });
}

/** What people do at a table besides moving: coming, going, talking. */
function deedLine(row: RowFace): LogLine[] {
  const key = `table-deed-${row.deed}`;
  if (row.deed === 'moved' ? row.by !== 'clock' : !words.has(key)) return [];
  if (row.deed === 'said' && !row.text) return []; // long ago: the server tells only the latest talk in full
  const args = {
    seat: row.seat ? seatTerm(row.seat) : '',
    bot: row.bot ? botTerm(row.bot) : '',
    text: row.text ?? (row.reaction ? say(`table-reaction-${row.reaction}`) : ''),
    muted: row.muted ? 1 : 0,
  };
  return [{ key: `${row.n}`, text: say(row.deed === 'moved' ? 'table-deed-clock' : key, args), team: row.seat }];
}

/** A move in words: those of the game's own page, or of the rules. */
export function sayMove({ forms, game, stage }: Speaking, move: MoveFace): string {
  const sentence = (stage.shown && game.says?.(stage.shown.view, move)) ?? sentenceOf(forms, move);
  return sentence ? tell(sentence) : move.move;
}
interface Speaking {
  forms: Forms;
  game: Pick<Game, 'says'>;
  stage: { shown: { view: unknown } | null };
}

/** The row after the seat's last own move; 0 if it has not moved, or nothing has happened since. */
export function sinceOwn(rows: readonly RowFace[], seat: Seat | null): number {
  const own = rows.findLastIndex((row) => row.deed === 'moved' && row.seat === seat);
  return rows[own + 1]?.n && own >= 0 ? own + 2 : 0;
}
