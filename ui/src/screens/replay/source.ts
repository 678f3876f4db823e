import type { Game } from '$lib/game';
import { loadGame } from '$games/index';
import { bestLineOf } from '$lib/api/daily';
import type { ChairFace, Coaching, GameDetails, Seat, Update } from '$generated/messages';
import {
  bring,
  detailsOf,
  type Document,
  journalOf,
  playOnFrom,
  replayOf,
  replayOfDocument,
  reviewOf,
} from '$lib/api';
import { fetchFrom } from '$lib/server';
import { ReplayPlayer } from '$lib/replay/player.svelte';

/** A finished game, wherever it comes from. */
export interface Source {
  player: ReplayPlayer;
  name: string;
  game: Game;
  chairs: readonly ChairFace[];
  /** The seat of whoever watches; null if they did not play. */
  reader: Seat | null;
  details: GameDetails;
  isFile: boolean;
  journal(): Promise<Document>;
  /** A new table, as it stood at a step, against bots; its name comes back. */
  playOn(step: number, seat: Seat, bot: string): Promise<string>;
  /** How far the coach is with that seat's game; null where no coach can look at it. */
  review: ((seat: Seat) => Promise<Coaching>) | null;
}

export async function openTable(table: string): Promise<Source> {
  const player = new ReplayPlayer((place, first) => replayOf(table, place, first));
  const [update] = await Promise.all([fetchFrom<Update>(`/tables/${table}`), player.read()]);
  return {
    ...(await played(player)),
    chairs: update.table.chairs,
    reader: update.seat,
    isFile: false,
    journal: () => journalOf(table),
    playOn: (step, seat, bot) => playOnFrom(table, step, seat, bot),
    review: (seat) => reviewOf(table, seat),
  };
}

export async function openFile(document: Document): Promise<Source> {
  const player = new ReplayPlayer((place, first) => replayOfDocument(document, place, first));
  await player.read();
  return {
    ...(await played(player)),
    chairs: player.seats.map((seat): ChairFace => ({ seat, kind: 'open' })),
    reader: null,
    isFile: true,
    journal: () => Promise.resolve(document),
    playOn: (step, seat, bot) =>
      bring(
        document,
        step,
        player.seats.map((other) => (other === seat ? 'you' : bot)),
      ),
    review: null,
  };
}

/** The best line of a day that is over. */
export async function openDay(date: string): Promise<Source> {
  const { name, face, journal } = await bestLineOf(date);
  return { ...(await openFile(journal)), chairs: [{ seat: 'red', kind: 'person', name, face }], isFile: false };
}

async function played(player: ReplayPlayer): Promise<Pick<Source, 'player' | 'name' | 'game' | 'details'>> {
  const [game, details] = await Promise.all([loadGame(player.game), detailsOf(player.game)]);
  return { player, name: player.game, game, details };
}
