import type { MoveFace } from '$generated/messages';
import { type Field, fieldsOf, type Forms } from '$lib/sentences';

/** A move as people would write it: `invade 1 > blue.2`. Null for one that the game does not know. */
export function notationOf({ moves }: Forms, move: MoveFace): string | null {
  const fields = fieldsOf(move);
  return moves[move.move]?.notation.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(fields[name] ?? '')) ?? null;
}

/** The move that was written so. */
export function moveIn({ moves }: Forms, text: string): MoveFace | null {
  for (const [verb, { notation }] of Object.entries(moves)) {
    const found = patternOf(notation).exec(text);
    if (found) return { move: verb, ...numbered(found.groups ?? {}) } as MoveFace;
  }
  return null;
}

const patternOf = (notation: string): RegExp => {
  const plain = notation.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${plain.replaceAll(/\{(\w+)\}/g, '(?<$1>.+?)')}$`);
};

const numbered = (groups: Record<string, string>): Record<string, Field> =>
  Object.fromEntries(
    Object.entries(groups).map(([name, text]) => [name, /^-?\d+$/.test(text) ? Number(text) : text]),
  );

/** The same verb with the same fields. */
export const isSame = (a: MoveFace | null, b: MoveFace | null): boolean =>
  a === b || (a !== null && b !== null && JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)));

const sorted = (move: MoveFace) => Object.entries(fieldsOf(move)).sort(([a], [b]) => (a < b ? -1 : 1));
