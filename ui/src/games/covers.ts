import type { Component } from 'svelte';
import PlainCover from '../plain/Cover.svelte';

const covers = import.meta.glob<Component>('./*/Cover.svelte', { import: 'default', eager: true });

/** The lid of a game's box. They come with the shelf, which is not drawn without them. */
export const coverOf = (game: string): Component => covers[`./${game}/Cover.svelte`] ?? PlainCover;
