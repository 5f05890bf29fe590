import type { Documents, Finding, RuleCheck } from "../../../types";
import { boardOf, neighboursOnMap } from "../shared/hex-graph";
import { type Box, mapOf, mapPath } from "../shared/documents";
import { takeAway } from "../shared/fixes";

/** 2.2.4: off-map boxes and the hexes from which ships come in. */
export const entryHexes: RuleCheck = {
  code: "rule/fire-in-the-sky/entry-hexes",
  rule: "2.2.4",
  severity: "warning",
  title: "An off-map box and its Entry Hexes do not match.",
  explain:
    "An off-map box is a nation's Home Base beyond the edge of the map; ships enter and leave by its Entry Hexes, which count as one hex away from it. " +
    "Without Entry Hexes nothing but the free link of rule 7.5 leads out of the box, and ships never find their way home. An Entry Hex in the middle of the map would be a shortcut, and one that ships cannot enter has no use. " +
    "Name sea hexes at the edge of the map, and the nation whose Home Base the box is.",
  run(documents) {
    const { boxes } = mapOf(documents);
    const findings: Finding[] = [];
    for (const [id, box] of Object.entries(boxes)) {
      const pointer = `/boxes/${id}`;
      if (box.kind === "holding") findings.push(...idleMembers(documents, box, pointer));
      else findings.push(...incompleteBox(box, pointer));
      if (box.kind === "holding") continue;
      box.entryHexes?.forEach((hex, i) => {
        const fault = hexFault(documents, box.name, hex);
        if (fault) findings.push({ document: mapPath, pointer: `${pointer}/entryHexes/${i}`, ...fault });
      });
    }
    return findings;
  },
};

function incompleteBox({ name, entryHexes: hexes, nation, within }: Box, pointer: string): Finding[] {
  const findings: Finding[] = [];
  const tell = (message: string, hint: string): void => {
    findings.push({ document: mapPath, pointer, message, hint });
  };
  if (hexes === undefined)
    tell(`${name} has no Entry Hexes, so no ship can leave it or return.`, "Name at least one.");
  if (nation === undefined) {
    tell(
      `${name} is not the Home Base of any nation, so nothing arrives there.`,
      "Name its nation under “nation”.",
    );
  }
  if (within !== undefined) {
    tell(`${name} is off the map, so it cannot be within a hex of the map.`, "Remove “within”.");
  }
  return findings;
}

/** Members that only off-map boxes use. */
function idleMembers(documents: Documents, box: Box, pointer: string): Finding[] {
  return (["entryHexes", "freeLink"] as const)
    .filter((member) => box[member] !== undefined)
    .map((member) => ({
      document: mapPath,
      pointer: `${pointer}/${member}`,
      message: `${box.name} is a holding box: its “${member}” has no effect.`,
      hint: "Remove it, or make the box an off-map box.",
      ...takeAway(documents, `Remove “${member}”`, mapPath, `${pointer}/${member}`),
    }));
}

function hexFault(
  documents: Documents,
  box: string,
  hex: string,
): Pick<Finding, "message" | "hint" | "severity"> | undefined {
  const { hexes, splitHexes } = mapOf(documents);
  if (!Object.hasOwn(hexes, hex)) return undefined;
  const entry = `Entry Hex ${hex} of ${box}`;
  if (hexes[hex]!.terrain === "land") {
    return {
      severity: "error",
      message: `${entry} is a land hex, which no ship can enter.`,
      hint: "Name a sea hex.",
    };
  }
  if (Object.hasOwn(splitHexes, hex)) {
    const hint = "Name a hex that is not split.";
    return { severity: "error", message: `${entry} is a split hex, which cannot be an Entry Hex.`, hint };
  }
  const board = boardOf(documents);
  if (!board || neighboursOnMap(board, hex).length < 6) return undefined;
  return {
    message: `${entry} lies inside the map, with neighbours on all six sides.`,
    hint: "Choose a hex at the edge of the map.",
  };
}
