import { openOverlay } from "../studio/overlay";
import { stepProblem } from "../problems/step";
import type { Workbench } from "../workbench/workbench";
import type { Command } from "./types";

const some = ({ state }: Workbench): boolean => (state.problems?.diagnostics.length ?? 0) > 0;

export const problemCommands: readonly Command[] = [
  {
    id: "problems.next",
    group: "Problems",
    title: "Next problem",
    keys: ["F8"],
    when: some,
    run: (workbench) => stepProblem(workbench, 1),
  },
  {
    id: "problems.previous",
    group: "Problems",
    title: "Previous problem",
    keys: ["Shift+F8"],
    when: some,
    run: (workbench) => stepProblem(workbench, -1),
  },
  {
    id: "problems.accepted",
    group: "Problems",
    title: "Show the accepted problems",
    when: ({ state }) => (state.problems?.counts.suppressed ?? 0) > 0,
    run: () => openOverlay({ kind: "accepted" }),
  },
];
