import type { Event } from '$generated/nitro-run';
import { bottles, hasArrived, isBuried, type Facts } from './facts';

const SLOTS = 6; // nitro in a full cart
const CREW = 6;

/** What would have brought more, by what has happened: whatever cost most points. */
export function lessonOf(facts: Facts): string {
  const { ending } = facts.verdict;
  if (ending === 'exploded') return has(facts, 'braked') ? 'braked-and-exploded' : 'exploded';
  if (isBuried(facts)) return 'buried';
  if (!hasArrived(facts)) return ending === 'no-nitro' ? 'empty' : 'slow';
  const { run, week } = facts.view;
  const cart = run?.cart ?? [];
  const costs: [number, string][] = [
    [2 * (SLOTS - cart.length), week.day > week.days ? 'overtime' : has(facts, 'demolished') ? 'blasted' : 'early'],
    [3 * (CREW - (run?.goblins ?? CREW)), 'jumped'],
    [bottles(facts, 'angry'), has(facts, 'braked') ? 'braked' : 'angry'],
  ];
  const [most, what] = costs.reduce((worst, one) => (one[0] > worst[0] ? one : worst));
  return most ? what : 'perfect';
}

const has = ({ rows }: Facts, event: Event['event']): boolean =>
  rows.some(({ events }) => events?.some((one) => one.event === event));
