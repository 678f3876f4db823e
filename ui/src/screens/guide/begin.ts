import { loadGuide } from '$games/index';
import { isRunning, openTable, plainArrangement } from '$lib/api';
import { guides } from '$lib/guide/progress.svelte';
import { seatsAt } from '$lib/lesson';
import { attempt } from '$lib/shell/attempt';
import { router } from '$lib/shell/router.svelte';

/** Sit down at a guided first game: the one that was begun, if it still goes on, or a new one; `anew` always a new one. */
export async function beginGuide(game: string, opponent: string, anew = false): Promise<void> {
  const open = guides.openFor(game);
  if (open && !anew && (await isRunning(open.table))) return router.go(`/table/${open.table}`);
  if (open) guides.forget(open.table);
  const guided = await loadGuide(game);
  if (!guided) return;
  const seats = seatsAt(guided.position);
  const sitting = Array.from({ length: seats }, (_, seat) => (seat ? (guided.opponent ?? opponent) : 'you'));
  const arrangement = { ...plainArrangement(game, seats), spectators: false };
  const table = await attempt(openTable({ arrangement, sitting, start: true, position: guided.position }));
  if (!table) return;
  guides.keep({ table, game, said: [], over: false });
  router.go(`/table/${table}`);
}
