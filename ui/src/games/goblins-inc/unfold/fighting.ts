/** Controllers, cards, dice and what they break. */
import type { Ability, Pick, RobotView, View } from '$generated/goblins-inc';
import type { Seat } from '$generated/messages';
import {
  diceIn,
  everybody,
  FREE,
  inOrder,
  namesIn,
  player,
  put,
  robots,
  tilesAt,
  use,
  without,
  type Changes,
} from './told';

/** Tiles that are lost in combat, with the tokens on them. */
function lose(robot: RobotView, fallen: string[]): Partial<RobotView> {
  const tokens = robot.tokens.filter((token) => !token.some((square) => fallen.includes(square)));
  return {
    squares: without(robot.squares, fallen),
    lost: inOrder([...robot.lost, ...tilesAt(robot, fallen)]),
    tokens,
    tokens_lost: robot.tokens_lost + robot.tokens.length - tokens.length,
  };
}

const tokenGone = (view: View, { team, token }: { team: number; token: number }): Partial<View> =>
  robots(view, team, (robot) => ({
    tokens: robot.tokens.filter((_, i) => i !== token - 1),
    tokens_lost: robot.tokens_lost + 1,
  }));

const picked = (view: View, seat: Seat, pick: Pick): Partial<View> => ({
  players: view.players.map((one) => ({
    ...one,
    pick: one.seat === seat ? pick : one.pick || '',
    controls: one.controls ?? [],
  })),
});

export const fighting: Changes = {
  'fight-round-began': (view, event) => ({
    fight_round: event.number,
    players: everybody(view, { controls: [], pick: '' }),
    shown: (['left', 'middle', 'right'] as const).map((card) => namesIn<Ability>(event[card])),
    robots: view.robots.map((robot, i) => ({
      ...robot,
      ...FREE,
      pilot: event[i ? 'enemy_pilot' : 'pilot'],
      tactician: event[i ? 'enemy_tactician' : 'tactician'],
    })),
  }),
  'pilot-showed': (view, { seat, team, steering, target, engines, unused, overheated, facing }) => ({
    ...player(view, seat, () => ({ controls: [steering, target] })),
    ...robots(view, team, () => ({
      engines,
      unused,
      overheated: Boolean(overheated),
      facing,
    })),
  }),
  goofed: (view, { team }) => player(view, view.robots[team - 1]!.pilot, () => ({ controls: ['front', 'front'] })),
  'card-taken': (view, { seat, team, pick, card }) => ({
    ...picked(view, seat, pick),
    ...robots(view, team, () => ({ card: namesIn<Ability>(card) })),
  }),
  'card-missed': (view, { seat, pick }) => picked(view, seat, pick),
  sabotaged: (view, { team }) => robots(view, team, (robot) => ({ used: use(robot, 'sabotage') })),
  taped: (view, { team }) => robots(view, team, (robot) => ({ used: use(robot, 'duct-tape') })),
  'ability-used': (view, { team, ability }) =>
    robots(view, team, (robot) => ({ used: ability === 'none' ? robot.used : use(robot, ability) })),
  craned: (view, { team, tile, square, to, turn, fallen }) =>
    robots(view, team, (robot) => {
      const moved = { ...robot, squares: put(without(robot.squares, [square]), to, tile, turn) };
      return { ...moved, used: use(robot, 'crane'), ...lose(moved, namesIn(fallen)) };
    }),
  'dice-rolled': (view, { one, two }) => ({
    robots: view.robots.map((robot, i) => ({ ...robot, dice: diceIn(i ? two : one) })),
  }),
  'dice-shown': (view, { team, dice, rows }) =>
    robots(view, team, () => ({ dice: diceIn(dice), order: diceIn(rows) })),
  'tokens-hit': (_, { square }) => ({ struck: square }),
  'token-lost': tokenGone,
  'token-given-up': (view, event) => ({ struck: null, ...tokenGone(view, event) }),
  destroyed: (view, { team, square, fallen }) =>
    robots(view, team, (robot) => lose(robot, [square, ...namesIn(fallen)])),
  'goblin-left': (view, { seat }) => player(view, seat, ({ goblins }) => ({ goblins: goblins - 1 })),
};
