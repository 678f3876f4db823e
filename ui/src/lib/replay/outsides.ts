import type { Happening } from '$lib/api/types';
import { fieldsOf } from '$lib/messages';

/**
 * Where everything is told, a secret is told twice: `drew-card` to its owner, and `drew`, its outside, to the others.
 * Whoever may know everything needs no outsides.
 */
export const withoutOutsides = (happenings: readonly Happening[]): readonly Happening[] =>
  happenings.filter((one, i) => !isOutside(one, happenings[i - 1]) && !isOutside(one, happenings[i + 1]));

const isOutside = ({ event }: Happening, beside: Happening | undefined): boolean =>
  beside !== undefined &&
  beside.event.event.startsWith(`${event.event}-`) &&
  fieldsOf(beside.event)['seat'] === fieldsOf(event)['seat'];
