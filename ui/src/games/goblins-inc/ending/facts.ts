/** Who sits in the chair, who gets the broom, and whose robot lies there. */
import type { ChairFace } from '$generated/messages';
import type { Event, View } from '$generated/goblins-inc';
import type { EndFacts } from '$lib/ending';
import type { Face } from '$pieces/face';
import { lostBy, playerOf } from '../facts';
import { namesIn } from '../unfold';

export type Facts = EndFacts<View, Event>;

/** He takes over where nobody is ahead. */
export const NEPHEW: Face = {
  ears: 'droop',
  eyes: 'sleepy',
  mouth: 'ooh',
  hat: 'funnel',
  skin: '#c9a94f',
};

/** The new Boss; none where the nephew is. */
export function bossOf({ verdict, chairs }: Facts): ChairFace | undefined {
  return verdict.winners.length === 1 ? chairs.find(({ seat }) => seat === verdict.winners[0]) : undefined;
}

/** Whoever looks, if they are not the Boss; else whoever is furthest behind. */
export function loserOf({ verdict, chairs, seat, outcome }: Facts): ChairFace | undefined {
  if (outcome === 'lost' || outcome === 'drawn') return chairs.find((chair) => chair.seat === seat);
  const others = chairs.filter((chair) => !verdict.winners.includes(chair.seat));
  return others.toSorted((a, b) => (verdict.points[a.seat] ?? 0) - (verdict.points[b.seat] ?? 0))[0] ?? chairs[0];
}

/** The Boss's enemies' robot; without a Boss, the one that has lost more. */
export function scrappedTeam(facts: Facts): number {
  const { view } = facts;
  const boss = bossOf(facts);
  const team = boss && playerOf(view, boss.seat)?.team;
  if (team) return 3 - team;
  return lostBy(view, 1).all >= lostBy(view, 2).all ? 1 : 2;
}

/** How many tiles one die has brought down at most, of those that do not sit with one, and of one's own. */
export function worstFall({ rows, view, seat }: Facts): { theirs: number; own: number } {
  const team = playerOf(view, seat)?.team;
  const falls = rows
    .flatMap(({ events = [] }) => events)
    .flatMap((event) =>
      event.event === 'destroyed' ? [{ own: event.team === team, tiles: 1 + namesIn(event.fallen).length }] : [],
    );
  const most = (own: boolean) => Math.max(0, ...falls.filter((one) => one.own === own).map(({ tiles }) => tiles));
  return { theirs: most(false), own: most(true) };
}
