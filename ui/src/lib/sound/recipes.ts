/** A tone or a burst of noise, as a synthesiser needs it. Times in seconds. */
export interface Tone {
  /** `noise` is filtered around `from`; the others are waves. */
  wave: 'sine' | 'square' | 'triangle' | 'sawtooth' | 'noise';
  from: number;
  to?: number;
  at?: number;
  lasts: number;
  loud: number;
}

const tone = (wave: Tone['wave'], from: number, to: number, at: number, lasts: number, loud: number): Tone => ({
  wave,
  from,
  to,
  at,
  lasts,
  loud,
});

/** Every sound of the house. Short, low in the mix, and made of a few tones. */
export const RECIPES = {
  clank: [tone('square', 420, 180, 0, 0.09, 0.16), tone('noise', 3200, 900, 0, 0.06, 0.3)],
  pop: [tone('sine', 260, 620, 0, 0.09, 0.4)],
  lose: [tone('triangle', 420, 120, 0, 0.24, 0.4), tone('noise', 700, 300, 0.02, 0.1, 0.15)],
  dash: [tone('noise', 500, 1800, 0, 0.22, 0.22), tone('noise', 600, 2200, 0.14, 0.2, 0.18)],
  roll: [0, 0.09, 0.17, 0.28, 0.42].map((at) => tone('noise', 1500 - at * 900, 500, at, 0.06, 0.35)),
  push: [tone('triangle', 180, 160, 0, 0.16, 0.35)],
  clash: [tone('noise', 2600, 500, 0, 0.18, 0.4), tone('square', 220, 90, 0, 0.16, 0.15)],
  zap: [tone('sawtooth', 1400, 120, 0, 0.32, 0.2), tone('noise', 4000, 700, 0.04, 0.24, 0.2)],
  raise: [
    tone('square', 150, 150, 0, 0.08, 0.16),
    tone('square', 190, 190, 0.12, 0.08, 0.16),
    tone('triangle', 300, 600, 0.24, 0.3, 0.35),
  ],
  crash: [tone('noise', 900, 120, 0, 0.5, 0.5), tone('triangle', 140, 50, 0, 0.4, 0.4)],
  flip: [tone('noise', 2200, 3800, 0, 0.07, 0.2), tone('triangle', 340, 460, 0.05, 0.1, 0.2)],
  no: [tone('square', 160, 140, 0, 0.1, 0.12), tone('square', 120, 110, 0.12, 0.14, 0.12)],
  turn: [tone('triangle', 523, 523, 0, 0.14, 0.4), tone('triangle', 784, 784, 0.13, 0.24, 0.4)],
  talk: [tone('sine', 700, 880, 0, 0.08, 0.25)],
  fanfare: [392, 523, 659, 784].map((pitch, i) =>
    tone('triangle', pitch, pitch, i * 0.13, i === 3 ? 0.6 : 0.16, 0.4),
  ),
} satisfies Record<string, Tone[]>;

export type SoundName = keyof typeof RECIPES;
export const isSound = (name: string): name is SoundName => name in RECIPES;
