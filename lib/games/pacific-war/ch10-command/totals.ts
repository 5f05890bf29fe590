import { counted } from "../../../words";
import { readChart } from "../../shared/result-table";
import { rollDie } from "../model/combat";
import { garrisonCost } from "../model/garrison";
import type { PacificTable } from "../model/position";
import { coProsperityPoints, homelandPoints } from "../model/resources";
import { ALLIED, JAPANESE, sideIds } from "../model/rules";
import { isStrategic, warOf } from "../model/war";

/** 10.1, 10.2 How many Command Points a side gets this month. */
export function pointsOfMonth(t: PacificTable, side: number): number {
  if (!isStrategic(t)) return scheduledPoints(t, side);
  return side === ALLIED ? rolledPoints(t) : points(t);
}

/** In Campaigns they stand in the schedule. */
function scheduledPoints({ rules, position }: PacificTable, side: number): number {
  const schedule = position.terms.schedules?.[sideIds[side]!] ?? "";
  return rules.schedules[schedule]?.[position.month]?.commandPoints ?? 0;
}

/** 10.2, 19.4.A: the Strategic Initiative shifts the roll. */
function rolledPoints(t: PacificTable): number {
  const face = rollDie(t, "Command Points", ALLIED, "command points");
  const { initiative } = warOf(t);
  if (initiative !== 0) t.acted("19.4");
  return Number(readChart(t, "command-points-allied", face - initiative, t.position.month)?.parts[0] ?? 0);
}

/** 10.1: by the lower of the two resource levels and the Merchant Shipping Points; 10.1.1: by its reserves at first. */
function points(t: PacificTable): number {
  const { reserveLevel, reservesUntil } = t.rules.parameters.command;
  const hasReserves = t.position.month <= reservesUntil;
  if (hasReserves) t.acted("10.1.1");
  const level = hasReserves ? reserveLevel : Math.min(homelandPoints(t), coProsperityPoints(t));
  const { merchantShippingPoints } = warOf(t);
  const all = Number(readChart(t, "command-points-japanese", merchantShippingPoints, level)?.parts[0] ?? 0);
  // 33.3: what is missing in Manchuria.
  const missing = Math.min(all, garrisonCost(t));
  if (missing === 0) return all;
  t.acted("33.3");
  t.say("33.3", () => `The garrison of Manchuria is too small: ${counted(missing, "Command Point")} less.`, [
    JAPANESE,
  ]);
  return all - missing;
}
