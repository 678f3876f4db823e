/** An attack in words, blow by blow: what each die struck, what fell and why, and what that has come to. */
import type { Event, View } from '$generated/goblins-inc';
import type { TermFace } from '$generated/messages';
import { seatTerm } from '$lib/chairs';
import type { Line } from '$lib/game';
import type { Step } from '$lib/stage/moment.svelte';
import { listOf, undeclined } from '$lib/words/terms';
import { say } from '$lib/words/words.svelte';
import { faceOf } from '../facts';
import { tileTerm } from '../phrases';
import { namesIn } from '../unfold';

/** What an event costs the robot that is struck. */
export function lostIn(event: Event, view: View): number {
  if (event.event === 'token-lost' || event.event === 'token-given-up' || event.event === 'goblin-left') return 1;
  if (event.event !== 'destroyed') return 0;
  const gone = [event.square, ...namesIn(event.fallen)];
  const tokens = view.robots[event.team - 1]?.tokens ?? [];
  return gone.length + tokens.filter((token) => token.some((square) => gone.includes(square))).length;
}

/** Which die of an attack struck, one after the other: those of the dice that did anything, counted from 1. */
export function diceThatStruck(events: readonly Event[]): (number | null)[] {
  let [next, hasDynamite, strikesAgain] = [0, false, false];
  return events.map((event) => {
    if (event.event === 'attack-began')
      [next, hasDynamite, strikesAgain] = [0, event.abilities.includes('dynamite'), false];
    if (!('row' in event)) return null;
    if (!strikesAgain) next += 1;
    // With Dynamite the first die that hits anything strikes twice.
    strikesAgain = hasDynamite && !strikesAgain && event.event !== 'row-empty';
    if (strikesAgain) hasDynamite = false;
    return next;
  });
}

export function recount(steps: readonly Step<View, Event>[], sayEvent: (event: Event) => string): readonly Line[] {
  const dice = diceThatStruck(steps.map(({ event }) => event));
  let lost = 0;
  return steps.map(({ event, view }, i): Line => {
    if (event.event === 'attack-began') lost = 0;
    lost += lostIn(event, view);
    const what = sayBlow(event, view);
    if (!what) return { text: sayEvent(event), heads: event.event !== 'disabled' };
    const die = dice[i];
    const text = die && 'row' in event ? say('goblins-inc-blow', { die, row: event.row, what }) : what;
    return { text, ...(lost ? { sum: say('goblins-inc-blow-sum', { lost }) } : {}) };
  });
}

function sayBlow(event: Event, view: View): string {
  switch (event.event) {
    case 'destroyed':
      return say('goblins-inc-blow-destroyed', {
        tile: tileOn(view, event.team, event.square),
        fallen: namesIn(event.fallen).length,
      });
    case 'token-lost':
    case 'tokens-hit':
      return say(`goblins-inc-blow-${event.event}`, { tile: tileOn(view, event.team, event.square) });
    case 'token-given-up': {
      const tiles = [event.first, event.second].filter((one) => one !== 'none');
      const named = tiles.map((square) => tileOn(view, event.team, square));
      return say('goblins-inc-blow-token-given-up', { tiles: listOf(named) });
    }
    case 'goblin-left':
      return say('goblins-inc-strike-goblin-left', { seat: seatTerm(event.seat) });
    case 'cockpit-empty':
    case 'row-empty':
      return say(`goblins-inc-strike-${event.event}`);
    default:
      return '';
  }
}

function tileOn(view: View, team: number, square: string): TermFace {
  const lying = view.robots[team - 1]?.squares.find((one) => one.square === square);
  const face = lying && faceOf(view, lying.tile);
  return face ? tileTerm(face.tile) : undeclined(square);
}
