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
  title: "The control of a base on Turn 1 differs from its flag.",
  explain:
    "The flag printed in a square shows who controls the base when the war begins; the few squares without a flag are uncontrolled. Captures before the start of a scenario are listed in the scenario. " +
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
          hint: "Change the flag or the control; captures before the start of a scenario belong in the scenario.",
          fixes: [{ title: `Set the control to “${said}”`, document: basesPath, pointer, value: said }],
        },
      ];
    });
  },
};
