import type { DroppedFile } from "../home/dropped";
import { openOverlay, useOverlay } from "../studio/overlay";

export const isSpreadsheet = ({ path }: DroppedFile): boolean => /\.csv$/i.test(path);

/** The files and those that come to them; one that comes again is a newer state of the same. */
export function withFiles(before: readonly DroppedFile[], more: readonly DroppedFile[]): DroppedFile[] {
  const again = new Set(more.map(({ path }) => path));
  return [...before.filter(({ path }) => !again.has(path)), ...more];
}

/** Opens the import of spreadsheets with these files; where it is open, they come to those that are there. */
export function openCsvImport(more: readonly DroppedFile[] = []): void {
  const { overlay } = useOverlay.getState();
  const before = overlay?.kind === "import-csv" ? overlay.files : [];
  openOverlay({ kind: "import-csv", files: withFiles(before, more) });
}
