import { resultTableChecks } from "../../../../lib/games/shared/checks/result-tables";
import type { RuleCheck } from "../../../../lib/games/types";
import { counted } from "../../../../lib/words";
import { arrivalsPath, groupsOf, parametersOf } from "./documents";

/** A group that arrives after the last hour never comes. */
const lateArrival: RuleCheck = {
  code: "rule/skeleton/late-arrival",
  rule: "2.0",
  severity: "warning",
  title: "Units arrive after the game is over.",
  explain: "The game ends with the last hour of the clock, so a group of a later hour never arrives.",
  run(documents) {
    const hours = parametersOf(documents).clock?.hours;
    if (hours === undefined) return [];
    return groupsOf(documents)
      .filter(({ turn }) => turn > hours)
      .map(({ turn, pointer }) => ({
        document: arrivalsPath,
        pointer,
        message: `This group arrives in hour ${turn}, but the game lasts ${counted(hours, "hour")}.`,
        hint: "Let it arrive earlier, or make the game longer in parameters.json.",
      }));
  },
};

export const checks: readonly RuleCheck[] = [lateArrival, ...resultTableChecks("skeleton", "5.0")];
