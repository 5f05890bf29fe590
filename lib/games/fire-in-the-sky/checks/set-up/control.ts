import type { Finding, RuleCheck } from "../../../types";
import { basesOf, basesPath, scenariosOf } from "../shared/documents";
import { takeAway } from "../../../shared/checks/fixes";
import { sideName } from "../shared/words";

/** V-11 (2.2.2, 2.2.3, 14.2): bases can be controlled, circles cannot; and control never lapses. */
export const control: RuleCheck = {
  code: "rule/fire-in-the-sky/control",
  rule: "2.2.3",
  severity: "warning",
  title: "A scenario gives control of a place that cannot be controlled, or makes a base neutral again.",
  explain:
    "Only squares are controlled, never circles. A base changes hands when the enemy occupies it, and from then on it always belongs to one side or the other: only bases that began without a controller can be uncontrolled. " +
    "With control of a circle the set-up fails; a base can never become neutral again in play. " +
    "Correct the entry, or remove it.",
  run(documents) {
    const bases = basesOf(documents);
    return scenariosOf(documents).flatMap(({ path, scenario }) =>
      Object.entries(scenario.control ?? {}).flatMap(([id, side]): Finding[] => {
        const base = bases[id];
        if (!base) return [];
        const at = { document: path, pointer: `/control/${id}` };
        const fixes = takeAway(documents, "Remove the entry", path, at.pointer);
        if (base.kind === "circle") {
          return [
            {
              ...at,
              severity: "error",
              rule: "2.2.2",
              message: `${base.name} is a circle, which cannot be controlled.`,
              hint: "Remove the entry.",
              ...fixes,
            },
          ];
        }
        if (side !== "none" || base.control === "none") return [];
        return [
          {
            ...at,
            message: `${base.name} is uncontrolled here, but ${sideName(base.control)} ${base.control === "allies" ? "hold" : "holds"} it on Turn 1.`,
            hint: "A base never becomes neutral again. Name the side that captured it, or remove the entry.",
            related: [
              { document: basesPath, pointer: `/bases/${id}/control`, message: "Control on Turn 1." },
            ],
            ...fixes,
          },
        ];
      }),
    );
  },
};
