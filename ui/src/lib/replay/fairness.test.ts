// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Document } from '$lib/api';
import { checkKey, checkPromise, keyIn, promisedIn, type Promised } from './fairness';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** A promise as the server makes it, with names that sort differently in Python and in JavaScript. */
const SCRIPT = `
import json, sys
sys.path.insert(0, ${JSON.stringify(`${root}/src`)})
from goblins.kernel.chance import key_from_seed, key_to_hex
from goblins.tables.fairness import commitment, key_of
salts = {"zé": "pinch", "Zog": "смерть кубикам", "a\\U0001F479": "x", "a\\uFFFD": "y"}
print(json.dumps([{"table": "t1", "commitment": commitment("t1", "5ec7e7"), "secret": "5ec7e7", "salts": salts},
                  key_to_hex(key_of("t1", "5ec7e7", salts)), key_to_hex(key_from_seed("5ec7e7"))]))`;
const python = process.env['GOBLINS_PYTHON'] ?? `${root}/.venv/bin/python`;
const [promised, key, ofTheDay] = JSON.parse(execFileSync(python, ['-c', SCRIPT], { encoding: 'utf8' })) as [
  Promised,
  string,
  string,
];

afterEach(() => vi.unstubAllGlobals());

describe('checking that chance was not bent', () => {
  test('a server that kept its word is believed, with the sums that Python does', async () => {
    expect(await checkPromise(promised)).toBe('right');
    expect(await checkKey(promised, { key })).toBe('right');
  });

  test('another secret than the promised one is noticed', async () => {
    expect(await checkPromise({ ...promised, secret: '5ec7e8' })).toBe('wrong');
  });

  test('a salt that was left out, or a key from elsewhere, is noticed', async () => {
    const { Zog: _, ...fewer } = promised.salts;
    expect(await checkKey({ ...promised, salts: fewer }, { key })).toBe('wrong');
    expect(await checkKey(promised, { key: 'f'.repeat(32) })).toBe('wrong');
    expect(await checkKey(promised, { key: key.slice(0, 4) })).toBe('wrong');
    expect(await checkKey(promised, {})).toBe('wrong');
  });

  test('of a run of the day the secret is the seed by itself', async () => {
    const day = { ...promised, daily: '2026-11-15' };
    expect(await checkKey(day, { key: ofTheDay })).toBe('right');
    expect(await checkKey(day, { key })).toBe('wrong');
  });

  test('a game from a position has its key within it', () => {
    const document: Document = { start: { state: { table: { chance: { key: [1, 2, 255, 4294967295] } } } } };
    expect(keyIn(document)).toBe('00000001' + '00000002' + '000000ff' + 'ffffffff');
  });

  test('a page without cryptography says so', async () => {
    vi.stubGlobal('crypto', {});
    expect(await checkPromise(promised)).toBe('unable');
  });

  test('a journal without a promise is told from one with it', () => {
    expect(promisedIn({})).toBeNull();
    expect(promisedIn({ fairness: { ...promised, salts: { a: 1 } } })).toBeNull();
    expect(promisedIn({ fairness: promised })).toEqual(promised);
  });
});
