import type { Spoken } from '$generated/messages';
import type { Argument } from '$lib/words/book';
import { Book, NOBODY, type Sitters } from './book';
import { isLanguage, readCommon, readPart, type Language } from './files';

/** Everything the page says. Whatever was said on the screen is said anew when the language changes. */
export class Words {
  /** The language spoken now. */
  language = $state<Language>('en');
  #learnt = $state(0); // grows with every file read for it, so that sentences waiting for that are said
  readonly #parts = new Set<string>();
  readonly #books = new Map<Language, Book>();
  readonly #read = new Map<string, Promise<void>>();
  #sitters = $state.raw<Sitters>(NOBODY);
  readonly #told = new WeakMap<Spoken, { language: Language; learnt: number; sitters: Sitters; text: string }>();
  readonly #dresses: { keys: RegExp; dress: (text: string) => string }[] = [];
  #wanted: Language = 'en';

  /** Speak another language, from one moment to the next: nothing changes before all its words are here. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    await Promise.all([
      this.#readCommon(language),
      ...[...this.#parts].map((part) => this.#readPart(language, part)),
    ]);
    if (this.#wanted !== language) return;
    this.language = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }

  /** Take in the words of a game or of its rules, in the language spoken and in those spoken later. */
  async learn(part: string): Promise<void> {
    this.#parts.add(part);
    await this.#readPart(this.#wanted, part);
  }

  /**
   * Who sits at the table on the screen: sentences call seats by them. Whoever shows a table says so, and leaves nobody
   * behind when it goes.
   */
  seat(sitters: Sitters): void {
    if (JSON.stringify(sitters) !== JSON.stringify(this.#sitters)) this.#sitters = sitters;
  }

  say = (key: string, args: Record<string, Argument> = {}): string => {
    void this.#learnt;
    const book = this.#books.get(this.language);
    if (book) book.sitters = this.#sitters;
    const text = book?.say(key, args) ?? '';
    const dress = this.#dresses.find(({ keys }) => keys.test(key));
    return dress ? dress.dress(text) : text;
  };

  /** Names and labels, as the language lists them. */
  list = (texts: readonly string[]): string => {
    void this.#learnt;
    return this.#books.get(this.language)?.list(texts) ?? texts.join(', ');
  };

  /** Sentences with such keys are changed on their way: a game may call its pieces by what they look like. */
  dress(keys: RegExp, dress: (text: string) => string): void {
    this.#dresses.push({ keys, dress });
  }

  /**
   * The same for a sentence that came from the server. It is remembered: a long log says the same again and again. What is
   * wrong with a position, the server says itself.
   */
  tell = (spoken: Spoken & { text?: string }): string => {
    const now = { language: this.language, learnt: this.#learnt, sitters: this.#sitters };
    const known = this.#told.get(spoken);
    if (known?.language === now.language && known.learnt === now.learnt && known.sitters === now.sitters)
      return known.text;
    const isForeign = spoken.text !== undefined && !this.#books.get(now.language)?.knows(spoken);
    const text = isForeign ? (spoken.text ?? '') : this.say(spoken.key, spoken.args);
    this.#told.set(spoken, { ...now, text });
    return text;
  };

  has = (key: string): boolean => {
    void this.#learnt;
    return this.#books.get(this.language)?.has(key) ?? false;
  };

  #readCommon(language: Language): Promise<void> {
    return this.#once(language, '', () => readCommon(language));
  }

  #readPart(language: Language, part: string): Promise<void> {
    return this.#once(language, part, () => readPart(language, part));
  }

  /** Read once; a failed reading may be tried again. */
  #once(language: Language, what: string, read: () => Promise<string>): Promise<void> {
    const name = `${language}/${what}`;
    const known = this.#read.get(name);
    if (known) return known;
    const reading = read().then(
      (text) => this.#take(language, text),
      (problem: unknown) => {
        this.#read.delete(name);
        throw problem;
      },
    );
    this.#read.set(name, reading);
    return reading;
  }

  #take(language: Language, text: string): void {
    const book = this.#books.get(language) ?? new Book(language);
    this.#books.set(language, book);
    book.add(text);
    if (language === this.language) this.#learnt += 1;
  }
}

export const words = new Words();
export const { say, tell } = words;

/** The first of the browser's languages that we speak; English if there is none. */
export function preferredLanguage(wishes: readonly string[] = navigator.languages): Language {
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}
