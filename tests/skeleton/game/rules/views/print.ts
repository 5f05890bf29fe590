import type { PlayStep, PrintViews } from "../../../../../lib/games/print-types";
import { gunfirePath, parametersOf, scenarioOf, sequenceOf } from "../documents";
import { skeletonModule } from "../module";
import { hourTitle } from "../time";

/** Play aids on paper. */
export const print: PrintViews = {
  back: () => undefined,
  starts(documents, path) {
    const { start } = scenarioOf(documents, path);
    if (start === undefined) return [];
    const value = hourTitle(parametersOf(documents).clock?.firstHour ?? 0, start.turn);
    return [{ title: "Play begins", value, rule: "1.0", pointer: "/start" }];
  },
  control: () => [],
  tracks: (documents) => [
    { title: "Hour", rule: "1.0", from: 1, to: parametersOf(documents).clock?.hours ?? 1 },
    { title: "Points", rule: "6.0", from: 0, to: 10 },
  ],
  sequence(documents) {
    const lists = sequenceOf(documents);
    const within = (list: string, around: readonly string[]): PlayStep[] =>
      (lists[list] ?? []).map((id, i) => ({
        title: skeletonModule.steps[id]?.title ?? "Movement",
        rule: skeletonModule.steps[id]?.rule ?? "3.0",
        document: "sequence.json",
        pointer: `/${list}/${i}`,
        steps: around.includes(id) ? [] : within(id, [...around, id]),
      }));
    return within("hour", ["hour"]);
  },
  uses: () => ({
    [gunfirePath]: {
      text: "Each side adds up the strength of its units in the hex and rolls one die. Both fire at the same time.",
      rule: "5.0",
    },
  }),
};
