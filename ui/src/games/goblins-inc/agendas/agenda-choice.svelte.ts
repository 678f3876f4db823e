import type { Board } from '../board';
import { playerOf } from '../facts';
import type { Agenda, Bet, Move } from '$generated/goblins-inc';

export const KEPT = 4;

/** Four agendas to keep, until they are sealed. */
export class AgendaChoice {
  kept = $state.raw<readonly Agenda[]>([]);
  bet = $state.raw<Bet | 'none'>('none');
  /** The card that is being looked at. */
  looked = $state.raw<Agenda | null>(null);
  sealing = $state(false);

  clear(): void {
    [this.kept, this.bet, this.looked, this.sealing] = [[], 'none', null, false];
  }

  /** Keep it, or keep it no more. */
  toggle(agenda: Agenda): void {
    this.looked = agenda;
    if (this.kept.includes(agenda)) this.kept = this.kept.filter((other) => other !== agenda);
    else if (this.kept.length < KEPT) this.kept = [...this.kept, agenda];
  }

  /** What these moves leave in the hand, and the side they turn the bet to. */
  follow(hand: readonly Agenda[], moves: readonly Move[]): void {
    const gone = moves.flatMap((one) => (one.move === 'discard' ? [one.agenda] : []));
    this.kept = hand.filter((agenda) => !gone.includes(agenda)).slice(0, KEPT);
    this.bet = moves.flatMap((one) => (one.move === 'bet' ? [one.bet] : []))[0] ?? this.bet;
    this.looked = null;
  }

  /** To that side, or to the other one. */
  turn(side: Bet = this.bet === 'star' ? 'snitch' : 'star'): void {
    this.looked = 'bet';
    this.bet = side;
  }

  /** Four are kept, and a bet among them is turned. */
  get ready(): boolean {
    return this.kept.length === KEPT && (!this.kept.includes('bet') || this.bet !== 'none');
  }

  /** Make the next of the moves that seal the choice. */
  advance(board: Board): void {
    const own = playerOf(board.view, board.me);
    if (!this.sealing || board.props.busy || !own) return;
    const away = own.agendas?.find((agenda) => !this.kept.includes(agenda));
    const { bet } = this;
    const turns = this.kept.includes('bet') && own.bet !== bet && bet !== 'none';
    const next: Move = away ? { move: 'discard', agenda: away } : turns ? { move: 'bet', bet } : { move: 'done' };
    if (!board.make(next) || next.move === 'done') this.sealing = false;
  }
}
