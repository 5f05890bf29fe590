import type { Finding, RuleCheck } from "../../../types";
import { basesOf, basesPath } from "../shared/documents";
import { sideName } from "../shared/words";

const sideOfFlag = (flag: string): "japan" | "allies" | "none" =>
  flag === "japan" || flag === "none" ? flag : "allies";

/** V-11 (2.2.3): on Turn 1 the flag in its square says who controls a base; without one nobody does. */
export const flags: RuleCheck = {
  code: "rule/fire-in-the-sky/flags",
  rule: "2.2.3",
  severity: "warning",
  title: "Who controls a base on Turn 1 is not what its flag says.",
  explain:
    "The flag printed in a square tells who controls the base when the war begins; the few squares without a flag are uncontrolled. What has changed hands by the start of a scenario stands in the scenario. " +
    "When flag and control differ, Victory Points are counted for captures that never happened, or not counted for real ones. " +
    "Change the flag or the control.",
  run(documents) {
    return Object.entries(basesOf(documents)).flatMap(([id, base]): Finding[] => {
      const { name, kind, flag, control } = base;
      const said = sideOfFlag(flag);
      if (kind !== "base" || said === control) return [];
      const pointer = `/bases/${id}/control`;
      const whose =
        said === "none" ? "no flag" : said === "japan" ? "the Japanese flag" : `an Allied flag (${flag})`;
      return [
        {
          document: basesPath,
          pointer,
          message: `${name} has ${whose}, but ${sideName(control)} ${control === "allies" ? "control" : "controls"} it.`,
          hint: "Change the flag or the control; captures before the start of a scenario stand in the scenario.",
          fixes: [{ title: `Make the control “${said}”`, document: basesPath, pointer, value: said }],
        },
      ];
    });
  },
};
