import { mount } from 'svelte';
import { router } from '$lib/shell/router.svelte';
import { settings } from '$lib/shell/settings.svelte';
import { words } from '$lib/words/words.svelte';
import './style/fonts.css';
import './style/tokens.css';
import '$games/palettes';
import './style/pieces.css';
import './style/chrome.css';
import App from './App.svelte';
import { screenFor } from './screens';

settings.start();
void screenFor(router.route).load(); // on its way while the words are read
// Nothing is drawn before it can be said; without words (no network) the page says so by itself.
await words.speak(settings.language).catch(() => undefined);
mount(App, { target: document.getElementById('app')! });
