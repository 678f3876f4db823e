import parts from 'virtual:words';
import { fetchFrom } from '$lib/server';

export const LANGUAGES = ['en', 'fr', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (name: string | null | undefined): name is Language =>
  (LANGUAGES as readonly unknown[]).includes(name);

/** Every language calls itself by its own name. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', ru: 'Русский' };

/** What a language needs on every screen. */
export const readCommon = async (lang: Language): Promise<string> => (await parts[lang].common()).default;

/** What a language needs for a game, the pages of its rules, the run of the day, or watching a game again. */
export const readPart = async (lang: Language, part: string): Promise<string> => {
  const built = parts[lang][part];
  return built ? (await built()).default : readFromServer(lang, part.replace(/-rules$/, ''));
};

/** The words of a game that this page was built without. */
async function readFromServer(lang: Language, game: string): Promise<string> {
  return (await fetchFrom<{ fluent: string }>(`/games/${encodeURIComponent(game)}/words?lang=${lang}`)).fluent;
}
