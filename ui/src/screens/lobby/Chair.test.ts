import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { BotFace, ChairFace, Request } from '$generated/messages';
import type { Table } from '$lib/table/table.svelte';
import { words } from '$lib/words/words.svelte';
import Chair from './Chair.svelte';

const OPEN: ChairFace = { seat: 'green', kind: 'open' };
const BOT: ChairFace = { seat: 'blue', kind: 'bot', bot: 'scrapper' };
const ZOG: ChairFace = { seat: 'red', kind: 'person', name: 'Zog', face: 3 };
const bot = (name: string): BotFace => ({
  name,
  title: { key: '', text: '' },
  about: { key: '', text: '' },
  face: 3,
});
const BOTS = [bot('random'), bot('scrapper')];
let shown: object | undefined;
let asked: Request[] = [];

/** A chair as somebody sees it who has these seats. */
function show(
  chair: ChairFace,
  { isHost = false, mine = [] as string[], connected = ['red'] as string[] | null } = {},
): HTMLElement {
  const present = connected && { connected, thinking: [], watchers: 0, thought: {} };
  const table = { isHost, mine, present } as unknown as Table;
  const ask = (request: Request) => Promise.resolve(void asked.push(request));
  shown = mount(Chair, { target: document.body, props: { chair, table, bots: BOTS, ask } });
  flushSync();
  return document.body;
}
const buttons = (at: HTMLElement) => [...at.querySelectorAll('button')].map((button) => button.textContent?.trim());
const press = (at: HTMLElement, text: string) => {
  [...at.querySelectorAll('button')].find((button) => button.textContent?.includes(text))?.click();
  flushSync();
};

beforeAll(() => words.speak('en'));
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.querySelectorAll('li').forEach((chair) => chair.remove());
  asked = [];
});

describe('a seat in the lobby', () => {
  test('says who is here, and nothing before that is known', () => {
    expect(show(ZOG).textContent).toContain('here');
    void unmount(shown!);
    expect(show(ZOG, { connected: [] }).textContent).toContain('not here');
    void unmount(shown!);
    expect(show(ZOG, { connected: null }).textContent).not.toContain('here');
  });

  test('is for everybody to take while it is open, and for the host to give to a bot', () => {
    expect(buttons(show(OPEN))).toEqual(['Sit here']);
    void unmount(shown!);
    expect(buttons(show(OPEN, { isHost: true, mine: ['red'] }))).toEqual(['Another of us', 'Seat a bot']);
  });

  test('gets the bot that the host picks by its face', () => {
    const chair = show(OPEN, { isHost: true });
    press(chair, 'Seat a bot');
    press(chair, 'Twitwit');
    expect(asked).toEqual([{ ask: 'seat-bot', seat: 'green', bot: 'random' }]);
  });

  test('of somebody else is freed by the host alone, one’s own by oneself', () => {
    expect(buttons(show(ZOG))).toEqual([]);
    void unmount(shown!);
    expect(buttons(show(ZOG, { mine: ['red'] }))).toEqual(['Stand up']);
    void unmount(shown!);
    const chair = show(BOT, { isHost: true });
    press(chair, 'Free the seat');
    expect(asked).toEqual([{ ask: 'free', seat: 'blue' }]);
  });

  test('tells who is there', () => {
    expect(show(ZOG, { mine: ['red'] }).textContent).toContain('Zog, you');
  });
});
