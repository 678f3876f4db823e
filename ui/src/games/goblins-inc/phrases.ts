import type { TermsFace } from '$generated/messages';
import type { Ability, SquareView, TileView, Turn } from '$generated/goblins-inc';
import { listOf, term } from '$lib/words/terms';
import { say } from '$lib/words/words.svelte';
import { nameOfArt } from './pieces/art';
import { EDGES } from './pieces/tiles';
import { turnNumber } from './facts';

/** A team as sentences name it: in a duel, by its player. */
export const teamTerm = (team: number) => term(`goblins-inc-team-${team}`, String(team));
/** Whose robot it is; of those on one's own side, just that. */
export const sayRobot = (team: number, isOwn: boolean): string =>
  isOwn ? say('goblins-inc-your-robot') : say('goblins-inc-robot-of', { team: teamTerm(team) });
export const sayAbility = (ability: Ability): string => say(`goblins-inc-ability-${ability}`);
/** The same in a sentence. */
export const abilityTerm = (ability: Ability) => term(`goblins-inc-ability-${ability}`, ability);
/** An agenda by its name, and a bet by the side it is turned to. */
export const sayAgenda = (agenda: string, bet: string | null = null): string => say(agendaTerm(agenda, bet).term);
/** The same in a sentence. */
export const agendaTerm = (agenda: string, bet: string | null = null) =>
  agenda === 'bet' && bet && bet !== 'none'
    ? term(`goblins-inc-bet-${bet}`, bet)
    : term(`goblins-inc-agenda-${agenda}`, agenda);

/** What a tile is called: by its picture, with a name of its own where several wear the same. */
export const nameTile = (tile: string): string => say(tileTerm(tile).term);
/** The same in a sentence. */
export const tileTerm = (tile: string) => term(`goblins-inc-art-${nameOfArt(tile)}`, tile);
/** Several, each with the square it lies on. */
export const listTiles = (lying: readonly { tile: string; square: string }[]): TermsFace => ({
  terms: lying.map(({ tile, square }) => ({ ...tileTerm(tile), number: `(${square})` })),
});

/** The same with its number, by which the rules know it. */
export const sayTile = (tile: string): string => say('goblins-inc-tile', { art: tileTerm(tile), tile });

/** A text of the rules, with tiles called by their names. */
export const withTileNames = (text: string): string => text.replaceAll(/\b[WAED]\d\d\b/g, nameTile);

/** A tile as screen readers hear it: what it is, and what is on its edges as it lies. */
export function describeTile(face: TileView, turn: Turn = 'north'): string {
  const parts = [say(`goblins-inc-kind-${face.kind}`, { premium: face.premium ? 1 : 0 })];
  const on = (figures: readonly number[]) =>
    listOf(
      EDGES.flatMap((_, i) => (figures[i] ? [term(`goblins-inc-way-${EDGES[(i + turnNumber(turn)) & 3]}`)] : [])),
    );
  if (face.arrows.some(Boolean))
    parts.push(say('goblins-inc-tile-arrows', { arrows: total(face.arrows), ways: on(face.arrows) }));
  if (face.plates.some(Boolean))
    parts.push(say('goblins-inc-tile-plates', { plates: total(face.plates), ways: on(face.plates) }));
  if (face.engines) parts.push(say('goblins-inc-tile-engines', { engines: face.engines }));
  parts.push(
    face.metal.every(Boolean)
      ? say('goblins-inc-tile-metal-all')
      : say('goblins-inc-tile-metal', { ways: on(face.metal) }),
  );
  return `${sayTile(face.tile)}: ${parts.join('; ')}`;
}

const total = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0);

/** A square as screen readers hear it. */
export const describeSquare = (square: string, placed: SquareView | undefined, face: TileView | undefined): string =>
  `${square}: ${placed && face ? describeTile(face, placed.turn) : say('goblins-inc-square-empty')}`;
