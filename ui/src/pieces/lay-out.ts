const laidOut = new Set<string>();
/** Where there is no page to put them into: for drawings that are made ahead. */
export const sprites: string[] = [];

/** Puts a sprite into the page, once. Pieces refer to its symbols by id. */
export function layOut(name: string, sprite: string): void {
  if (laidOut.has(name)) return;
  laidOut.add(name);
  if (typeof document === 'undefined') {
    sprites.push(sprite);
    return;
  }
  const template = document.createElement('template');
  template.innerHTML = sprite;
  document.body.append(template.content);
}
