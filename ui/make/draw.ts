import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import type * as Ahead from '../src/ahead/index.ts';

export type Drawing = typeof Ahead;

/** `src/ahead`, built for this Node and run here. */
export async function draw(config: InlineConfig): Promise<Drawing> {
  const folder = mkdtempSync(join(tmpdir(), 'goblins-ahead-'));
  try {
    await build({
      ...config,
      configFile: false,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ssr: 'src/ahead/index.ts',
        outDir: folder,
        emptyOutDir: true,
        target: 'node22',
        rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: false } },
      },
    });
    return (await import(pathToFileURL(join(folder, 'index.js')).href)) as Drawing;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
