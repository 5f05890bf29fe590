import { counted } from "../../lib/words";

/** The name of a file without its folders. */
export const nameOf = (path: string): string => path.split("/").at(-1) ?? path;

/** Name of the action in Undo. */
export function importLabel(paths: readonly string[]): string {
  const [only] = paths;
  return paths.length === 1 && only !== undefined
    ? `Import ${nameOf(only)}`
    : `Import ${paths.length} spreadsheets`;
}

/** Summary of the preview. */
export function summaryOf(changes: number, bad: number): string {
  const cells = bad === 0 ? "" : ` ${counted(bad, "cell")} cannot be imported.`;
  if (changes === 0 && bad === 0) return "No changes: the documents already have these values.";
  return `${changes === 0 ? "No change can be made." : `${counted(changes, "change")} to make.`}${cells}`;
}

/** The old and the new value: a new row had none, a removed row will have none. */
export function fromTo({
  kind,
  from,
  to,
}: {
  kind: "changed" | "added" | "removed";
  from?: string;
  to?: string;
}): { from: string; to: string } {
  return {
    from: kind === "added" ? "not present" : (from ?? "nothing"),
    to: kind === "removed" ? "removed" : (to ?? "nothing"),
  };
}
