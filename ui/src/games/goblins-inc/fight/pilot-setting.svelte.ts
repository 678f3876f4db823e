import type { ProspectView, Steering, Target, View } from '$generated/goblins-inc';
import type { Seat } from '$generated/messages';
import { playerOf, robotOf } from '../facts';

/** The pilot's controller before it is sealed; and what the pilot supposes of the enemy. */
export class PilotSetting {
  steering = $state<Steering>('front');
  target = $state<Target>('front');
  /** If the enemy turns like this. */
  supposed = $state<Steering>('front');

  clear(): void {
    [this.steering, this.target, this.supposed] = ['front', 'front', 'front'];
  }
}

export const STEERINGS: readonly Steering[] = ['front', 'right', 'rear', 'left'];

/** May this seat set the pilot's controller now? */
export function maySteer(view: View, seat: Seat | null): boolean {
  const own = playerOf(view, seat);
  return (
    own !== undefined &&
    view.phase === 'controls' &&
    view.deciders.includes(own.seat) &&
    robotOf(view, own.team).pilot === seat &&
    !own.controls?.length
  );
}

/** What the controller would do as it is set. */
export function prospectOf(view: View, seat: Seat | null, { steering, target }: PilotSetting): ProspectView | null {
  const prospects = view.gauges[(playerOf(view, seat)?.team ?? 1) - 1]?.prospects ?? [];
  const found = prospects.find((one) => one.steering === steering && one.target === target);
  return maySteer(view, seat) ? (found ?? null) : null;
}
