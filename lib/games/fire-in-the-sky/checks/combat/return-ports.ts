import type { Finding, RuleCheck } from "../../../types";
import { basesOf, gameOf, mapOf, parametersOf, parametersPath } from "../shared/documents";
import { sideName } from "../shared/words";

/** 14.1, 17.4, 17.5: ships return to ports that can be theirs. */
export const returnPorts: RuleCheck = {
  code: "rule/fire-in-the-sky/return-ports",
  rule: "14.1",
  severity: "error",
  title: "A nation's ships would return to a place that is not a port of their side.",
  explain:
    "In the Return to Base Phase ships return to the ports listed for their nation: bases, or its off-map box. Ships cannot enter a circle, a holding box, or a box of the other side; an enemy base must be captured first. " +
    "Ships without a port go to the Turn Record Track instead. " +
    "Name ports of the nation's own side.",
  run(documents) {
    const { nations } = gameOf(documents);
    const bases = basesOf(documents);
    const { boxes } = mapOf(documents);
    return Object.entries(parametersOf(documents).returnPorts ?? {}).flatMap(([id, ports]) => {
      const nation = nations[id];
      if (!nation) return [];
      return ports.flatMap((port, i): Finding[] => {
        const at = { document: parametersPath, pointer: `/returnPorts/${id}/${i}` };
        const ships = `Ships of ${nation.name} would return to`;
        const base = bases[port];
        const box = boxes[port];
        if (base?.kind === "circle") {
          const hint = "Name a base, or an off-map box.";
          return [{ ...at, message: `${ships} ${base.name}, which is a circle, not a port.`, hint }];
        }
        if (base && base.control !== nation.side) {
          return [
            {
              ...at,
              severity: "warning",
              message: `${ships} ${base.name}, which ${base.control === "none" ? "nobody holds" : `${sideName(base.control)} ${base.control === "allies" ? "hold" : "holds"}`} on Turn 1.`,
              hint: "Name a base of the nation's own side first.",
            },
          ];
        }
        // That a nation's own box is closed to it is reported with the Home Bases.
        if (box && (box.kind === "holding" || (box.side !== nation.side && box.nation !== id))) {
          const what = box.kind === "holding" ? "a holding box, not a port" : "closed to its side";
          return [
            {
              ...at,
              message: `${ships} ${box.name}, which is ${what}.`,
              hint: "Name a base, or an off-map box of its side.",
            },
          ];
        }
        return [];
      });
    });
  },
};
