import type { Component } from 'svelte';
import type { Route, ScreenName } from '$lib/shell/router.svelte';
import NotFound from './NotFound.svelte';
import Shelf from './Shelf.svelte';

type Screen = () => Promise<{ default: Component<Record<string, string>> }>;
// A screen's props are the names in its path; the router has read them from the address.
const screen = (load: () => Promise<{ default: unknown }>): Screen => load as Screen;

/** Each screen is loaded when somebody goes there. The first two are drawn ahead, and come with the first load. */
const screens: Record<ScreenName | 'nowhere', Screen> = {
  shelf: screen(() => Promise.resolve({ default: Shelf })),
  nowhere: screen(() => Promise.resolve({ default: NotFound })),
  new: screen(() => import('./NewTable.svelte')),
  table: screen(() => import('./TableScreen.svelte')),
  join: screen(() => import('./Join.svelte')),
  replay: screen(() => import('./Replay.svelte')),
  rules: screen(() => import('./Rules.svelte')),
  settings: screen(() => import('./Settings.svelte')),
  lessons: screen(() => import('./Lessons.svelte')),
  archive: screen(() => import('./daily/Archive.svelte')),
  day: screen(() => import('./daily/Day.svelte')),
  gallery: screen(() => import('./gallery/Gallery.svelte')),
};

export function screenFor({ screen: name, ...props }: Route): { load: Screen; props: Record<string, string> } {
  return { load: screens[name], props: props as Record<string, string> };
}
