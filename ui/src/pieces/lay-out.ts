const laidOut = new Set<string>();

/** Puts a sprite into the page, once. Pieces refer to its symbols by id. */
export function layOut(name: string, sprite: string): void {
  if (laidOut.has(name)) return;
  laidOut.add(name);
  const template = document.createElement('template');
  template.innerHTML = sprite;
  document.body.append(template.content);
}
