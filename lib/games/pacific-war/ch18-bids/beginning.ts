import { counted } from "../../../words";
import { commandsOf, pointsAt } from "../model/command-points";
import type { PacificTable } from "../model/position";
import { sideText } from "../model/text";
import { freshOperation, warOf } from "../model/war";

/** 18.0: a side becomes Operation player, for so many points, or free to spend what one headquarters has. */
export function beginOperation(t: PacificTable, side: number, bid: number | "free"): void {
  const { position } = t;
  const war = warOf(t);
  const budget = bid === "free" ? Math.max(0, ...commandsOf(t, side).map((n) => pointsAt(t, n))) : bid;
  t.set(war, "operations", war.operations + 1);
  t.set(war, "monthOperations", war.monthOperations + 1);
  t.set(war, "free", "none");
  t.set(war, "operation", [freshOperation({ budget, isFree: bid === "free", begun: position.daysPassed })]);
  t.set(position, "operation", {
    side,
    level: 0,
    length: 0,
    condition: position.operation.condition,
    revealed: true,
    contactHexes: [0, 0],
    lightingUsed: false,
  });
  t.set(position, "cycle", 0);
  t.say(
    "18.0",
    () =>
      `Operation player${bid === "free" ? " without a bid" : ` for ${counted(bid, "Command Point")}`}: ${sideText(side)}.`,
  );
}
