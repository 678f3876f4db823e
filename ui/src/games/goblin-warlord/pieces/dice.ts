export type DieKind = 'attack' | 'banner' | 'hoozits';

/** The symbol of each face. */
export const FACES = {
  push: 'g-push',
  overrun: 'g-overrun',
  victory: 'g-victory',
  loss: 'g-loss',
  banner: 'o-banner',
  'evil-eye': 'g-evil-eye',
  'no-effect': 'g-none',
  zaap: 'g-zaap',
} as const;

export type DieFace = keyof typeof FACES;
