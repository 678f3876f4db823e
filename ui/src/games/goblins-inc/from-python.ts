/** For tests: what Python prints as JSON. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const python = process.env['GOBLINS_PYTHON'] ?? `${root}/.venv/bin/python`;
/** `write(...)` prints. */
const HEAD = `
import sys
sys.path.insert(0, ${JSON.stringify(`${root}/src`)})
import msgspec
def write(found):
    sys.stdout.buffer.write(msgspec.json.encode(found))
`;

export function fromPython(script: string, ...args: string[]): unknown {
  const printed = execFileSync(python, ['-c', HEAD + script, ...args], { maxBuffer: 1 << 28, encoding: 'utf8' });
  return JSON.parse(printed);
}
