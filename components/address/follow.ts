import { useLabView } from "../lab/form";
import type { runTitle as runTitleOf } from "../lab/words";
import { useAgainst } from "../preview/against";
import { useFullWidth } from "../preview/full-width";
import { usePanes } from "../studio/panes";
import type { Workbench } from "../workbench/workbench";
import { onTraversal } from "./traversal";
import { goTo, isThere, titlesShown, whereShown } from "./shown";
import { Trail } from "./trail";
import { pageTitle, queryOf, readWhere, type Where } from "./where";
import { counted } from "../../lib/words";

/**
 * Keeps the address, the history and the title of the page in step with what the window shows, and shows what an
 * address names. It starts when the workspace is loaded. Returns how to stop it.
 */
export function followAddress(workbench: Workbench): () => void {
  const follower = new Follower(workbench);
  return () => follower.stop();
}

class Follower {
  private readonly trail = new Trail(window, isFromHistory());
  private readonly path = location.pathname;
  private readonly stops: (() => void)[] = [];
  /** The address that is being shown; until that is done, the address does not change. */
  private wanted: Where | undefined;
  /** The next change of the window was not made by the user, and adds no entry to the history. */
  private isSettling = true;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private runTitle: typeof runTitleOf | undefined;
  private hadWork = false;

  constructor(private readonly workbench: Workbench) {
    const later = (): void => {
      this.timer ??= setTimeout(this.look, 0);
    };
    this.stops.push(
      workbench.store.subscribe(later),
      usePanes.subscribe(later),
      useFullWidth.subscribe(later),
      useLabView.subscribe(later),
      useAgainst.subscribe(later),
      onTraversal(this.pop),
    );
    const { where, wrong } = readWhere(this.trail.query);
    void this.show(where, wrong, true);
  }

  stop(): void {
    clearTimeout(this.timer);
    for (const stop of this.stops) stop();
    document.title = "Sandtable";
  }

  private async show(where: Where, wrong: readonly string[], isFirst: boolean): Promise<void> {
    this.wanted = where;
    if (isFirst) await this.known(where);
    const troubles = wrong.map((each) => `“${each}” in the address is not known and was ignored.`);
    try {
      troubles.push(...(await goTo(this.workbench, where, isFirst)));
    } catch (error) {
      troubles.push((error as Error).message);
    }
    // Back or Forward may have been used meanwhile.
    if (this.wanted !== where) return;
    this.wanted = undefined;
    if (troubles.length > 0) this.workbench.store.setState({ notice: troubles.join(" ") });
    this.isSettling = true;
    this.timer ??= setTimeout(this.look, 0);
  }

  /** Documents of layers are known only when the documents are merged. */
  private known({ doc, view, scenario, battle }: Where): Promise<void> {
    const { store, state } = this.workbench;
    const paths = [doc, scenario, battle].filter((path) => path !== undefined);
    const isKnown =
      paths.every((path) => isThere(this.workbench, path)) && (doc === undefined || view !== undefined);
    if (isKnown || state.overview.documents.length > 0) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = store.subscribe(({ overview, report }) => {
        if (overview.documents.length === 0 && report === undefined) return;
        stop();
        resolve();
      });
      this.stops.push(stop);
    });
  }

  private readonly pop = (event: PopStateEvent): boolean => {
    if (location.pathname !== this.path) return false;
    const work = inHand(this.workbench);
    const came = this.trail.arrive(event.state, work !== undefined);
    if (came === "held")
      this.workbench.store.setState({
        notice: `${work} Back stays in the workspace until then. “Sandtable” at the top leaves it at once; unsaved changes are kept in this browser.`,
      });
    if (came === "inside") {
      const { where, wrong } = readWhere(this.trail.query);
      void this.show(where, wrong, false);
    }
    return true;
  };

  private readonly look = (): void => {
    this.timer = undefined;
    this.followLab();
    this.followTable();
    const { workbench, trail } = this;
    const hasWork = inHand(workbench) !== undefined;
    if (hasWork && !this.hadWork) trail.guard();
    this.hadWork = hasWork;
    const { overview, report } = workbench.state;
    // Until the documents are merged it is not known which of them is shown.
    if (this.wanted || (overview.documents.length === 0 && report === undefined)) return;
    const where = this.withRunToCome(whereShown(workbench));
    const query = queryOf(where, trail.query);
    document.title = pageTitle(titlesShown(workbench, where, this.runTitle));
    const isSettling = this.isSettling || !hasBeenUsed();
    this.isSettling = false;
    if (query === trail.query) return;
    if (isSettling) trail.replace(query);
    else trail.push(query);
  };

  /** A run that the address names is opened by the lab, which takes time. */
  private withRunToCome(where: Where): Where {
    const asked = readWhere(this.trail.query).where.run;
    const lab = this.workbench.openedLab?.store.getState();
    const isToCome =
      asked !== undefined &&
      where.show === "lab" &&
      useLabView.getState().view === "answers" &&
      lab !== undefined &&
      lab.run === undefined;
    return isToCome ? { ...where, run: asked } : where;
  }

  private hasTable = false;

  /** The game in play, once there is one. */
  private followTable(): void {
    const table = this.workbench.openedPlay;
    if (!table || this.hasTable) return;
    this.hasTable = true;
    this.stops.push(
      table.store.subscribe((state, before) => {
        if (state.table?.opening.scenario !== before.table?.opening.scenario)
          this.timer ??= setTimeout(this.look, 0);
      }),
    );
  }

  private hasLab = false;

  /** The lab starts when it is first shown. */
  private followLab(): void {
    const lab = this.workbench.openedLab;
    if (!lab || this.hasLab) return;
    this.hasLab = true;
    let before = lab.store.getState();
    this.stops.push(
      lab.store.subscribe((state) => {
        const isOther = state.run?.id !== before.run?.id || state.run?.state !== before.run?.state;
        before = state;
        if (!isOther) return;
        this.timer ??= setTimeout(this.look, 0);
        this.loadRunTitle();
      }),
    );
    this.loadRunTitle();
  }

  private loadRunTitle(): void {
    if (this.runTitle) return;
    void import("../lab/words").then(
      ({ runTitle }) => {
        this.runTitle = runTitle;
        this.timer ??= setTimeout(this.look, 0);
      },
      // The server cannot be reached, which the page says elsewhere; it is tried again when the run changes.
      () => undefined,
    );
  }
}

/** What would be lost by leaving, in a sentence; undefined for nothing. */
function inHand({ state, openedLab }: Workbench): string | undefined {
  const unsaved = Object.values(state.files).filter((file) => file.unsaved).length;
  if (unsaved > 0) return `${counted(unsaved, "file is", "files are")} not saved.`;
  return openedLab?.store.getState().run?.state === "playing"
    ? "A run of the lab is in progress."
    : undefined;
}

/** The page was reached by Back or Forward. */
const isFromHistory = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((each) => (each as PerformanceNavigationTiming).type === "back_forward");

/** The user has pressed a key or a button in this page: what was shown before that is the first entry. */
const hasBeenUsed = (): boolean => navigator.userActivation?.hasBeenActive ?? true;
