import type { Component } from 'svelte';
import type { GameName } from '$games/names';

/** Draws a chapter's picture, or nothing. */
export type Figure = Component<{ anchor: string }>;

const figures: Partial<Record<GameName, () => Promise<{ default: Figure }>>> = {
  'goblins-inc': () => import('./GoblinsIncFigure.svelte'),
  'goblin-warlord': () => import('./GoblinWarlordFigure.svelte'),
  'nitro-run': () => import('./NitroRunFigure.svelte'),
};

export const figuresOf = async (game: GameName): Promise<Figure | null> => (await figures[game]?.())?.default ?? null;

/** A game whose rules are written down has pictures for them. */
export const hasRules = (game: GameName): boolean => figures[game] !== undefined;
