// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconFiles, COLOURS } from './icons';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const files = await iconFiles(read('../public/icon.svg'));
const sizeOf = (png: Uint8Array) => [16, 20].map((at) => new DataView(png.buffer, png.byteOffset).getUint32(at));

test.each([
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-mask.png', 512],
  ['apple-touch-icon.png', 180],
])('%s is a square of %i', (name, side) => {
  expect(sizeOf(files.get(name)!)).toEqual([side, side]);
});

test('an icon for old browsers is one picture in an envelope', () => {
  const ico = files.get('favicon.ico')!;
  expect([...ico.slice(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  expect(sizeOf(ico.slice(22))).toEqual([32, 32]);
});

test.each(Object.entries(COLOURS))('the %s has the colour of the tokens, by day', (name, colour) => {
  expect(new RegExp(`--${name}: ([^;]+);`).exec(read('../src/style/tokens.css'))?.[1]).toBe(colour);
});
