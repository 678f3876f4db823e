/** A scene of the page as a picture to share: whole in itself, with its symbols, paints and lettering. */
export const CARD = { width: 1200, height: 630 };
const SCENE = { width: 740, height: 576 }; // what a scene of 900 by 700 takes of it
const SIGN = 'Dela Gothic One';

export interface Caption {
  game: string;
  title: string;
  text: string;
  score: string;
}

export async function cardOf(scene: SVGSVGElement, caption: Caption): Promise<string> {
  const symbols = symbolsOf(scene);
  const drawn = scene.cloneNode(true) as SVGSVGElement;
  for (const [name, value] of Object.entries({ x: '24', y: '27', width: SCENE.width, height: SCENE.height }))
    drawn.setAttribute(name, String(value));
  const style = document.createElementNS(scene.namespaceURI, 'style');
  style.textContent = [paintsOf(scene), await lettering(), ...rulesFor([scene, ...symbols])].join('\n');
  const defs = document.createElementNS(scene.namespaceURI, 'defs');
  defs.append(...symbols.map((symbol) => symbol.cloneNode(true)));
  const card = document.createElementNS(scene.namespaceURI, 'svg') as SVGSVGElement;
  card.setAttribute('viewBox', `0 0 ${CARD.width} ${CARD.height}`);
  card.setAttribute('width', String(CARD.width));
  card.setAttribute('height', String(CARD.height));
  card.innerHTML = FRAME;
  card.prepend(style, defs);
  card.querySelector('.window')?.append(drawn);
  card.querySelector('.caption')?.append(...linesOf(caption));
  return new XMLSerializer().serializeToString(card);
}

const FRAME = `<clipPath id="window"><rect x="24" y="27" width="740" height="576" rx="22"/></clipPath>
<rect width="1200" height="630" fill="#d8c6a0"/>
<g class="window" clip-path="url(#window)"/>
<rect x="24" y="27" width="740" height="576" rx="22" fill="none" stroke="#1c1510" stroke-width="6"/>
<rect x="790" y="27" width="386" height="576" rx="18" fill="#26332f" stroke="#1c1510" stroke-width="6"/>
<rect x="797" y="34" width="372" height="562" rx="13" fill="none" stroke="#8d6140" stroke-width="8"/>
<g class="caption"/>`;

/** Each with its size, letters a line, colour and face. */
function linesOf({ game, title, text, score }: Caption): SVGTextElement[] {
  const parts = [
    { said: game, size: 26, most: 24, fill: '#b7c8bd', sign: true },
    { said: title, size: 46, most: 13, fill: '#ffd76a', sign: true },
    { said: text, size: 26, most: 25, fill: '#f6f3e6', sign: false },
    { said: score, size: 26, most: 25, fill: '#f6f3e6', sign: false },
  ];
  let y = 64;
  return parts.flatMap(({ said, size, most, fill, sign }) => {
    const lines = wrapped(said, most).map((line) => {
      y += size * 1.2;
      const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
      const facts = { x: 822, y, 'font-size': size, fill, 'font-family': sign ? FACES.sign : FACES.text };
      for (const [name, value] of Object.entries(facts)) text.setAttribute(name, String(value));
      text.textContent = line;
      return text;
    });
    y += 18;
    return lines;
  });
}

const FACES = { sign: `'${SIGN}', 'Arial Black', sans-serif`, text: "Rubik, Verdana, 'DejaVu Sans', sans-serif" };

/** Lines of so many letters at most, and never half a word. */
export function wrapped(text: string, most: number): string[] {
  return text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) return [...lines.slice(0, -1), `${last} ${word}`];
    return [...lines, word];
  }, []);
}

/** Everything that the scene refers to, and what that refers to. */
function symbolsOf(scene: Element): Element[] {
  const found = new Map<string, Element>();
  const look = (within: Element) => {
    for (const [, id = ''] of within.outerHTML.matchAll(/(?:href="#|url\(#)([\w-]+)/g)) {
      const symbol = found.has(id) ? null : document.getElementById(id);
      if (!symbol) continue;
      found.set(id, symbol);
      look(symbol);
    }
  };
  look(scene);
  // One that lies in another travels with it.
  return [...found.values()].filter(
    (one) => ![...found.values()].some((other) => other !== one && other.contains(one)),
  );
}

const styleRules = (): CSSRule[] => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);

/** The rules that say something of these, as they stand still. */
function rulesFor(elements: readonly Element[]): string[] {
  const concerns = ({ selectorText }: CSSStyleRule) =>
    !selectorText.startsWith(':root') &&
    elements.some((one) => one.matches(selectorText) || one.querySelector(selectorText));
  return styleRules()
    .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && concerns(rule))
    .map(({ cssText }) => cssText.replaceAll(/(animation|transition)[\w-]*:[^;}]*;?/g, ''));
}

/** Every token of the page, with its value here. */
function paintsOf(scene: Element): string {
  const here = getComputedStyle(scene);
  const names = new Set(
    styleRules().flatMap((rule) =>
      rule instanceof CSSStyleRule ? [...rule.style].filter((name) => name.startsWith('--')) : [],
    ),
  );
  const values = [...names].map((name) => [name, here.getPropertyValue(name)]).filter(([, value]) => value);
  return `svg { ${values.map(([name, value]) => `${name}: ${value};`).join(' ')} }`;
}

/** The letters of the signs; a picture knows no fonts of the page. */
async function lettering(): Promise<string> {
  const faces = styleRules().filter(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family').includes(SIGN),
  );
  const embedded = faces.map(async ({ style, parentStyleSheet }) => {
    const [, path = ''] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src')) ?? [];
    const font = await fetch(new URL(path, parentStyleSheet?.href ?? location.href));
    const range = style.getPropertyValue('unicode-range');
    return `@font-face { font-family: '${SIGN}'; src: url(${await dataOf(await font.blob())}); ${range ? `unicode-range: ${range};` : ''} }`;
  });
  return (await Promise.all(embedded)).join('\n');
}

const dataOf = (blob: Blob): Promise<string> =>
  new Promise((keep, fail) => {
    const reader = new FileReader();
    reader.onload = () => keep(String(reader.result));
    reader.onerror = () => fail(new Error('the lettering cannot be read'));
    reader.readAsDataURL(blob);
  });
