const MINUTE = 60_000;
const STEPS: readonly [least: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [24 * 60 * MINUTE, 'day'],
  [60 * MINUTE, 'hour'],
  [MINUTE, 'minute'],
];

/** How long ago that was, in words: “3 hours ago”. */
export function ageOf(at: number, language: string, now: number = Date.now()): string {
  const age = Math.max(0, now - at);
  const [least, unit] = STEPS.find(([length]) => age >= length) ?? [MINUTE, 'minute'];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(age / least), unit);
}
