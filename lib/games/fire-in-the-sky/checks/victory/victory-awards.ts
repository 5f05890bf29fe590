import type { Finding, RuleCheck } from "../../../types";
import { basesOf, gameOf, mapOf, parametersOf, parametersPath } from "../shared/documents";
import { counted } from "../../../../words";

/** 16.0: the lifeline rewards Japan, late conquest costs it, and both name places that make sense. */
export const victoryAwards: RuleCheck = {
  code: "rule/fire-in-the-sky/victory-awards",
  rule: "16.0",
  severity: "warning",
  title: "Points for the lifeline or for late conquest have the wrong sign or place.",
  explain:
    "Japan gains Victory Points while the Supply Line to Australia is cut, and loses them for cities that it captures late. " +
    "With the opposite sign the rule would reward what it should penalize; a line that does not start at an Allied Home Base is always cut, and a city that Japan controls from the start is never late. " +
    "Correct the sign or the place.",
  run(documents) {
    const { victory } = parametersOf(documents);
    if (!victory) return [];
    const { lifeline, lateConquest } = victory;
    const bases = basesOf(documents);
    const { boxes } = mapOf(documents);
    const { nations } = gameOf(documents);
    const findings: Finding[] = [];
    const report = (pointer: string, message: string, hint: string): void => {
      findings.push({ document: parametersPath, pointer, message, hint });
    };
    if (lifeline.points < 0) {
      report(
        "/victory/lifeline/points",
        `Japan loses ${counted(-lifeline.points, "Victory Point")} while the lifeline is cut.`,
        "A positive number rewards Japan for cutting it.",
      );
    }
    if (lateConquest.points > 0) {
      report(
        "/victory/lateConquest/points",
        `Japan gains ${counted(lateConquest.points, "Victory Point")} a turn for each base that it has not captured.`,
        "A negative number costs Japan points for being late.",
      );
    }
    const start = boxes[lifeline.from];
    const base = bases[lifeline.from];
    // A Home Base that is closed to its own nation is reported by itself.
    const owner = start?.nation === undefined ? start?.side : nations[start.nation]?.side;
    const isHome = start ? start.kind === "off-map" && owner === "allies" : base?.homeBaseOf !== undefined;
    if ((start ?? base) && !isHome) {
      report(
        "/victory/lifeline/from",
        `The lifeline starts at ${(start ?? base)!.name}, which is not an Allied Home Base.`,
        "Supply Lines start at Home Bases.",
      );
    }
    lateConquest.bases.forEach((id, i) => {
      if (bases[id]?.control !== "japan") return;
      report(
        `/victory/lateConquest/bases/${i}`,
        `${bases[id].name} is Japanese on Turn 1, so it cannot be captured for the first time.`,
        "Name bases that Japan has to capture.",
      );
    });
    return findings;
  },
};
