/** Everything that the screens ask over HTTP, by name. Live tables speak through `lib/table`. */
import { USUAL } from '$lib/bots';
import type {
  Arrangement,
  BestMomentFace,
  BestMomentFound,
  Coaching,
  Code,
  FeedLinks,
  FeedState,
  GameDetails,
  Gone,
  Invitation,
  Listed,
  Me,
  OwnData,
  Page,
  Plan,
  Replay,
  Seat,
  Summary,
} from '$generated/messages';
import { fetchFrom } from '$lib/server';

/** A journal or a position, as it lies in a file. */
export type Document = Record<string, unknown>;

const MOST_FRAMES = 50;
const details = new Map<string, Promise<GameDetails>>();

/** All games that the server knows. */
export const listGames = (): Promise<Summary[]> => fetchFrom('/games');

/** What there is to know of a game before anybody plays it; asked for once. */
export function detailsOf(game: string): Promise<GameDetails> {
  const asked = details.get(game) ?? fetchFrom<GameDetails>(`/games/${game}`);
  details.set(game, asked);
  asked.catch(() => details.delete(game));
  return asked;
}

// ------------------------------------------------------------------------------------------------ tables

/** The table as its host gets it without choosing anything. */
export const plainArrangement = (game: string, seats: number, bot = USUAL): Arrangement => ({
  game,
  seats,
  options: {},
  components: { name: 'standard' },
  public: false,
  spectators: true,
  clock: { seconds: 0, stand_in: bot },
});

/** Open a table; its name comes back. */
export const openTable = async (plan: Plan): Promise<string> =>
  (await fetchFrom<{ table: string }>('/tables', plan)).table;

/** A game goes on there; false as well where nobody knows the table any more. */
export const isRunning = (table: string): Promise<boolean> =>
  fetchFrom<{ table: { status: string } }>(`/tables/${table}`).then(
    (found) => found.table.status === 'playing',
    () => false,
  );

/** For good; only its host may. */
export const closeTable = (table: string): Promise<unknown> => fetchFrom(`/tables/${table}/ask`, { ask: 'close' });

export const listTables = async (of: 'mine' | 'open'): Promise<Listed[]> =>
  (await fetchFrom<Page>(`/tables?of=${of}&limit=20`)).tables;

export const invitationTo = (table: string): Promise<Invitation> => fetchFrom(`/tables/${table}/invitation`);

export const joinBy = async (token: string): Promise<string> =>
  (await fetchFrom<{ table: string }>('/join', { token })).table;

/** What was best for a seat of a game that is over; null where nothing was. */
export const bestMomentOf = async (table: string, seat: Seat): Promise<BestMomentFace | null> =>
  (await fetchFrom<BestMomentFound>(`/tables/${table}/best-moment`, { seat })).moment;

/** The same table again; where nobody else has to come, the game begins at once. */
export async function rematchOf(table: string, alone: boolean): Promise<string> {
  const again = (await fetchFrom<{ table: string }>(`/tables/${table}/rematch`, {})).table;
  if (alone) await fetchFrom(`/tables/${again}/ask`, { ask: 'start' });
  return again;
}

// ----------------------------------------------------------------------------------------- who one is

export const changeMe = (wishes: Partial<Omit<Me, 'id'>>): Promise<Me> => fetchFrom('/me', wishes, 'PUT');
export const makeCode = (): Promise<Code> => fetchFrom('/me/code', {});
export const signIn = (code: string): Promise<Me> => fetchFrom('/me/sign-in', { code });
export const beginAnew = (): Promise<Me> => fetchFrom('/me/anew', {});
export const deleteMe = (name: string): Promise<Gone> => fetchFrom('/me/delete', { name });
export const feedState = (): Promise<FeedState> => fetchFrom('/me/feed');
export const makeFeed = (): Promise<FeedLinks> => fetchFrom('/me/feed', {});
export const stopFeed = (): Promise<FeedState> => fetchFrom('/me/feed/stop', {});

/** All that is stored of oneself; the server gives it page by page. */
export async function ownData(): Promise<OwnData> {
  const data = await fetchFrom<OwnData>('/me/data');
  for (let next = data.next; next;) {
    const page = await fetchFrom<OwnData>(`/me/data?after=${next}`);
    data.tables.push(...page.tables);
    next = page.next;
  }
  return { ...data, next: null };
}

// -------------------------------------------------------------------------------------- finished games

/** Seen from a seat, as `public` or with `everything`. */
export const replayOf = (table: string, seat: string, first: number): Promise<Replay> =>
  fetchFrom(`/tables/${table}/replay?seat=${seat}&first=${first}&limit=${MOST_FRAMES}`);

export const replayOfDocument = (document: Document, seat: string, first: number): Promise<Replay> =>
  fetchFrom('/replay', { document, seat, first, limit: MOST_FRAMES });

/** The server plays it all again; refused where it does not go the same way. */
export const playAgain = (document: Document): Promise<Replay> =>
  fetchFrom('/replay', { document, seat: 'public', first: 0, limit: 1 });

export const journalOf = (table: string): Promise<Document> => fetchFrom(`/tables/${table}/export`);

export const playOnFrom = async (table: string, move: number, seat: string, bot: string): Promise<string> =>
  (await fetchFrom<{ table: string }>(`/tables/${table}/play-on`, { move, seat, bot })).table;

/** The coach begins when it is first asked; ask again until it is done. */
export const reviewOf = (table: string, seat: Seat): Promise<Coaching> =>
  fetchFrom(`/tables/${table}/review`, { seat });

/** `move` is the moment of a journal; null its end. */
export const bring = async (document: Document, move: number | null, sitting: string[]): Promise<string> =>
  (await fetchFrom<{ table: string }>('/tables/import', { document, move, sitting })).table;
