import { afterEach, expect, test } from 'vitest';
import { routeAt, router } from './router.svelte';

afterEach(() => router.go('/'));

test.each([
  ['/', { screen: 'shelf' }],
  ['/new/some-game', { screen: 'new', game: 'some-game' }],
  ['/table/12ab', { screen: 'table', id: '12ab' }],
  ['/join/a%20token', { screen: 'join', token: 'a token' }],
  ['/replay/12ab/', { screen: 'replay', id: '12ab' }],
  ['/rules/some-game', { screen: 'rules', game: 'some-game' }],
  ['/settings', { screen: 'settings' }],
  ['/lessons/some-game', { screen: 'lessons', game: 'some-game' }],
  ['/gallery', { screen: 'gallery' }],
  ['/table', { screen: 'nowhere' }],
  ['/table/a/b', { screen: 'nowhere' }],
  ['/join/%E0%A4%A', { screen: 'join', token: '%E0%A4%A' }],
])('%s leads to its screen', (path, route) => {
  expect(routeAt(path)).toEqual(route);
});

test('a click on a link of ours goes there without loading the page', () => {
  const stop = router.start();
  document.body.innerHTML = '<a href="/rules/some-game#some-rule"><b>Why</b></a>';
  document.querySelector('b')!.click();
  expect(router.route).toEqual({ screen: 'rules', game: 'some-game' });
  expect(router.hash).toBe('some-rule');
  stop();
});

test('a click with a modifier, to elsewhere or to the API is the browser’s', () => {
  const stop = router.start();
  document.body.innerHTML = '<a href="/settings">s</a><a href="https://example.org/">e</a><a href="/api/x">a</a>';
  const taken = [...document.querySelectorAll('a')].map((link, i) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: i === 0 });
    let prevented = false;
    addEventListener('click', (event) => ((prevented = event.defaultPrevented), event.preventDefault()), {
      once: true,
    });
    link.dispatchEvent(click);
    return prevented;
  });
  expect(taken).toEqual([false, false, false]);
  stop();
});
