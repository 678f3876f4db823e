/** Never run: fails `npm run check` where view.ts and what Python declares part ways. */
import type { Conforms } from '$lib/conform';
import type * as python from '../../generated/messages';
import type * as ours from './view';

export const conforms: [
  Conforms<ours.View, python.GoblinWarlordView>,
  Conforms<ours.PlayerView, python.GoblinWarlordPlayerView>,
  Conforms<ours.LairView, python.GoblinWarlordLairView>,
  Conforms<ours.InvasionView, python.GoblinWarlordInvasionView>,
  Conforms<python.GoblinWarlordMove['move'], ours.WarlordMove['move']>,
] = [true, true, true, true, true];
