/**
 * The view after an event that everybody heard: much happens in one move, and each of it is shown on the robots as they
 * were then. `games/goblins_inc/retell.py` does the same for spectators; a test holds the two together. What can be
 * read off the robots by the rules (gauges, worths) stays as it was, for the server to say.
 */
import type { Event, View } from '$generated/goblins-inc';
import { building } from './building';
import { fighting } from './fighting';
import { rounds } from './rounds';
import type { Changes } from './told';

export { diceIn, inOrder, namesIn } from './told';

const CHANGES: Changes = { ...rounds, ...building, ...fighting };

export function unfold(view: View, event: Event): View {
  const change = (CHANGES[event.event] as ((view: View, told: Event) => Partial<View>) | undefined)?.(view, event);
  return change ? { ...view, ...change } : view;
}
