import type { Problem } from '$generated/messages';
import { PROTOCOL } from '$lib/protocol';
import { badge } from './badge.svelte';
import { problemOf, Refused } from './table/requests';
import { words } from './words/words.svelte';

const NOT_KNOWN = 'bad-not-known';
const UNKNOWN_BADGE = 'bad-badge-unknown';
/** What strangers may ask. */
const FOR_ALL = /^\/(games\b|me(\/sign-in|\/anew)?$)/;
let introduction: Promise<unknown> | null = null;

/**
 * Ask the HTTP face of the server. Everything that goes wrong comes back as `Refused`, with a sentence to show. A device
 * introduces itself before it asks for anything of its own, and again if it was forgotten.
 */
export async function fetchFrom<T>(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<T> {
  if (!FOR_ALL.test(path)) await introduce();
  try {
    return await fetchOnce<T>(path, body, method);
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.problem.key !== NOT_KNOWN) throw problem;
    introduction = null;
    await introduce();
    return fetchOnce<T>(path, body, method);
  }
}

/** Become somebody. Several who ask at once become one goblin, not several. */
export function introduce<Me>(): Promise<Me> {
  introduction ??= fetchOnce('/me', undefined, 'GET').catch((problem: unknown) => {
    introduction = null;
    throw problem;
  });
  return introduction as Promise<Me>;
}

async function fetchOnce<T>(path: string, body: unknown, method: string): Promise<T> {
  const headers: Record<string, string> = {
    'x-goblins-protocol': String(PROTOCOL),
    'accept-language': words.language,
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const sent: RequestInit =
    body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(`/api${path}`, sent);
  } catch {
    throw new Refused(problemOf(navigator.onLine ? 'page-problem-unreachable' : 'page-problem-offline'));
  }
  if (!response.ok) {
    const problem = await problemIn(response);
    if (problem.key === UNKNOWN_BADGE) badge.unknown = true;
    throw new Refused(problem);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function problemIn(response: Response): Promise<Problem> {
  try {
    const found = (await response.json()) as { error?: Problem };
    return found.error ?? problemOf('page-problem-unreachable');
  } catch {
    return problemOf('page-problem-unreachable');
  }
}
