import { expect, test } from 'vitest';
import { paintFor, pictureOf, symbolsFor } from './pictures';

const SPRITE = `<svg><defs><path id="tooth" d="M1 1"/></defs>
<symbol id="head" viewBox="0 0 9 9"><g id="ear"><path class="skin o"/></g><use href="#tooth"/></symbol>
<symbol id="mirrored" viewBox="0 0 9 9"><use href="#ear" transform="scale(-1 1)"/></symbol>
<symbol id="hat" viewBox="0 0 9 9"><path class="team"/></symbol></svg>`;
const PAINT = `/* pens */ .o, .m { stroke: var(--line); } .skin { fill: var(--skin); } .team { fill: var(--team, #fff); }
@keyframes legal { 50% { opacity: .5; } }`;
const TOKENS = `:root { --line: #111; --skin: var(--moss); --moss: #8fbe48; --team: red; }
[data-theme="dark"] { --moss: #000; }`;

test('a drawing takes with it what it refers to, and what that refers to, wherever it stands', () => {
  const symbols = symbolsFor('<use href="#mirrored"/>', [SPRITE]);
  expect([...symbols.matchAll(/\bid="(\w+)"/g)].map(([, id]) => id)).toEqual(['mirrored', 'head', 'ear', 'tooth']);
});

test('and the paint of its classes, with the colours that they name, by day', () => {
  const paint = paintFor('<path class="skin o"/>', PAINT, TOKENS);
  expect(paint).toContain('.o{stroke: var(--line);}');
  expect(paint).toContain('--moss:#8fbe48');
  expect(paint).not.toMatch(/team|\.m|keyframes/);
});

test('a picture stands by itself', () => {
  const drawing = '<svg class="cover" viewBox="0 0 360 300" aria-hidden="true"><use href="#hat"/></svg>';
  const picture = pictureOf(drawing, [SPRITE], PAINT, TOKENS);
  const root = new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement;
  expect(root.tagName).toBe('svg');
  expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(['360', '300']);
  expect(root.querySelector('#hat')).not.toBeNull();
  expect(picture).toContain('--team:red');
});
