import { describe, expect, test } from 'vitest';
import { qrOf } from './qr';

const LINK = 'http://192.168.1.20:8000/join/Zm9vYmFyYmF6cXV4cXV1eA';

/** The path drawn back into modules. */
function modulesOf({ size, path }: { size: number; path: string }): boolean[][] {
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(length); i += 1) drawn[Number(y)]![Number(x) + i] = true;
  return drawn;
}

describe('a QR code', () => {
  test('has the three finders that a camera looks for, and the timing lines between them', () => {
    const code = qrOf(LINK);
    const drawn = modulesOf(code);
    const finder = (x: number, y: number) =>
      drawn.slice(y, y + 7).map((row) =>
        row
          .slice(x, x + 7)
          .map((dark) => (dark ? '#' : '.'))
          .join(''),
      );
    const expected = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
    expect(finder(0, 0)).toEqual(expected);
    expect(finder(code.size - 7, 0)).toEqual(expected);
    expect(finder(0, code.size - 7)).toEqual(expected);
    const timing = drawn[6]!.slice(8, code.size - 8);
    expect(timing).toEqual(timing.map((_, i) => i % 2 === 0));
  });

  test('of an invitation is small enough to be read from a phone, and grows with its text', () => {
    expect(qrOf(LINK).size).toBeLessThanOrEqual(33);
    expect(qrOf(LINK.repeat(4)).size).toBeGreaterThan(qrOf(LINK).size);
  });

  test('says something else for another link', () => {
    expect(qrOf(`${LINK}x`).path).not.toBe(qrOf(LINK).path);
  });
});
