import type { Foresight } from '$lib/game';
import type { EventFace } from '$generated/messages';

interface Told {
  event: EventFace;
}

/** What the server says a move would bring. */
export interface Foreseen {
  certain: Told[];
  drawn: boolean;
  branches: { odds: [number, number]; events: Told[] }[];
  own: Told[];
}

const eventsIn = (told: readonly Told[]): EventFace[] => told.map(({ event }) => event);

export const foresightIn = ({ certain, drawn, branches, own }: Foreseen): Foresight => ({
  certain: eventsIn(certain),
  drawn,
  branches: branches.map(({ odds, events }) => ({ odds, events: eventsIn(events) })),
  own: eventsIn(own),
});
