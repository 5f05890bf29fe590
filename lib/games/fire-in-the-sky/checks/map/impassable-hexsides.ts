import type { RuleCheck } from "../../../types";
import { pairFaults } from "../../../shared/checks/hex-pairs";
import { mapPath } from "../shared/documents";

/** V-17 (2.2.1.2): impassable hexsides lie between neighbours. */
export const impassableHexsides: RuleCheck = {
  code: "rule/fire-in-the-sky/impassable-hexsides",
  rule: "2.2.1.2",
  severity: "error",
  title: "An impassable hexside is not between two neighbouring hexes.",
  explain:
    "A hexside is named by the two hexes that share it, the smaller number first. It works in both directions, so it is listed once. " +
    "With a hexside between hexes that are not neighbours, or not on the map, the map cannot be compiled. " +
    "Correct the numbers.",
  run: (documents) => pairFaults(documents, mapPath, "hexsides", "hexside"),
};
