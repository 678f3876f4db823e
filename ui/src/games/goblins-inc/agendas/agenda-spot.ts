import type { Agenda } from '$generated/goblins-inc';
import type { Spot } from '$lib/board/spot';
import { say } from '$lib/words/words.svelte';
import type { Board } from '../board';
import { agendaTerm } from '../phrases';

/** An agenda in the hand: looked at by resting on it; touched, it is kept or not, as long as that is asked. */
export function agendaSpot(board: Board, agenda: Agenda, bet: string, asked: boolean, kept: boolean): Spot {
  const { agendaChoice } = board.state;
  const rest = () => {
    agendaChoice.looked = agenda;
  };
  const does = say(kept ? 'goblins-inc-keep-not' : 'goblins-inc-keep-it', { agenda: agendaTerm(agenda, bet) });
  const spot = board.spot(asked ? { how: 'pick', does, chosen: kept, act: () => agendaChoice.toggle(agenda) } : null);
  return { ...spot, ...(asked ? {} : { touch: rest }), rest };
}

/** A touch of the bet turns it; what the coach proposed is left. */
export function turnBet({ props, state }: Board): void {
  props.consider(null);
  state.agendaChoice.turn();
}
