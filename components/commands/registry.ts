import type { Workbench } from "../workbench/workbench";
import { editCommands } from "./edit";
import { errataCommands } from "./errata";
import { goCommands } from "./go";
import { labCommands } from "./lab";
import { layerCommands, layersThere } from "./layers";
import { problemCommands } from "./problems";
import { playCommands } from "./play";
import { playtestCommands } from "./playtests";
import { reportCommands } from "./reports";
import type { Command } from "./types";
import { workspaceCommands } from "./workspace";
import { viewCommands, viewsInFront } from "./view";

/** The fixed commands; all commands with keys are among them. */
export const commands: readonly Command[] = [
  ...goCommands,
  ...editCommands,
  ...viewCommands,
  ...layerCommands,
  ...errataCommands,
  ...problemCommands,
  ...playCommands,
  ...labCommands,
  ...playtestCommands,
  ...reportCommands,
  ...workspaceCommands,
];

/** The commands that can run now, for the palette. */
export const commandsNow = (workbench: Workbench): Command[] =>
  [...commands, ...viewsInFront(workbench), ...layersThere(workbench)].filter(
    (command) => command.when?.(workbench) ?? true,
  );
