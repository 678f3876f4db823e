import { afterEach, describe, expect, test, vi } from 'vitest';
import { badge } from './badge.svelte';
import { fetchFrom } from './server';
import { Refused } from './table/requests';

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refusal = (status: number, key: string) => answer(status, { error: { key, args: {}, text: '', anchor: null } });
const keyOf = async (asked: Promise<unknown>) => {
  const problem = await asked.catch((caught: unknown) => caught);
  return problem instanceof Refused ? problem.problem.key : problem;
};

/** The addresses that were asked, in order. */
function answerAll(give: (path: string) => Response): string[] {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    fetched.push(path);
    return Promise.resolve(give(path));
  });
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('asking the server', () => {
  test('introduces a device once, before it asks for anything of its own', async () => {
    const fetched = answerAll((path) => answer(200, { path }));
    const found = await Promise.all([fetchFrom('/tables?of=mine'), fetchFrom('/tables?of=public')]);
    expect(found).toEqual([{ path: '/api/tables?of=mine' }, { path: '/api/tables?of=public' }]);
    expect(fetched).toEqual(['/api/me', '/api/tables?of=mine', '/api/tables?of=public']);
  });

  test('introduces it again where the server has forgotten it', async () => {
    let introductions = 0;
    const fetched = answerAll((path) => {
      if (path === '/api/me') introductions += 1;
      return path === '/api/me' || introductions > 1 ? answer(200, {}) : refusal(401, 'bad-not-known');
    });
    vi.resetModules();
    await (await import('./server')).fetchFrom('/me/code', {});
    expect(fetched).toEqual(['/api/me', '/api/me/code', '/api/me', '/api/me/code']);
  });

  test('does not introduce a device that says who it is', async () => {
    const fetched = answerAll(() => answer(200, {}));
    await fetchFrom('/me/sign-in', { code: 'x' });
    await fetchFrom('/me/anew', {});
    expect(fetched).toEqual(['/api/me/sign-in', '/api/me/anew']);
  });

  test('notices a badge that the server does not know, and leaves it alone', async () => {
    const fetched = answerAll(() => refusal(401, 'bad-badge-unknown'));
    expect(badge.unknown).toBe(false);
    expect(await keyOf(fetchFrom('/me'))).toBe('bad-badge-unknown');
    expect([badge.unknown, fetched]).toEqual([true, ['/api/me']]);
  });

  test('tells a refusal by its key', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(refusal(404, 'bad-table-unknown')));
    expect(await keyOf(fetchFrom('/tables/x'))).toBe('bad-table-unknown');
  });

  test('tells a server that is gone from a device that is offline', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
    vi.stubGlobal('navigator', { onLine: true });
    expect(await keyOf(fetchFrom('/games'))).toBe('page-problem-unreachable');
    vi.stubGlobal('navigator', { onLine: false });
    expect(await keyOf(fetchFrom('/games'))).toBe('page-problem-offline');
  });

  test('reads an answer that is not ours as a server that cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
    expect(await keyOf(fetchFrom('/games'))).toBe('page-problem-unreachable');
  });
});
