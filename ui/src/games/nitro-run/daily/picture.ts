/** The picture to share: what arrived, how well and when. Nothing of it tells where tiles lay or what was on them. */
import type { ChasmFace } from '$generated/messages';
import { SIZE } from '$lib/sharing/picture';
import { COLOURS, DEPTH, HEX, SIGNS, STAMP, stampsOf } from './chasm';

export type NitroFace = 'happy' | 'angry' | 'gone';
export interface Shared {
  title: string;
  when: string;
  chasm: ChasmFace;
  name: string;
  points: string;
  verdict: string;
  /** Empty: nothing arrived. */
  cart: readonly NitroFace[];
}

const INK = '#1c1510';
const FONT = "font-family='Rubik, Verdana, sans-serif'";

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&#39;').replaceAll('"', '&quot;');

function chasmOf(chasm: ChasmFace): string {
  const hexes = stampsOf(chasm).map(({ x, y, terrain, gate }) => {
    const ground = `<path d='${HEX}' fill='${COLOURS[terrain] ?? DEPTH}' stroke='${INK}' stroke-width='5'/>`;
    const sign = SIGNS[terrain] ? `<path d='${SIGNS[terrain]}' fill='${INK}' stroke='${INK}' stroke-width='4'/>` : '';
    const arrow = gate
      ? `<path d='M-18-10H18L0 14Z' fill='#f6b73c' stroke='${INK}' stroke-width='4' transform='translate(0 ${gate === 'exit' ? 34 : -34})'/>`
      : '';
    return `<g transform='translate(${x} ${y})'>${ground}${sign}${arrow}</g>`;
  });
  return `<g transform='translate(40 34) scale(.57)'><g transform='translate(${-STAMP.x} ${-STAMP.y})'>${hexes.join('')}</g></g>`;
}

const FACES: Record<NitroFace, string> = {
  happy: `<path d='M-10-40H10V-24Q30-14 30 8A30 30 0 0 1-30 8Q-30-14-10-24Z' fill='#ffb13d' stroke='${INK}' stroke-width='5'/><circle cx='-10' cy='2' r='4' fill='${INK}'/><circle cx='10' cy='2' r='4' fill='${INK}'/><path d='M-12 14Q0 26 12 14' fill='none' stroke='${INK}' stroke-width='5'/>`,
  angry: `<path d='M0-42 9-24 30-30 24-9 42 0 24 9 30 30 9 24 0 42-9 24-30 30-24 9-42 0-24-9-30-30-9-24Z' fill='#e5452b' stroke='${INK}' stroke-width='5'/><path d='M-16-10-4-4M16-10 4-4M-12 16Q0 6 12 16' fill='none' stroke='${INK}' stroke-width='5'/>`,
  gone: `<path d='M-20-20 20 20M20-20-20 20' fill='none' stroke='#a48bd6' stroke-width='9' stroke-linecap='round'/>`,
};

/** Our own SVG, whole in itself. */
export function pictureOf({ title, when, chasm, name, points, verdict, cart }: Shared): string {
  const bottles = cart.map(
    (face, i) => `<g transform='translate(${286 + i * 84} 262) scale(.86)'>${FACES[face]}</g>`,
  );
  const line = (y: number, size: number, text: string, fill: string, weight = 700) =>
    `<text x='250' y='${y}' font-size='${size}' font-weight='${weight}' fill='${fill}' ${FONT}>${safe(text)}</text>`;
  return [
    `<svg xmlns='http://www.w3.org/2000/svg' width='${SIZE.width}' height='${SIZE.height}' viewBox='0 0 ${SIZE.width} ${SIZE.height}'>`,
    `<rect width='100%' height='100%' fill='#38265a'/><rect x='8' y='8' width='784' height='404' rx='18' fill='none' stroke='#8a5a2b' stroke-width='8'/>`,
    chasmOf(chasm),
    line(84, 44, title, '#ffd76a', 800),
    line(122, 24, `${when} · ${name}`, '#e9dff8', 500),
    line(192, 56, points, '#ffffff', 800),
    ...(cart.length ? bottles : [`<g transform='translate(640 250) scale(2.6)'>${FACES.angry}</g>`]),
    line(360, 26, verdict, '#ffd76a'),
    '</svg>',
  ].join('');
}
