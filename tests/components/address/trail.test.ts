import { beforeEach, describe, expect, it } from "vitest";
import { Trail, type TrailWindow } from "../../../components/address/trail";

interface Entry {
  state: unknown;
  query: string;
}

/** A browser's history with a page of others before and after the workspace. */
class Browser implements TrailWindow {
  entries: Entry[] = [
    { state: null, query: "first page" },
    { state: { framework: 1 }, query: "?doc=a.json" },
  ];
  at = 1;
  readonly history: TrailWindow["history"];
  readonly location: TrailWindow["location"];

  constructor() {
    const here = (): Entry => this.entries[this.at]!;
    const queryIn = (url: string | URL | null | undefined): string => String(url).replace("/w/trial", "");
    this.history = {
      get state(): unknown {
        return here().state;
      },
      pushState: (state: unknown, _title: string, url) => {
        this.entries = [...this.entries.slice(0, this.at + 1), { state, query: queryIn(url) }];
        this.at++;
      },
      replaceState: (state: unknown, _title: string, url) => {
        this.entries[this.at] = { state, query: queryIn(url) };
      },
      back: () => void this.at--,
      forward: () => void this.at++,
    };
    this.location = {
      pathname: "/w/trial",
      hash: "",
      get search(): string {
        return here().query;
      },
    };
  }
}

let browser: Browser;
let trail: Trail;
const state = (): unknown => browser.history.state;
beforeEach(() => {
  browser = new Browser();
  trail = new Trail(browser, false);
});

describe("the history of a workspace", () => {
  it("Back leads through what was shown, and then out, where nothing is unfinished", () => {
    trail.push("?doc=b.json");
    browser.history.back();
    expect(trail.arrive(state(), false)).toBe("inside");
    expect(trail.query).toBe("?doc=a.json");
    browser.history.back();
    expect(trail.arrive(state(), false)).toBe("left");
    expect(browser.entries[browser.at]?.query).toBe("first page");
    expect(
      browser.entries.every((each, i) => i === 0 || (each.state as { framework?: number }).framework === 1),
    ).toBe(true);
  });

  it("is not left with unfinished work, even if it is the first page", () => {
    trail.guard();
    browser.history.back();
    expect(trail.arrive(state(), true)).toBe("held");
    expect(trail.arrive(state(), true)).toBe("inside");
    expect(trail.query).toBe("?doc=a.json");
    trail.push("?doc=c.json");
    expect(browser.entries.map(({ query }) => query).slice(-2)).toEqual(["?doc=a.json", "?doc=c.json"]);
  });

  it("after a reload it continues from where it was; reached by the history, unfinished work blocks the way ahead", () => {
    trail.push("?doc=b.json");
    browser.entries.push({ state: null, query: "first page again" });
    const again = new Trail(browser, true);
    expect(again.query).toBe("?doc=b.json");
    again.guard();
    expect(browser.entries.at(-1)?.query).toBe("?doc=b.json");
    again.guard();
    expect(browser.entries.filter(({ query }) => query === "?doc=b.json")).toHaveLength(2);
  });

  it("an address that is only put right makes no entry", () => {
    trail.replace("?doc=a.json&view=map");
    expect(browser.entries).toHaveLength(2);
    expect(trail.query).toBe("?doc=a.json&view=map");
  });
});
