import type { Finding, RuleCheck } from "../../../types";
import { parseHexsideId } from "../../../../hex";
import { boardOf, seasOf } from "../shared/hex-graph";
import { basesOf, basesPath, mapOf, mapPath } from "../shared/documents";

/** 2.2.1: ships, and with them landings, can reach every base; troops can reach every circle. */
export const seaAccess: RuleCheck = {
  code: "rule/fire-in-the-sky/sea-access",
  rule: "2.2.1",
  severity: "warning",
  title: "No ship can reach a base.",
  explain:
    "All hexes but one are sea hexes, so ships go nearly everywhere. A base in a land hex, or one behind impassable hexsides on all sides, can never be reached, invaded or reinforced by sea; a circle without sea access needs a land connection. " +
    "The port of such a base and its ships are of no use, and if it is worth Victory Points, it can be captured only by land. " +
    "Open a hexside, make the hex a sea hex, or move the base.",
  run(documents) {
    const board = boardOf(documents);
    if (!board) return [];
    const seas = seasOf(board);
    const main = mainSea([...seas.values()]);
    const { connections, hexes, boxes } = mapOf(documents);
    const connected = new Set(Object.keys(connections).flatMap((id) => parseHexsideId(id) ?? []));
    const findings: Finding[] = [];
    for (const [id, { name, hex, kind }] of Object.entries(basesOf(documents))) {
      if (!Object.hasOwn(hexes, hex)) continue;
      const sea = seas.get(hex);
      if (sea === main || (kind === "circle" && connected.has(hex))) continue;
      const land = sea === undefined;
      findings.push({
        document: basesPath,
        pointer: `/bases/${id}/hex`,
        message:
          kind === "circle"
            ? `No unit can reach ${name}: hex ${hex} has neither sea access nor a land connection.`
            : land
              ? `No ship can reach ${name}: hex ${hex} is a land hex.`
              : `No ship can reach ${name} from most of the map: the sea around hex ${hex} is cut off.`,
        hint: land ? "Make it a sea hex, or move the base." : "Open an impassable hexside, or move the base.",
        related: [{ document: mapPath, pointer: `/hexes/${hex}`, message: "The hex is here." }],
      });
    }
    for (const [id, { name, kind, entryHexes }] of Object.entries(boxes)) {
      if (kind !== "off-map" || entryHexes === undefined || seas.get(id) === main) continue;
      findings.push({
        document: mapPath,
        pointer: `/boxes/${id}/entryHexes`,
        message: `No ship that leaves ${name} can reach most of the map.`,
        hint: "Name Entry Hexes at the open sea.",
        rule: "2.2.4",
      });
    }
    return findings;
  },
};

/** The sea with the most hexes. */
function mainSea(seas: readonly number[]): number | undefined {
  const size = new Map<number, number>();
  for (const sea of seas) size.set(sea, (size.get(sea) ?? 0) + 1);
  return [...size].sort((a, b) => b[1] - a[1])[0]?.[0];
}
