/** Never run: fails `npm run check` where daily.ts, runs.ts and what Python declares part ways. */
import type * as python from '../../generated/messages';
import type { Conforms } from '../conform';
import type * as ours from './daily';
import type * as runs from './runs';

export const conforms: [
  Conforms<ours.DailyFace, python.DailyFace>,
  Conforms<ours.OwnAttempt, python.OwnAttempt>,
  Conforms<ours.Ranked, python.Ranked>,
  Conforms<ours.Archive, python.Archive>,
  Conforms<ours.BestLine, python.BestLine>,
  Conforms<runs.ChasmRuns, python.ChasmRuns>,
] = [true, true, true, true, true, true];
