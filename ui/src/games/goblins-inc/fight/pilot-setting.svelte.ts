import type { Steering, Target } from '$generated/goblins-inc';

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
