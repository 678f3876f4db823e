/**
 * All that anybody could see, in one view: the public's, with what it does not show (null) filled in from those seats
 * that may see it. Whose eyes these are stays the public's.
 */
export function mergedViews(views: Record<string, unknown>): unknown {
  const { public: open, ...own } = views;
  const merged = Object.values(own).reduce(fill, open);
  return isRecord(merged) && isRecord(open) && 'seat' in open ? { ...merged, seat: open['seat'] } : merged;
}

function fill(shown: unknown, seen: unknown): unknown {
  if (shown === null || shown === undefined) return seen;
  if (Array.isArray(shown) && Array.isArray(seen)) return fillList(shown, seen);
  if (isRecord(shown) && isRecord(seen))
    return Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, fill(value, seen[name])]));
  return shown;
}

/** Things with names find each other by them, and those that only the other has seen are added. */
function fillList(shown: readonly unknown[], seen: readonly unknown[]): unknown[] {
  const [names, others] = [shown.map(nameIn), seen.map(nameIn)];
  if ([...names, ...others].every((name) => name !== null))
    return [
      ...shown.map((item, i) => fill(item, seen[others.indexOf(names[i]!)] ?? null)),
      ...seen.filter((_, i) => !names.includes(others[i]!)),
    ];
  return shown.length === seen.length ? shown.map((item, i) => fill(item, seen[i])) : [...shown];
}

/** What something is called: the text its first field holds. */
const nameIn = (item: unknown): string | null => {
  const first = isRecord(item) ? Object.values(item)[0] : null;
  return typeof first === 'string' ? first : null;
};

const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null && !Array.isArray(found);
