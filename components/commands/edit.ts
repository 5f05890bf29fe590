import { chooseFiles } from "../workbench/add-files";
import { canRevert, revert } from "../workbench/revert";
import { isOwnFile } from "../workbench/state";
import { openOverlay } from "../studio/overlay";
import type { Workbench } from "../workbench/workbench";
import type { Command } from "./types";

const shown = ({ state }: Workbench): string | undefined => state.tabs[state.active]?.path;
const unsaved = ({ state }: Workbench): number =>
  Object.values(state.files).filter((file) => file.unsaved).length;

const revertible = ({ state }: Workbench): string[] =>
  Object.keys(state.files).filter((path) => canRevert(state.files[path]));

async function format(workbench: Workbench): Promise<void> {
  const file = shown(workbench);
  if (file === undefined) return;
  const { revision } = workbench.state;
  const formatted = await workbench.desk.ask("format", file);
  if (workbench.state.revision !== revision) return format(workbench);
  if (formatted.ok) workbench.apply(`Format ${file}`, formatted.edits);
  else workbench.store.setState({ notice: formatted.message });
}

export const editCommands: readonly Command[] = [
  {
    id: "edit.undo",
    group: "Edit",
    title: ({ state }) => (state.canUndo === undefined ? "Undo" : `Undo: ${state.canUndo}`),
    keys: ["Mod+Z"],
    notInFields: true,
    when: ({ state }) => state.canUndo !== undefined,
    run: (workbench) => void workbench.undo(),
  },
  {
    id: "edit.redo",
    group: "Edit",
    title: ({ state }) => (state.canRedo === undefined ? "Redo" : `Redo: ${state.canRedo}`),
    keys: ["Mod+Shift+Z", "Mod+Y"],
    notInFields: true,
    when: ({ state }) => state.canRedo !== undefined,
    run: (workbench) => void workbench.redo(),
  },
  {
    id: "edit.save",
    group: "Edit",
    title: (workbench) => (unsaved(workbench) > 1 ? `Save ${unsaved(workbench)} files` : "Save"),
    keys: ["Mod+S"],
    run: (workbench) => workbench.saveAll(),
  },
  {
    id: "edit.format",
    group: "Edit",
    title: "Format this document",
    keys: ["Alt+Shift+F"],
    when: (workbench) => isOwnFile(workbench.state.files, shown(workbench) ?? ""),
    run: format,
  },
  {
    id: "edit.revert",
    group: "Edit",
    title: (workbench) => `Revert ${shown(workbench) ?? "this file"}`,
    when: (workbench) => canRevert(workbench.state.files[shown(workbench) ?? ""]),
    run: (workbench) => revert(workbench, [shown(workbench)!]),
  },
  {
    id: "edit.revert-all",
    group: "Edit",
    title: "Revert all files",
    when: (workbench) => revertible(workbench).length > 0,
    run: (workbench) => revert(workbench, revertible(workbench)),
  },
  {
    id: "edit.add-files",
    group: "Edit",
    title: "Add files to this workspace",
    run: chooseFiles,
  },
  {
    id: "edit.bring-layers",
    group: "Edit",
    title: "Add layers of a bundle",
    run: () => openOverlay({ kind: "bring-layers" }),
  },
  {
    id: "edit.delete",
    group: "Edit",
    title: (workbench) => `Delete ${shown(workbench) ?? "this file"}`,
    when: (workbench) => {
      const file = shown(workbench);
      return file !== undefined && file !== "sandtable.json" && isOwnFile(workbench.state.files, file);
    },
    run: (workbench) => {
      const file = shown(workbench)!;
      workbench.remove(`Delete ${file}`, [file]);
    },
  },
];
