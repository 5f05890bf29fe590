import { create } from "zustand";
import type { Severity } from "../../lib/diagnostics";
import type { GroupBy } from "./rows";
import { toggled } from "../workbench/toggled";

/** How the problems are shown; kept when the pane is collapsed. */
export const useProblemView = create<{
  by: GroupBy;
  filter: string;
  hidden: ReadonlySet<Severity>;
  folded: ReadonlySet<string>;
}>(() => ({ by: "file", filter: "", hidden: new Set(), folded: new Set() }));

export function turnSeverity(severity: Severity): void {
  useProblemView.setState(({ hidden }) => ({ hidden: toggled(hidden, severity) }));
}

export function turnGroup(id: string): void {
  useProblemView.setState(({ folded }) => ({ folded: toggled(folded, id) }));
}
