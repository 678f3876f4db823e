import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { wantsNoHints } from './smooth.ts';

/** What every language may type or show, whether a sentence of ours has it or not: letters, and spaces that do not break. */
const ALWAYS = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0x410, 0x44f],
  [0x202f, 0x202f],
] as const;
/** Kerning and ligatures; not the small capitals, swashes and fractions that nothing here asks for. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark'];
const SCHEME = 'font://';

/** A `@font-face` of fonts.css, taken apart. */
export interface Face {
  /** All but its file and its letters. */
  about: string;
  file: string;
  letters: ReadonlySet<number>;
}

export function facesIn(css: string): Face[] {
  const faces = [...css.matchAll(/@font-face\s*{([^}]*url[^}]*)}/g)].map(([, body = '']) => {
    const [, file = ''] = /url\('([^']+)'\)/.exec(body) ?? [];
    const [, ranges = ''] = /unicode-range:([^;]+);/.exec(body) ?? [];
    const about = body.replace(/\s*(src|unicode-range):[^;]+;/g, '').trim();
    return { about, file, letters: lettersOf(ranges) };
  });
  // Where two have a letter, browsers take the later one.
  return faces.map((face, i) => {
    const later = faces.slice(i + 1).filter(({ about }) => about === face.about);
    return { ...face, letters: later.reduce((left, { letters }) => left.difference(letters), face.letters) };
  });
}

function lettersOf(ranges: string): Set<number> {
  const found = new Set<number>();
  for (const [, first = '', last = first] of ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g))
    for (let code = parseInt(first, 16); code <= parseInt(last, 16); code += 1) found.add(code);
  return found;
}

/** As CSS writes them: neighbours as ranges. */
export function rangesOf(letters: Iterable<number>): string {
  const ranges: [number, number][] = [];
  for (const code of [...letters].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join();
}

/** Every letter that stands in our words or in our code, and those that people type. */
export function lettersUsed(folders: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const [first, last] of ALWAYS) for (let code = first; code <= last; code += 1) found.add(code);
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.(ftl|svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
        for (const letter of readFileSync(join(folder, name), 'utf8')) found.add(letter.codePointAt(0)!);
  return found;
}

/**
 * Each font as two files: what our own words need, which comes with the first visit, and the rest, for the names that
 * people give themselves. Hinting instructions, two thirds of Pangolin, stay behind.
 */
export function fonts(folders: readonly string[]): Plugin {
  const find = createRequire(import.meta.url);
  return {
    name: 'fonts',
    apply: 'build',
    enforce: 'pre',
    async transform(css, id) {
      if (!id.endsWith('/style/fonts.css')) return null;
      const used = lettersUsed(folders);
      const standIns = [...css.matchAll(/@font-face\s*{[^}]*local\([^}]*}/g)].map(([face]) => face);
      const made = facesIn(css).flatMap(({ about, file, letters }) => {
        const source = readFileSync(find.resolve(file));
        const name = basename(file, '.woff2').replace(/-(400-normal|wght-normal)$/, '');
        return [
          { about, source, name, letters: letters.intersection(used) },
          { about, source, name: `${name}-more`, letters: letters.difference(used) },
        ].filter((part) => part.letters.size);
      });
      const rules = made.map(async ({ about, source, name, letters }) => {
        const text = String.fromCodePoint(...letters);
        const part = await subsetFont(source, text, {
          targetFormat: 'truetype',
          noHinting: true,
          keepFeatures: FEATURES,
        });
        const font = await convert(Buffer.from(wantsNoHints(part)), 'woff2');
        const hash = createHash('sha256').update(font).digest('base64url').slice(0, 8);
        this.emitFile({ type: 'asset', fileName: `assets/${name}-${hash}.woff2`, source: font });
        return `@font-face{${about}src:url('${SCHEME}${name}-${hash}.woff2') format('woff2');unicode-range:${rangesOf(letters)}}`;
      });
      return { code: [...(await Promise.all(rules)), ...standIns].join('\n'), map: null };
    },
    // Vite leaves addresses with a scheme alone; now they may say where the files are.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = String(file.source).replaceAll(SCHEME, '/assets/');
    },
  };
}
