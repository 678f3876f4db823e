/**
 * Says of a font without hints that it wants none. Otherwise FreeType makes up its own, and on most Linux screens every
 * letter of Pangolin becomes a pixel wider than it was drawn. It is what `gftools fix-nonhinting` does.
 */
export function wantsNoHints(font: Uint8Array): Uint8Array {
  const old = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = Array.from({ length: old.getUint16(4) }, (_, i) => {
    const at = 12 + 16 * i;
    const [start, length] = [old.getUint32(at + 8), old.getUint32(at + 12)];
    return { tag: old.getUint32(at), body: font.slice(start, start + length) };
  });
  // PUSHW 511, SCANCTRL, PUSHB 4, SCANTYPE: fill thin strokes, too; nothing else.
  tables.push({ tag: 0x70726570 /* prep */, body: Uint8Array.of(0xb8, 0x01, 0xff, 0x85, 0xb0, 0x04, 0x8d) });
  tables.sort((a, b) => a.tag - b.tag);

  const size = (length: number) => (length + 3) & ~3;
  const made = new Uint8Array(tables.reduce((all, { body }) => all + size(body.length), 12 + 16 * tables.length));
  const view = new DataView(made.buffer);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, old.getUint32(0));
  view.setUint16(4, tables.length);
  view.setUint16(6, 16 << power);
  view.setUint16(8, power);
  view.setUint16(10, 16 * tables.length - (16 << power));
  let end = 12 + 16 * tables.length;
  tables.forEach(({ tag, body }, i) => {
    made.set(body, end);
    let sum = 0;
    for (let at = end; at < end + size(body.length); at += 4) sum = (sum + view.getUint32(at)) >>> 0;
    [tag, sum, end, body.length].forEach((value, j) => view.setUint32(12 + 16 * i + 4 * j, value));
    end += size(body.length);
  });
  return made;
}
