import { splitHexesCheck } from "../../../shared/checks/split-hexes";
import { boardOf } from "../shared/hex-graph";
import { mapPath } from "../shared/documents";

/** V-17 (2.2.1.2): the halves of a hex that land cuts in two open to its neighbours, each on its own side. */
export const splitHexes = splitHexesCheck({
  game: "fire-in-the-sky",
  rule: "2.2.1.2, Malaya Peninsula Special Case",
  boards: [mapPath],
  graphOf: boardOf,
  terrains: { closed: ["land"], open: ["sea"] },
});
