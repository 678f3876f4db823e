import { describe, expect, test } from 'vitest';
import { troubleOf } from './troubles';

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
