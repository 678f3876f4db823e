/**
 * Has the service worker (public/sw.js) keep what this device has loaded, so that the page opens without a line, too.
 * That waits until the page is there: nobody came for it.
 */
export function keepForLater(): void {
  if (!('serviceWorker' in navigator)) return; // addresses without encryption, and private windows of some browsers
  const start = () => setTimeout(() => void register(), 1000);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
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
