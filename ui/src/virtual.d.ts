/** Made by words-plugin.ts from the Fluent files. */
declare module 'virtual:words' {
  type Part = () => Promise<{ default: string }>;
  const words: Record<'en' | 'fr' | 'ru', { common: Part } & Partial<Record<string, Part>>>;
  export default words;
}
