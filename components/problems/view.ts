import { create } from "zustand";
import type { Severity } from "../../lib/diagnostics";
import type { GroupBy } from "./rows";

/** How the problems are shown; it outlives the pane when that is folded. */
export const useProblemView = create<{
  by: GroupBy;
  filter: string;
  hidden: ReadonlySet<Severity>;
  folded: ReadonlySet<string>;
}>(() => ({ by: "file", filter: "", hidden: new Set(), folded: new Set() }));

export function turnSeverity(severity: Severity): void {
  useProblemView.setState(({ hidden }) => ({ hidden: turned(hidden, severity) }));
}

export function turnGroup(id: string): void {
  useProblemView.setState(({ folded }) => ({ folded: turned(folded, id) }));
}

function turned<T>(set: ReadonlySet<T>, each: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(each)) next.add(each);
  return next;
}
