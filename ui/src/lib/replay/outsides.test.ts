import { expect, test } from 'vitest';
import type { Happening } from '$lib/api/types';
import { withoutOutsides } from './outsides';

const happening = (event: string, seat: string): Happening => ({
  event: { event, seat } as Happening['event'],
  said: { key: event, args: {} },
  text: '',
  silent: false,
});

test('of a drawn card only the card is told, not that a card was drawn', () => {
  const told = [
    happening('drew-card', 'red'),
    happening('drew', 'red'),
    happening('drew', 'blue'),
    happening('gave-order', 'red'),
  ];
  expect(withoutOutsides(told).map(({ event }) => event)).toMatchObject([
    { event: 'drew-card', seat: 'red' },
    { event: 'drew', seat: 'blue' },
    { event: 'gave-order', seat: 'red' },
  ]);
});
