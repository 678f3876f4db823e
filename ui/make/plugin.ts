import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig, Manifest, Plugin } from 'vite';
import type { About } from '../src/ahead/index.ts';
import { draw, type Drawing } from './draw.ts';
import { finish } from './finish.ts';
import { pictureOf, symbolsFor } from './pictures.ts';

/** What is drawn once, for one language, ready to be put into a page. */
export interface Drawn {
  shelf: string;
  nowhere: string;
  about: About;
}

/** Everything that the page has drawn of itself. */
export interface Gallery {
  covers: Record<string, string>;
  byLanguage: Record<string, Drawn>;
  offline: string;
  paths: string[];
  /** What would have been attributes. */
  styles: string;
}

const COVERS = 'virtual:covers';
const STYLES = 'virtual:drawn.css';
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** Draws ahead (src/ahead) and writes what the page consists of besides its code: see finish.ts. */
export function ahead(root: string, config: InlineConfig): Plugin[] {
  const style = (name: string) => readFileSync(join(root, 'src/style', name), 'utf8');
  const asFile = (name: string, cover: string) => `assets/cover${name && `-${name}`}-${hashOf(cover)}.svg`;
  let gallery: Promise<Gallery> | undefined;

  async function paint(): Promise<Gallery> {
    const drawing = await draw({ ...config, plugins: [...(config.plugins ?? []), placeholders()] });
    const pictures = Object.entries(drawing.covers()).map(
      ([name, cover]) => [name, pictureOf(cover, drawing.sprites, style('pieces.css'), style('tokens.css'))] as const,
    );
    const addresses = new Map(pictures.map(([name, picture]) => [`cover:${name}`, `/${asFile(name, picture)}`]));
    const classes = new Map<string, string>();
    const ready = (html: string) =>
      withClasses(html, classes).replace(/cover:[\w-]*/g, (name) => addresses.get(name) ?? name);
    const withSymbols = (html: string) =>
      `${ready(html)}<svg class="sprite" aria-hidden="true"><defs>${symbolsFor(html, drawing.sprites)}</defs></svg>`;
    const offline = withSymbols(await drawing.offline());
    const byLanguage = await drawnIn(drawing, withSymbols);
    const styles = [...classes].map(([text, name]) => `.${name}{${text}}`).join('');
    return { covers: Object.fromEntries(pictures), byLanguage, offline, paths: drawing.paths, styles };
  }

  return [
    {
      name: 'ahead',
      resolveId: (id) => (id === COVERS || id === STYLES ? `\0${id}` : null),
      async load(id) {
        if (id !== `\0${COVERS}` && id !== `\0${STYLES}`) return null;
        if (process.env['VITEST']) return id === `\0${COVERS}` ? `export default { '': '' }` : '';
        const { covers: pictures, styles } = await (gallery ??= paint());
        if (id === `\0${STYLES}`) return styles;
        const isDev = this.environment.mode === 'dev';
        const where = Object.fromEntries(
          Object.entries(pictures).map(([name, picture]) => [
            name,
            isDev ? `data:image/svg+xml,${encodeURIComponent(picture)}` : `/${asFile(name, picture)}`,
          ]),
        );
        return `export default ${JSON.stringify(where)}`;
      },
    },
    {
      name: 'ahead-finish',
      apply: 'build',
      async generateBundle() {
        const { covers: pictures } = await (gallery ??= paint());
        for (const [name, picture] of Object.entries(pictures))
          this.emitFile({ type: 'asset', fileName: asFile(name, picture), source: picture });
      },
      async writeBundle({ dir = '' }) {
        const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest;
        await finish(dir, manifest, await (gallery ??= paint()));
      },
    },
  ];
}

/** Where the covers will be is known when they are painted. */
const placeholders = (): Plugin => ({
  name: 'placeholders',
  resolveId: (id) => (id === COVERS ? `\0${id}` : null),
  load: (id) =>
    id === `\0${COVERS}` ? `export default new Proxy({}, { get: (_, name) => 'cover:' + String(name) })` : null,
});

async function drawnIn(drawing: Drawing, whole: (html: string) => string): Promise<Record<string, Drawn>> {
  const found: Record<string, Drawn> = {};
  for (const language of drawing.LANGUAGES) {
    const { shelf, nowhere } = await drawing.screens(language);
    found[language] = { shelf: whole(shelf), nowhere: whole(nowhere), about: await drawing.about(language) };
  }
  return found;
}

/** No style attributes: the content policy allows none. */
function withClasses(html: string, classes: Map<string, string>): string {
  return html.replace(
    /<(\w+)((?:\s[^<>]*?)?)\sstyle="([^"]*)"([^<>]*)>/g,
    (_, tag: string, before: string, text: string, after: string) => {
      const name = classes.get(text) ?? `drawn-${classes.size}`;
      classes.set(text, name);
      const rest = before + after;
      const named = / class="/.test(rest) ? rest.replace(/ class="/, ` class="${name} `) : ` class="${name}"${rest}`;
      return `<${tag}${named}>`;
    },
  );
}
