/**
 * What is drawn while the page is built, by Svelte without a browser: the lids of the boxes, and how some screens look
 * before the first line of the page's code has arrived.
 */
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import PlainCover from '../plain/Cover.svelte';
import { PATTERNS } from '$lib/shell/router.svelte';
import { say, words } from '$lib/words/words.svelte';
import { LANGUAGES } from '$lib/words/files';
import { sprites } from '$pieces/lay-out';
import NotFound from '../screens/NotFound.svelte';
import Shelf from '../screens/Shelf.svelte';
import Drawn from './Drawn.svelte';
import Offline from './Offline.svelte';

export { sprites, LANGUAGES };

/** The lid of each game's box; the one without a name is for games that have no folder. */
export const covers = (): Record<string, string> => {
  const painted = import.meta.glob<Component>('../games/*/Cover.svelte', { import: 'default', eager: true });
  const named = Object.entries(painted).map(([path, Cover]) => [path.split('/').at(-2)!, Cover] as const);
  return Object.fromEntries([...named, ['', PlainCover] as const].map(([name, Cover]) => [name, bodyOf(Cover)]));
};

/** The addresses at which there is a screen, as Python writes regular expressions. */
export const paths = PATTERNS.map(({ source }) => source.replaceAll('(?<', '(?P<'));

export interface Screens {
  /** The boxes, for somebody who has never played. */
  shelf: string;
  nowhere: string;
}

export async function screens(language: (typeof LANGUAGES)[number]): Promise<Screens> {
  await words.speak(language);
  return { shelf: drawn(Shelf), nowhere: drawn(NotFound) };
}

/** What can be done without the server, in every language: who opens it has no line to ask for one. */
export async function offline(): Promise<string> {
  const parts: string[] = [];
  for (const language of LANGUAGES) {
    await words.speak(language);
    parts.push(bodyOf(Offline as Component, { language }));
  }
  return parts.join('');
}

export interface About {
  description: string;
  /** For browsers that run no code. */
  noScript: string;
}

/** What the page says of itself where it cannot be seen. */
export async function about(language: (typeof LANGUAGES)[number]): Promise<About> {
  await words.speak(language);
  return { description: say('page-about'), noScript: say('page-no-script') };
}

const drawn = (Screen: unknown) => bodyOf(Drawn as Component, { Screen });
const bodyOf = (Part: Component, props: object = {}) =>
  render(Part as Component<object>, { props }).body.replace(/<!--.*?-->/g, '');
