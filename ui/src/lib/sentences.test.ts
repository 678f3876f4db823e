import { expect, test } from 'vitest';
import { sentenceOf, type Forms } from './sentences';
import type { EventFace, FaceForm, MoveFace } from '$generated/messages';

const form = (key: string, more: Partial<FaceForm> = {}): FaceForm => ({
  key,
  notation: '',
  silent: false,
  terms: {},
  lists: {},
  named: {},
  ...more,
});
const face = <Face extends MoveFace | EventFace>(made: Face) => made;
const forms: Forms = {
  moves: {
    invade: form('some-move-invade', {
      notation: 'invade {lair} > {foe}.{target}',
      terms: { foe: 'seat-' },
    }),
  },
  events: {
    'fort-built': form('some-event-fort-built', { terms: { seat: 'seat-' } }),
    asked: form('some-event-asked', { silent: true }),
    dealt: form('x-event-dealt', { lists: { cards: 'x-card-' } }),
    counted: form('x-event-counted'),
  },
};

test('a move is put into words like an event', () => {
  expect(sentenceOf(forms, face({ move: 'invade', lair: 1, foe: 'blue', target: 2 }))).toEqual({
    key: 'some-move-invade',
    args: { lair: 1, foe: { term: 'seat-blue', id: 'blue' }, target: 2 },
  });
});

test('names become terms, numbers stay numbers', () => {
  expect(sentenceOf(forms, face({ event: 'fort-built', seat: 'red', lair: 3 }))).toEqual({
    key: 'some-event-fort-built',
    args: { seat: { term: 'seat-red', id: 'red' }, lair: 3 },
  });
});

test('a list of names becomes a list of terms with their numbers', () => {
  expect(sentenceOf(forms, face({ event: 'dealt', cards: 'crown 2, hide' }))?.args).toEqual({
    cards: {
      terms: [
        { term: 'x-card-crown', id: 'crown', number: '2' },
        { term: 'x-card-hide', id: 'hide', number: '' },
      ],
    },
  });
});

test('a silent event is not told', () => {
  expect(sentenceOf(forms, face({ event: 'asked', seat: 'red', phase: 'act' }))).toBeNull();
});

test('arguments have hyphens where fields have underscores', () => {
  expect(sentenceOf(forms, face({ event: 'counted', to_supply: 1 }))?.args).toEqual({ 'to-supply': 1 });
});
