import type { Team } from '../team';

/** A line of the log. `cut` lines are headings in chalk, such as "since your last move". */
export interface LogLine {
  key: string | number;
  text: string;
  team?: Team | undefined;
  fresh?: boolean;
  cut?: boolean;
}
