/** Never run: fails `npm run check` where daily.ts and what Python declares part ways. */
import type * as python from '../../generated/messages';
import type { Conforms } from '../conform';
import type * as ours from './daily';

export const conforms: [
  Conforms<ours.DailyFace, python.DailyFace>,
  Conforms<ours.OwnAttempt, python.OwnAttempt>,
  Conforms<ours.Ranked, python.Ranked>,
  Conforms<ours.Archive, python.Archive>,
  Conforms<ours.BestLine, python.BestLine>,
] = [true, true, true, true, true];
