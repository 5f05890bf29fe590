/**
 * The entries of a workspace in the browser's history. Below the first one is a floor: an entry that is never shown.
 * Going back to it means leaving the workspace, which can be prevented while something is unsaved.
 */
export interface TrailWindow {
  history: Pick<History, "state" | "pushState" | "replaceState" | "back" | "forward">;
  location: Pick<Location, "pathname" | "search" | "hash">;
}

/** How deep an entry lies; the floor is 0. */
interface EntryMark {
  sandtable?: { depth: number };
}

export class Trail {
  private depth: number | undefined;

  /**
   * `cameBack`: the page was reached by Back or Forward, so entries of other pages may follow it; new entries must
   * replace them before there is work to lose.
   */
  constructor(
    private readonly window: TrailWindow,
    private cameBack: boolean,
  ) {
    this.depth = depthOf(window.history.state);
  }

  /** The current address: the query, with "?". */
  get query(): string {
    return this.window.location.search;
  }

  /** Adds an entry to the history. */
  push(query: string): void {
    this.layFloor();
    this.add(query);
  }

  /** Changes the address of the current entry. */
  replace(query: string): void {
    this.write("replaceState", query, this.depth);
  }

  /** From now on the workspace is asked before Back or Forward leave it. */
  guard(): void {
    if (this.depth === 0 || (this.cameBack && this.depth !== undefined)) this.add(this.query);
    this.layFloor();
    this.cameBack = false;
  }

  /**
   * Back or Forward were used. "inside": the address is to be shown. "held": the floor was reached while something is
   * unsaved, and the history goes forward again. "left": the floor was reached, and Back leaves the workspace.
   */
  arrive(state: unknown, hasWork: boolean): "inside" | "held" | "left" {
    this.depth = depthOf(state);
    if (this.depth !== 0) return "inside";
    const { history } = this.window;
    if (hasWork) history.forward();
    else history.back();
    return hasWork ? "held" : "left";
  }

  private layFloor(): void {
    if (this.depth !== undefined) return;
    this.write("replaceState", this.query, 0);
    this.add(this.query);
  }

  private add(query: string): void {
    this.write("pushState", query, (this.depth ?? 0) + 1);
    this.cameBack = false;
  }

  private write(how: "pushState" | "replaceState", query: string, depth: number | undefined): void {
    const { history, location } = this.window;
    this.depth = depth;
    const mark: EntryMark = depth === undefined ? {} : { sandtable: { depth } };
    // Keeps what the framework stores there, so that it ignores the new entry.
    const before = typeof history.state === "object" ? (history.state as object | null) : null;
    history[how]({ ...before, ...mark }, "", location.pathname + query + location.hash);
  }
}

function depthOf(state: unknown): number | undefined {
  const depth = (state as EntryMark | null)?.sandtable?.depth;
  return typeof depth === "number" ? depth : undefined;
}
