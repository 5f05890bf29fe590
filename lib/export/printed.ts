import { assemble, type Draft, type FileMap } from "../documents";
import type { ExportSource } from "./types";

/** The game as it was printed: as shipped, without any layer. */
export function printedDraft(source: ExportSource): Draft {
  const shipped = source.shipped ?? withoutOwn(source);
  return assemble(shipped, { without: assemble(shipped).availableLayers });
}

const withoutOwn = ({ files, own }: ExportSource): FileMap =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !own.has(path)));
