import { showPreview } from "../studio/panes";
import type { Command } from "./types";

export const reportCommands: readonly Command[] = [
  {
    id: "reports.show",
    group: "Playtests",
    title: "Show the games of players",
    run: () => showPreview("reports"),
  },
  {
    id: "reports.questions",
    group: "Playtests",
    title: "Edit the questions to players",
    when: ({ isLook }) => !isLook,
    // What reports need is not loaded with the list of commands.
    run: async (workbench) => (await import("../reports/actions")).openQuestions(workbench),
  },
];
