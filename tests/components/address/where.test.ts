import { describe, expect, it } from "vitest";
import { pageTitle, queryOf, readWhere, type Where, withoutMember } from "../../../components/address/where";

const wheres: Where[] = [
  {},
  { doc: "bases.json", view: "map" },
  {
    doc: "layers/my & own/tables/x.json",
    view: "text",
    show: "play",
    scenario: "scenarios/a.json",
    full: true,
  },
  { show: "lab", scenario: "scenarios/a.json", run: "2026-01-02-play" },
  { show: "lab", scenario: "scenarios/a.json", lab: "runs" },
  { show: "changes", against: "version:0a1b" },
  { show: "odds", battle: "battles/midway.json" },
];

describe("addresses of places in a workspace", () => {
  it("are read back as what they were made of, and keep what others wrote there", () => {
    for (const where of wheres) expect(readWhere(queryOf(where))).toEqual({ where, wrong: [] });
    expect(queryOf({})).toBe("");
    expect(queryOf({ doc: "tables/combat.json", view: "table" }, "?tour&doc=old.json&run=1")).toBe(
      "?tour&doc=tables/combat.json&view=table",
    );
  });

  it("stay as they were written when one member goes, as the tour that is over", () => {
    expect(withoutMember("?tour&doc=tables/combat.json&view=table", "tour")).toBe(
      "?doc=tables/combat.json&view=table",
    );
    expect(withoutMember("?show=play&tour=1&tourist=2", "tour")).toBe("?show=play&tourist=2");
    expect(withoutMember("?tour", "tour")).toBe("");
  });

  it("name what in them means nothing", () => {
    expect(readWhere("?doc=&view=mpa&full=yes&lab=ask&other=1")).toEqual({
      where: {},
      wrong: ["doc=", "view=mpa", "full=yes", "lab=ask"],
    });
  });
});

it("a page is called by what is in front, what is previewed, and the workspace", () => {
  const titles = {
    document: "Bases",
    view: "Map",
    preview: "Play",
    of: "Short Campaign",
    workspace: "Trial",
  };
  expect(pageTitle(titles)).toBe("Bases (Map) – Play: Short Campaign – Trial – Sandtable");
  expect(pageTitle({ ...titles, full: true })).toBe("Play: Short Campaign – Trial – Sandtable");
  expect(pageTitle({ workspace: "Trial" })).toBe("Trial – Sandtable");
});
