import { describe, expect, it } from "vitest";
import { createChecker } from "../../../lib/diagnostics";
import { type MapChange } from "../../../lib/views/map";
import { setUpOf, type SideForces } from "../../../lib/views/setup";
import { SCENARIO, MapEditor } from "../map/map-editor";

/** The short campaign after some changes by hand. */
function after(...changes: MapChange[]) {
  const table = new MapEditor();
  for (const change of changes) table.make(change);
  return lookAt(table);
}

function lookAt(table: MapEditor, scenario = SCENARIO) {
  const checker = createChecker(table.game);
  const report = checker.check(table.files, { layers: ["mine"] });
  const world = { draft: checker.draft!, game: table.game, own: table.own };
  return setUpOf(world, report, checker.gameOf(scenario), scenario)!;
}

const row = (forces: readonly SideForces[], side: string, name: string) =>
  forces
    .find((each) => each.side === side)!
    .groups.flatMap(({ rows, total }) => [total, ...rows])
    .find((each) => each.name === name);

describe("a scenario set up", () => {
  const setUp = after();

  it("is set up by the engine, and the rules have nothing against it", () => {
    expect(setUp.verdict).toEqual({
      ok: true,
      words: "The engine sets it up: 40 ships, 30 air steps and 20 land units.",
    });
    expect(setUp.problems).toEqual([]);
    expect(setUp.title).toBe("Short Campaign Game");
  });

  it("counts ships by class, air steps by nation, land units by kind, and where they are", () => {
    expect(row(setUp.forces, "japan", "DD")).toEqual({ name: "DD", onMap: 0, free: 12, onTrack: 0 });
    expect(row(setUp.forces, "allies", "BB")).toMatchObject({ onMap: 0, onTrack: 3 });
    expect(row(setUp.forces, "japan", "Air steps")).toMatchObject({ onMap: 20, free: 2 });
    expect(row(setUp.forces, "allies", "Britain")).toMatchObject({ onMap: 2 });
    const ships = setUp.forces[0]!.groups[0]!;
    expect(ships.rows.reduce((sum, { free }) => sum + free, 0)).toBe(ships.total.free);
  });

  it("shows what the engine counts in words, side by side", () => {
    const { facts, sides, figures } = setUp.summary!;
    expect(sides).toEqual(["Japan", "Allies"]);
    expect(facts).toContainEqual({ title: "Player turn", value: "Japan" });
    expect(facts).toContainEqual({ title: "Lifeline to Australia", value: "yes" });
    const ships = figures.find(({ title }) => title === "Ships")!;
    expect(ships.values[1]).toBe("11");
  });
});

describe("after an edit", () => {
  it("the totals follow", () => {
    const setUp = after({ do: "add", type: "u-ca", to: "/setup/brisbane", count: 1 });
    expect(row(setUp.forces, "allies", "CA")).toMatchObject({ onMap: 3 });
    expect(setUp.verdict.words).toContain("41 ships");
    expect(setUp.summary!.figures.find(({ title }) => title === "Ships")!.values[1]).toBe("12");
  });

  it("a breach of a rule is reported with its number, and the engine says that it does not set it up", () => {
    const table = new MapEditor();
    table.make({ do: "move", from: "/setup/manila/units/j-land-8", to: "/setup/brunei", count: 1 });
    const { problems, verdict, summary } = lookAt(table);
    expect(problems[0]).toMatchObject({ severity: "error", rule: "2.2.2.1" });
    expect(problems[0]!.message).toMatch(/^Brunei has 10 land Transport factors/);
    expect(verdict.ok).toBe(false);
    expect(verdict.words).toMatch(/cannot be set up: one error must be fixed first/);
    expect(summary).toBeUndefined();
    // The other scenario is as sound as before.
    expect(lookAt(table, "scenarios/campaign.json").verdict.ok).toBe(true);
  });

  it("errors of the documents prevent it", () => {
    const table = new MapEditor();
    table.files = {
      ...table.files,
      "layers/mine/bases.json": '{ "bases": { "truk": { "airCapacity": "nine" } } }',
    };
    const { problems, verdict } = lookAt(table);
    expect(verdict.ok).toBe(false);
    expect(problems.map(({ file }) => file)).toContain("layers/mine/bases.json");
  });
});
