/** What the folders here hold. A folder is all that a game needs; nothing outside it knows the game by name. */
import type { Component } from 'svelte';
import type { Ending } from '$lib/ending';
import type { Daily, Figure, Game, Manifest } from '$lib/game';
import type { GuidedGame } from '$lib/guide/guide';
import type { Lesson } from '$lib/lesson';
import { words } from '$lib/words/words.svelte';

type Loaders<Part> = Map<string, () => Promise<Part>>;
const byGame = <Part>(files: Record<string, Part>): Map<string, Part> =>
  new Map(Object.entries(files).map(([path, part]) => [path.split('/')[1]!, part]));

const manifests = byGame(import.meta.glob<Manifest>('./*/manifest.ts', { import: 'default', eager: true }));
const boards: Loaders<Game> = byGame(import.meta.glob<Game>('./*/index.ts', { import: 'default' }));
const lessons: Loaders<Lesson[]> = byGame(import.meta.glob<Lesson[]>('./*/lessons/index.ts', { import: 'default' }));
const guided: Loaders<GuidedGame> = byGame(import.meta.glob<GuidedGame>('./*/guide/index.ts', { import: 'default' }));
const figures: Loaders<Figure> = byGame(import.meta.glob<Figure>('./*/Figure.svelte', { import: 'default' }));
const galleries: Loaders<Component> = byGame(
  import.meta.glob<Component>('./*/Gallery.svelte', { import: 'default' }),
);
const endings: Loaders<Ending> = byGame(import.meta.glob<Ending>('./*/ending/index.ts', { import: 'default' }));
const dailies = byGame(import.meta.glob<Daily>('./*/daily/index.ts', { import: 'default', eager: true }));

const shelfOrderOf = (name: string): number => manifests.get(name)?.shelfOrder ?? Infinity;

/** The games that have a folder, as they stand on the shelf. */
export const GAMES: readonly string[] = [...manifests.keys()].sort((a, b) => shelfOrderOf(a) - shelfOrderOf(b));

export const manifestOf = (name: string): Manifest | undefined => manifests.get(name);

/** A game and its words. One without a folder is played on the plain board. */
export async function loadGame(name: string): Promise<Game> {
  const [game] = await Promise.all([boards.get(name)?.() ?? plainGame(name), words.learn(name)]);
  return game;
}

const plainGame = async (name: string): Promise<Game> => (await import('../plain/game')).plainGame(name);

export const hasLessons = (name: string): boolean => lessons.has(name);
export const lessonsOf = async (name: string): Promise<Lesson[]> => (await lessons.get(name)?.()) ?? [];

export const hasGuide = (name: string): boolean => guided.has(name);
export const guideOf = async (name: string): Promise<GuidedGame | null> => (await guided.get(name)?.()) ?? null;
/** The guided first game and all its words. */
export async function loadGuide(name: string): Promise<GuidedGame | null> {
  if (!hasGuide(name)) return null;
  const [found] = await Promise.all([guideOf(name), words.learn('guide'), words.learn(`${name}-guide`)]);
  return found;
}

/** A game whose rules are written down has pictures for them. */
export const hasRules = (name: string): boolean => figures.has(name);
export const figuresOf = async (name: string): Promise<Figure | null> => (await figures.get(name)?.()) ?? null;

export const galleryOf = async (name: string): Promise<Component | null> => (await galleries.get(name)?.()) ?? null;

/** How it ends, and the words for that; null: it has a winner, and no more is seen. */
export async function loadEnding(name: string): Promise<Ending | null> {
  const load = endings.get(name);
  const [found] = await Promise.all([
    load?.() ?? null,
    words.learn('ending'),
    load ? words.learn(`${name}-ending`) : undefined,
  ]);
  return found;
}

/** The game that has a run of the day. */
export const DAILY_GAME: string | undefined = GAMES.find((name) => dailies.has(name));
export function dailyOf(): Daily {
  const daily = dailies.get(DAILY_GAME ?? '');
  if (!daily) throw new Error('no game has a run of the day');
  return daily;
}
