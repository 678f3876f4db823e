import type { Foresight } from '$lib/game';
import type { EventFace, ForesightFace, Happening } from '$generated/messages';

const eventsIn = (told: readonly Happening[]): EventFace[] => told.map(({ event }) => event);

export const foresightIn = ({ certain, drawn, branches, own, results }: ForesightFace): Foresight => ({
  certain: eventsIn(certain),
  drawn,
  branches: branches.map(({ odds, events }) => ({ odds, events: eventsIn(events) })),
  own: eventsIn(own),
  results,
});
