/** What a drawing needs to stand by itself: the symbols that it uses, and the paint that they are painted with. */

/** The symbols of the sprites that a drawing refers to, and those that these refer to. */
export function symbolsFor(drawing: string, sprites: readonly string[]): string {
  const known = new Map(sprites.flatMap(piecesOf));
  const wanted = new Set<string>();
  const take = (text: string) => {
    for (const [, id = ''] of text.matchAll(/(?:href="#|url\(#)([\w-]+)/g)) {
      const piece = known.get(id);
      if (!piece || wanted.has(piece)) continue;
      wanted.add(piece);
      take(piece);
    }
  };
  take(drawing);
  return [...wanted].join('');
}

/** What brings each id of a sprite with it: the symbol that it stands in, or the definition beside them. */
function piecesOf(sprite: string): [string, string][] {
  const symbols = [...sprite.matchAll(/<symbol .*?<\/symbol>/gs)].map(([symbol]) => symbol);
  const rest = sprite.replace(/<symbol .*?<\/symbol>/gs, '');
  const others = [...rest.matchAll(/<(\w+) id="[^"]+"[^>]*?(?:\/>|>.*?<\/\1>)/gs)].map(([definition]) => definition);
  return [...symbols, ...others].flatMap((piece) =>
    [...piece.matchAll(/\bid="([\w-]+)"/g)].map(([, id = '']) => [id, piece] as [string, string]),
  );
}

/** Of these styles the rules whose classes a drawing has, with every colour that they name. */
export function paintFor(drawing: string, paint: string, tokens: string): string {
  const has = new Set([...drawing.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const rules = [...plain(paint).matchAll(/([^{}]+){([^{}]*)}/g)]
    .map(([, selectors = '', body = '']) => [
      selectors.split(',').filter((one) => has.has(/^\s*\.([\w-]+)\s*$/.exec(one)?.[1] ?? '')),
      body.trim(),
    ])
    .filter(([selectors]) => selectors!.length)
    .map(([selectors, body]) => `${(selectors as string[]).map((one) => one.trim()).join()}{${body as string}}`);
  const colours = new Map(
    [
      ...plain(tokens)
        .split("[data-theme='dark']")[0]!
        .split('[data-theme="dark"]')[0]!
        .matchAll(/(--[\w-]+):\s*([^;]+);/g),
    ].map(([, name = '', value = '']) => [name, value] as const),
  );
  const named = new Map<string, string>();
  const name = (text: string) => {
    for (const [, variable = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      const value = colours.get(variable);
      if (value === undefined || named.has(variable)) continue;
      named.set(variable, value);
      name(value);
    }
  };
  name(rules.join('') + drawing);
  return `:root{font-weight:900;${[...named].map(([variable, value]) => `${variable}:${value}`).join(';')}}${rules.join('')}`;
}

/** Without comments and movements. */
const plain = (css: string) =>
  css.replace(/\/\*.*?\*\//gs, '').replace(/@keyframes[^{]*{(?:[^{}]*{[^{}]*})*[^{}]*}/g, '');

/** A drawing of the page as a picture of its own. */
export function pictureOf(drawing: string, sprites: readonly string[], paint: string, tokens: string): string {
  const [, attributes = '', inside = ''] = /^\s*<svg([^>]*)>(.*)<\/svg>\s*$/s.exec(drawing) ?? [];
  const [, , , width, height] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(attributes) ?? [];
  const symbols = symbolsFor(inside, sprites);
  const style = paintFor(symbols + inside, paint, tokens);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"${attributes.replace(
    / (?:class|aria-hidden)="[^"]*"/g,
    '',
  )}><style>${style}</style><defs>${symbols}</defs>${inside}</svg>`;
}
