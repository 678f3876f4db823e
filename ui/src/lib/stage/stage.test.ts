import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventFace, GameFace, RowFace } from '$generated/messages';
import type { News } from '$lib/table/row-history';
import { Stage } from './stage.svelte';

const game = (name: string) => ({ view: name }) as GameFace;
const row = (n: number, ...events: string[]): RowFace => ({
  n,
  at: 0,
  deed: 'moved',
  events: events.map((event): EventFace => ({ event })),
});
const news = (name: string, ...rows: RowFace[]): News => ({ game: game(name), rows, cut: false });

let pace = 1;
let heard: string[];
let told: number[];
let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  [pace, heard, told] = [1, [], []];
  stage = new Stage({
    showings: () => ({
      fought: { lasts: 400, on: 'before', sound: 'clash' },
      built: { lasts: 200, on: 'after', sound: 'clank' },
      struck: { lasts: 1200, on: 'before', moment: 'new' },
      fell: { lasts: 1500, on: 'before', moment: 'part' },
      unwrapped: { lasts: 700, on: 'end', when: ({ event }, view) => event === 'unwrapped' && view === 'mine' },
    }),
    pace: () => pace,
    hear: (sound) => heard.push(sound),
    tell: (rows) => told.push(...rows.map(({ n }) => n)),
  });
  stage.follow({ ...news('start', row(1)), cut: true });
});
afterEach(() => vi.useRealTimers());

const view = () => stage.shown?.view;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('the first view is there at once', () => {
  expect([view(), stage.busy, told]).toEqual(['start', false, [1]]);
});

test('what happens before the view changes is shown on the old one, the rest on the new one', async () => {
  stage.follow(news('after', row(2, 'fought', 'built')));
  expect([view(), stage.acting]).toEqual(['start', { event: 'fought' }]);
  await pass(400);
  expect([view(), stage.acting, told]).toEqual(['after', { event: 'built' }, [1, 2]]);
  await pass(200);
  expect([stage.acting, stage.busy]).toEqual([null, false]);
  expect(heard).toEqual(['clash', 'clank']);
});

test('events that nobody shows take no time', async () => {
  stage.follow(news('after', row(2, 'muttered')));
  await pass(0);
  expect([view(), stage.busy]).toEqual(['after', false]);
});

test('news wait for those before them', async () => {
  stage.follow(news('second', row(2, 'fought')));
  stage.follow(news('third', row(3, 'fought')));
  await pass(400);
  expect(view()).toBe('second');
  await pass(400);
  expect([view(), told]).toEqual(['third', [1, 2, 3]]);
});

test('skipping goes to the end of everything, and tells all of it', async () => {
  stage.follow(news('second', row(2, 'fought')));
  stage.follow(news('third', row(3, 'fought', 'built')));
  stage.skip();
  await pass(0);
  expect([view(), told, stage.acting, stage.busy]).toEqual(['third', [1, 2, 3], null, false]);
});

test('who falls far behind hurries', async () => {
  for (let n = 2; n < 14; n += 1) stage.follow(news(`view ${n}`, row(n, 'fought')));
  await pass(400);
  expect(view()).toBe('view 2');
  await pass(160);
  expect(view()).toBe('view 3');
});

test('with reduced motion the end is there at once, and heard', () => {
  pace = 0;
  stage.follow(news('after', row(2, 'fought', 'built')));
  expect([view(), stage.busy, heard]).toEqual(['after', false, ['clank']]);
});

test('another seat’s view cuts what is being shown, and nothing of it comes back', async () => {
  stage.follow(news('secret', row(2, 'fought')));
  stage.follow({ game: null, rows: [], cut: true });
  expect([view(), stage.acting]).toEqual([undefined, null]);
  await pass(2000);
  expect([view(), stage.busy]).toEqual([undefined, false]);
});

test('where a game tells its views apart, each event is shown on its own', async () => {
  stage = new Stage({
    showings: () => ({ fought: { lasts: 400, on: 'before' }, built: { lasts: 200, on: 'after' } }),
    pace: () => 1,
    unfold: (view, { event }) => `${String(view)} ${event}`,
  });
  stage.follow({ ...news('start', row(1)), cut: true });
  stage.follow(news('end', row(2, 'muttered', 'fought', 'built')));
  await pass(0);
  expect([view(), stage.acting?.event]).toEqual(['start muttered', 'fought']);
  await pass(400);
  expect([view(), stage.acting?.event]).toEqual(['start muttered fought built', 'built']);
  await pass(200);
  expect([view(), stage.busy]).toEqual(['end', false]);
});

test('after a long absence things stand as they are', () => {
  stage.follow(news('after', ...Array.from({ length: 20 }, (_, i) => row(i + 2, 'fought'))));
  expect([view(), stage.busy]).toEqual(['after', false]);
});

const acting = () => stage.acting?.event;
const steps = () => stage.moment.map(({ event }) => event.event);

test('a great moment takes its time, however much is waiting', async () => {
  stage.follow(news('after', row(2, 'struck', 'fell')));
  for (let n = 3; n < 14; n += 1) stage.follow(news(`view ${n}`, row(n, 'fought')));
  await pass(1199);
  expect([acting(), steps()]).toEqual(['struck', ['struck']]);
  await pass(1);
  expect([acting(), steps(), stage.isTelling]).toEqual(['fell', ['struck', 'fell'], true]);
  await pass(1500);
  expect([view(), acting(), stage.isTelling]).toEqual(['after', 'fought', false]);
});

test('whoever pauses sees the rest of it when they go on', async () => {
  stage.follow(news('after', row(2, 'fought')));
  await pass(300);
  stage.pause();
  await pass(5000);
  expect([view(), acting(), stage.paused]).toEqual(['start', 'fought', true]);
  stage.pause();
  await pass(99);
  expect(view()).toBe('start');
  await pass(1);
  expect([view(), stage.busy, stage.paused]).toEqual(['after', false, false]);
});

test('the last great moment is acted again, and the table stands as before; nothing is told twice', async () => {
  stage.follow(news('second', row(2, 'struck')));
  stage.follow(news('third', row(3, 'fell', 'fought')));
  await pass(4000);
  const now = stage.shown;
  expect(stage.mayRepeat).toBe(true);
  stage.again();
  await pass(0);
  expect([view(), acting(), steps(), stage.mayRepeat]).toEqual(['start', 'struck', ['struck'], false]);
  await pass(1200);
  expect([view(), acting(), steps()]).toEqual(['second', 'fell', ['struck', 'fell']]);
  await pass(1900);
  expect([stage.shown === now, stage.busy, told, stage.mayRepeat]).toEqual([true, false, [1, 2, 3], true]);
});

test('what comes meanwhile is shown after it, and a cut ends it', async () => {
  stage.follow(news('second', row(2, 'struck', 'fell')));
  await pass(3000);
  stage.again();
  stage.follow(news('third', row(3, 'fought')));
  await pass(2700);
  expect([view(), acting()]).toEqual(['second', 'fought']);
  await pass(400);
  expect([view(), stage.busy]).toEqual(['third', false]);
  stage.again();
  stage.follow({ ...news('elsewhere', row(1)), cut: true });
  await pass(0);
  expect([view(), stage.busy, steps(), stage.mayRepeat]).toEqual(['elsewhere', false, [], false]);
});

test('with reduced motion every step of it can be read', () => {
  pace = 0;
  stage.follow(news('after', row(2, 'struck', 'fell', 'fought')));
  expect([view(), stage.busy, steps(), stage.mayRepeat]).toEqual(['after', false, ['struck', 'fell'], false]);
});

test('what is held waits, even where nothing moves, and skipping does not pass it', async () => {
  const release = stage.hold();
  stage.follow(news('second', row(2, 'fought')));
  pace = 0;
  stage.follow(news('third', row(3, 'fought')));
  stage.skip();
  await pass(9000);
  expect([view(), stage.busy, stage.held, told]).toEqual(['start', false, true, [1]]);
  release();
  release();
  await pass(0);
  expect([view(), stage.held, told]).toEqual(['third', false, [1, 2, 3]]);
});

test('what comes at the end is shown on the newest view, to those whom it concerns', async () => {
  stage.follow(news('theirs', row(2, 'unwrapped', 'fought')));
  await pass(400);
  expect([view(), stage.busy]).toEqual(['theirs', false]);
  stage.follow(news('mine', row(3, 'unwrapped', 'fought')));
  await pass(400);
  expect([view(), acting(), told]).toEqual(['mine', 'unwrapped', [1, 2, 3]]);
  await pass(700);
  expect([acting(), stage.busy]).toEqual([undefined, false]);
});

test('what happens after a great moment is no part of it, unless it goes on', async () => {
  stage.follow(news('second', row(2, 'struck', 'muttered')));
  stage.follow(news('third', row(3, 'muttered', 'fell')));
  stage.follow(news('fourth', row(4, 'fought', 'built')));
  await pass(9000);
  stage.again();
  await pass(1200 + 1500);
  expect([view(), stage.busy]).toEqual(['fourth', false]);
});
