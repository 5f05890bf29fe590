import type { GameDefinition } from "../types";
import { checks } from "./checks";
import { compile, requiredDocuments } from "./compile";
import { boardLines, summaryOf } from "./io/summary";
import type { Position } from "./model/position";
import type { Rules } from "./model/rules";
import { flatTopModule } from "./module";
import { references, targets } from "./references";
import { beginAt, scenarioOf, startsAt } from "./saved";
import { time } from "./time";
import { views } from "./views";
import { memberText } from "./views/play/option-words";

/** What people call the thing with this id. */
const nameOf = (rules: Rules, id: string): string | undefined => {
  const { ships, shipOf, bases, baseOf, planes, planeOf, kinds, kindOf } = rules;
  const unit = /^(tf|af)-(\d+)$/.exec(id);
  if (unit) return `${unit[1] === "tf" ? "Task Force" : "Air Formation"} ${unit[2]}`;
  return (
    ships[shipOf[id] ?? -1]?.name ??
    bases[baseOf[id] ?? -1]?.name ??
    planes[planeOf[id] ?? kinds[kindOf[id] ?? -1]?.plane ?? -1]?.name ??
    loads[id]
  );
};

/** What planes carry, as options name it. */
const loads: Readonly<Record<string, string>> = {
  none: "unarmed",
  gp: "with GP",
  ap: "with AP",
  torpedo: "with torpedoes",
};

/** What the rules are: enough to check, set up and play by. */
export const flatTopRules: GameDefinition<Rules, Position> = {
  id: "flat-top",
  module: flatTopModule,
  time,
  required: requiredDocuments,
  references,
  targets,
  checks,
  views,
  compile,
  nameOf,
  memberText,
  board: boardLines,
  summary: summaryOf,
  scenarioOf,
  savedPosition: "/position",
  startsAt,
  beginAt,
};
