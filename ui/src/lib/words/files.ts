import parts from 'virtual:words';
import type { GameName } from '$games/names';

export const LANGUAGES = ['en', 'fr', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (name: string | null | undefined): name is Language =>
  (LANGUAGES as readonly unknown[]).includes(name);

/** Every language calls itself by its own name. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', ru: 'Русский' };

/** What a language needs on every screen. */
export const readCommon = async (lang: Language): Promise<string> => (await parts[lang].common()).default;

/** A game, the pages of its rules, the run of the day, or watching a game again. */
export type Part = GameName | `${GameName}-rules` | 'daily' | 'replay';

/** What a language needs for that; nothing for a game without words. */
export const readPart = async (lang: Language, part: Part): Promise<string> =>
  (await parts[lang][part]?.())?.default ?? '';
