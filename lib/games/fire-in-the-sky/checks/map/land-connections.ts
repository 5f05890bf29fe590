import { parseHexsideId } from "../../../../hex";
import type { Finding, RuleCheck } from "../../../types";
import { basesOf, mapOf, mapPath } from "../shared/documents";
import { takeAway } from "../../../shared/checks/fixes";
import { pairFaults } from "../../../shared/checks/hex-pairs";

/** V-17 (2.2.2): land connections join two adjacent land hexes. */
export const landConnections: RuleCheck = {
  code: "rule/fire-in-the-sky/land-connections",
  rule: "2.2.2",
  severity: "error",
  title: "A land connection does not join two neighbouring land hexes.",
  explain:
    "Land units move along land connections, one hex at a time, and only into land hexes: hexes with a named square or circle. " +
    "A connection to a hex without a name would let them enter open sea, which the rules do not cover. " +
    "Correct the numbers, or name the hex in bases.json.",
  run(documents) {
    const faults = pairFaults(documents, mapPath, "connections", "connection");
    const bases = Object.values(basesOf(documents));
    const { connections, hexes } = mapOf(documents);
    if (bases.length === 0) return faults;
    const named = new Set<string>(bases.map(({ hex }) => hex));
    const nameless = Object.keys(connections).flatMap((id): Finding[] => {
      const hex = parseHexsideId(id)?.find((each) => Object.hasOwn(hexes, each) && !named.has(each));
      if (hex === undefined) return [];
      const at = { document: mapPath, pointer: `/connections/${id}` };
      return [
        {
          ...at,
          message: `The connection ${id} leads to hex ${hex}, which has neither a base nor a circle.`,
          hint: "Land units can enter only named hexes. Name the hex in bases.json, or remove the connection.",
          ...takeAway(documents, "Remove the connection", mapPath, at.pointer),
        },
      ];
    });
    return [...faults, ...nameless];
  },
};
