import { openOverlay } from "../studio/overlay";
import { isFullWidth, setFullWidth } from "../preview/full-width";
import { previews } from "../preview/previews";
import { showPreview, toggleLayers, togglePane, togglePreview, usePanes } from "../studio/panes";
import { openRules, ruleAtFocus } from "../rulebook/open";
import { hasBegun, takeTour } from "../tour/kept";
import { titleOfView, viewsOf } from "../studio/views";
import { areOriginsShown, showOrigins } from "../style/origins";
import { chooseTheme, themeNow } from "../style/theme";
import { otherView } from "../workbench/document-views";
import { chooseView } from "../workbench/tabs";
import type { Workbench } from "../workbench/workbench";
import type { Command } from "./types";

export const viewCommands: readonly Command[] = [
  {
    id: "view.theme",
    group: "View",
    title: () => (themeNow() === "dark" ? "Use the light theme" : "Use the dark theme"),
    run: () => chooseTheme(themeNow() === "dark" ? "light" : "dark"),
  },
  {
    id: "view.theme-system",
    group: "View",
    title: "Use the theme of the system",
    run: () => chooseTheme("system"),
  },
  {
    id: "view.explorer",
    group: "View",
    title: () => (usePanes.getState().explorer ? "Hide the list of documents" : "Show the list of documents"),
    keys: ["Mod+B"],
    run: () => togglePane("explorer"),
  },
  {
    id: "view.problems",
    group: "View",
    title: () => (usePanes.getState().problems ? "Collapse the problems" : "Expand the problems"),
    keys: ["Mod+J"],
    run: () => togglePane("problems"),
  },
  {
    id: "view.layers",
    group: "View",
    title: "Show or hide the layers of the value",
    keys: ["Alt+L"],
    run: () => toggleLayers(),
  },
  {
    id: "view.rule",
    group: "View",
    title: "Open the rule of the line, or all rules",
    keys: ["Alt+U"],
    run: () => openRules(ruleAtFocus()),
  },
  {
    id: "view.preview",
    group: "View",
    title: "Show or hide the preview",
    keys: ["Alt+P"],
    run: () => {
      setFullWidth(false);
      togglePreview();
    },
  },
  ...previews.map(({ id, title }): Command => ({
    id: `view.preview-${id}`,
    group: "View",
    title: `Preview: ${title.toLowerCase()}`,
    run: () => showPreview(id),
  })),
  {
    id: "view.preview-full",
    group: "View",
    title: () => (isFullWidth() ? "Preview back into its pane" : "Preview to full width"),
    run: () => {
      const isFull = isFullWidth();
      if (!isFull) showPreview(usePanes.getState().previewShown);
      setFullWidth(!isFull);
    },
  },
  {
    id: "view.text",
    group: "View",
    title: ({ state }) => {
      const view = otherView(state);
      return view === undefined || view === "text"
        ? "Show as text"
        : `Show as ${titleOfView(view).toLowerCase()}`;
    },
    keys: ["Alt+T"],
    when: ({ state }) => otherView(state) !== undefined,
    run: (workbench) => chooseView(workbench, otherView(workbench.state)!),
  },
  {
    id: "view.tour",
    group: "View",
    title: ({ id }) => (hasBegun(id) ? "Resume the tour" : "Start the tour"),
    run: ({ id }) => takeTour(id),
  },
  {
    id: "view.origins",
    group: "View",
    title: () => (areOriginsShown() ? "Hide the origin letters" : "Show the origin letters"),
    run: () => showOrigins(!areOriginsShown()),
  },
  {
    id: "view.keys",
    group: "View",
    title: "Show all keys",
    keys: ["?", "Mod+/"],
    run: () => openOverlay({ kind: "keys" }),
  },
];

/** One command for each other view that the document in front has. */
export function viewsInFront({ state }: Workbench): Command[] {
  const tab = state.tabs[state.active];
  if (!tab) return [];
  return viewsOf(state.overview.documents.find(({ path }) => path === tab.path))
    .filter(({ id }) => id !== tab.view)
    .map(({ id, title }) => ({
      id: `view.as-${id}`,
      group: "View",
      title: `Show as: ${title.toLowerCase()}`,
      run: (workbench) => chooseView(workbench, id),
    }));
}
