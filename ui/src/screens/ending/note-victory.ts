import type { ChairFace } from '$generated/messages';
import type { EndFacts } from '$lib/ending';
import type { Session } from '$lib/table/session.svelte';
import { guides } from '$lib/guide/progress.svelte';
import { victories } from '$lib/victories.svelte';

/** Over bots alone, or alone; neither a lesson, a guided game nor what a stand-in has won is a victory. */
export function noteVictory({ table, game, chairs }: Session, { verdict }: EndFacts): void {
  const [own, others] = [true, false].map((mine) =>
    chairs.filter(({ seat }) => table.mine.includes(seat) === mine),
  ) as [ChairFace[], ChairFace[]];
  const isBeatenByOneself = own.some(({ bot }) => bot) || others.some(({ kind }) => kind !== 'bot');
  const isTaught = table.table?.lesson || guides.at(table.id);
  if (isTaught || isBeatenByOneself || !own.some(({ seat }) => verdict.winners.includes(seat))) return;
  victories.add(
    game.name,
    others.flatMap(({ bot }) => bot ?? []),
  );
}
