// Keeps what this device has opened, so that the page opens without a line to the server, too, and says what is missing.
// Whatever may change is asked for anew: the page comes from here only if the server does not answer, and nothing under
// /api/ ever does.
const BUILD = 'goblins __BUILD__'; // written when the page is built; another build, another store
const SHELL = '/offline.html';
const ANY = { ignoreVary: true };

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(BUILD)
      .then((store) => store.add(new Request(SHELL, { cache: 'no-cache' })))
      .then(() => self.skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('goblins ') && name !== BUILD;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// The page tells what it has loaded without us: the browser still has it, so nothing travels twice.
addEventListener('message', (event) => {
  const { keep } = event.data;
  event.waitUntil(
    caches
      .open(BUILD)
      .then((store) => Promise.all(keep.map(async (path) => (await store.match(path, ANY)) ?? store.add(path)))),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(shell));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

const shell = async () => (await caches.match(SHELL, ANY)) ?? Response.error();

/** Its name has its hash in it: what is here is right. */
async function asset(request) {
  const store = await caches.open(BUILD);
  const found = await store.match(request, ANY);
  if (found) return found;
  const fetched = await fetch(request);
  if (fetched.ok) await store.put(request, fetched.clone());
  return fetched;
}
