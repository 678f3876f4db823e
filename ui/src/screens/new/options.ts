/** Seconds for a decision; 0 is no clock. */
export const CLOCKS = [0, 60, 180, 600, 86_400, 259_200] as const;

/** Choices that do not fit side by side. */
export const isLong = (options: readonly { text: string }[]): boolean =>
  options.map(({ text }) => text).join('').length > 26;
