import { entryHexesCheck } from "../../../shared/checks/entry-hexes";
import { boardOf } from "../shared/hex-graph";
import { type Box, mapPath } from "../shared/documents";

/** 2.2.4: off-map boxes and the hexes from which ships come in. */
export const entryHexes = entryHexesCheck({
  game: "fire-in-the-sky",
  rule: "2.2.4",
  boards: [mapPath],
  graphOf: boardOf,
  closedTerrains: ["land"],
  offMapMembers: ["freeLink"],
  explain:
    "An off-map box is a nation's Home Base beyond the edge of the map; ships enter and leave by its Entry Hexes, which count as one hex away from it. " +
    "Without Entry Hexes nothing but the free link of rule 7.5 leads out of the box, and ships never find their way home. An Entry Hex in the middle of the map would be a shortcut, and one that ships cannot enter has no use. " +
    "Name sea hexes at the edge of the map, and the nation whose Home Base the box is.",
  boxFaults(box, at) {
    const { name, nation, within } = box as Box;
    const noNation = {
      ...at,
      message: `${name} is not the Home Base of any nation, so nothing arrives there.`,
      hint: "Name its nation under “nation”.",
    };
    const onTheMap = {
      ...at,
      message: `${name} is off the map, so it cannot be within a hex of the map.`,
      hint: "Remove “within”.",
    };
    return [...(nation === undefined ? [noNation] : []), ...(within === undefined ? [] : [onTheMap])];
  },
});
