/** The seats by colour; each has a mark of its own shape as well. */
export const TEAMS = ['red', 'blue', 'green', 'yellow', 'violet', 'bone'] as const;
export type Team = (typeof TEAMS)[number];

export const isTeam = (name: string | null): name is Team => (TEAMS as readonly (string | null)[]).includes(name);
