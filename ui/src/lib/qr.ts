import { encode } from 'uqr';

export interface QrCode {
  /** Modules along an edge, without the quiet zone. */
  size: number;
  /** All dark modules as one SVG path; one a row run. */
  path: string;
}

/** A text as a QR code that survives a fold and a thumb (level M). */
export function qrOf(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const runs = data.flatMap((row, y) => runsIn(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, path: runs.join('') };
}

/** Where dark modules begin in a row, and how many stand side by side. */
function runsIn(row: readonly boolean[]): [x: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    if (!dark) return;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
