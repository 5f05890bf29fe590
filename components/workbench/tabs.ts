import { firstView, rememberView } from "./document-views";
import type { Tab, ViewId } from "./types";
import type { Workbench } from "./workbench";

/** Opening, showing and closing editors. */

const same = (a: Tab, b: Tab): boolean => a.path === b.path && a.view === b.view;

/** Without a view, an open document is shown as it is, and another in the view of its kind. */
export function openTab({ store }: Workbench, path: string, view?: ViewId): void {
  const state = store.getState();
  const { tabs, active } = state;
  const fits = (tab: Tab | undefined): boolean =>
    tab !== undefined && tab.path === path && (view === undefined || tab.view === view);
  if (fits(tabs[active])) return;
  const at = tabs.findIndex(fits);
  if (at >= 0) return store.setState({ active: at });
  store.setState({ tabs: [...tabs, { path, view: view ?? firstView(state, path) }], active: tabs.length });
}

export function closeTab({ store }: Workbench, index: number): void {
  const { tabs, active } = store.getState();
  const left = tabs.filter((_tab, i) => i !== index);
  const next = index < active || active === left.length ? active - 1 : active;
  store.setState({ tabs: left, active: Math.max(next, left.length > 0 ? 0 : -1) });
}

/** Shows the document of the active tab in another view. */
export function changeView(workbench: Workbench, view: ViewId): void {
  const { tabs, active } = workbench.state;
  const tab = tabs[active];
  if (!tab) return;
  const there = tabs.findIndex((each) => same(each, { ...tab, view }));
  if (there >= 0) return workbench.store.setState({ active: there });
  workbench.store.setState({ tabs: tabs.map((each, i) => (i === active ? { ...each, view } : each)) });
}

/** Shows the document in front in another view, and stores it for all documents of its kind. */
export function chooseView(workbench: Workbench, view: ViewId): void {
  const tab = workbench.state.tabs[workbench.state.active];
  if (tab) rememberView(workbench.state, tab.path, view);
  changeView(workbench, view);
}

/** Shows a place of a file in the text editor. */
export function goToPlace(
  workbench: Workbench,
  file: string,
  place: { line: number; column: number; pointer?: string },
): void {
  openTab(workbench, file, "text");
  const { goTo } = workbench.state;
  workbench.store.setState({ goTo: { file, ...place, count: (goTo?.count ?? 0) + 1 } });
}
