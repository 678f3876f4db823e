// @vitest-environment node
import { expect, test } from 'vitest';
import type { Event, View } from '$generated/goblins-inc';
import { fromPython } from '../from-python';
import { unfold } from '.';

/** A game of bots as the public sees and hears it: the first view, then what each move told and the view after it. */
const SCRIPT = `
import goblins
from goblins.kernel.game import PUBLIC
seats, variant = int(sys.argv[1]), sys.argv[2]
match = goblins.new("goblins-inc", seats=seats, seed=seats, options={"variant": variant, "on_tie": "third-round"})
steps = [[[], match.view()]]
while match.deciders:
    seat = match.deciders[0]
    bot = "random" if seat == "blue" else "scrapper"
    match.play(seat, match.bot_move(seat, bot, seed=len(steps)))
    told = [one.event for one in match.true.made[-1].told if one.heard_by(PUBLIC)]
    steps.append([told, match.view()])
write(steps)`;

/** What events say, without what only the rules can read off it. */
const told = ({ gauges: _, worths: __, agendas: ___, ...rest }: View) => rest;

test.each([
  ['2', 'standard'],
  ['3', 'full'],
  ['4', 'party'],
])('events alone tell what a spectator sees, as in Python: %s seats, %s', { timeout: 60_000 }, (seats, variant) => {
  const steps = fromPython(SCRIPT, seats, variant) as [Event[], View][];
  expect(steps.length).toBeGreaterThan(80);
  let view = steps[0]![1];
  for (const [events, after] of steps) {
    view = events.reduce(unfold, view);
    expect(told(view)).toEqual(told(after));
  }
});
