import { openOverlay, type PaletteMode } from "../studio/overlay";
import { setPanes } from "../studio/panes";
import { closeTab } from "../workbench/tabs";
import type { Workbench } from "../workbench/workbench";
import type { Command } from "./types";

const palette = (id: string, mode: PaletteMode, title: string, ...keys: string[]): Command => ({
  id,
  group: "Go",
  title,
  keys,
  run: () => openOverlay({ kind: "palette", mode }),
});

function turnTabs({ state, store }: Workbench, by: number): void {
  const { tabs, active } = state;
  if (tabs.length > 0) store.setState({ active: (active + by + tabs.length) % tabs.length });
}

/** Focuses a part of the window: now, because the next key may be for it, or once it is rendered. */
function focusOn(selector: string): void {
  const focus = (): void => {
    const part = document.querySelector<HTMLElement>(selector);
    if (part && !part.contains(document.activeElement)) part.focus();
  };
  focus();
  // A palette that closes gives the focus back first.
  requestAnimationFrame(focus);
}

export const goCommands: readonly Command[] = [
  palette("go.document", "documents", "Go to a document", "Mod+P"),
  palette("go.command", "commands", "Show all commands", "Mod+Shift+P", "F1"),
  palette("go.search", "search", "Search in all documents", "Mod+Shift+F"),
  {
    ...palette("go.outline", "outline", "Go to a part of this document", "Mod+Shift+O"),
    when: ({ state }) => state.active >= 0,
  },
  {
    id: "go.next-tab",
    group: "Go",
    title: "Next tab",
    keys: ["Alt+PageDown"],
    when: ({ state }) => state.tabs.length > 1,
    run: (workbench) => turnTabs(workbench, 1),
  },
  {
    id: "go.previous-tab",
    group: "Go",
    title: "Previous tab",
    keys: ["Alt+PageUp"],
    when: ({ state }) => state.tabs.length > 1,
    run: (workbench) => turnTabs(workbench, -1),
  },
  {
    id: "go.close-tab",
    group: "Go",
    title: "Close this tab",
    keys: ["Alt+W"],
    when: ({ state }) => state.active >= 0,
    run: (workbench) => closeTab(workbench, workbench.state.active),
  },
  {
    id: "go.close-others",
    group: "Go",
    title: "Close all other tabs",
    when: ({ state }) => state.tabs.length > 1,
    run: ({ state, store }) => store.setState({ tabs: [state.tabs[state.active]!], active: 0 }),
  },
  {
    id: "go.explorer",
    group: "Go",
    title: "Go to the list of documents",
    keys: ["Alt+1"],
    run: () => {
      setPanes({ explorer: true });
      focusOn("[data-pane='explorer'] [role='treeitem'][tabindex='0']");
    },
  },
  {
    id: "go.editor",
    group: "Go",
    title: "Go to the editor",
    keys: ["Alt+2"],
    run: () => focusOn("[data-pane='editor'] :is(textarea, .native-edit-context, [tabindex='0'])"),
  },
  {
    id: "go.problems",
    group: "Go",
    title: "Go to the problems",
    keys: ["Alt+3"],
    run: () => {
      setPanes({ problems: true, below: "problems" });
      focusOn("[data-pane='problems'] [role='tree']");
    },
  },
  { id: "go.home", group: "Go", title: "To the start page", run: () => location.assign("/") },
];
