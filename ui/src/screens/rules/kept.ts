import { detailsOf } from '$lib/api';
import type { GameDetails } from '$generated/messages';
import { storedValue, storeValue } from '$lib/shell/stored';

type Chapters = GameDetails['chapters'];
const keyOf = (game: string) => `goblins.chapters.${game}`;

/** What the rules of a game consist of. Whoever has read them can read them without a line to the server, too. */
export async function chaptersOf(game: string): Promise<Chapters> {
  try {
    const { chapters } = await detailsOf(game);
    storeValue(keyOf(game), chapters);
    return chapters;
  } catch (problem) {
    const kept = storedValue(keyOf(game));
    if (!Array.isArray(kept)) throw problem;
    return kept as Chapters;
  }
}
