import type { ChairFace } from '$generated/messages';
import { TEAMS } from '$pieces/team';

/**
 * Those who share a screen sit there under one name and with one face: their seats then name them, and each gets a face
 * of its own.
 */
export function distinctChairs(chairs: readonly ChairFace[]): ChairFace[] {
  return chairs.map((chair) => {
    const twins = chairs.filter(
      ({ kind, name, face }) => kind === 'person' && name === chair.name && face === chair.face,
    );
    if (chair.kind !== 'person' || twins.length < 2) return chair;
    const { name: _, ...rest } = chair;
    return { ...rest, face: (chair.face ?? 0) + TEAMS.indexOf(chair.seat) * 101 };
  });
}
