import { openFailing } from "../playtests/open";
import { failing } from "../playtests/words";
import type { Command } from "./types";

export const playtestCommands: readonly Command[] = [
  {
    id: "playtests.run",
    group: "Playtests",
    title: "Run all playtests",
    when: ({ state }) => Object.keys(state.playtests).length > 0,
    run: ({ playtests }) => playtests.again(),
  },
  {
    id: "playtests.failing",
    group: "Playtests",
    title: "Go to the next failing playtest",
    when: ({ state }) => failing(state.playtests).length > 0,
    run: openFailing,
  },
];
