import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { isGame } from './src/games/names.ts';

const NAME = 'virtual:words';
const LANGUAGES = ['en', 'fr', 'ru'];
const RULES = '-rules';
const APART = ['daily', 'replay']; // files that travel by themselves, as games do
const OF_RULES = /^[a-z-]+-(chapter|rule)-[A-Z]/; // such as goblin-warlord-rule-GW-build
const NOT_ON_THE_PAGE = ['cli.ftl', 'lab.ftl', 'ladder.ftl'];
const OF_THE_PLAIN_PAGE = /^plain-/; // it speaks for itself

/**
 * The Fluent files as modules: `virtual:words` has a loader for what each language needs on every screen (`common`), for
 * each game, for the rules of each game, and for what stands apart, so that each travels in one piece and only when it is needed.
 *
 * `folders` hold a folder a language: the words that Python says too, and those that only the page says.
 */
export function words(folders: string[]): Plugin {
  const filesOf = (lang: string) =>
    folders
      .map((folder) => join(folder, lang))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
      .filter((path) => path.endsWith('.ftl') && !NOT_ON_THE_PAGE.includes(basename(path)))
      .toSorted();
  const partOf = (path: string) => {
    const name = basename(path, '.ftl');
    return isGame(name) || APART.includes(name) ? name : 'common';
  };
  const loadersOf = (lang: string) =>
    [...new Set(filesOf(lang).map(partOf))]
      .flatMap((part) => (isGame(part) ? [part, `${part}${RULES}`] : part))
      .map((part) => `'${part}': () => import('${NAME}/${lang}/${part}')`);

  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [, lang, part = ''] = id.split('/');
      if (!lang) return `export default {${LANGUAGES.map((one) => `${one}: {${loadersOf(one).join()}}`).join()}}`;
      const files = filesOf(lang).filter((path) => partOf(path) === part.replace(RULES, ''));
      for (const file of files) this.addWatchFile(file);
      const messages = files.flatMap((file) => messagesIn(readFileSync(file, 'utf8')));
      const wanted = messages
        .filter((message) => !OF_THE_PLAIN_PAGE.test(message))
        .filter((message) => OF_RULES.test(message) === part.endsWith(RULES));
      return `export default ${JSON.stringify(wanted.join('\n'))}`;
    },
  };
}

const messagesIn = (text: string) => text.replaceAll(/^#.*\n/gm, '').split(/\n(?=[a-z-])/i);
