/** The games on the shelf, by the names that the rules use. */
export const GAME_NAMES = ['goblins-inc', 'goblin-warlord', 'nitro-run'] as const;
export type GameName = (typeof GAME_NAMES)[number];

export const isGame = (name: string): name is GameName => (GAME_NAMES as readonly string[]).includes(name);
