import type { View } from '$generated/goblins-inc';
import type { EventFace, Seat } from '$generated/messages';
import { fieldsOf } from '$lib/sentences';
import { say } from '$lib/words/words.svelte';
import { faceOf } from '../facts';
import { sayTile, saySeat } from '../phrases';
import { namesIn } from '../unfold';
import type { Strike, Strikes } from './strikes';

/** What a die would do, in words; empty while that is not known. */
export function sayStrike(view: View, strike: Strike, strikes: Strikes): string {
  if (strike.events.length) return strike.events.map((event) => sayHit(view, event)).join(' ');
  return strikes.open ? say('goblins-inc-strike-open') : '';
}

function sayHit(view: View, event: EventFace): string {
  const fields = fieldsOf(event);
  const face = fields['tile'] === undefined ? tileOn(view, fields) : faceOf(view, String(fields['tile']));
  const fallen = fields['fallen'] === undefined ? 0 : namesIn(String(fields['fallen'])).length;
  return say(`goblins-inc-strike-${event.event}`, {
    tile: face ? sayTile(face.tile) : '',
    fallen,
    seat: fields['seat'] ? saySeat(fields['seat'] as Seat) : '',
  });
}

const tileOn = (view: View, { team, square }: Record<string, string | number>) => {
  const lying = view.robots[Number(team) - 1]?.squares.find((one) => one.square === square);
  return lying && faceOf(view, lying.tile);
};
