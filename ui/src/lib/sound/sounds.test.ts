import { beforeEach, expect, test, vi } from 'vitest';
import { RECIPES } from './recipes';
import { Sounds } from './sounds.svelte';

const param = () => ({
  value: 0,
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
});

class FakeContext {
  currentTime = 10;
  sampleRate = 100;
  destination = { name: 'destination' };
  made: {
    kind: string;
    connect: ReturnType<typeof vi.fn>;
    start: ReturnType<typeof vi.fn>;
    stop: ReturnType<typeof vi.fn>;
    gain: ReturnType<typeof param>;
  }[] = [];
  resume = vi.fn();
  #node(kind: string) {
    const node = {
      kind,
      connect: vi.fn(),
      start: vi.fn(),
      stop: vi.fn(),
      gain: param(),
      frequency: param(),
      buffer: null,
      type: '',
    };
    this.made.push(node);
    return node;
  }
  createGain = () => this.#node('gain');
  createOscillator = () => this.#node('oscillator');
  createBufferSource = () => this.#node('noise');
  createBiquadFilter = () => this.#node('filter');
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

let context: FakeContext;
let volume: number;
let sounds: Sounds;

beforeEach(() => {
  context = new FakeContext();
  volume = 0.5;
  sounds = new Sounds(
    () => volume,
    () => context as unknown as AudioContext,
  );
});
const kinds = () => context.made.map(({ kind }) => kind);

test('nothing sounds before a gesture, which is answered first', () => {
  vi.useFakeTimers();
  const target = new EventTarget();
  sounds.start(target);
  sounds.play('turn');
  expect(kinds()).toEqual([]);
  target.dispatchEvent(new Event('pointerdown'));
  sounds.play('turn');
  expect(kinds()).toEqual([]);
  vi.runAllTimers();
  vi.useRealTimers();
  sounds.play('turn');
  expect(kinds()).toEqual(['gain', 'gain', 'oscillator', 'gain', 'oscillator']);
});

test('the volume of the settings goes before everything', () => {
  sounds.wake();
  sounds.play('pop');
  const [out, gain, oscillator] = context.made;
  expect(out?.gain.value).toBe(0.5);
  expect(out?.connect).toHaveBeenCalledWith(context.destination);
  expect(gain?.connect).toHaveBeenCalledWith(out);
  expect(oscillator?.start).toHaveBeenCalledWith(10);
});

test('at volume 0, and for names that nobody knows, nothing is made', () => {
  sounds.wake();
  sounds.play('kazoo');
  volume = 0;
  sounds.play('pop');
  expect(kinds()).toEqual([]);
});

test('a device without sound is no trouble', () => {
  const mute = new Sounds(
    () => 1,
    () => {
      throw new Error('no device');
    },
  );
  mute.wake();
  expect(() => mute.play('pop')).not.toThrow();
});

test.each(Object.keys(RECIPES))('%s can be played and is short', (name) => {
  sounds.wake();
  sounds.play(name);
  const ends = RECIPES[name as keyof typeof RECIPES].map(({ at = 0, lasts }) => at + lasts);
  expect(Math.max(...ends)).toBeLessThanOrEqual(1.01);
  expect(context.made.some(({ start }) => start.mock.calls.length)).toBe(true);
});
