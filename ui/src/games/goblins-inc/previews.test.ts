// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import type { AgendaView, Event, Move, SquareView, View } from '$generated/goblins-inc';
import { fieldsOf } from '$lib/sentences';
import { countedBy, type Counted } from './agendas/counted';
import { faceOf, placedTiles, robotOf, squareAt } from './facts';
import { strikesIn } from './fight/strikes';
import { fromPython } from './from-python';
import { weldsOf } from './pieces/tiles';
import { namesIn } from './unfold';

/**
 * A random game, decision by decision: what whoever decides sees, where metal meets metal by the rules, what the move
 * was foretold to do, and what it then did.
 */
const SCRIPT = `
import goblins
from goblins.games.goblins_inc.gauges import laid_out
from goblins.games.goblins_inc.notation import square_name
from goblins.games.goblins_inc.rules.yard import has_metal, joined_squares, neighbour, opposite
from goblins.kernel.events import PUBLIC
seats, variant, coin = int(sys.argv[1]), sys.argv[2], int(sys.argv[3])
def joins(robot, kit):
    joined = [square for square in range(25) if joined_squares(robot, kit) >> square & 1]
    return [square_name(square) + square_name(neighbour(square, side)) for square in joined for side in (1, 2)
        if neighbour(square, side) in joined and has_metal(robot, kit, square, side)
        and has_metal(robot, kit, neighbour(square, side), opposite(side))]
match = goblins.new("goblins-inc", seats=seats, seed=coin, options={"variant": variant})
steps = []
while match.deciders:
    seat = match.deciders[-1]
    view = match.view(seat)
    table, kit = laid_out(view)
    move = match.bot_move(seat, "scrapper" if len(steps) % 3 else "random", seed=coin + len(steps))
    looks = move.verb in ("order", "crane")
    seen = match.foresee(seat, move) if looks else None
    step = {"seat": seat, "view": view, "joins": [joins(robot, kit) for robot in table.robots], "move": move,
        "certain": seen.certain if looks else [], "own": seen.own if looks else []}
    match.play(seat, move)
    told = [one.event for one in match.true.made[-1].told if one.heard_by(PUBLIC)]
    steps.append(step | {"told": told, "after": match.view()})
write(steps)`;

interface Step {
  seat: string;
  view: View;
  joins: string[][];
  move: Move;
  certain: Event[];
  own: Event[];
  told: Event[];
  after: View;
}

describe.each([
  ['2', 'standard', '11'],
  ['3', 'standard', '12'],
  ['4', 'full', '13'],
  ['4', 'party', '14'],
])('over a random game of %s seats, %s', (...game) => {
  let steps: Step[] = [];
  beforeAll(() => {
    steps = fromPython(SCRIPT, ...game) as Step[];
  }, 120_000);

  test('joins are drawn where the rules join', () => {
    for (const { view, joins } of steps)
      for (const team of [1, 2]) {
        const drawn = weldsOf(placedTiles(view, team, freshOf(view, team))).map(({ x, y, upright }) => {
          const [c, r] = upright ? [x / 100, (y + 50) / 100] : [(x + 50) / 100, y / 100];
          return squareAt({ c, r }) + squareAt(upright ? { c: c + 1, r } : { c, r: r + 1 });
        });
        expect(drawn.toSorted()).toEqual(joins[team - 1]!.toSorted());
      }
  });

  test('what lights up for an agenda pays what it is worth', () => {
    let compared = 0;
    for (const { view } of steps)
      for (const { agenda, team, worth } of view.worths.filter((one) => one.agenda !== 'bet')) {
        const card = view.agendas.find((one) => one.agenda === agenda)!;
        expect([agenda, paidBy(view, card, countedBy(view, card, team))]).toEqual([agenda, worth]);
        compared += worth > 0 ? 1 : 0;
      }
    expect(compared).toBeGreaterThan(50);
  });

  test('each die breaks what was drawn for it', () => {
    const drawn = new Map<number, { step: Step; rows: string }>();
    let compared = 0;
    for (const step of steps) {
      const { move, view, seat, told } = step;
      if (move.move === 'order')
        drawn.set(3 - view.players.find((one) => one.seat === seat)!.team, { step, rows: move.rows });
      for (const [team, { step: sealed, rows }] of drawn) {
        const happened = told.filter((event) => fieldsOf(event)['team'] === team && 'row' in fieldsOf(event));
        const begun = told.some(
          ({ event, ...of }) => event === 'attack-began' && fieldsOf({ event, ...of })['team'] === team,
        );
        if (!begun) continue;
        drawn.delete(team);
        const strikes = strikesIn(sealed.own, rows);
        const foretold = strikes.dice.flatMap(({ die, events }) => events.map((event) => ({ die, event })));
        expect(foretold.every(({ die, event }) => fieldsOf(event)['row'] === die)).toBe(true);
        expect(happened.slice(0, foretold.length)).toEqual(foretold.map(({ event }) => event));
        if (strikes.open) continue;
        expect(happened.length).toBe(foretold.length);
        const gone = namesGone(robotOf(sealed.view, team).squares, happened);
        const doom = strikes.marks('far').doom ?? [];
        expect(
          doom
            .filter(({ how }) => how !== 'token')
            .map(squareAt)
            .toSorted(),
        ).toEqual(gone);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(2);
  });

  test('the crane drops what it was foretold to drop', () => {
    for (const { move, certain, view, seat, after } of steps) {
      if (move.move !== 'crane') continue;
      const team = view.players.find((one) => one.seat === seat)!.team;
      const craned = certain.find(({ event }) => event === 'craned')!;
      const fallen = namesIn(String(fieldsOf(craned)['fallen']));
      const stood = robotOf(view, team).squares.filter(({ square }) => square !== move.square);
      const stands = stood.filter(({ square }) => !fallen.includes(square)).map(({ square }) => square);
      expect(
        robotOf(after, team)
          .squares.map(({ square }) => square)
          .toSorted(),
      ).toEqual([...stands, move.to].toSorted());
    }
  });
});

const freshOf = (view: View, team: number): SquareView[] =>
  view.players.filter((one) => one.team === team).flatMap((one) => one.fresh ?? []);

/** The squares that broke off. */
const namesGone = (squares: readonly SquareView[], happened: readonly Event[]): string[] => {
  const broken = happened.filter(({ event }) => event === 'destroyed').map(fieldsOf);
  const names = broken.flatMap((fields) => [String(fields['square']), ...namesIn(String(fields['fallen']))]);
  expect(squares.map(({ square }) => square)).toEqual(expect.arrayContaining(names));
  return names.toSorted();
};

/** What a card pays for that, as its text says. */
function paidBy(view: View, card: AgendaView, { team, squares, scrap, pieces }: Counted): number {
  if (card.beside || card.corner) return squares.reduce((sum, { n }) => sum + n, 0);
  if (card.agenda === 'stockpiler') {
    const lying = [...robotOf(view, team).squares, ...freshOf(view, team)];
    const tiles = lying.filter(({ square }) => squares.some((one) => squareAt(one) === square));
    const kinds = [...tiles.map(({ tile }) => tile), ...scrap].map((tile) => faceOf(view, tile)?.kind);
    return card.pays * Math.min(...card.tiles.map((kind) => kinds.filter((one) => one === kind).length));
  }
  return card.pays * Math.floor((squares.length + scrap.length + pieces) / card.each);
}
