import { Refused } from '$lib/table/requests';
import { say, tell } from '$lib/words/words.svelte';
import { toasts } from './toasts.svelte';

/**
 * Do what was asked. A refusal is shown as a toast, with a link to the rule that says so, and comes back as undefined;
 * everything else that goes wrong is a defect and goes on.
 */
export async function attempt<T>(asked: Promise<T>, game?: string): Promise<T | undefined> {
  try {
    return await asked;
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    const { anchor } = problem.problem;
    const link = anchor && game ? { href: `/rules/${game}#${anchor}`, text: say('page-why', { anchor }) } : undefined;
    toasts.show('refusal', tell(problem.problem), link);
    return undefined;
  }
}
