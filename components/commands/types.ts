import type { Workbench } from "../workbench/workbench";

/** An action of the studio: everything a person can do has its name here. */
export interface Command {
  id: string;
  /** Sentence case; a function where the text depends on the state. */
  title: string | ((workbench: Workbench) => string);
  group: "Edit" | "Go" | "View" | "Layers" | "Problems" | "Play" | "Lab" | "Playtests" | "Workspace";
  /** As "Mod+Shift+P", the one that is shown first; Mod is Ctrl, or Command on a Mac. */
  keys?: readonly string[];
  /** Its keys do not apply while a text field has the focus. */
  notInFields?: boolean;
  /** Whether it can be done now; always, when left out. */
  when?(workbench: Workbench): boolean;
  run(workbench: Workbench): void | Promise<unknown>;
}

export const titleOf = ({ title }: Command, workbench: Workbench): string =>
  typeof title === "string" ? title : title(workbench);
