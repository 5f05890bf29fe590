import { child, readDocument } from "../../lib/documents";
import type { WorkbenchState } from "./types";

/** A workbench before anything is read. */
export const emptyState = (id: string): WorkbenchState => ({
  id,
  phase: "loading",
  path: "",
  title: "",
  game: undefined,
  shipped: {},
  files: {},
  revision: 0,
  report: undefined,
  checkMilliseconds: 0,
  checking: false,
  overview: { documents: [], layers: [] },
  canUndo: undefined,
  canRedo: undefined,
  tabs: [],
  active: -1,
  goTo: undefined,
  layer: undefined,
  found: undefined,
  offline: false,
  notice: undefined,
});

/** The workspace's title, as its manifest says; `before` while that cannot be read. */
export function titleOf(manifest: string | undefined, before = "Workspace"): string {
  const title =
    manifest === undefined ? undefined : child(readDocument("sandtable.json", manifest).value, "title");
  return typeof title === "string" ? title : before;
}
