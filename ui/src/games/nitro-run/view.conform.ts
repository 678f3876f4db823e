/** Never run: fails `npm run check` where view.ts and what Python declares part ways. */
import type { Conforms } from '$lib/conform';
import type * as python from '../../generated/messages';
import type * as ours from './view';

export const conforms: [
  Conforms<ours.View, python.NitroRunView>,
  Conforms<ours.SpaceView, python.NitroRunSpaceView>,
  Conforms<ours.SpecView, python.NitroRunSpecView>,
  Conforms<ours.SchemerView, python.NitroRunSchemerView>,
  Conforms<ours.GruntView, python.NitroRunGruntView>,
  Conforms<ours.TaskView, python.NitroRunTaskView>,
  Conforms<ours.WeekView, python.NitroRunWeekView>,
  Conforms<ours.RunView, python.NitroRunRunView>,
  Conforms<ours.PlannerView, python.NitroRunPlannerView>,
  Conforms<python.NitroRunMove['move'], ours.NitroMove['move']>,
] = [true, true, true, true, true, true, true, true, true, true];
