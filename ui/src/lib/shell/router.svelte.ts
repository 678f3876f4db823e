/** Where one can be in the app. Names in the paths become fields of the route. */
const PATHS = {
  shelf: '/',
  new: '/new/:game',
  table: '/table/:id',
  join: '/join/:token',
  replay: '/replay/:id',
  rules: '/rules/:game',
  settings: '/settings',
  lessons: '/lessons/:game',
  archive: '/daily',
  day: '/daily/:date',
  gallery: '/gallery',
} as const;

type Named<Path extends string> = Path extends `${string}:${infer Name}` ? Record<Name, string> : unknown;
export type ScreenName = keyof typeof PATHS;
export type Route =
  { [S in ScreenName]: { screen: S } & Named<(typeof PATHS)[S]> }[ScreenName] | { screen: 'nowhere' };

const patterns = Object.entries(PATHS).map(
  ([screen, path]) => [screen, new RegExp(`^${path.replace(/:(\w+)/, '(?<$1>[^/]+)')}/?$`)] as const,
);
/** For the server, which answers all other paths with 404. */
export const PATTERNS: readonly RegExp[] = patterns.map(([, pattern]) => pattern);

export function routeAt(path: string): Route {
  for (const [screen, pattern] of patterns) {
    const found = pattern.exec(path);
    if (found) return { screen, ...decoded(found.groups ?? {}) } as Route;
  }
  return { screen: 'nowhere' };
}

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeSafely(text)]));
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where no browser is, the shelf is drawn: see src/ahead. */
const here = () => globalThis.location ?? { pathname: '/', hash: '' };

/** The History API and nothing more. Plain links work: clicks on them are taken over. */
class Router {
  route = $state.raw<Route>(routeAt(here().pathname));
  hash = $state(here().hash.slice(1));
  /** Counts arrivals, so that a screen can tell coming from staying. */
  arrivals = $state(0);

  go(path: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.#arrive();
  }

  /** Take over links and the browser's back button; returns how to stop. */
  start(): () => void {
    const back = () => this.#arrive();
    const click = (event: MouseEvent) => this.#click(event);
    addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  }

  #arrive(): void {
    const route = routeAt(location.pathname);
    const moved = JSON.stringify(route) !== JSON.stringify(this.route);
    this.hash = location.hash.slice(1);
    if (!moved) return;
    this.route = route;
    this.arrivals += 1;
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return; // the browser jumps there by itself
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
