import { afterEach, describe, expect, test, vi } from 'vitest';
import { isMissingPart, troubleOf, whyMissing } from './troubles';

afterEach(() => vi.unstubAllGlobals());

describe('a trouble', () => {
  test.each([
    ['page-problem-offline', 'trouble-offline', 'retry'],
    ['page-problem-unreachable', 'trouble-unreachable', 'retry'],
    ['bad-old-client', 'trouble-old-version', 'reload'],
    ['bad-table-unknown', 'trouble-gone', 'shelf'],
    ['bad-table-invitation', 'trouble-invitation', 'shelf'],
    ['bad-table-no-spectators', 'trouble-private', 'shelf'],
    ['bad-too-many', 'trouble-too-many', 'wait'],
    ['bad-something-new', 'trouble-other', 'retry'],
  ])('%s is called by its name and has a way out', (key, title, way) => {
    expect(troubleOf({ key })).toMatchObject({ title, way });
  });
});

describe('a part of the page that does not arrive', () => {
  const gone = () => Promise.reject(new TypeError('failed'));
  const health = (answer: () => Promise<{ ok: boolean }>, onLine = true) => {
    vi.stubGlobal('fetch', answer);
    vi.stubGlobal('navigator', { onLine });
  };

  test('is told from a defect', () => {
    expect(isMissingPart(new TypeError('Failed to fetch dynamically imported module: /assets/Rules-1.js'))).toBe(
      true,
    );
    expect(isMissingPart(new TypeError('Importing a module script failed.'))).toBe(true);
    expect(isMissingPart(new TypeError('undefined is not a function'))).toBe(false);
  });

  test('is missing for want of a network, of a server, or of a newer page', async () => {
    health(gone, false);
    expect(await whyMissing()).toBe('page-problem-offline');
    health(gone);
    expect(await whyMissing()).toBe('page-problem-unreachable');
    health(() => Promise.resolve({ ok: true }));
    expect(await whyMissing()).toBe('bad-old-client');
  });
});
