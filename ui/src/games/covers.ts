import covers from 'virtual:covers';

/** The lid of a game's box: a picture, made of its `Cover.svelte` when the page is built. */
export const coverOf = (game: string): string => covers[game] ?? covers['']!;
