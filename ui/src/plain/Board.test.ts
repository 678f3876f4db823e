import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { GameFace, MoveFace } from '$generated/messages';
import { words } from '$lib/words/words.svelte';
import Board from './Board.svelte';

const LEGAL = [{ move: 'take', stones: 1 }, { move: 'take', stones: 2 }, { move: 'pass' }];
const seen: GameFace = {
  view: { stones_left: 7, players: [{ seat: 'red', taken: 3 }, { seat: 'blue', taken: 0 }] }, // prettier-ignore
  question: { key: 'some-question', args: {} },
  legal: LEGAL,
  deciders: ['red'],
  undo: false,
  silent: false,
  deadlines: {},
  verdict: null,
};
let shown: object | undefined;
let considered: (MoveFace | null)[] = [];

function show(busy = false): void {
  const consider = (move: MoveFace | null) => void considered.push(move);
  const sayMove = (move: MoveFace) => `Say ${JSON.stringify(move)}`;
  const props = {
    seen,
    seat: 'red' as const,
    chairs: [],
    play: () => undefined,
    consider,
    considered: LEGAL[1]!,
    busy,
    sayMove,
  };
  shown = mount(Board, { target: document.body, props });
  flushSync();
}
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.plain button')];

beforeAll(() => words.speak('en'));
afterEach(() => {
  if (shown) void unmount(shown);
  document.querySelector('.plain')?.remove();
  considered = [];
});

test('every legal move is a button with its words, the rarer kinds first, and one tab stop leads to them', () => {
  show();
  const [first, second, pass] = LEGAL;
  const said = [pass, first, second].map((move) => `Say ${JSON.stringify(move)}`);
  expect(buttons().map((button) => button.textContent)).toEqual(said);
  expect(buttons().map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true']);
  expect(buttons().filter((button) => button.tabIndex === 0)).toHaveLength(1);
});

test('a move that is pressed is thought about, unless something is on its way', () => {
  show();
  buttons()[0]!.click();
  expect(considered).toEqual([LEGAL[2]]);
  void unmount(shown!);
  show(true);
  buttons()[0]!.click();
  expect(considered).toHaveLength(1);
});

test('the view is shown with labels from its keys', () => {
  show();
  const text = document.querySelector('.plain')!.textContent;
  expect(text).toContain('Stones left');
  expect([...document.querySelectorAll('th')].map((one) => one.textContent)).toEqual(['Seat', 'Taken']);
  expect([...document.querySelectorAll('td')].map((one) => one.textContent?.trim())).toEqual([
    'Red',
    '3',
    'Blue',
    '0',
  ]);
});
