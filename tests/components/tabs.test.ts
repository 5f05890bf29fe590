import { describe, expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import { readTabs } from "../../components/workbench/kept-tabs";
import { emptyState } from "../../components/workbench/state";
import { changeView, closeTab, openTab } from "../../components/workbench/tabs";
import type { Workbench } from "../../components/workbench/workbench";

const bench = (): Workbench => {
  const store = createStore(() => emptyState("w"));
  return {
    store,
    get state() {
      return store.getState();
    },
  } as Workbench;
};
const open = ({ state: { tabs, active } }: Workbench): string =>
  tabs.map(({ path, view }, i) => `${i === active ? "*" : ""}${path}:${view}`).join(" ");

describe("tabs", () => {
  it("a document that is open is shown as it is open, not a second time", () => {
    const workbench = bench();
    openTab(workbench, "units.json");
    changeView(workbench, "grid");
    openTab(workbench, "bases.json", "map");
    openTab(workbench, "units.json");
    expect(open(workbench)).toBe("*units.json:grid bases.json:map");
    openTab(workbench, "units.json", "text");
    expect(open(workbench)).toBe("units.json:grid bases.json:map *units.json:text");
  });

  it("changing to a view that is open goes there", () => {
    const workbench = bench();
    openTab(workbench, "units.json", "text");
    openTab(workbench, "units.json", "diff");
    changeView(workbench, "text");
    expect(open(workbench)).toBe("*units.json:text units.json:diff");
  });

  it("closing the one in front shows its neighbour", () => {
    const workbench = bench();
    for (const path of ["a", "b", "c"]) openTab(workbench, path);
    closeTab(workbench, 2);
    expect(open(workbench)).toBe("a:text *b:text");
    closeTab(workbench, 0);
    expect(open(workbench)).toBe("*b:text");
    closeTab(workbench, 0);
    expect(workbench.state).toMatchObject({ tabs: [], active: -1 });
  });
});

describe("tabs of the last visit", () => {
  const kept = JSON.stringify({
    tabs: [
      { path: "a.json", view: "grid" },
      { path: "gone.json", view: "text" },
      { path: "b.json", view: "map" },
    ],
    active: 2,
  });

  it("are opened again, except for files that no longer exist", () => {
    const { tabs, active } = readTabs(kept, (path) => path !== "gone.json");
    expect(tabs.map(({ path }) => path)).toEqual(["a.json", "b.json"]);
    expect(active).toBe(1);
  });

  it.each([null, "", "null", "[]", "{}", '{"tabs":3}', '{"tabs":[null,{"path":3}]}', "not json"])(
    "%j is no list of them",
    (text) => expect(readTabs(text, () => true)).toEqual({ tabs: [], active: -1 }),
  );
});
