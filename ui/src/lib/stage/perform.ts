/** Run a keyframe of pieces.css on an element, from its beginning even if it is running; durations are tokens. */
export function perform(
  element: HTMLElement | SVGElement,
  keyframe: string,
  duration: string,
  easing = '--e-out',
): void {
  element.style.animation = 'none';
  void element.getBoundingClientRect(); // the browser must notice that it had ended
  element.style.animation = `${keyframe} var(${duration}) var(${easing}) both`;
}
