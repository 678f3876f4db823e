import { expect, test } from 'vitest';
import { PARTS } from './face';
import { ICONS } from './icons';
import { TEAMS } from './team';

const sprites = Object.values(
  import.meta.glob<string>('../**/sprite.svg', { query: '?raw', import: 'default', eager: true }),
);
const components = Object.values(
  import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true }),
);
const found = (texts: string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, id]) => id!));
const ids = found(sprites, /\bid="([^"]+)"/g);

test('every id stands once in all sprites together', () => {
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test('every symbol that is referred to exists', () => {
  const plain = found([...sprites, ...components], /(?:href="#|url\(#)([a-z][\w-]*)["')]/g);
  const made = [
    ...TEAMS.map((team) => `m-${team}`),
    ...ICONS.map((icon) => `i-${icon}`),
    ...(['ears', 'eyes', 'mouth', 'hat'] as const).flatMap((part) => PARTS[part].map((name) => `${part}-${name}`)),
  ];
  expect([...plain, ...made].filter((id) => !ids.includes(id) && id !== 'main')).toEqual([]);
});

test('sprites name materials and carry no style attributes', () => {
  expect(sprites.filter((sprite) => sprite.includes('style='))).toEqual([]);
  expect(components.filter((component) => /<[a-z][^>]* style="/.test(component))).toEqual([]);
});
