import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Spoken, TermFace, TermsFace } from '$generated/messages';

/** What a sentence can be told. */
export type Argument = Spoken['args'][string];

const CASES = ['genitive', 'dative', 'accusative', 'instrumental'] as const;

/** The words of one language. Says what `goblins.kernel.words` says in Python, letter by letter. */
export class Book {
  readonly #bundle: FluentBundle;
  readonly #complain: (problem: Error) => void;

  constructor(lang: string, complain: (problem: Error) => void = (problem) => console.error(problem)) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    this.#complain = complain;
  }

  /** Take in the text of a Fluent file. */
  add(text: string): void {
    this.#bundle.addResource(new FluentResource(text), { allowOverrides: true }).forEach(this.#complain);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The sentence with that key. A missing one is a defect of ours: the key itself is shown. */
  say(key: string, args: Record<string, Argument> = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) return `[${key}]`;
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) Object.assign(values, this.#forms(name, value));
    return this.#format(key, pattern, values);
  }

  #forms(name: string, value: Argument): Record<string, FluentVariable> {
    if (typeof value === 'boolean') return { [name]: Number(value) };
    if (typeof value !== 'object') return { [name]: value };
    if (isTerm(value)) return this.#casesOf(name, value);
    if (isTerms(value)) return { [name]: this.#listed(value) };
    return { [name]: this.say(value.key, value.args) };
  }

  /** A word in all its cases: `$seat`, `$seat-genitive`, ... and its `$seat-id` to select by. */
  #casesOf(name: string, { term, id }: TermFace): Record<string, FluentVariable> {
    const message = this.#bundle.getMessage(term);
    if (message === undefined) return { [name]: `[${term}]` };
    const word = this.say(term);
    const forms: Record<string, FluentVariable> = { [name]: word, [`${name}-id`]: id };
    for (const each of CASES) {
      const pattern = message.attributes[each];
      forms[`${name}-${each}`] = pattern === undefined ? word : this.#format(`${term}.${each}`, pattern, {});
    }
    return forms;
  }

  #listed({ terms }: TermsFace): string {
    return terms.map(({ term, number }) => `${this.say(term)} ${number}`.trim()).join(', ');
  }

  #format(
    key: string,
    pattern: Parameters<FluentBundle['formatPattern']>[0],
    values: Record<string, FluentVariable>,
  ) {
    const problems: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, problems);
    for (const problem of problems) this.#complain(new Error(`${key}: ${problem.message}`, { cause: problem }));
    return text;
  }
}

const isTerm = (value: TermFace | TermsFace | Spoken): value is TermFace => 'term' in value;
const isTerms = (value: TermFace | TermsFace | Spoken): value is TermsFace => 'terms' in value;
