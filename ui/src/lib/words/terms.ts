import type { TermFace, TermsFace } from '$generated/messages';

/** A word with an entry of its own: the sentence declines it, and may select by its id. */
export const term = (key: string, id = key): TermFace => ({ term: key, id });

/** What nobody declines, such as a square. */
export const undeclined = (text: string): TermFace => ({ term: '', id: text });

/** Several words, as the language lists them. */
export const listOf = (terms: readonly TermFace[]): TermsFace => ({
  terms: terms.map((one) => ({ ...one, number: '' })),
});
