/**
 * All that anybody could see, in one view: the public's, with what it does not show (null) filled in from those seats
 * that may see it. Whose eyes these are stays the public's.
 */
export function uncovered(views: Record<string, unknown>): unknown {
  const { public: open, ...own } = views;
  const merged = Object.values(own).reduce(fill, open);
  return isRecord(merged) && isRecord(open) && 'seat' in open ? { ...merged, seat: open['seat'] } : merged;
}

function fill(shown: unknown, seen: unknown): unknown {
  if (shown === null || shown === undefined) return seen;
  if (Array.isArray(shown) && Array.isArray(seen))
    return shown.length === seen.length ? shown.map((item, i) => fill(item, seen[i])) : shown;
  if (isRecord(shown) && isRecord(seen))
    return Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, fill(value, seen[name])]));
  return shown;
}

const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null && !Array.isArray(found);
