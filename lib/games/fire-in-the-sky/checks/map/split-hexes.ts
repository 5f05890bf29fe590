import { hexsideId } from "../../../../hex";
import type { Documents, Finding, RuleCheck } from "../../../types";
import { boardOf, distanceBetween, isMisplaced, neighboursOnMap } from "../shared/hex-graph";
import { mapOf, mapPath } from "../shared/documents";

/** V-17 (2.2.1.2): the halves of a hex that land cuts in two open to its neighbours, each on its own side. */
export const splitHexes: RuleCheck = {
  code: "rule/fire-in-the-sky/split-hexes",
  rule: "2.2.1.2, Malaya Peninsula Special Case",
  severity: "error",
  title: "A half of a split hex opens to a hex that it cannot open to, or to none.",
  explain:
    "A peninsula cuts a split hex in two for ships: each half opens to some of the neighbours, and no ship crosses inside the hex. " +
    "A half can open to neighbouring sea hexes only, and not across an impassable hexside. A neighbour to which no half opens is never accessible; use an impassable hexside to show this on the map. " +
    "Correct the lists of neighbours.",
  run(documents) {
    const map = mapOf(documents);
    return Object.keys(map.splitHexes).flatMap((hex): Finding[] => {
      if (!Object.hasOwn(map.hexes, hex)) return [];
      return [...halfFaults(documents, hex), ...closedNeighbours(documents, hex)];
    });
  },
};

function halfFaults(documents: Documents, hex: string): Finding[] {
  const map = mapOf(documents);
  const findings: Finding[] = [];
  for (const [half, { opensTo }] of Object.entries(map.splitHexes[hex]!.halves)) {
    const at = `/splitHexes/${hex}/halves/${half}`;
    if (half.includes("-")) {
      findings.push({
        document: mapPath,
        pointer: at,
        message: `The half “${half}” of hex ${hex} has a hyphen in its name. Hyphens separate hexes.`,
        hint: "Use one word, such as “west”.",
      });
    }
    opensTo.forEach((to, i) => {
      const fault = openingFault(map, hex, half, to);
      if (fault) findings.push({ document: mapPath, pointer: `${at}/opensTo/${i}`, ...fault });
    });
  }
  return findings;
}

function openingFault(
  map: ReturnType<typeof mapOf>,
  hex: string,
  half: string,
  to: string,
): Pick<Finding, "message" | "hint" | "severity"> | undefined {
  const distance = distanceBetween(map, hex, to);
  // Of a hex that is not where its number says, that is told, and not what comes of it.
  if (distance === undefined || isMisplaced(map, hex) || isMisplaced(map, to)) return undefined;
  const opening = `The ${half} half of hex ${hex} opens to ${to}`;
  if (distance !== 1) {
    return {
      message: `${opening}, which is not a neighbour of it.`,
      hint: "Name only neighbours of the hex.",
    };
  }
  if (Object.hasOwn(map.splitHexes, to)) {
    return {
      message: `${opening}, which is itself a split hex.`,
      hint: "Two split hexes cannot open to each other. Split only one of them.",
    };
  }
  if (map.hexes[to]?.terrain === "land") {
    const hint = "Remove it from the list: ships cannot enter it.";
    return { severity: "warning", message: `${opening}, which no ship can enter.`, hint };
  }
  if (Object.hasOwn(map.hexsides, hexsideId(hex, to))) {
    return {
      severity: "warning",
      message: `${opening} across an impassable hexside, which ships cannot cross.`,
      hint: "Remove it from the list, or remove the hexside.",
    };
  }
  return undefined;
}

/** Sea hexes next to it that none of its halves opens to, with nothing drawn between. */
function closedNeighbours(documents: Documents, hex: string): Finding[] {
  const board = boardOf(documents);
  if (!board) return [];
  const map = mapOf(documents);
  const open = new Set(Object.values(map.splitHexes[hex]!.halves).flatMap(({ opensTo }) => opensTo));
  return neighboursOnMap(board, hex)
    .filter(
      (to) =>
        !open.has(to) &&
        map.hexes[to]?.terrain === "sea" &&
        !Object.hasOwn(map.hexsides, hexsideId(hex, to)) &&
        !Object.hasOwn(map.splitHexes, to),
    )
    .map((to) => ({
      document: mapPath,
      pointer: `/splitHexes/${hex}/halves`,
      severity: "warning" as const,
      message: `No half of hex ${hex} opens to its neighbour ${to}, so ships cannot pass between them.`,
      hint: `Add ${to} to one half, or make the hexside ${hexsideId(hex, to)} impassable.`,
    }));
}
