import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** Those of tokens.css, by day: the desk is behind the page while it opens, paper is its top bar. */
export const COLOURS = { desk: '#d8c6a0', paper: '#f8f0de' };
const MASK = 0.72; // of a picture that may be cut to a circle, a face may take so much

export const ICONS = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-mask.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

let started: Promise<void> | undefined;

/** Our goblin as the pictures that home screens, tabs and old browsers ask for. */
export async function iconFiles(icon: string): Promise<Map<string, Uint8Array>> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await (started ??= initWasm(readFileSync(wasm)));
  const bare = square(icon, 1);
  return new Map([
    ['icon-192.png', png(bare, 192)],
    ['icon-512.png', png(bare, 512)],
    ['icon-mask.png', png(square(icon, MASK, COLOURS.desk), 512)],
    ['apple-touch-icon.png', png(square(icon, MASK, COLOURS.desk), 180)],
    ['favicon.ico', ico(png(bare, 32), 32)],
  ]);
}

/** The face in the middle of a square. */
function square(icon: string, share: number, ground?: string): string {
  const [, x = 0, y = 0, width = 0, height = 0] = (/viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(icon) ?? []).map(Number);
  const side = Math.max(width, height) / share;
  const [left, top] = [x + width / 2 - side / 2, y + height / 2 - side / 2];
  const behind = ground ? `<rect x="${left}" y="${top}" width="${side}" height="${side}" fill="${ground}"/>` : '';
  return icon
    .replace(/viewBox="[^"]*"/, `viewBox="${left} ${top} ${side} ${side}"`)
    .replace(/(<svg[^>]*>)/, `$1${behind}`);
}

const png = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** A picture in an envelope that every browser opens. */
function ico(picture: Uint8Array, side: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(22));
  head.setUint16(2, 1, true); // an icon
  head.setUint16(4, 1, true); // one picture
  head.setUint8(6, side);
  head.setUint8(7, side);
  head.setUint16(10, 1, true); // planes
  head.setUint16(12, 32, true); // bits
  head.setUint32(14, picture.length, true);
  head.setUint32(18, 22, true);
  return Buffer.concat([Buffer.from(head.buffer), picture]);
}
