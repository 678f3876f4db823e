/** The run section by section, and what the War Boss has to say about each. */
import type { Event, View } from '$generated/nitro-run';
import type { Line } from '$lib/game';
import type { Step } from '$lib/stage/moment.svelte';
import { say } from '$lib/words/words.svelte';

const FASTEST = 6;

export const recount = (steps: readonly Step<View, Event>[], sayEvent: (event: Event) => string): readonly Line[] =>
  steps.map(({ event, view }): Line => {
    const text = sayEvent(event);
    const remark = event.event === 'revealed' && view.run ? remarkOn(event, view.run) : '';
    return remark ? { text, sum: say(`nitro-run-remark-${remark}`) } : { text };
  });

/** What the section makes of the wheels. */
function remarkOn(event: Extract<Event, { event: 'revealed' }>, run: NonNullable<View['run']>): string {
  const [stability, speed] = [run.stability + event.stability, run.speed + event.speed];
  if (stability <= 0) return 'gone';
  if (stability === 1) return 'shaky';
  if (speed >= FASTEST) return 'fast';
  return event.stability >= 0 && event.speed <= 0 ? 'dull' : run.ridden % 2 ? 'fine' : 'smoke';
}
