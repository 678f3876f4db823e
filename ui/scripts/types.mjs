// Writes src/generated/messages.ts from what Python declares. Set GOBLINS_PYTHON where it is not in ../.venv.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const python = process.env.GOBLINS_PYTHON ?? `${root}.venv/bin/python`;
const text = execFileSync(python, ['-m', 'goblins.web.typescript'], { encoding: 'utf8', maxBuffer: 1 << 26 });
mkdirSync(`${root}ui/src/generated`, { recursive: true });
writeFileSync(`${root}ui/src/generated/messages.ts`, text);
