import { describe, expect, it } from 'vitest';
import { pictureOf, type Shared } from './picture';

const shared: Shared = {
  title: 'Nitro Run',
  when: '15 November 2026',
  chasm: {
    name: 'narrow',
    entrance: 'b1',
    exit: 'c6',
    spaces: [
      { space: 'b0', column: 1, row: 0, terrain: 'half-space' },
      { space: 'b1', column: 1, row: 1, terrain: 'chasm' },
      { space: 'c6', column: 2, row: 6, terrain: 'cave' },
    ],
  },
  name: 'the <narrow> chasm',
  points: '16 / 18',
  verdict: 'You & your club',
  cart: ['angry', 'happy', 'happy', 'happy', 'gone', 'happy'],
};

describe('the picture to share', () => {
  const picture = pictureOf(shared);
  const parsed = new DOMParser().parseFromString(picture, 'image/svg+xml');

  it('is an SVG of its own, whatever is written on it', () => {
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.querySelectorAll('text')[1]?.textContent).toBe('15 November 2026 · the <narrow> chasm');
    expect(picture).not.toMatch(/href|url\(|<image|<style/);
  });

  it('shows the ground, without half-spaces and without any track', () => {
    expect(parsed.querySelectorAll("path[d^='M47 0']")).toHaveLength(2);
    expect(parsed.querySelectorAll("path[d^='M-18-10']")).toHaveLength(2);
  });

  it('shows every bottle with its face', () => {
    expect(parsed.querySelectorAll("path[fill='#ffb13d']")).toHaveLength(4);
    expect(parsed.querySelectorAll("path[fill='#e5452b']")).toHaveLength(1);
  });
});
