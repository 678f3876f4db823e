import { TEAMS } from '$pieces/team';
import type { ChairFace } from '$generated/messages';
import { say } from './words/words.svelte';

/** What whoever sits there is called: a person by name, others by their seat. */
export const nameOf = (chair: ChairFace): string => chair.name || say(`seat-${chair.seat}`);

/** The number of a face. Bots have faces too, one a seat. */
export const faceNumberOf = ({ kind, face, seat }: ChairFace): number =>
  kind === 'person' ? (face ?? 0) : 1000 + TEAMS.indexOf(seat);
