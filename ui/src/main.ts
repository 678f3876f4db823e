import { mount, tick } from 'svelte';
import { followReleases } from '$lib/shell/releases';
import { router } from '$lib/shell/router.svelte';
import { settings } from '$lib/shell/settings.svelte';
import { words } from '$lib/words/words.svelte';
import './style/fonts.css';
import './style/tokens.css';
import '$games/palettes';
import './style/pieces.css';
import './style/chrome.css';
import 'virtual:drawn.css';
import App from './App.svelte';
import { screenFor } from './screens';

/** No `await` outside: all other files of the page wait for this one. */
async function start(): Promise<void> {
  followReleases();
  settings.start();
  const target = document.getElementById('app')!;
  const root = document.documentElement;
  const coming = screenFor(router.route).load(); // on its way while the words are read
  const spoken = await words.speak(settings.language).then(
    () => true,
    () => false,
  );
  await coming.catch(() => undefined); // the page says so by itself
  await new Promise((done) => setTimeout(done)); // whoever touches what was drawn ahead does not wait for all of it
  // Nothing is drawn before it can be said. What was drawn ahead (src/ahead) stays until the page can take its place.
  if (!spoken && target.firstElementChild) return;
  const pressed = Number(root.dataset['pressed'] ?? -1);
  target.replaceChildren();
  delete root.dataset['wait'];
  mount(App, { target });
  if (pressed < 0) return;
  await tick();
  target.querySelectorAll<HTMLElement>('main button')[pressed]?.click();
}

void start();
