import type { AttackFace, MagicFace } from '$generated/goblin-warlord';

export type DieKind = 'attack' | 'banner' | 'hoozits';

/** The symbol of each face, in the order in which odds are read. */
export const FACES = {
  overrun: 'g-overrun',
  victory: 'g-victory',
  push: 'g-push',
  loss: 'g-loss',
  zaap: 'g-zaap',
  banner: 'o-banner',
  'no-effect': 'g-none',
  'evil-eye': 'g-evil-eye',
} satisfies Record<AttackFace | MagicFace, string>;

export type DieFace = AttackFace | MagicFace;
