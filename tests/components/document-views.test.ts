import { afterEach, describe, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { firstView, otherView, readChosen, viewIdsOf } from "../../components/workbench/document-views";
import { emptyState } from "../../components/workbench/state";
import { chooseView, openTab } from "../../components/workbench/tabs";
import type { Workbench } from "../../components/workbench/workbench";
import { overviewOf } from "../../components/desk/overview";
import { editContextOver } from "../editing/edit-context";
import { shipped } from "../support/shipped";

const { game, files } = shipped("fire-in-the-sky");
const overview = overviewOf(editContextOver(files, []).draft, game);

function bench(): Workbench {
  const store = createStore(() => ({ ...emptyState("w"), overview }));
  return {
    store,
    get state() {
      return store.getState();
    },
  } as Workbench;
}

/** The browser's store of one person. */
function remembering(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return kept;
}
afterEach(() => vi.unstubAllGlobals());

describe("the view in which a document opens", () => {
  it.each([
    ["scenarios/campaign.json", "map"],
    ["map.json", "map"],
    ["bases.json", "grid"],
    ["tables/combat.json", "table"],
    ["tables/transport-costs.json", "grid"],
    ["schedules/japan.json", "schedule"],
    ["options.json", "switches"],
    ["sequence.json", "steps"],
    ["players/steady.json", "sliders"],
    ["rulebook.json", "text"],
    ["layers/mine/bases.json", "text"],
  ])("%s: %s", (path, view) => {
    remembering();
    expect(firstView({ overview }, path)).toBe(view);
  });

  it("a scenario that was only just made opens as those beside it", () => {
    remembering();
    expect(firstView({ overview }, "scenarios/new.json")).toBe("map");
    expect(firstView({ overview }, "new.json")).toBe("text");
  });

  it("the view that somebody chooses is remembered for all documents of the kind, but a comparison is not", () => {
    const kept = remembering();
    const workbench = bench();
    openTab(workbench, "scenarios/campaign.json");
    chooseView(workbench, "text");
    expect(firstView({ overview }, "scenarios/short-campaign.json")).toBe("text");
    expect(firstView({ overview }, "map.json")).toBe("map");
    chooseView(workbench, "diff");
    expect([...kept.values()]).toEqual(['{"scenario":"text"}']);
  });

  it("what cannot be read from storage, or is not a view of the document, is ignored", () => {
    expect(readChosen("{")).toEqual({});
    expect(readChosen('{"scenario":3}')).toEqual({});
    const kept = remembering();
    kept.set("sandtable.views", '{"scenario":"sliders"}');
    expect(firstView({ overview }, "scenarios/campaign.json")).toBe("map");
  });

  it("one key turns to the text and back", () => {
    remembering();
    const workbench = bench();
    expect(otherView(workbench.state)).toBeUndefined();
    openTab(workbench, "options.json");
    expect(otherView(workbench.state)).toBe("text");
    chooseView(workbench, "text");
    expect(otherView(workbench.state)).toBe("switches");
  });

  it("every document has its text, a grid and the comparison beside the views of its kind, each once", () => {
    const of = (path: string) => viewIdsOf(overview.documents.find((each) => each.path === path));
    expect(of("bases.json")).toEqual(["text", "grid", "map", "diff"]);
    expect(of("options.json")).toEqual(["text", "switches", "grid", "diff"]);
    expect(viewIdsOf(undefined)).toEqual(["text", "diff"]);
  });
});
