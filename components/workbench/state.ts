import type { FileState, WorkbenchState } from "./types";

/** A workbench before anything is loaded. */
export const emptyState = (id: string): WorkbenchState => ({
  id,
  phase: "loading",
  path: "",
  title: "",
  game: undefined,
  version: "",
  shipped: {},
  files: {},
  revision: 0,
  report: undefined,
  problems: undefined,
  checkMilliseconds: 0,
  checking: false,
  overview: { documents: [], layers: [], hasBattles: true },
  playtests: {},
  canUndo: undefined,
  canRedo: undefined,
  tabs: [],
  active: -1,
  goTo: undefined,
  selection: undefined,
  layer: undefined,
  previewScenario: undefined,
  previewBoard: undefined,
  previewBattle: undefined,
  found: undefined,
  offline: false,
  notice: undefined,
  kept: undefined,
});

/** The workspace's title, from its manifest; `before` while the manifest is unreadable. */
export function titleOf(manifest: string | undefined, before = "Workspace"): string {
  if (manifest === undefined) return before;
  let title: unknown;
  try {
    title = (JSON.parse(manifest) as { title?: unknown } | null)?.title;
  } catch (error) {
    if (error instanceof SyntaxError) return before;
    throw error;
  }
  return typeof title === "string" ? title : before;
}

/** A file of the workspace that has not been deleted here. */
export const isOwnFile = (files: Readonly<Record<string, FileState>>, path: string): boolean =>
  Object.hasOwn(files, path) && files[path]?.gone !== true;

/** The tabs without those of some paths; the active one stays, else the one before it becomes active. */
export function withoutTabs(
  { tabs, active }: Pick<WorkbenchState, "tabs" | "active">,
  closes: (path: string) => boolean,
): Pick<WorkbenchState, "tabs" | "active"> {
  const left = tabs.filter(({ path }) => !closes(path));
  if (left.length === tabs.length) return { tabs, active };
  const kept = tabs.slice(0, active + 1).filter(({ path }) => !closes(path)).length - 1;
  return { tabs: left, active: left.length === 0 ? -1 : Math.max(0, kept) };
}
