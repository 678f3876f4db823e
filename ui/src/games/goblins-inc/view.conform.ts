/** Never run: fails `npm run check` where view.ts and what Python declares part ways. */
import type { Conforms } from '$lib/conform';
import type * as python from '../../generated/messages';
import type * as ours from './view';

export const conforms: [
  Conforms<ours.View, python.GoblinsIncView>,
  Conforms<ours.RobotView, python.GoblinsIncRobotView>,
  Conforms<ours.PlayerView, python.GoblinsIncPlayerView>,
  Conforms<ours.TileView, python.GoblinsIncTileView>,
  Conforms<ours.AgendaView, python.GoblinsIncAgendaView>,
  Conforms<ours.GaugeView, python.GoblinsIncGaugeView>,
  Conforms<ours.ProspectView, python.GoblinsIncProspectView>,
  Conforms<ours.WorthView, python.GoblinsIncWorthView>,
  Conforms<python.GoblinsIncMove['move'], ours.IncMove['move']>,
] = [true, true, true, true, true, true, true, true, true];
