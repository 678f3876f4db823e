import type { Team } from '$pieces/team';
import type { SchemerName } from './view';

/** Whose hat has which colour. */
export const TEAM_OF: Record<SchemerName, Team> = { skab: 'green', twich: 'yellow', nettle: 'violet' };
