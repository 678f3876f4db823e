import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:words';
const LANGUAGES = ['en', 'fr', 'ru'];
const RULES = '-rules';
const APART = ['ending', 'guide', 'replay']; // files that travel by themselves, as games do
const OF_RULES = /^[a-z-]+-(chapter|rule)-[A-Z]/; // such as goblin-warlord-rule-GW-build
const NOT_ON_THE_PAGE = ['cli.ftl', 'lab.ftl', 'ladder.ftl'];
const OF_THE_PLAIN_PAGE = /^plain-/; // it speaks for itself
/** Of a game, what the terminal draws with, and what is wrong with a position or a component set: the server says that. */
const SAID_ELSEWHERE = /^([a-z-]+-(picture|fault|where)|bad-[a-z]+-[a-z]+)-/;
/** Likewise what is wrong with a file. */
const OF_DOCUMENTS = /^bad-(file|document|text|set|script|position|game-file)-/;

/** Where words lie: the words that Python says too, those that only the page says, and the folders of the games. */
interface Folders {
  python: string;
  page: string;
  games: string;
  /** The folders of the games' rules, which know what is a game. */
  rules: string;
}

/**
 * The Fluent files as modules: `virtual:words` has a loader for what each language needs on every screen (`common`), for
 * each game, for the rules of each game, and for what stands apart, so that each travels in one piece and only when it is needed.
 */
export function words({ python, page, games, rules }: Folders): Plugin {
  const folders = (parent: string) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name))
      .map(({ name }) => name);
  const known = new Set([...folders(games), ...folders(rules).map((name) => name.replaceAll('_', '-'))]);
  const filesOf = (lang: string): { path: string; part: string }[] => [
    ...[python, page].flatMap((folder) =>
      readdirSync(join(folder, lang))
        .filter((name) => name.endsWith('.ftl') && !NOT_ON_THE_PAGE.includes(name))
        .map((name) => ({ path: join(folder, lang, name), part: partOf(basename(name, '.ftl')) })),
    ),
    ...[...known].flatMap((game) =>
      Object.entries({
        [game]: join(games, game, 'words'),
        [`${game}-guide`]: join(games, game, 'guide/words'),
        [`${game}-ending`]: join(games, game, 'ending/words'),
        common: join(games, game, 'daily/words'), // the shelf says them
      })
        .map(([part, folder]) => ({ path: join(folder, `${lang}.ftl`), part }))
        .filter(({ path }) => existsSync(path)),
    ),
  ];
  const partOf = (name: string) => (known.has(name) || APART.includes(name) ? name : 'common');
  const loadersOf = (lang: string) =>
    [...new Set(filesOf(lang).map(({ part }) => part))]
      .flatMap((part) => (known.has(part) ? [part, `${part}${RULES}`] : part))
      .map((part) => `'${part}': () => import('${NAME}/${lang}/${part}')`);
  /** The part in which a message travels: of a game, its title and its box are needed on the shelf. */
  const travelsIn = (part: string, message: string) => {
    if (!known.has(part)) return part;
    if (OF_RULES.test(message)) return `${part}${RULES}`;
    return message.startsWith(`${part}-title `) || message.startsWith(`${part}-box-`) ? 'common' : part;
  };
  const isSaidElsewhere = (path: string, part: string, message: string) =>
    known.has(part) && path.startsWith(python) && SAID_ELSEWHERE.test(message);

  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [, lang, part = ''] = id.split('/');
      if (!lang) return `export default {${LANGUAGES.map((one) => `${one}: {${loadersOf(one).join()}}`).join()}}`;
      const files = filesOf(lang);
      for (const { path } of files) this.addWatchFile(path);
      const wanted = files.flatMap((file) =>
        messagesIn(readFileSync(file.path, 'utf8'))
          .filter((message) => !OF_THE_PLAIN_PAGE.test(message) && !OF_DOCUMENTS.test(message))
          .filter((message) => !isSaidElsewhere(file.path, file.part, message))
          .filter((message) => travelsIn(file.part, message) === part),
      );
      return `export default ${JSON.stringify(wanted.join('\n'))}`;
    },
  };
}

const messagesIn = (text: string) => text.replaceAll(/^#.*\n/gm, '').split(/\n(?=[a-z-])/i);
