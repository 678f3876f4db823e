/** How a piece moves: a keyframe of pieces.css, for a duration and with an easing of tokens.css. */
export interface Movement {
  keyframe: string;
  duration: string;
  easing?: string;
}

/** Run it on an element, from its beginning even if it is running. */
export function perform(
  element: HTMLElement | SVGElement,
  { keyframe, duration, easing = '--e-out' }: Movement,
): void {
  element.style.animation = 'none';
  void element.getBoundingClientRect(); // the browser must notice that it had ended
  element.style.animation = `${keyframe} var(${duration}) var(${easing}) both`;
}
