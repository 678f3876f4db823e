import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '$lib/game';
import { BoardController } from './controller.svelte';
import type { Places } from './places';
import { Planning } from './planning.svelte';
import type { Choice } from './spot';

interface Move {
  move: 'take' | 'look' | 'build';
  at: number;
}
/** Fields in a row: taken at once, or looked at first; from the picked one it is built. */
const legal: Move[] = [
  { move: 'take', at: 1 },
  { move: 'look', at: 2 },
  { move: 'build', at: 3 },
];
const CHOICES: Record<Move['move'], Omit<Choice<Move, number>, 'move'>> = {
  take: { how: 'now' },
  look: { how: 'preview' },
  build: { how: 'preview', mustBeTouchedFirst: true },
};
const places: Places<{ turn: number }, Move, number, number> = {
  nameOf: (place) => `field-${place}`,
  choiceAt: (place, { legal, plan }) => {
    if (place === 4) return { how: 'pick', plan: plan === 4 ? 0 : 4 };
    const move = legal.find(({ at }) => at === place);
    return move ? { ...CHOICES[move.move], move } : null;
  },
  isAbout: (move, place) => move.at === place,
  isPlanned: (place, { plan }) => plan === place,
  meantBy: (place) => ({ move: 'take', at: place }),
  stillPossible: (plan) => plan,
  laidAside: () => 0,
};

const props = $state({}) as BoardProps<{ turn: number }, Move>;
let board: BoardController<{ turn: number }, Move, null, number, number>;
const planning = new Planning(0);
const element = document.createElement('button');
let end = () => {};

beforeEach(() => {
  Object.assign(props, {
    seen: { view: { turn: 1 }, legal },
    seat: 'red',
    considered: null,
    busy: false,
    noHoverPreview: false,
    play: vi.fn(),
    consider: (move: Move | null) => void (props.considered = move),
    refuse: vi.fn(),
    sayMove: ({ move, at }: Move) => `${move} ${at}`,
  });
  end = $effect.root(() => {
    board = new BoardController(() => props, { state: null, planning, places });
  });
  flushSync();
});
afterEach(() => end());

test('what can be taken back is made with one touch', () => {
  board.at(1).touch(element);
  expect(props.play).toHaveBeenCalledWith(legal[0]);
});

test('what cannot is shown first, by a mouse that rests on it, and put away when it leaves', () => {
  board.at(2).rest?.();
  expect([props.considered, board.at(2).chosen]).toEqual([legal[1], true]);
  board.at(2).leave?.();
  expect(props.considered).toBeNull();
  board.at(2).touch(element);
  expect(props.play).not.toHaveBeenCalled();
  board.at(2).touch(element);
  expect(props.play).toHaveBeenCalledWith(legal[1]);
});

test('where only a touch shows something, a mouse that rests shows nothing', () => {
  props.noHoverPreview = true;
  expect(board.at(2).rest).toBeUndefined();
  board.at(2).touch(element);
  board.at(2).leave?.();
  expect(props.considered).toEqual(legal[1]);
});

test('what is laid down wants a touch to lie, stays when the mouse goes, and another touch to be made', () => {
  board.at(3).rest?.();
  board.at(3).touch(element);
  expect(props.play).not.toHaveBeenCalled();
  board.at(3).leave?.();
  board.at(2).rest?.();
  expect(props.considered).toEqual(legal[2]);
  board.at(3).touch(element);
  expect(props.play).toHaveBeenCalledWith(legal[2]);
});

test('the touch that ends a turn does not come with the one that shows it', () => {
  const touch = () =>
    board.spot({ how: 'preview', move: legal[1]!, noHoverPreview: true, ignoreDoubleClick: true }).touch(element);
  touch();
  touch();
  expect([props.considered, vi.mocked(props.play).mock.calls.length]).toEqual([legal[1], 0]);
});

test('the first half of a move is picked up, laid down again, and void when the table has changed', () => {
  board.at(4).touch(element);
  expect([board.plan, board.at(4).chosen]).toEqual([4, true]);
  board.at(4).touch(element);
  expect(board.plan).toBe(0);
  board.at(4).touch(element);
  props.considered = legal[1]!;
  flushSync();
  expect(board.plan).toBe(4);
  props.seen = { ...props.seen, view: { turn: 2 } };
  flushSync();
  expect(board.plan).toBe(0);
});

test('Escape lays a plan aside, unless a move is being considered', () => {
  board.at(4).touch(element);
  props.considered = legal[1]!;
  board.escape(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(board.plan).toBe(4);
  props.considered = null;
  board.escape(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(board.plan).toBe(0);
});

test('where nothing is offered, what was meant is refused; while something is on its way nothing is offered', () => {
  board.at(9).touch(element);
  expect(props.refuse).toHaveBeenCalledWith({ move: 'take', at: 9 }, element, undefined);
  props.busy = true;
  expect(board.at(1).how).toBe('no');
  expect([board.make(legal[0]!), board.make(null)]).toEqual([false, false]);
});

test('what is dragged onto a place makes its move, or is refused', () => {
  board.drop(2, element);
  expect(props.play).toHaveBeenCalledWith(legal[1]);
  board.drop(9, element);
  expect(props.refuse).toHaveBeenCalledOnce();
});

test('a button says what it does, that it can be pressed, and what it is', () => {
  expect(board.button('field-1', board.at(1), 'Field 1', 'field')).toMatchObject({
    'data-piece': 'field-1',
    'data-target': 'now',
    'data-explain': 'field',
    'aria-label': 'take 1. Field 1',
    'aria-pressed': undefined,
  });
  expect(board.button('field-9', board.at(9), 'Field 9')).toMatchObject({
    'data-target': undefined,
    'aria-label': 'Field 9',
    'aria-disabled': 'true',
  });
});

test('what the coach has spoken of is marked, but for the move that is being looked at', () => {
  Object.assign(props, { advised: [legal[1], legal[2]], considered: legal[1] });
  const marked = [1, 2, 3].map((place) => board.button('', board.at(place), '')['data-advised']);
  expect(marked).toEqual([undefined, undefined, '']);
});
