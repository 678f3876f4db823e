/** Planning and building. */
import { everybody, inOrder, namesIn, player, put, rank, robots, tilesAt, without, type Changes } from './told';

export const building: Changes = {
  'step-began': (view, { step, steps, planners, builders }) => ({
    build_step: step,
    build_steps: steps,
    players: view.players.map((one) => {
      const builds = namesIn(builders).includes(one.seat) ? 'build' : 'nothing';
      return { ...one, job: namesIn(planners).includes(one.seat) ? 'plan' : builds };
    }),
  }),
  'drew-tiles': (view, { seat, count }) => player(view, seat, ({ held }) => ({ held: held + count })),
  'tile-shown': (view, { event: _, premium, ...face }) => {
    const tile = { ...face, premium: Boolean(premium) };
    const others = view.tiles.filter((other) => other.tile !== tile.tile);
    return { tiles: [...others, tile].toSorted((a, b) => rank(a.tile) - rank(b.tile)) };
  },
  built: (view, { seat, team, tile, square, turn }) => ({
    ...player(view, seat, ({ held, fresh }) => ({
      held: held - 1,
      fresh: fresh?.filter((one) => one.tile !== tile) ?? fresh,
    })),
    ...robots(view, team, (robot) => ({ squares: put(robot.squares, square, tile, turn) })),
  }),
  'building-ended': (view) => ({ players: everybody(view, { job: 'nothing' }) }),
  'fell-loose': (view, { team, fallen }) =>
    robots(view, team, (robot) => ({
      squares: without(robot.squares, namesIn(fallen)),
      loose: inOrder([...robot.loose, ...tilesAt(robot, namesIn(fallen))]),
    })),
  'token-placed': (view, { team, first, second }) => ({
    supply: view.supply - 1,
    ...robots(view, team, ({ tokens }) => ({
      tokens: [...tokens, [first, second].filter((square) => square !== 'none')],
    })),
  }),
};
