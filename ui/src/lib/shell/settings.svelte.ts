import { isLanguage, type Language } from '$lib/words/files';
import { preferredLanguage, words } from '$lib/words/words.svelte';
import { storedValue, storeValue } from './stored';

const STORAGE_KEY = 'goblins.settings';

export const THEMES = ['system', 'light', 'dark'] as const;
export const PACES = ['slow', 'normal', 'fast', 'none'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;
export type Theme = (typeof THEMES)[number];
export type Pace = (typeof PACES)[number];
export type Motion = (typeof MOTIONS)[number];

/** What durations are multiplied by, see tokens.css; `none` shows what has come of it. */
const PACE: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, none: 0 };

interface Stored {
  language: Language;
  theme: Theme;
  pace: Pace;
  motion: Motion;
  volume: number;
}

/** What this device remembers of its player's taste. */
class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  pace = $state<Pace>('normal');
  motion = $state<Motion>('system');
  /** Of sounds, 0 to 1. */
  volume = $state(0.6);
  #prefersDark = $state(false);
  #prefersStill = $state(false);

  isDark = $derived(this.theme === 'dark' || (this.theme === 'system' && this.#prefersDark));
  isStill = $derived(this.motion === 'none' || (this.motion === 'system' && this.#prefersStill));
  /** 0 cuts every movement to its end. */
  paceFactor = $derived(this.isStill ? 0 : PACE[this.pace]);

  constructor() {
    Object.assign(this, read());
  }

  /** Apply and keep the settings from now on; returns how to stop. */
  start(): () => void {
    const unwatch = [
      follow('(prefers-color-scheme: dark)', (matches) => (this.#prefersDark = matches)),
      follow('(prefers-reduced-motion: reduce)', (matches) => (this.#prefersStill = matches)),
    ];
    const root = document.documentElement;
    const stop = $effect.root(() => {
      $effect(() => void (root.dataset['theme'] = this.isDark ? 'dark' : 'light'));
      $effect(() => root.style.setProperty('--pace', String(this.paceFactor)));
      $effect(() => void words.speak(this.language));
      $effect(() => storeValue(STORAGE_KEY, this.#stored));
    });
    return () => {
      stop();
      for (const end of unwatch) end();
    };
  }

  get #stored(): Stored {
    const { language, theme, pace, motion, volume } = this;
    return { language, theme, pace, motion, volume };
  }
}

function follow(query: string, tell: (matches: boolean) => void): () => void {
  const media = matchMedia(query);
  const changed = () => tell(media.matches);
  changed();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** What was stored, as far as it makes sense. */
function read(): Stored {
  const found = { ...(storedValue(STORAGE_KEY) as Partial<Record<keyof Stored, unknown>> | null) };
  const among = <T extends string>(choices: readonly T[], name: keyof Stored, otherwise: T): T =>
    choices.find((choice) => choice === found[name]) ?? otherwise;
  const { language, volume } = found;
  return {
    language: typeof language === 'string' && isLanguage(language) ? language : preferredLanguage(),
    theme: among(THEMES, 'theme', 'system'),
    pace: among(PACES, 'pace', 'normal'),
    motion: among(MOTIONS, 'motion', 'system'),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 0.6,
  };
}

export const settings = new Settings();
