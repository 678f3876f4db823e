// Writes src/generated from what Python declares. Set GOBLINS_PYTHON where it is not in ../.venv.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const python = process.env.GOBLINS_PYTHON ?? `${root}.venv/bin/python`;
execFileSync(python, ['-m', 'goblins.web.typescript', `${root}ui/src/generated`], { stdio: 'inherit' });
