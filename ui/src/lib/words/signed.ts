/** A change: +1, −2, and 0 for none. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : String(number).replace('-', '−'));
