import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { readPart } from '$lib/words/files';
import { words } from '$lib/words/words.svelte';
import { figuresOf, GAMES } from './index';

test.each(GAMES)('every chapter of the rules of %s has its picture', async (game) => {
  await words.speak('en');
  await Promise.all([words.learn(game), words.learn(`${game}-rules`)]);
  const rules = await readPart('en', `${game}-rules`);
  const anchors = [...rules.matchAll(/^[a-z-]+-rule-([A-Z]{2}-[\w-]+) =/gm)].map(([, anchor]) => anchor!);
  expect(anchors.length).toBeGreaterThan(10);
  const Figure = await figuresOf(game);
  const bare = anchors.filter((anchor) => {
    const target = document.createElement('div');
    const figure = mount(Figure!, { target, props: { anchor } });
    const isDrawn = target.querySelector('svg') !== null && !target.textContent.includes('[');
    void unmount(figure);
    return !isDrawn;
  });
  expect(bare).toEqual([]);
});
