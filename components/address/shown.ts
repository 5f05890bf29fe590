import { scenarioPath } from "../../lib/documents";
import { battleShown } from "../odds/open";
import { showView, useLabView, openForm } from "../lab/form";
import type { runTitle as runTitleOf } from "../lab/words";
import { againstOf, chooseAgainst, useAgainst } from "../preview/against";
import { titleAgainst } from "../preview/against-lists";
import { isFullWidth, setFullWidth } from "../preview/full-width";
import { previews } from "../preview/previews";
import { scenarioShown } from "../preview/scenario";
import { closeOverlay } from "../studio/overlay";
import { hidePreview, isPreviewShown, showPreview, usePanes } from "../studio/panes";
import { titleOfView } from "../studio/views";
import { boardAddressed } from "../map/board-shown";
import { openTab } from "../workbench/tabs";
import type { Workbench } from "../workbench/workbench";
import type { Titles, Where } from "./where";

/** Reads what the window shows from its stores, and changes it. */

const previewShown = () => {
  const { previewShown: id } = usePanes.getState();
  return isPreviewShown() || isFullWidth()
    ? (previews.find((each) => each.id === id) ?? previews[0])
    : undefined;
};

/** Previews that have a map in them. */
const withMap: ReadonlySet<string> = new Set(["set-up", "play"]);

/** The run whose answers are shown, if one is open. */
const runInHand = (workbench: Workbench) => workbench.openedLab?.store.getState().run;

/** The scenario of the game in play, whatever is chosen for the other previews. */
function scenarioPlayed(workbench: Workbench): string | undefined {
  const id = workbench.openedPlay?.store.getState().table?.opening.scenario;
  return id === undefined ? undefined : scenarioPath(id);
}

/** What the window shows now. */
export function whereShown(workbench: Workbench): Where {
  const { state } = workbench;
  const tab = state.tabs[state.active];
  const where: Where = {};
  if (tab) Object.assign(where, { doc: tab.path, view: tab.view });
  const preview = previewShown();
  const hasMap = tab?.view === "map" || (preview !== undefined && withMap.has(preview.id));
  if (hasMap && state.previewBoard !== undefined) where.board = state.previewBoard;
  if (!preview) return where;
  where.show = preview.id;
  if (preview.of === "scenario")
    where.scenario = (preview.id === "play" ? scenarioPlayed(workbench) : undefined) ?? scenarioShown(state);
  if (preview.of === "battle") where.battle = battleShown(state);
  if (isFullWidth()) where.full = true;
  if (preview.id === "lab") {
    const { view } = useLabView.getState();
    const run = runInHand(workbench);
    if (view === "runs") where.lab = "runs";
    if (view === "answers" && run) where.run = run.id;
  }
  if (preview.id === "changes") {
    const { value } = againstOf(useAgainst.getState().chosen, state.id, usePanes.getState().sinceErrata);
    if (value !== "printed") where.against = value;
  }
  return where;
}

/** The title of the page while it shows `where`. `runTitle`: the title of the run, once it is loaded. */
export function titlesShown(workbench: Workbench, where: Where, runTitle?: typeof runTitleOf): Titles {
  const { state } = workbench;
  const titleAt = (path: string | undefined): string | undefined =>
    path === undefined
      ? undefined
      : (state.overview.documents.find((each) => each.path === path)?.title ?? path);
  const preview = previews.find(({ id }) => id === where.show);
  const run = where.run === undefined ? undefined : runInHand(workbench);
  return {
    document: titleAt(where.doc),
    view: where.view === undefined || where.view === "text" ? undefined : titleOfView(where.view),
    preview: preview?.title,
    of:
      run && runTitle
        ? runTitle(run.facts)
        : (titleAt(where.scenario ?? where.battle) ??
          (where.show === "changes" ? `against ${againstTitle(state.id)}` : undefined)),
    workspace: state.title,
    full: where.full,
  };
}

const againstTitle = (id: string): string =>
  againstOf(useAgainst.getState().chosen, id, usePanes.getState().sinceErrata).title;

/** Why the window cannot show what an address names, and what to do; none where it can. */
export async function goTo(workbench: Workbench, where: Where, isFirst: boolean): Promise<string[]> {
  const { store, id } = workbench;
  const troubles: string[] = [];
  closeOverlay();
  if (where.doc !== undefined) {
    if (isThere(workbench, where.doc)) openTab(workbench, where.doc, where.view);
    else
      troubles.push(
        `There is no document “${where.doc}” in this workspace: it was renamed or deleted, or the address is wrong. Choose a document in the list, or find one with Ctrl+P.`,
      );
  }
  for (const path of [where.scenario, where.battle]) {
    if (path !== undefined && !isThere(workbench, path))
      troubles.push(`There is no “${path}” in this workspace. Choose another above the preview.`);
  }
  if (where.scenario !== undefined) store.setState({ previewScenario: where.scenario });
  if (where.battle !== undefined) store.setState({ previewBattle: where.battle });
  // The document that is shown may be a board; a board that the address names has priority.
  store.setState({ previewBoard: where.board ?? boardAddressed(where.doc) });
  if (where.show === undefined) {
    // On a first visit the address need not name everything; the rest is as it was last shown.
    if (!isFirst) hidePreview();
  } else if (previews.some((each) => each.id === where.show)) {
    showPreview(where.show);
  } else {
    troubles.push(
      `There is no preview “${where.show}”. Previews: ${previews.map((each) => each.id).join(", ")}.`,
    );
  }
  setFullWidth(where.full === true && where.show !== undefined);
  if (where.show === "lab") troubles.push(...goToLab(workbench, where));
  if (where.show === "changes") await goToComparison(workbench, where.against ?? "printed");
  openForm(id);
  return troubles;
}

/** A document of the game or the workspace, a file of either, or a scenario that a layer brings. */
export function isThere(workbench: Workbench, path: string): boolean {
  const { overview } = workbench.state;
  return workbench.text(path) !== undefined || overview.documents.some((each) => each.path === path);
}

function goToLab(workbench: Workbench, { run, lab }: Where): string[] {
  openForm(workbench.id);
  const inHand = runInHand(workbench);
  if (run === undefined) {
    showView(lab ?? "ask");
    return [];
  }
  if (inHand?.id !== run) {
    if (inHand && inHand.state === "playing")
      return ["A run is in progress. Pause or cancel it, then open another."];
    workbench.lab.open(run);
  }
  showView("answers");
  return [];
}

async function goToComparison(workbench: Workbench, value: string): Promise<void> {
  const shown = againstOf(useAgainst.getState().chosen, workbench.id, usePanes.getState().sinceErrata).value;
  if (shown === value) return;
  await chooseAgainst(workbench, { value, title: await titleAgainst(workbench, value) });
}
