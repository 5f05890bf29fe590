import type { TextEdit } from "../../lib/documents";
import type { FileState } from "./types";
import type { Workbench } from "./workbench";

/** Whether there is something unsaved to revert. A conflict with the disk is resolved where it is shown. */
export const canRevert = (file: FileState | undefined): boolean =>
  file !== undefined && file.unsaved && !file.saving && file.conflict === undefined;

/** Reverts files to what is on disk, as one action that can be undone; files that were never saved are removed. */
export function revert(workbench: Workbench, paths: readonly string[]): void {
  const edits: TextEdit[] = [];
  const removed: string[] = [];
  for (const file of paths) {
    const text = workbench.diskText(file);
    if (text === undefined) removed.push(file);
    else edits.push({ file, offset: 0, length: workbench.ownText(file)?.length ?? 0, text });
  }
  const what = paths.length === 1 ? paths[0]! : `${paths.length} files`;
  workbench.remove(`Revert ${what}`, removed, edits);
}
