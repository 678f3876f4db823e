/** Never run: fails `npm run check` where types.ts and what Python declares part ways. */
import type * as python from '../../generated/messages';
import type { Conforms } from '../conform';
import type * as ours from './types';

export const conforms: [
  Conforms<ours.Me, python.Me>,
  Conforms<ours.Code, python.Code>,
  Conforms<ours.Summary, python.Summary>,
  Conforms<ours.OptionFace, python.OptionFace>,
  Conforms<ours.BotFace, python.BotFace>,
  Conforms<ours.GameDetails, python.GameDetails>,
  Conforms<ours.Listed, python.Listed>,
  Conforms<ours.Page, python.Page>,
  Conforms<ours.Invitation, python.Invitation>,
  Conforms<ours.Plan, python.Plan>,
  Conforms<ours.Happening, python.Happening>,
  Conforms<ours.Frame, python.Frame>,
  Conforms<ours.Replay, python.Replay>,
  Conforms<ours.Advice, python.Advice>,
  Conforms<ours.Coaching, python.Coaching>,
] = [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true];
