import type { GameDefinition } from "../../../../lib/games/types";
import { checks } from "./checks";
import { compile } from "./compile";
import { skeletonModule } from "./module";
import type { Position } from "./position";
import { references, targets } from "./references";
import type { Rules } from "./rules";
import { beginAt, scenarioOf, startsAt } from "./saved";
import { boardLines, summaryOf } from "./summary";
import { time } from "./time";
import { views } from "./views";

/** What the rules are: enough to check, set up and play by. */
export const skeletonRules: GameDefinition<Rules, Position> = {
  id: "skeleton",
  module: skeletonModule,
  time,
  required: [
    "map.json",
    "boards/sky.json",
    "units.json",
    "parameters.json",
    "sequence.json",
    "schedules/arrivals.json",
    "charts/gunfire.json",
  ],
  references,
  targets,
  checks,
  views,
  compile,
  nameOf: ({ types, typeOf, places, placeOf, units, unitOf }, id) =>
    types[typeOf[id] ?? units[unitOf[id] ?? -1]?.type ?? -1]?.name ?? places[placeOf[id] ?? -1]?.name,
  board: boardLines,
  summary: summaryOf,
  scenarioOf,
  savedPosition: "/position",
  startsAt,
  beginAt,
};
