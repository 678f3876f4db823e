import type { Game } from '$lib/game';
import { loadGame } from '$games/index';
import { bestLineOf } from '$lib/api/daily';
import type { ChairFace, Coaching, Seat, Update } from '$generated/messages';
import { bring, type Document, journalOf, playOnFrom, replayOf, replayOfDocument, reviewOf } from '$lib/api';
import { fetchFrom } from '$lib/server';
import { words } from '$lib/words/words.svelte';
import { Film } from '$lib/replay/film.svelte';

/** A finished game, wherever it comes from. */
export interface Source {
  film: Film;
  name: string;
  game: Game;
  chairs: readonly ChairFace[];
  isFile: boolean;
  journal(): Promise<Document>;
  /** A new table, as it stood at a step, against bots; its name comes back. */
  playOn(step: number, seat: Seat, bot: string): Promise<string>;
  /** How far the coach is with that seat's game; null where no coach can look at it. */
  review: ((seat: Seat) => Promise<Coaching>) | null;
}

export async function openTable(table: string): Promise<Source> {
  const film = new Film((place, first) => replayOf(table, place, first));
  const [update] = await Promise.all([fetchFrom<Update>(`/tables/${table}`), film.read()]);
  return {
    ...(await played(film)),
    chairs: update.table.chairs,
    isFile: false,
    journal: () => journalOf(table),
    playOn: (step, seat, bot) => playOnFrom(table, step, seat, bot),
    review: (seat) => reviewOf(table, seat),
  };
}

export async function openFile(document: Document): Promise<Source> {
  const film = new Film((place, first) => replayOfDocument(document, place, first));
  await film.read();
  return {
    ...(await played(film)),
    chairs: film.seats.map((seat): ChairFace => ({ seat, kind: 'open' })),
    isFile: true,
    journal: () => Promise.resolve(document),
    playOn: (step, seat, bot) =>
      bring(
        document,
        step,
        film.seats.map((other) => (other === seat ? 'you' : bot)),
      ),
    review: null,
  };
}

/** The best line of a day that is over. */
export async function openDay(date: string): Promise<Source> {
  await words.learn('daily'); // a refusal is said with them
  const { name, face, journal } = await bestLineOf(date);
  return { ...(await openFile(journal)), chairs: [{ seat: 'red', kind: 'person', name, face }], isFile: false };
}

async function played(film: Film): Promise<Pick<Source, 'film' | 'name' | 'game'>> {
  return { film, name: film.game, game: await loadGame(film.game) };
}
