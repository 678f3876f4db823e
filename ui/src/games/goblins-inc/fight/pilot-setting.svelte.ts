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
export const prospectOf = (view: View, seat: Seat | null, { steering, target }: PilotSetting): ProspectView | null =>
  maySteer(view, seat) ? prospectIn(view, seat, steering, target) : null;

/** What the controller will do that one has sealed; null when it has been shown. */
export function sealedOf(view: View, seat: Seat | null): ProspectView | null {
  const [steering, target] = playerOf(view, seat)?.controls ?? [];
  return view.phase === 'controls' && steering && target ? prospectIn(view, seat, steering, target) : null;
}

function prospectIn(view: View, seat: Seat | null, steering: string, target: string): ProspectView | null {
  const prospects = view.gauges[(playerOf(view, seat)?.team ?? 1) - 1]?.prospects ?? [];
  return prospects.find((one) => one.steering === steering && one.target === target) ?? null;
}
