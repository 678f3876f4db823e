import { beforeEach, expect, test, vi } from 'vitest';

const root = document.documentElement;

async function settingsWith(kept: unknown, device: { dark?: boolean; still?: boolean } = {}) {
  vi.resetModules();
  localStorage.setItem('goblins.settings', typeof kept === 'string' ? kept : JSON.stringify(kept));
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('dark') ? (device.dark ?? false) : (device.still ?? false),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const [{ settings }, { flushSync }] = await Promise.all([import('./settings.svelte'), import('svelte')]);
  settings.start();
  flushSync();
  return { settings, flushSync };
}

beforeEach(() => localStorage.clear());

test('what was chosen is there again', async () => {
  const { settings } = await settingsWith({
    language: 'fr',
    theme: 'dark',
    pace: 'slow',
    motion: 'full',
    volume: 0.2,
  });
  expect([settings.language, settings.pace, settings.volume]).toEqual(['fr', 'slow', 0.2]);
  expect(root.dataset['theme']).toBe('dark');
  expect(root.style.getPropertyValue('--pace')).toBe('1.6');
});

test.each(['{broken', '[]', '{"language":"xx","theme":7,"volume":9}', 'null'])(
  'nonsense (%s) is forgotten',
  async (kept) => {
    const { settings } = await settingsWith(kept);
    expect([settings.language, settings.theme, settings.volume]).toEqual(['en', 'system', 0.6]);
  },
);

test('the device decides about light and movement unless the player does', async () => {
  const { settings, flushSync } = await settingsWith({}, { dark: true, still: true });
  expect([settings.isDark, settings.paceFactor]).toEqual([true, 0]);
  settings.theme = 'light';
  settings.motion = 'full';
  flushSync();
  expect([root.dataset['theme'], root.style.getPropertyValue('--pace')]).toEqual(['light', '1']);
  expect(JSON.parse(localStorage.getItem('goblins.settings')!)).toMatchObject({ theme: 'light', motion: 'full' });
});
