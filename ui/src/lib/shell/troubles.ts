import type { Problem } from '$generated/messages';

/** The way out of a trouble. */
export type WayOut = 'retry' | 'wait' | 'reload' | 'shelf';

export interface Trouble {
  /** The key of its heading. */
  title: string;
  /** The key of its text; left out, the problem tells itself. */
  text?: string;
  way: WayOut;
}

const TROUBLES: Record<string, Trouble> = {
  'page-problem-unreachable': { title: 'trouble-unreachable', way: 'retry' },
  'page-problem-offline': { title: 'trouble-offline', text: 'trouble-offline-text', way: 'retry' },
  'bad-old-client': { title: 'trouble-old-version', text: 'page-connection-old-version-text', way: 'reload' },
  'bad-not-known': { title: 'trouble-other', way: 'reload' },
  'bad-table-unknown': { title: 'trouble-gone', way: 'shelf' },
  'bad-table-closed': { title: 'trouble-gone', way: 'shelf' },
  'bad-table-invitation': { title: 'trouble-invitation', way: 'shelf' },
  'bad-table-private': { title: 'trouble-gone', way: 'shelf' },
  'bad-table-no-spectators': { title: 'trouble-private', text: 'trouble-private-text', way: 'shelf' },
  'bad-table-not-seated': { title: 'trouble-private', text: 'trouble-private-text', way: 'shelf' },
  'bad-table-not-over': { title: 'trouble-not-over', way: 'shelf' },
  'bad-game': { title: 'page-nowhere-title', text: 'page-no-game-text', way: 'shelf' },
  'bad-game-near': { title: 'page-nowhere-title', text: 'page-no-game-text', way: 'shelf' },
  'bad-too-many': { title: 'trouble-too-many', way: 'wait' },
  'bad-too-many-sockets': { title: 'trouble-too-many', way: 'retry' },
};

/** What kind of trouble a problem is, and which way leads out of it. */
export const troubleOf = ({ key }: Pick<Problem, 'key'>): Trouble =>
  TROUBLES[key] ?? { title: 'trouble-other', way: 'retry' };

/** A part of the page that did not arrive, in the words of the three browsers. */
export const isMissingPart = (problem: unknown): boolean =>
  problem instanceof Error &&
  /dynamically imported module|importing a module script failed|preload css/i.test(problem.message);

/** Why: there is no network, no server, or the server has a newer page without that part. */
export async function whyMissing(): Promise<string> {
  if (!navigator.onLine) return 'page-problem-offline';
  const alive = await fetch('/api/health').then(
    ({ ok }) => ok,
    () => false,
  );
  return alive ? 'bad-old-client' : 'page-problem-unreachable';
}
