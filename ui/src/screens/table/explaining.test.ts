import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GAMES } from '$games/index';
import { readPart } from '$lib/words/files';
import { words } from '$lib/words/words.svelte';
import { Explaining } from './explaining.svelte';

const game = GAMES[0]!;
const explained = [...(await readPart('en', game)).matchAll(RegExp(`^${game}-([\\w-]+)-explain = (.+)$`, 'gm'))];
const [[, first = '', firstText], [, second = '', secondText]] = [explained[0]!, explained[1]!];

let explaining: Explaining;
let leave: () => void;

/** The mouse rests on something that names these. */
function restOn(names: string): void {
  const card = document.createElement('button');
  card.dataset['explain'] = names;
  document.body.append(card);
  card.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  vi.runAllTimers();
}

beforeEach(async () => {
  await words.speak('en');
  await words.learn(game);
  vi.useFakeTimers();
  explaining = new Explaining(() => game);
  leave = explaining.root(document.body);
});
afterEach(() => {
  leave();
  document.body.replaceChildren();
  vi.useRealTimers();
});

test('what is touched explains itself', () => {
  restOn(first);
  expect(explaining.text).toBe(firstText);
});

test('both halves of a card are explained, a connection each', () => {
  restOn(`${first} ${second}`);
  expect(explaining.text.split('\n')).toEqual([firstText, secondText]);
});

test('what the rules have no words for says nothing', () => {
  restOn('ability-yodel');
  expect(explaining.text).toBe('');
});
