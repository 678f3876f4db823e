/** Is `Ours` what `Theirs` says, with the same fields, only narrower? For files that are never run. */
export type Conforms<Ours extends Theirs, Theirs> = [keyof Ours] extends [keyof Theirs]
  ? true
  : { unknown: Exclude<keyof Ours, keyof Theirs> };
