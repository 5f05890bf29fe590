import type { GameDefinition } from "../types";
import { checks } from "./checks";
import { compile, requiredDocuments } from "./compile";
import { boardLines, summaryOf } from "./io/summary";
import type { Position } from "./model/position";
import type { Rules } from "./model/rules";
import { forlornHopesModule } from "./module";
import { references, targets } from "./references";
import { beginAt, scenarioOf, startsAt } from "./saved";
import { time } from "./time";

/** What people call the thing with this id. */
const nameOf = (rules: Rules, id: string): string | undefined =>
  rules.airUnits[rules.airUnitOf[id] ?? -1]?.name ??
  rules.ships[rules.shipOf[id] ?? -1]?.name ??
  rules.groundUnits[rules.groundUnitOf[id] ?? -1]?.name ??
  rules.bases[rules.baseOf[id] ?? -1]?.name ??
  rules.places[rules.placeOf[id] ?? -1]?.name ??
  rules.boxes[rules.boxOf[id] ?? -1]?.name ??
  rules.aircraft[rules.aircraftOf[id] ?? -1]?.name;

/** What the rules are: enough to check, set up and play by. */
export const forlornHopesRules: GameDefinition<Rules, Position> = {
  id: "forlorn-hopes",
  module: forlornHopesModule,
  time,
  required: requiredDocuments,
  references,
  targets,
  checks,
  compile,
  nameOf,
  board: boardLines,
  summary: summaryOf,
  scenarioOf,
  savedPosition: "/position",
  startsAt,
  beginAt,
};
