import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { NOBODY } from './book';
import { preferredLanguage, say, tell, Words, words } from './words.svelte';

afterEach(() => vi.unstubAllGlobals());

test('what is on the screen is said anew when the language changes, and when more words arrive', async () => {
  await words.speak('en');
  const heard: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void heard.push(`${say('seat-red')}, ${say('replay-pause')}`));
  });
  flushSync();
  await words.learn('replay');
  flushSync();
  await words.speak('ru');
  flushSync();
  stop();
  expect(heard).toEqual(['Red, [replay-pause]', 'Red, Stop', 'Красный, Остановить']);
  expect(document.documentElement.lang).toBe('ru');
});

test('a sentence that was told before is told anew in another language', async () => {
  await words.speak('en');
  await words.learn('replay');
  const spoken = { key: 'replay-pause', args: {} };
  const heard: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void heard.push(tell(spoken), tell(spoken)));
  });
  flushSync();
  await words.speak('ru');
  flushSync();
  stop();
  expect(heard).toEqual(['Stop', 'Stop', 'Остановить', 'Остановить']);
});

test('a game may dress its own sentences', async () => {
  await words.speak('en');
  await words.learn('replay');
  words.dress(/^replay-pause$/, (text) => `${text}!`);
  expect([say('replay-pause'), say('replay-next')]).toEqual(['Stop!', 'One step forward']);
});

test('the words of a game that the page was built without come from the server', async () => {
  const asked = vi.fn(() =>
    Promise.resolve(Response.json({ fluent: 'some-game-title = A game\nsome-game-rule-SG = So.' })),
  );
  vi.stubGlobal('fetch', asked);
  const own = new Words();
  await own.speak('en');
  await own.learn('some-game');
  expect([own.say('some-game-title'), own.say('some-game-rule-SG')]).toEqual(['A game', 'So.']);
  expect(asked).toHaveBeenCalledWith('/api/games/some-game/words?lang=en', expect.anything());
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

test('what the page has no words for, the server says itself', async () => {
  await words.speak('en');
  const fault = { key: 'some-fault', args: {} };
  expect(tell({ ...fault, text: 'Something is wrong.' })).toBe('Something is wrong.');
  expect(tell({ key: 'coach-quick', args: { other: fault }, text: 'Wrong within.' })).toBe('Wrong within.');
  expect(tell({ key: 'refusal-game-over', args: {}, text: 'In another language.' })).toBe(say('refusal-game-over'));
  expect(tell(fault)).toBe('[some-fault]');
});

test('seats go by those who sit there, and everything said of them is said anew', async () => {
  await words.speak('en');
  const spoken = { key: 'question-waiting', args: { seat: { term: 'seat-red', id: 'red' } } };
  const heard: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void heard.push(tell(spoken)));
  });
  const sitter = { name: 'Anna', term: '', isReader: false };
  for (const sitters of [{ 'seat-red': sitter }, { 'seat-red': { ...sitter } }, NOBODY]) {
    flushSync();
    words.seat(sitters);
  }
  flushSync();
  stop();
  expect(heard).toEqual(['Waiting for Red.', 'Waiting for Anna.', 'Waiting for Red.']);
});
