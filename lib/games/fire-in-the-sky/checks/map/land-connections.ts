import { parseHexsideId } from "../../../../hex";
import type { Finding, RuleCheck } from "../../../types";
import { basesOf, mapOf, mapPath } from "../shared/documents";
import { takeAway } from "../shared/fixes";
import { pairFaults } from "../shared/hex-pairs";

/** V-17 (2.2.2): land connections join two adjacent land hexes. */
export const landConnections: RuleCheck = {
  code: "rule/fire-in-the-sky/land-connections",
  rule: "2.2.2",
  severity: "error",
  title: "A land connection does not join two neighbouring land hexes.",
  explain:
    "Land units march along land connections, one hex at a time, and only into land hexes: hexes with a named square or circle. " +
    "A connection to a hex without a name would let them into open sea, where the rules have nothing to say of them. " +
    "Correct the numbers, or name the hex in bases.json.",
  run(documents) {
    const faults = pairFaults(documents, "connections", "connection");
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
          message: `The connection ${id} leads to hex ${hex}, which holds neither a base nor a circle.`,
          hint: "Land units can enter named hexes only. Name the hex in bases.json, or take the connection away.",
          ...takeAway(documents, "Take the connection away", mapPath, at.pointer),
        },
      ];
    });
    return [...faults, ...nameless];
  },
};
