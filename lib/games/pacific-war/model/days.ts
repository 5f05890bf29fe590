import { counted } from "../../../words";
import type { PacificTable } from "./position";

/** 32.3 The Day marker goes round its track; a whole game counts the Days that have passed. */
export function advanceDays(t: PacificTable, days: number): void {
  const { position, rules } = t;
  const day = (position.day + days) % rules.parameters.time.spaces;
  t.change("/day", position.day, day);
  t.set(position, "day", day);
  t.set(position, "daysPassed", position.daysPassed + days);
  t.say("32.3", () => `${counted(days, "Day passes", "Days pass")}.`);
}

/**
 * Days pass. Where the game goes by months, markers on the track ask for decisions and the month may end (20.2, 5.4): let it
 * be the last thing that a step does.
 */
export function passDays(t: PacificTable, days: number): void {
  if (t.position.war) t.call("pass-days", { days, begun: t.position.daysPassed });
  else advanceDays(t, days);
}

/** Days that have passed since the Operation in play began (20.2.2). */
export const daysOfOperation = ({ position }: Pick<PacificTable, "position">): number =>
  position.daysPassed - (position.war?.operation[0]?.begun ?? 0);
