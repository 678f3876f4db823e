const LATER = 1000; // ms

/**
 * Has the service worker (public/sw.js) keep what this device has loaded, so that the page opens without a line, too.
 * The shelf asks for that, a moment after it is there: nobody came for it, and no game waits for it.
 */
export function keepForLater(): (() => void) | undefined {
  if (!import.meta.env.PROD) return;
  if (!('serviceWorker' in navigator)) return; // addresses without encryption, and private windows of some browsers
  const timer = setTimeout(() => navigator.onLine && void register(), LATER);
  return () => clearTimeout(timer);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', tell); // a newer one begins with nothing
  await serviceWorker.register('/sw.js').catch(() => undefined); // no line, or no room: then nothing is kept
  tell();
}

function tell(): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ours = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  navigator.serviceWorker.controller?.postMessage({ keep: [...new Set(ours.map(({ pathname }) => pathname))] });
}
