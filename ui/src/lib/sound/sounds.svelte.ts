import { settings } from '$lib/shell/settings.svelte';
import { isSound, RECIPES, type Tone } from './recipes';

const GESTURES = ['pointerdown', 'keydown'] as const;
const SOON = 250; // ms: what the gesture was for is on the screen by then, and it is still the same gesture to a browser

/** Small synthesised effects. Browsers allow none before a gesture: until then nothing is made at all. */
export class Sounds {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  readonly #make: () => AudioContext;
  readonly #volume: () => number;

  constructor(volume: () => number, make: () => AudioContext = () => new AudioContext()) {
    this.#volume = volume;
    this.#make = make;
  }

  /** Listen for the first gesture; returns how to stop. To open a device of sound can take longer than a frame may. */
  start(target: EventTarget = window): () => void {
    const wake = () => {
      stop();
      setTimeout(() => this.wake(), SOON);
    };
    const stop = () => GESTURES.forEach((gesture) => target.removeEventListener(gesture, wake));
    GESTURES.forEach((gesture) => target.addEventListener(gesture, wake));
    return stop;
  }

  wake(): void {
    try {
      this.#context ??= this.#make();
      void this.#context.resume?.();
    } catch {
      // a browser without sound: the log tells everything
    }
  }

  play(name: string): void {
    const volume = this.#volume();
    const context = this.#context;
    if (!context || !volume || !isSound(name)) return;
    const out = context.createGain();
    out.gain.value = volume;
    out.connect(context.destination);
    for (const tone of RECIPES[name] as readonly Tone[]) this.#sound(context, out, tone);
  }

  #sound(context: AudioContext, out: AudioNode, { wave, from, to = from, at = 0, lasts, loud }: Tone): void {
    const begin = context.currentTime + at;
    const end = begin + lasts;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.linearRampToValueAtTime(loud, begin + Math.min(0.012, lasts / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    gain.connect(out);
    const source = wave === 'noise' ? this.#noisy(context, gain) : waving(context, gain, wave);
    source.pitch.setValueAtTime(from, begin);
    source.pitch.exponentialRampToValueAtTime(to, end);
    source.node.start(begin);
    source.node.stop(end + 0.02);
  }

  #noisy(context: AudioContext, out: AudioNode) {
    const node = context.createBufferSource();
    node.buffer = this.#noise ??= noiseFor(context);
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    node.connect(filter);
    filter.connect(out);
    return { node, pitch: filter.frequency };
  }
}

function waving(context: AudioContext, out: AudioNode, wave: OscillatorType) {
  const node = context.createOscillator();
  node.type = wave;
  node.connect(out);
  return { node, pitch: node.frequency };
}

function noiseFor(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

export const sounds = new Sounds(() => settings.volume);
