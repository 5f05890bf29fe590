import { whereItFails } from "../../playtest";
import type { Colours } from "../io";
import type { PlacedPlaytest } from "../playtests";
import { counted, wrap } from "./layout";

/** The results of playtests: those that failed, with the first difference, then how many passed. */
export function playtestLines(playtests: readonly PlacedPlaytest[], c: Colours): string[] {
  const count = (state: PlacedPlaytest["state"]): number =>
    playtests.filter((each) => each.state === state).length;
  const lines = playtests.flatMap(({ path, title, state, of, failure, reason }) => {
    if (failure) {
      const { line, column } = failure.range.start;
      const rule = failure.rule === undefined ? "" : ` (${failure.rule})`;
      const differs = state === "differs";
      const word = differs ? c.yellow("differs because of your change") : c.red("fails");
      return [
        `${c.bold(`${path}:${line}:${column}`)} ${word} ${title}`,
        ...wrap(
          `${whereItFails(failure, of, differs ? "Differs" : "Fails")}: ${failure.message}${rule}`,
          undefined,
          "  ",
        ),
      ];
    }
    if (state === "green") return [];
    return [`${c.bold(path)} ${c.yellow("not run")} ${title}`, ...wrap(reason ?? "", undefined, "  ")];
  });
  const parts = [
    `${count("green")} of ${counted(playtests.length, "playtest")} pass`,
    ...(count("red") > 0 ? [`${count("red")} ${count("red") === 1 ? "fails" : "fail"}`] : []),
    ...(count("differs") > 0
      ? [
          `${counted(count("differs"), "shipped playtest")} ${count("differs") === 1 ? "differs" : "differ"} because of your change`,
        ]
      : []),
    ...(count("grey") > 0 ? [`${count("grey")} not run`] : []),
  ];
  return [...lines, playtests.length === 0 ? "There are no playtests." : `${parts.join(", ")}.`];
}
