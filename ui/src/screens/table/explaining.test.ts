import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words } from '$lib/words/words.svelte';
import { Explaining } from './explaining.svelte';

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
  await words.learn('goblins-inc');
  vi.useFakeTimers();
  explaining = new Explaining(() => 'goblins-inc');
  leave = explaining.root(document.body);
});
afterEach(() => {
  leave();
  document.body.replaceChildren();
  vi.useRealTimers();
});

test('what is touched explains itself', () => {
  restOn('ability-crane');
  expect(explaining.text).toMatch(/^Crane,/);
});

test('both halves of a card are explained, a line each', () => {
  restOn('ability-homing ability-dynamite');
  expect(explaining.text.split('\n')).toEqual([
    expect.stringMatching(/^Homing,/) as string,
    expect.stringMatching(/^Dynamite,/) as string,
  ]);
});

test('what the rules have no words for says nothing', () => {
  restOn('ability-yodel');
  expect(explaining.text).toBe('');
});
