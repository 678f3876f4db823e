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

function lay(names: string): HTMLElement {
  const card = document.createElement('button');
  card.dataset['explain'] = names;
  document.body.append(card);
  return card;
}

const mouse = (card: HTMLElement, what: string, x = 0): boolean =>
  card.dispatchEvent(
    new PointerEvent(what, { bubbles: true, pointerType: 'mouse', clientX: x, clientY: 0, movementX: x }),
  );

/** The mouse comes to something that names these, and rests. */
function restOn(names: string): void {
  mouse(lay(names), 'pointermove', 20);
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

test('what comes under a mouse that stands still says nothing, before it moves', () => {
  const card = lay(first);
  mouse(document.body, 'pointermove', 20);
  mouse(card, 'pointerover', 20);
  mouse(card, 'pointermove', 20);
  vi.runAllTimers();
  expect(explaining.text).toBe('');
  mouse(card, 'pointermove', 21);
  vi.runAllTimers();
  expect(explaining.text).toBe(firstText);
});

test('what was pressed says nothing until the mouse has left it', () => {
  const card = lay(first);
  mouse(card, 'pointerdown', 20);
  mouse(card, 'pointermove', 22);
  vi.runAllTimers();
  expect(explaining.text).toBe('');
  mouse(card, 'pointerout', 90);
  mouse(card, 'pointermove', 24);
  vi.runAllTimers();
  expect(explaining.text).toBe(firstText);
});
