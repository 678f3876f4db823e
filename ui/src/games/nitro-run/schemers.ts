import type { Team } from '$pieces/team';
import type { Schemer } from '$generated/nitro-run';

/** Whose hat has which colour. */
export const TEAM_OF: Record<Schemer, Team> = { skab: 'green', twich: 'yellow', nettle: 'violet' };
