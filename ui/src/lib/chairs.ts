import type { ChairFace, GameDetails, Seat, TermFace } from '$generated/messages';
import type { Sitter, Sitters } from './words/book';
import { listOf, term, undeclined } from './words/terms';
import { say } from './words/words.svelte';

/** What whoever sits there is called: by their own name, by a goblin's, and where nobody sits by the seat's colour. */
export const nameOf = (chair: ChairFace): string =>
  chair.name || say(chair.goblin ? `name-${chair.goblin}` : `seat-${chair.seat}`);

/** The same in a sentence away from the table, where seats are not told to the words. */
export const chairTerm = (chair: ChairFace): TermFace =>
  chair.name ? undeclined(chair.name) : term(chair.goblin ? `name-${chair.goblin}` : `seat-${chair.seat}`);

/** The number of a face. */
export const faceNumberOf = ({ face }: ChairFace): number => face ?? 0;

export const seatTerm = (seat: Seat): TermFace => term(`seat-${seat}`, seat);

/** Whoever sits there, as a label calls them: you, or a name. */
export const saySeat = (seat: Seat): string => say('sitter-label', { seat: seatTerm(seat) });

/** Several seats in a sentence: “you and Snag”. */
export const listSeats = (seats: readonly Seat[]) => listOf(seats.map(seatTerm));

/** Whoever sits at each seat, by all the words that stand for them; nobody reads what is only watched. */
export function sittersAt(
  chairs: readonly ChairFace[],
  reader: Seat | null,
  { teams_of_one }: Pick<GameDetails, 'teams_of_one'>,
): Sitters {
  const taken = chairs.filter(({ kind }) => kind !== 'open');
  const sitterAt = ({ seat, name = '', goblin }: ChairFace): Sitter => ({
    name,
    term: goblin ? `name-${goblin}` : '',
    isReader: seat === reader,
  });
  const bySeat = Object.fromEntries(taken.map((chair) => [chair.seat, sitterAt(chair)]));
  const teams = Object.entries(teams_of_one[chairs.length] ?? {});
  return Object.fromEntries([
    ...Object.entries(bySeat).map(([seat, sitter]) => [`seat-${seat}`, sitter]),
    ...teams.flatMap(([team, seat]) => (bySeat[seat] ? [[team, bySeat[seat]]] : [])),
  ]) as Sitters;
}
