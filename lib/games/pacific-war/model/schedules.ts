import type { PacificWarSchedule } from "../../../documents/generated/types";
import type { PacificTable } from "./position";
import { sideIds } from "./rules";

/** What the schedule of a side brings by month (14.0, 16.0). */

type Month = PacificWarSchedule["months"][string];
type Reinforcements = NonNullable<Month["reinforcements"]>;

/** All months of the schedule of a side. */
export const monthsOf = ({ rules, position }: PacificTable, side: number): PacificWarSchedule["months"] =>
  rules.schedules[position.terms.schedules?.[sideIds[side]!] ?? ""] ?? {};

/** What this month brings to a side. */
export const monthOf = (t: PacificTable, side: number): Month => monthsOf(t, side)[t.position.month] ?? {};

/** The reinforcements with which a unit came: of this month, or of an earlier one. */
export function reinforcementsWith(
  t: PacificTable,
  side: number,
  isIn: (all: Reinforcements) => boolean,
): Reinforcements {
  const months = Object.values(monthsOf(t, side));
  return months.flatMap(({ reinforcements = {} }) => (isIn(reinforcements) ? reinforcements : []))[0] ?? {};
}
