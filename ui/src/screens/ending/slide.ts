import { settings } from '$lib/shell/settings.svelte';

/** The column slides in with the last frame, and stands; what cannot be used yet cannot be reached either. */
export function slide(column: HTMLElement, isStill: boolean) {
  const come = (isStill: boolean, moves: boolean) => {
    column.inert = !isStill;
    column.style.visibility = isStill ? 'visible' : 'hidden';
    if (isStill && moves && settings.paceFactor)
      column.animate([{ transform: 'translateX(40px)', opacity: 0 }, {}], {
        duration: 320 * settings.paceFactor,
        easing: 'ease-out',
      });
  };
  come(isStill, false);
  return { update: (isStill: boolean) => come(isStill, true) };
}
