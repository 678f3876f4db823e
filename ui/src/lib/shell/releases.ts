const KEY = 'goblins.loaded-anew';
const AGAIN = 60_000; // ms

/**
 * A newer page has been put on the server, and a part of this one is wanted that is gone: the page is loaded anew. That
 * loses nothing, for the game is on the server. If that does not help, whoever wanted the part says so (Broken.svelte).
 */
export function followReleases(): void {
  // Not prevented: whoever wanted the part would be handed nothing instead of a failure while the page loads.
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && isFirst()) location.reload();
  });
}

/** A browser that remembers nothing would load the page for ever. */
function isFirst(): boolean {
  try {
    const before = Number(sessionStorage.getItem(KEY) ?? 0);
    sessionStorage.setItem(KEY, String(Date.now()));
    return Date.now() - before > AGAIN;
  } catch {
    return false;
  }
}
