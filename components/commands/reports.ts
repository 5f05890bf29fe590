import { openQuestions } from "../reports/actions";
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
    run: openQuestions,
  },
];
