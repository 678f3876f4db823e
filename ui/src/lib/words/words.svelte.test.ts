import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { preferredLanguage, say, tell, words } from './words.svelte';

test('what is on the screen is said anew when the language changes, and when a game’s words arrive', async () => {
  await words.speak('en');
  const heard: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void heard.push(`${say('seat-red')}, ${say('goblin-warlord-kind-fort')}`));
  });
  flushSync();
  await words.learn('goblin-warlord');
  flushSync();
  await words.speak('ru');
  flushSync();
  stop();
  expect(heard).toEqual(['Red, [goblin-warlord-kind-fort]', 'Red, Fort', 'Красный, Форт']);
  expect(document.documentElement.lang).toBe('ru');
});

test('a sentence that was told before is told anew in another language', async () => {
  await words.speak('en');
  await words.learn('goblin-warlord');
  const spoken = { key: 'goblin-warlord-kind-fort', args: {} };
  const heard: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void heard.push(tell(spoken), tell(spoken)));
  });
  flushSync();
  await words.speak('ru');
  flushSync();
  stop();
  expect(heard).toEqual(['Fort', 'Fort', 'Форт', 'Форт']);
});

test('a game may dress its own sentences', async () => {
  await words.speak('en');
  await words.learn('goblin-warlord');
  words.dress(/^goblin-warlord-kind-fort$/, (text) => `${text}!`);
  expect([say('goblin-warlord-kind-fort'), say('goblin-warlord-kind-hideout')]).toEqual(['Fort!', 'Hideout']);
});

test('the last of several quick choices counts', async () => {
  await Promise.all([words.speak('ru'), words.speak('fr')]);
  expect(words.language).toBe('fr');
});

test.each([
  [['de-DE', 'fr-CA', 'en'], 'fr'],
  [['ru'], 'ru'],
  [['de', 'ja'], 'en'],
])('of %j we speak %s', (wishes, language) => {
  expect(preferredLanguage(wishes)).toBe(language);
});
