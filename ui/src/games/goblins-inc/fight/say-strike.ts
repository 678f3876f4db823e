import type { Event, View } from '$generated/goblins-inc';
import { seatTerm } from '$lib/chairs';
import { say } from '$lib/words/words.svelte';
import { faceOf } from '../facts';
import { tileTerm } from '../phrases';
import { namesIn } from '../unfold';
import type { Strike, Strikes } from './strikes';

/** What a die would do, in words; empty while that is not known. */
export function sayStrike(view: View, strike: Strike, strikes: Strikes): string {
  if (strike.events.length) return strike.events.map((event) => sayHit(view, event)).join(' ');
  return strikes.open ? say('goblins-inc-strike-open') : '';
}

function sayHit(view: View, event: Event): string {
  const face = 'tile' in event ? faceOf(view, event.tile) : tileOn(view, event);
  return say(`goblins-inc-strike-${event.event}`, {
    tile: face ? tileTerm(face.tile) : '',
    fallen: 'fallen' in event ? namesIn(event.fallen).length : 0,
    seat: 'seat' in event ? seatTerm(event.seat) : '',
  });
}

const tileOn = (view: View, event: Event) => {
  if (!('team' in event) || !('square' in event)) return undefined;
  const lying = view.robots[event.team - 1]?.squares.find((one) => one.square === event.square);
  return lying && faceOf(view, lying.tile);
};
