import { game, type Game } from '$lib/game';
import type { MoveFace } from '$generated/messages';
import Board from './Board.svelte';

/** A game that has no folder here. It is played on what the server says: the view, the legal moves, and their words. */
export const plainGame = (name: string): Game => game<unknown, MoveFace>({ name, Board, showings: {}, headings: [] });
