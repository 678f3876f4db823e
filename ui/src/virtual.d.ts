/** Made by words-plugin.ts from the Fluent files. */
declare module 'virtual:words' {
  type Part = () => Promise<{ default: string }>;
  const words: Record<'en' | 'fr' | 'ru', { common: Part } & Partial<Record<string, Part>>>;
  export default words;
}

/** Made by make/plugin.ts: where the picture of each game's lid is. */
declare module 'virtual:covers' {
  const covers: Record<string, string>;
  export default covers;
}
/** The styles that drawings made ahead would have as attributes, which the content policy does not allow. */
declare module 'virtual:drawn.css';
