/**
 * The guided first game: a duel in its middle, begun by the learner. The first turn shows recruiting, invading, a Fort and an
 * order; then comes an attack; the second turn shows a Hideout and the orders with magic; from the third on it is their game.
 */
import type { Move, Order, View } from '$generated/goblin-warlord';
import type { Seat } from '$generated/messages';
import { guide, type Situation } from '$lib/guide/guide';
import { fieldsOf } from '$lib/sentences';
import BannerDie from './BannerDie.svelte';
import HideBanner from './HideBanner.svelte';
import HoozitsDie from './HoozitsDie.svelte';
import KnowWotsBanner from './KnowWotsBanner.svelte';
import position from './start.goblins?raw';

type Now = Situation<View, Move>;

const FIRST_TURN = 8; // counted from 0
const TURNS = 2; // of theirs and ours, until it is our turn again
const ROOM = 4; // goblins in a lair

const own = ({ view, seat }: Now) => view.players.find((player) => player.seat === seat);
const hand = (now: Now) => own(now)?.hand ?? [];
const lairs = (now: Now) => own(now)?.lairs ?? [];
const forts = (now: Now) => lairs(now).filter(({ kind }) => kind === 'fort').length;
const named = (seat: Seat, numbers: readonly { number: number }[]) =>
  numbers.map(({ number }) => `lair-${seat}-${number}`);
const ownLairs = (now: Now) => named(now.seat, lairs(now));
const ownHideouts = (now: Now) =>
  named(
    now.seat,
    lairs(now).filter(({ kind }) => kind === 'hideout'),
  );
const cards = (card: Order) => (now: Now) =>
  hand(now).flatMap((order, i) => (order === card ? [`card-${order}-${i}`] : []));

const isMine = ({ view, seat, isAsked }: Now) => isAsked && view.active === seat;
const isRecruiting = (now: Now) => isMine(now) && now.view.phase === 'recruit';
const isActing = (now: Now) => isMine(now) && now.view.phase === 'act';
const isFirst = ({ view }: Now) => view.turn === FIRST_TURN;
const isActingLater = (now: Now) => isActing(now) && !isFirst(now);
const may = (move: Move['move'], { legal }: Now) => legal.some((one) => one.move === move);
/** The first invasion is the one for which dice are laid out. */
const isLaidOut = (move: Move, now: Now) =>
  move.move === 'invade' && (!isFirst(now) || (move.lair === 1 && move.target === 2));
const isInvading = (now: Now) => Boolean(now.considered && isLaidOut(now.considered, now));
const flies = (order: Order, now: Now) => own(now)?.order === order;
const holds = (order: Order) => (now: Now) => isActingLater(now) && hand(now).includes(order);
const invaders = ({ events }: Now) =>
  events.flatMap((event) => (event.event === 'invaded' ? [fieldsOf(event)['seat']] : []));
const hasInvaded = (now: Now) => invaders(now).includes(now.seat);
/** Somebody else has invaded since the learner's first turn. */
const wasInvaded = (now: Now) => invaders(now).some((seat) => seat !== now.seat);
/** Recruits of the next turn would find no room. */
const isCrowded = (now: Now) => {
  const free = lairs(now).reduce((sum, { goblins }) => sum + ROOM - goblins, 0);
  return isActingLater(now) && free < 1 + forts(now);
};

export default guide<View, Move>({
  position,
  sentences: [
    { name: 'goal', at: ['race', 'camp-mine'], when: isFirst, side: 'right' },
    {
      name: 'recruit',
      at: ['lair-red-3'],
      when: (now) => isRecruiting(now) && isFirst(now),
      moves: (move) => move.move === 'recruit' && move.lair === 3,
    },
    { name: 'room', at: ['lair-red-1'], when: (now) => isRecruiting(now) && isFirst(now) },
    {
      name: 'recruit-last',
      at: ownLairs,
      when: (now) => isRecruiting(now) && isFirst(now),
      moves: ({ move }) => move === 'recruit',
    },
    { name: 'banner', at: ['banner-mine'], when: isActing },
    {
      name: 'march',
      at: ['lair-red-1', 'lair-blue-2'],
      when: (now) => isActing(now) && isFirst(now) && !isInvading(now),
      moves: isLaidOut,
    },
    { name: 'count', at: ['odds'], when: isInvading, side: 'left' },
    { name: 'odds', at: ['odds'], when: isInvading, moves: isLaidOut, side: 'left' },
    { name: 'faces', at: ['dice'], when: (now) => isMine(now) && now.view.phase === 'choose' },
    {
      name: 'choose',
      at: ['dice'],
      when: (now) => isMine(now) && now.view.phase === 'choose',
      moves: (move, now) => move.move === 'choose' && (!isFirst(now) || move.face === 'overrun'),
      mood: 'ooh',
    },
    { name: 'once', at: ownLairs, when: (now) => isActing(now) && isFirst(now) && hasInvaded(now) },
    {
      name: 'fort',
      at: ownHideouts,
      when: (now) => isActing(now) && isFirst(now) && forts(now) < 2,
      moves: ({ move }) => move === 'upgrade',
    },
    {
      name: 'pay',
      at: ownLairs,
      when: ({ view, isAsked }) => isAsked && view.phase === 'pay',
      moves: ({ move }) => move === 'pay',
      lasting: true,
    },
    { name: 'order-time', at: ['hand'], when: (now) => isActing(now) && isFirst(now) },
    {
      name: 'order',
      at: cards('crown'),
      when: (now) => isActing(now) && isFirst(now),
      moves: (move) => move.move === 'order' && move.card === 'crown',
    },
    {
      name: 'defence',
      at: ['dice'],
      when: ({ view, isAsked, seat }) => isAsked && view.phase === 'choose' && view.active !== seat,
      moves: ({ move }) => move === 'choose',
      optional: true,
      mood: 'wince',
    },
    {
      name: 'rehouse',
      at: ownLairs,
      when: ({ view, isAsked }) => isAsked && view.phase === 'rehouse',
      moves: ({ move }) => move === 'rehouse',
      lasting: true,
      optional: true,
      mood: 'wince',
    },
    {
      name: 'attacked',
      at: ['camp-mine'],
      when: (now) => isRecruiting(now) && wasInvaded(now),
      optional: true,
      mood: 'wince',
    },
    { name: 'again', at: ['tray'], when: (now) => isRecruiting(now) && !isFirst(now) },
    { name: 'hideout', at: ['plot'], when: isActingLater, moves: ({ move }) => move === 'build' },
    { name: 'charge', at: cards('charge'), when: holds('charge') },
    { name: 'hoozits', at: cards('hoozits'), when: holds('hoozits'), Aid: HoozitsDie },
    { name: 'banner-card', at: cards('banner'), when: holds('banner'), Aid: BannerDie },
    { name: 'hide', at: ['deck'], when: isActingLater, Aid: HideBanner },
    { name: 'know-wots', at: ['deck'], when: isActingLater, Aid: KnowWotsBanner },
    { name: 'know-wots-home', at: ['deck'], when: isActingLater, Aid: KnowWotsBanner },
    {
      name: 'crowd',
      at: ownLairs,
      when: (now) => isCrowded(now) && (may('build', now) || may('upgrade', now)),
      optional: true,
      mood: 'ooh',
    },
    { name: 'yours', at: ['hand'], when: isActingLater },
    {
      name: 'roll',
      at: ['camp-mine'],
      when: (now) => isMine(now) && now.view.phase === 'banner-die',
      moves: ({ move }) => move === 'roll',
      optional: true,
      mood: 'ooh',
      Aid: BannerDie,
    },
    {
      name: 'zap',
      at: ['head-blue'],
      when: (now) => isActing(now) && may('hoozits', now),
      optional: true,
      Aid: HoozitsDie,
    },
    {
      name: 'charging',
      at: ['banner-mine'],
      when: (now) => isActing(now) && flies('charge', now),
      optional: true,
    },
    {
      name: 'free',
      at: ['race', 'camp-mine'],
      when: (now) => isActing(now) && now.view.turn >= FIRST_TURN + 2 * TURNS,
      side: 'right',
    },
  ],
  shownBy: {
    invade: 'march',
    upgrade: 'fort',
    build: 'hideout',
    order: 'order',
    decline: 'again',
    hoozits: 'hoozits',
    'know-wots': 'know-wots',
  },
});
