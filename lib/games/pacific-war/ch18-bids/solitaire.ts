import { readChart } from "../../shared/result-table";
import { rollDie } from "../model/combat";
import { commandsOf, pointsAt } from "../model/command-points";
import type { PacificTable } from "../model/position";
import { ALLIED, enemyOf, JAPANESE } from "../model/rules";
import { sideText } from "../model/text";

/** 35.0: for one player a die says who conducts the Operation, in place of bids. */

const CHART = "solitaire-bidding";

/** Command Points at all headquarters that could pay. */
const totalOf = (t: PacificTable, side: number): number =>
  commandsOf(t, side).reduce((sum, n) => sum + pointsAt(t, n), 0);

/** The highest column of the table that applies to two totals. */
function columnOf({ rules }: PacificTable, higher: number, lower: number): string {
  const columns = rules.parameters.optional.solitaire;
  const applies = columns.findLast(
    ({ difference, times }) => higher - lower >= difference && higher >= times * lower,
  );
  return (applies ?? columns[0]!).column;
}

/** The side that conducts the next Operation; -1 where nobody has Command Points. */
export function drawSide(t: PacificTable): number {
  const totals = [ALLIED, JAPANESE].map((side) => totalOf(t, side));
  const most = totals[JAPANESE]! > totals[ALLIED]! ? JAPANESE : ALLIED;
  const [higher, lower] = [totals[most]!, totals[enemyOf(most)]!];
  if (higher === 0) return -1;
  const face = rollDie(t, "solitaire", most, CHART);
  const result = readChart(t, CHART, face, columnOf(t, higher, lower))?.text;
  // A side without points cannot conduct one, whatever the die says.
  const side = result === "L" && lower > 0 ? enemyOf(most) : most;
  t.say("35.0", () => `${higher} Command Points against ${lower}: the Operation goes to ${sideText(side)}.`);
  return side;
}
