import { describe, expect, it } from "vitest";
import { overviewOf } from "../../components/desk/overview";
import { sectionsOf } from "../../components/explorer/sections";
import { battleShown } from "../../components/odds/open";
import { emptyState } from "../../components/workbench/state";
import { shipped } from "../support/shipped";

const { draft, files } = shipped("fire-in-the-sky");
const overview = overviewOf(draft);

describe("battles in the list of documents", () => {
  it("have a section of their own, by their titles", () => {
    const battles = sectionsOf(overview, {}, files).find(({ title }) => title === "Battles");
    expect(battles?.entries.map(({ title }) => title)).toEqual([
      "Landing on an atoll",
      "Java Sea",
      "Midway",
      "Singapore",
    ]);
  });

  it("are shown as chosen, and else the first of them", () => {
    const state = { ...emptyState("w"), overview };
    expect(battleShown(state)).toBe("battles/atoll.json");
    expect(battleShown({ ...state, previewBattle: "battles/midway.json" })).toBe("battles/midway.json");
    expect(battleShown({ ...state, previewBattle: "battles/gone.json" })).toBe("battles/atoll.json");
    expect(battleShown({ ...state, overview: { ...overview, documents: [] } })).toBeUndefined();
  });
});
