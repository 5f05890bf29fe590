/**
 * The entries of a workspace in the browser's history. Below the first one lies a floor: an entry at which nobody
 * stays. Whoever comes down to it wants to leave the workspace, and can be held while there is work in hand.
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
   * `cameBack`: the page was reached by Back or Forward, so that pages of others may lie ahead of it, and new entries
   * have to take their place before there is work to lose.
   */
  constructor(
    private readonly window: TrailWindow,
    private cameBack: boolean,
  ) {
    this.depth = depthOf(window.history.state);
  }

  /** The address as it is: the query, with "?". */
  get query(): string {
    return this.window.location.search;
  }

  /** A further entry, to which and from which Back and Forward lead. */
  push(query: string): void {
    this.layFloor();
    this.add(query);
  }

  /** The same entry under another address. */
  replace(query: string): void {
    this.write("replaceState", query, this.depth);
  }

  /** From now on Back and Forward cannot lead out of the workspace without its being asked. */
  guard(): void {
    if (this.depth === 0 || (this.cameBack && this.depth !== undefined)) this.add(this.query);
    this.layFloor();
    this.cameBack = false;
  }

  /**
   * Back or Forward have been used. "inside": what the address names is to be shown. At the floor there is work in
   * hand ("held": we are on the way back up), or there is none, and Back goes on out of the workspace ("left").
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
    // What the framework keeps there has to stay; with it the entry is written without its taking part.
    const before = typeof history.state === "object" ? (history.state as object | null) : null;
    history[how]({ ...before, ...mark }, "", location.pathname + query + location.hash);
  }
}

function depthOf(state: unknown): number | undefined {
  const depth = (state as EntryMark | null)?.sandtable?.depth;
  return typeof depth === "number" ? depth : undefined;
}
