import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Spoken, TermFace, TermsFace } from '$generated/messages';
import { signed } from './signed';

/** What a sentence can be told. */
export type Argument = Spoken['args'][string];

const CASES = ['genitive', 'dative', 'accusative', 'instrumental'] as const;
const GENDER = 'gender'; // f, m or n, for sentences to select by: `{ $tile-gender -> ...`
const VOWELS = 'aeiouœæ'; // before them, French elides
const LIST_LOCALES: Record<string, string> = { en: 'en-GB' }; // “Red, Blue and Green”, with no comma before the last

/** Whoever sits at a seat, as sentences call them: by their own name, or by one that has an entry. */
export interface Sitter {
  name: string;
  term: string;
  /** Who reads all this: “you”. */
  isReader: boolean;
}
/** By the keys of the terms that stand for them, such as `seat-red`. */
export type Sitters = Readonly<Record<string, Sitter>>;
export const NOBODY: Sitters = {};

/** The words of one language. Says what `goblins.kernel.words` says in Python, letter by letter. */
export class Book {
  /** Who sits at the table that is told of; where nobody is said to, seats go by their colours. */
  sitters: Sitters = NOBODY;
  readonly #lang: string;
  readonly #bundle: FluentBundle;
  readonly #complain: (problem: Error) => void;

  constructor(lang: string, complain: (problem: Error) => void = (problem) => console.error(problem)) {
    this.#lang = lang;
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

  /** Are all its words here, and those of the sentences within it? */
  knows({ key, args }: Spoken): boolean {
    const within = Object.values(args).filter((value) => typeof value === 'object' && 'key' in value) as Spoken[];
    return this.has(key) && within.every((one) => this.knows(one));
  }

  /** The sentence with that key. A missing one is a defect of ours: the key itself is shown. */
  say(key: string, args: Record<string, Argument> = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) return `[${key}]`;
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) Object.assign(values, this.#forms(name, value));
    return spaced(this.#lang, withCapital(this.#format(key, pattern, values), args, values));
  }

  /** What is listed, with the commas and the “and” of the language. */
  list(texts: readonly string[]): string {
    return new Intl.ListFormat(LIST_LOCALES[this.#lang] ?? this.#lang).format(texts);
  }

  #forms(name: string, value: Argument): Record<string, FluentVariable> {
    if (typeof value === 'boolean') return { [name]: Number(value) };
    if (Number.isInteger(value)) return { [name]: value as number, [`${name}-signed`]: signed(value as number) };
    if (typeof value !== 'object') return { [name]: value };
    if (isTerm(value)) return this.#casesOf(name, value);
    if (isTerms(value)) return this.#listForms(name, value);
    return { [name]: this.say(value.key, value.args) };
  }

  /** A word in all its cases: `$seat`, `$seat-genitive`, ... and what to select by: its `$seat-id`, and who it `$seat-is`. */
  #casesOf(name: string, { term, id }: TermFace): Record<string, FluentVariable> {
    const { word, cases } = this.#wordAndCases(term, id);
    const forms: Record<string, FluentVariable> = {
      [name]: word,
      [`${name}-id`]: id,
      [`${name}-is`]: this.#is(term),
      [`${name}-gender`]: cases[GENDER] ?? '',
    };
    for (const each of CASES) forms[`${name}-${each}`] = cases[each] ?? word;
    return forms;
  }

  /**
   * Nominative and cases. Even the reader goes by name in the nominative: what is not written for you must still be right.
   * Cases of a seat that its entry does not have are those of any name.
   */
  #wordAndCases(term: string, id: string): { word: string; cases: Record<string, string> } {
    if (!this.has(term)) return { word: term ? `[${term}]` : id, cases: {} };
    const sitter = this.sitters[term];
    const own = sitter?.term ? sitter.term : term;
    const word = sitter?.name ? sitter.name : this.say(own);
    if (sitter?.isReader) return { word, cases: this.#attributes('sitter-you') };
    const cases = sitter?.name ? {} : this.#attributes(own);
    if (!sitter && !term.startsWith('seat-')) return { word, cases };
    const named = { name: word, 'name-vowel': beginsWithVowel(word) ? 'yes' : 'no' };
    return { word, cases: { ...this.#attributes('sitter-named', named), ...cases } };
  }

  #attributes(key: string, values: Record<string, FluentVariable> = {}): Record<string, string> {
    const found = this.#bundle.getMessage(key)?.attributes ?? {};
    return Object.fromEntries(
      [...CASES, GENDER].flatMap((each) => {
        const pattern = found[each];
        return pattern === undefined ? [] : [[each, this.#format(`${key}.${each}`, pattern, values)]];
      }),
    );
  }

  #is(term: string): 'you' | 'other' {
    return this.sitters[term]?.isReader ? 'you' : 'other';
  }

  #listForms(name: string, list: TermsFace): Record<string, FluentVariable> {
    const [only, ...more] = list.terms;
    return { [name]: this.#listed(list), [`${name}-is`]: only && !more.length ? this.#is(only.term) : 'other' };
  }

  #listed({ terms }: TermsFace): string {
    return this.list(terms.map(({ term, id, number }) => `${this.#listedWord(term, id)} ${number}`.trim()));
  }

  #listedWord(term: string, id: string): string {
    if (this.#is(term) === 'you') return this.say('sitter-you');
    return this.#wordAndCases(term, id).word;
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

/** The same text with spaces that do not break where the language wants them; the files have plain ones there. */
function spaced(lang: string, text: string): string {
  if (lang === 'fr') return text.replaceAll(/ (?=[;:!?»%])/g, '\u202f').replaceAll(/(«|nº) /g, '$1\u202f');
  if (lang === 'ru') return text.replaceAll(/ (?=[—%])/g, '\u00a0').replaceAll('№ ', '№\u00a0');
  return text;
}

const isTerm = (value: TermFace | TermsFace | Spoken): value is TermFace => 'term' in value;
const isTerms = (value: TermFace | TermsFace | Spoken): value is TermsFace => 'terms' in value;

/** A sentence that begins with “you”, “your” or “team 1” begins with a capital. */
function withCapital(text: string, args: Record<string, Argument>, values: Record<string, FluentVariable>): string {
  const first = text.slice(0, 1);
  if (first === first.toUpperCase()) return text;
  const stems = Object.entries(args).filter(
    ([, value]) => typeof value === 'object' && (isTerm(value) || isTerms(value)),
  );
  const forms = stems.flatMap(([stem]) =>
    [stem, ...CASES.map((each) => `${stem}-${each}`)].map((name) => values[name]),
  );
  const begins = forms.some((form) => typeof form === 'string' && form && text.startsWith(form));
  return begins ? first.toUpperCase() + text.slice(1) : text;
}

function beginsWithVowel(name: string): boolean {
  const [letter] = name.normalize('NFD').toLowerCase();
  return letter !== undefined && VOWELS.includes(letter);
}
