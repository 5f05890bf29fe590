import type { DroppedFile } from "../home/dropped";
import { openOverlay, useOverlay } from "../studio/overlay";

export const isSpreadsheet = ({ path }: DroppedFile): boolean => /\.csv$/i.test(path);

/** Adds files to a list; a file of the same name replaces the older one. */
export function withFiles(before: readonly DroppedFile[], more: readonly DroppedFile[]): DroppedFile[] {
  const again = new Set(more.map(({ path }) => path));
  return [...before.filter(({ path }) => !again.has(path)), ...more];
}

/** Opens the import of spreadsheets with these files; if it is open, adds them. */
export function openCsvImport(more: readonly DroppedFile[] = []): void {
  const { overlay } = useOverlay.getState();
  const before = overlay?.kind === "import-csv" ? overlay.files : [];
  openOverlay({ kind: "import-csv", files: withFiles(before, more) });
}
