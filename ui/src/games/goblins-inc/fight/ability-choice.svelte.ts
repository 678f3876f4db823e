import type { Ability } from '$generated/goblins-inc';

/** The ability that is being used, and what has been chosen for it so far. */
export class AbilityChoice {
  ability = $state.raw<Ability | null>(null);
  /** Homing: the die that shall be turned, from 1. */
  die = $state.raw<number | null>(null);
  /** The token that is thought about, from 0. */
  token = $state.raw<number | null>(null);

  clear(): void {
    [this.ability, this.die, this.token] = [null, null, null];
  }

  choose(ability: Ability | null): void {
    [this.ability, this.die] = [ability, null];
  }
}
