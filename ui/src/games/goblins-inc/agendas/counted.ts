/** Which pieces an agenda counts, for the eye: how much they pay together is for the rules to say. */
import { at, COCKPIT, enemyOf, faceOf, robotOf, SQUARES } from '../facts';
import type { Square } from '../pieces/yard';
import type { AgendaName } from '../pieces/agendas';
import type { AgendaView, SquareView, TileView, View } from '$generated/goblins-inc';

export interface Counted {
  /** The robot it looks at. */
  team: number;
  /** Squares that count, each with what it pays alone; 0: only together with others. */
  squares: (Square & { n: number })[];
  /** Tiles in the scrapyard that count. */
  scrap: string[];
  /** Tokens or goblins that count. */
  pieces: number;
}

/** Its sign among the pieces; a bet has one for each side. */
export const signOf = (agenda: string, bet: string | null = null): AgendaName =>
  (agenda === 'bet' ? (bet && bet !== 'none' ? bet : 'star') : agenda.replace('-', '')) as AgendaName;

export function countedBy(view: View, card: AgendaView, team: number): Counted {
  const looked = card.kind === 'destructive' ? enemyOf(team) : team;
  const { standing, heap } = atTheFight(view, looked);
  const each = card.each === 1 && card.agenda !== 'stockpiler' ? card.pays : 0;
  const counts = (face: TileView | undefined) =>
    face !== undefined && card.tiles.includes(face.kind) && card.premium.includes(face.premium);
  const onRobot = standing.filter(({ tile }) => counts(faceOf(view, tile)));
  const squares =
    card.beside || card.corner
      ? around(card, (square) => standing.some((one) => one.square === square) !== (card.kind === 'destructive'))
      : card.kind === 'defensive'
        ? onRobot.map(({ square }) => ({ ...at(square), n: each }))
        : [];
  const scrap = card.kind === 'destructive' ? heap.filter((tile) => counts(faceOf(view, tile))) : [];
  return { team: looked, squares, scrap, pieces: piecesOf(view, card, looked) };
}

/** A robot as it goes into the fight, or stands there: what hangs on nothing is scrap by then. */
function atTheFight(view: View, team: number): { standing: SquareView[]; heap: string[] } {
  const robot = robotOf(view, team);
  const hanging = view.gauges[team - 1]?.hanging ?? [];
  const fresh = view.players.filter((one) => one.team === team).flatMap((one) => one.fresh ?? []);
  const lying = [...robot.squares, ...fresh];
  const loose = lying.filter(({ square }) => hanging.includes(square)).map(({ tile }) => tile);
  return {
    standing: lying.filter(({ square }) => !hanging.includes(square)),
    heap: view.options.loose_counts_for_agendas === 'yes' ? [...robot.lost, ...robot.loose, ...loose] : robot.lost,
  };
}

function piecesOf(view: View, { agenda }: AgendaView, team: number): number {
  const robot = robotOf(view, team);
  if (agenda === 'decoy') return robot.tokens.length || (view.gauges[team - 1]?.armor.length ?? 0);
  if (agenda === 'gun-nut') return robot.tokens_lost;
  if (agenda !== 'ninja') return 0;
  return view.players.filter((one) => one.team === team).reduce((sum, { goblins }) => sum + 2 - goblins, 0);
}

function around({ beside, corner }: AgendaView, fits: (square: string) => boolean): (Square & { n: number })[] {
  const { c, r } = at(COCKPIT);
  return SQUARES.filter(fits).flatMap((square) => {
    const place = at(square);
    const [dx, dy] = [Math.abs(place.c - c), Math.abs(place.r - r)];
    const n = dx + dy === 1 ? beside : dx === 1 && dy === 1 ? corner : 0;
    return n ? [{ ...place, n }] : [];
  });
}
