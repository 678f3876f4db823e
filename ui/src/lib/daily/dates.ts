/** A date as people write it; days are those of Greenwich. */
export const written = (date: string, language: string): string =>
  new Date(date).toLocaleDateString(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
