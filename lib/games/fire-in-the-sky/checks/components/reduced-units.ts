import type { Finding, RuleCheck } from "../../../types";
import { removalOf } from "../../setup/forces";
import { unitsPath } from "../shared/documents";
import { forcesOf } from "../shared/forces";
import { takeAway } from "../../../shared/checks/fixes";
import { inScenarios } from "../shared/in-scenarios";
import { typesOf } from "../shared/units";

/** V-08, V-09 (2.1.1.3, 17.4): only a land unit with two steps has a reduced side. */
export const reducedUnits: RuleCheck = {
  code: "rule/fire-in-the-sky/reduced-units",
  rule: "2.1.1.3",
  severity: "error",
  title: "A unit without a reduced side is set up reduced.",
  explain:
    "“reduced” places land units on the side that they show after losing one of their two steps. Ships have no such side, and the Dutch unit has only one step. " +
    "Such a set-up cannot be played. " +
    "List the unit under “units”, or leave it out.",
  run: inScenarios((documents, { path, scenario }) => {
    const types = typesOf(documents);
    return forcesOf(scenario).flatMap((force): Finding[] => {
      const { reduced, type: id, pointer } = force;
      const type = types.get(id ?? "");
      if (!reduced || !type || (type.kind === "land" && type.steps === 2)) return [];
      const why = type.kind === "land" ? "it has only one step" : "only land units have one";
      return [
        {
          document: path,
          pointer,
          message: `${type.name} has no reduced side: ${why}.`,
          hint: "List it under “units” instead.",
          ...(type.kind === "land" && { rule: "17.4" }),
          related: [{ document: unitsPath, pointer: type.pointer, message: "The unit is described here." }],
          ...takeAway(documents, "Remove it from “reduced”", path, removalOf(scenario, force)),
        },
      ];
    });
  }),
};
