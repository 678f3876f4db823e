/** Rounds, teams and scores. */
import type { Agenda, RobotView, View } from '$generated/goblins-inc';
import type { Seat } from '$generated/messages';
import { AGENDA_NAMES } from '../pieces/agendas';
import { everybody, FREE, namesIn, player, type Changes } from './told';

const GOBLINS = 2;

/** As they are listed in the rules; the bet comes last. */
const agendasInOrder = (agendas: Agenda[]): Agenda[] => {
  const place = (agenda: string) => AGENDA_NAMES.findIndex((name) => name === agenda.replace('-', ''));
  return agendas.toSorted((a, b) => (place(a) + 1 || 99) - (place(b) + 1 || 99));
};

const answered = (view: View, { seat }: { seat: Seat }) => ({
  deciders: view.deciders.filter((other) => other !== seat),
});

export const rounds: Changes = {
  'round-began': (view, { number, rounds, tokens }) => ({
    round_number: number,
    rounds,
    supply: tokens,
    solo: null,
    shown: [],
    open_agendas: [],
    fight_round: 1,
    tiles: [],
    robots: view.robots.map((robot) => ({
      ...robot,
      ...FREE,
      facing: 'far',
      tokens: [],
      tokens_lost: 0,
      squares: [],
      loose: [],
      lost: [],
    })),
    players: everybody(view, { goblins: GOBLINS, controls: [], pick: '' }),
  }),
  'teamed-up': (view, { team, seats }) => ({
    players: view.players.map((one) => (namesIn(seats).includes(one.seat) ? { ...one, team } : one)),
  }),
  'solo-seat': (_, { seat }) => ({ solo: seat }),
  'starter-chosen': (view, { seat, opposite }) => ({
    starter: seat,
    robots: view.robots.map((robot, i) => {
      const crew = view.players.filter(({ team }) => team === i + 1).map((one) => one.seat);
      const pilot = crew.find((one) => one === seat || one === opposite) ?? robot.pilot;
      return { ...robot, pilot, tactician: crew.find((one) => one !== pilot) ?? pilot };
    }),
  }),
  'blueprint-shown': (_, { a, b, c, d }) => ({ blocked: [a, b, c, d].toSorted() }),
  'agendas-opened': (_, { agendas }) => ({ open_agendas: namesIn<Agenda>(agendas) }),
  asked: (view, { seats, phase }) => {
    const deciders = namesIn<Seat>(seats);
    const asked = { phase, deciders };
    if (phase === 'controls') return { ...asked, players: everybody(view, { controls: null, pick: null }) };
    if (phase !== 'after-roll') return asked;
    const order = (robot: RobotView) => (deciders.includes(robot.tactician) ? null : robot.dice.filter(Boolean));
    return { ...asked, robots: view.robots.map((robot) => ({ ...robot, order: order(robot) })) };
  },
  'was-done': answered,
  'agendas-kept': answered,
  'win-scored': (view, { seat, points }) => player(view, seat, (one) => ({ points: one.points + points })),
  'agenda-scored': (view, { seat, agenda, points }) =>
    player(view, seat, (one) => ({
      points: one.points + points,
      scored: view.options.variant === 'party' ? one.scored : agendasInOrder([...one.scored, agenda]),
    })),
  'third-round': () => ({ rounds: 3 }),
  'discards-shown': (view, { seat, agendas }) => player(view, seat, () => ({ discarded: namesIn<Agenda>(agendas) })),
  'game-ended': (view, { ending }) => ({
    ending,
    phase: 'over',
    deciders: [],
    players: view.players.map((one) => ({ ...one, discarded: one.discarded ?? [] })),
  }),
};
