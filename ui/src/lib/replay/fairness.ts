/**
 * Was chance bent? The same sums as `goblins.tables.fairness` in Python, done here, so that nobody has to take the
 * server's word for it: the secret is the one that was promised before the game, and it gives the key with the salts.
 */
import type { Document } from '$lib/api';

export interface Promised {
  table: string;
  /** What was published before the game: a hash of the secret. */
  commitment: string;
  /** What was shown after it. */
  secret: string;
  /** By who gave them. */
  salts: Record<string, string>;
  /** The date whose run it is: its secret is the seed by itself. */
  daily?: string;
}

/** What a check found. `unable`: this browser lends us no cryptography, as on pages loaded without https. */
export type Finding = 'right' | 'wrong' | 'unable';

export function promisedIn(document: Document): Promised | null {
  const found = document['fairness'];
  if (!isRecord(found)) return null;
  const { table, commitment, secret, salts, daily } = found;
  if (typeof table !== 'string' || typeof commitment !== 'string' || typeof secret !== 'string') return null;
  if (!isRecord(salts) || !Object.values(salts).every((salt) => typeof salt === 'string')) return null;
  const promised = { table, commitment, secret, salts: salts as Record<string, string> };
  return typeof daily === 'string' ? { ...promised, daily } : promised;
}

/** Is the secret the one that was promised? */
export const checkPromise = ({ table, commitment, secret }: Promised): Promise<Finding> =>
  compare(listed(['goblins commitment', table, secret]), commitment);

/** Do the secret and everybody's salts give the key that the game was played with? */
export async function checkKey({ table, secret, salts, daily }: Promised, document: Document): Promise<Finding> {
  const key = keyIn(document);
  if (key === null) return 'wrong';
  if (daily) return compare(`goblins seed ${secret}`, key);
  const given = Object.keys(salts)
    .toSorted(byCodePoint)
    .flatMap((who) => [who, salts[who]!]);
  return compare(listed(['goblins key', table, secret, ...given]), key);
}

/** The key of the game in hexadecimal: of its start, or within the position that it began at. */
export function keyIn(document: Document): string | null {
  if (typeof document['key'] === 'string') return document['key'];
  const words = at(document, 'start', 'state', 'table', 'chance', 'key');
  if (!Array.isArray(words) || !words.every((word) => Number.isInteger(word))) return null;
  return words.map((word: number) => word.toString(16).padStart(8, '0')).join('');
}

/** Each part with its length, so that no two lists of parts read alike. */
const listed = (parts: readonly string[]): string =>
  parts.map((part) => `${new TextEncoder().encode(part).length}:${part}`).join('');

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A key is the beginning of its hash. */
async function compare(text: string, expected: string): Promise<Finding> {
  if (!globalThis.crypto?.subtle) return 'unable';
  return expected.length >= 32 && (await hashOf(text)).startsWith(expected) ? 'right' : 'wrong';
}

/** As Python sorts texts. */
function byCodePoint(a: string, b: string): number {
  const left = [...a].map((letter) => letter.codePointAt(0)!);
  const right = [...b].map((letter) => letter.codePointAt(0)!);
  const i = left.findIndex((code, at) => code !== right[at]);
  return i < 0 ? left.length - right.length : left[i]! - (right[i] ?? -1);
}

const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null && !Array.isArray(found);

const at = (found: unknown, ...path: string[]): unknown =>
  path.reduce((inner, name) => (isRecord(inner) ? inner[name] : undefined), found);
