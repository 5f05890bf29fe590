import { isScenarioPath } from "../../lib/documents";
import { openTab } from "./tabs";
import type { Tab, WorkbenchState } from "./types";
import type { Workbench } from "./workbench";

type Tabs = Pick<WorkbenchState, "tabs" | "active">;

const keyOf = (id: string): string => `sandtable.tabs.${id}`;

/** The tabs that were open on the last visit, without those of files that no longer exist. */
export function readTabs(kept: string | null, there: (path: string) => boolean): Tabs {
  const none: Tabs = { tabs: [], active: -1 };
  if (kept === null) return none;
  let found: unknown;
  try {
    found = JSON.parse(kept);
  } catch {
    // Another program wrote this value: the workspace opens as on a first visit.
    return none;
  }
  const { tabs, active } = (found ?? {}) as { tabs?: unknown; active?: unknown };
  if (!Array.isArray(tabs)) return none;
  const all = tabs as Partial<Tab>[];
  const fits = (tab: Partial<Tab> | undefined): tab is Tab =>
    typeof tab?.path === "string" && typeof tab.view === "string" && there(tab.path);
  const left = all.filter(fits).map(({ path, view }) => ({ path, view }));
  const front = typeof active === "number" ? all[active] : undefined;
  const at = left.findIndex(({ path, view }) => path === front?.path && view === front.view);
  return { tabs: left, active: at >= 0 ? at : left.length - 1 };
}

/** On the first visit the workspace's own scenario is opened once its view is known; if there is none, nothing is. */
function openScenario(workbench: Workbench): void {
  const { store } = workbench;
  const stop = store.subscribe(({ overview, files, tabs }) => {
    if (overview.documents.length === 0) return;
    stop();
    const own = overview.documents.find(({ path }) => isScenarioPath(path) && Object.hasOwn(files, path));
    if (own && tabs.length === 0) openTab(workbench, own.path);
  });
}

/**
 * Opens the tabs of the last visit, and stores every change of them from now on. Returns a function that stops it.
 */
export function keepTabs(workbench: Workbench): () => void {
  const { id, store } = workbench;
  const { files, shipped } = store.getState();
  const there = (path: string): boolean => Object.hasOwn(files, path) || Object.hasOwn(shipped, path);
  const kept = localStorage.getItem(keyOf(id));
  store.setState(readTabs(kept, there));
  if (kept === null) openScenario(workbench);
  return store.subscribe(({ tabs, active }, before) => {
    if (tabs === before.tabs && active === before.active) return;
    localStorage.setItem(keyOf(id), JSON.stringify({ tabs, active }));
  });
}
