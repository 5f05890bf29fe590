import { describe, expect, it } from "vitest";
import { get, type Json } from "../../../lib/documents";
import { counterMix } from "../../../lib/views/map";
import { shipped } from "../../support/shipped";
import { SCENARIO, MapEditor } from "./map-editor";

const { files } = shipped("fire-in-the-sky");
const PATCH = `layers/mine/${SCENARIO}`;
const setup = (table: MapEditor): Json => get(table.value(SCENARIO), "/setup")!;
const own = (): MapEditor => new MapEditor({ [SCENARIO]: files[SCENARIO]! });

describe("moving counters", () => {
  it("writes the smallest patch into the workspace's layer when the scenario is shipped", () => {
    const table = new MapEditor();
    expect(
      table.make({ do: "move", from: "/setup/noumea/units/u-ca", to: "/setup/pearl-harbor", count: 1 }),
    ).toBe("Move CA to Pearl Harbor");
    const patch = JSON.parse(table.files[PATCH]!) as { $schema?: string };
    delete patch.$schema;
    expect(patch).toEqual({
      setup: { noumea: { units: { "u-ca": null } }, "pearl-harbor": { units: { "u-ca": 2 } } },
    });
    expect(table.files[SCENARIO]).toBe(files[SCENARIO]);
    expect(table.problems()).toEqual([]);
  });

  it("changes only the numbers of the workspace's own scenario", () => {
    const table = own();
    const before = table.files[SCENARIO]!.split("\n");
    table.make({ do: "move", from: "/setup/noumea/units/u-dd", to: "/setup/pearl-harbor", count: 1 });
    const after = table.files[SCENARIO]!.split("\n");
    expect(after).toHaveLength(before.length);
    expect(after.filter((line, i) => line !== before[i]).map((line) => line.trim())).toEqual([
      '"u-dd": 3',
      '"u-dd": 1',
    ]);
  });

  it("takes lists and entries away that become empty, and makes those that are missing", () => {
    const table = own();
    table.make({ do: "move", from: "/setup/bangkok/units/j-land-8", to: "/setup/hainan", count: 1 });
    expect(get(setup(table), "/bangkok")).toBeUndefined();
    expect(get(setup(table), "/hainan")).toEqual({ units: { "j-land-8": 1 } });
    expect(table.problems()).toEqual([]);
  });

  it("moves the steps of one air counter, and all of them on demand", () => {
    const table = own();
    table.make({ do: "move", from: "/setup/formosa/airSteps/japan", to: "/setup/hainan", count: 1 });
    expect(get(setup(table), "/formosa/airSteps/japan")).toBe(6);
    expect(get(setup(table), "/hainan/airSteps/japan")).toBe(2);
    table.make({ do: "move", from: "/setup/formosa/airSteps/japan", to: "/setup/hainan", count: 3 });
    expect(get(setup(table), "/formosa")).toBeUndefined();
    expect(get(setup(table), "/hainan/airSteps/japan")).toBe(8);
  });

  it("takes counters out of a free group to a fixed place", () => {
    const table = own();
    table.make({ do: "move", from: "/choices/japanese-fleet/units/j-dd", to: "/setup/truk", count: 2 });
    expect(get(table.value(SCENARIO), "/choices/japanese-fleet/units/j-dd")).toBe(10);
    expect(get(setup(table), "/truk")).toEqual({ units: { "j-dd": 2 } });
    expect(table.problems()).toEqual([]);
  });

  it("leaves the list of what is out of the game in place, for it may not be missing", () => {
    const table = own();
    table.make({ do: "move", from: "/sunk/units/b-dd", to: "/setup/ceylon", count: 1 });
    expect(get(table.value(SCENARIO), "/sunk")).toEqual({ units: {} });
    expect(get(setup(table), "/ceylon")).toEqual({ airSteps: { britain: 2 }, units: { "b-dd": 1 } });
    expect(table.problems()).toEqual([]);
  });

  it("lets a move be tried that the rules forbid: the check shows why", () => {
    const table = own();
    table.make({ do: "move", from: "/setup/manila/units/j-land-8", to: "/setup/brunei", count: 1 });
    expect(table.problems().map(({ rule }) => rule)).toContain("2.2.2.1");
  });

  it("refuses what is nowhere, and what has no form", () => {
    const table = own();
    expect(
      table.try({ do: "move", from: "/setup/truk/units/j-ca", to: "/setup/kure", count: 1 }),
    ).toMatchObject({
      ok: false,
    });
    expect(
      table.try({
        do: "move",
        from: "/setup/manila/reduced/u-land-8",
        to: "/choices/japanese-fleet",
        count: 1,
      }),
    ).toMatchObject({ ok: false });
    expect(
      table.try({ do: "move", from: "/setup/manila/units/j-land-8", to: "/setup/manila", count: 1 }),
    ).toMatchObject({ ok: false });
  });

  it("refuses open sea, where no set-up stands (2.2.2)", () => {
    const change = { do: "move", from: "/setup/noumea/units/u-ca", to: "/setup/1509", count: 1 } as const;
    expect(own().try(change)).toMatchObject({ ok: false, rule: "2.2.2" });
  });

  it("says that a shipped scenario needs a layer when there is none", () => {
    const table = new MapEditor({});
    expect(table.try({ do: "remove", from: "/setup/wake/units/j-land-2-marine", count: 1 })).toMatchObject({
      ok: false,
      reason: expect.stringContaining("layer of your own") as string,
    });
  });
});

describe("the counter mix", () => {
  it("shows what is left (2.1)", () => {
    const mix = counterMix(own().world(), SCENARIO);
    const left = (type: string) => mix.find(({ face }) => face.type === type);
    // 8 US heavy cruisers: one at Pearl Harbor, one at Noumea.
    expect(left("u-ca")).toMatchObject({ of: 8, left: 6 });
    expect(left("j-dd")).toMatchObject({ of: 12, left: 0 });
    // 22 Japanese steps are 11 of 15 counters.
    expect(left("j-air")).toMatchObject({ of: 15, left: 4 });
    // A sunk destroyer is back in the pool.
    expect(left("b-dd")?.left).toBe(left("b-dd")?.of);
  });

  it("gives a counter to a place, and no more than there are", () => {
    const table = own();
    expect(table.make({ do: "add", type: "u-ca", to: "/setup/brisbane", count: 1 })).toBe(
      "Add CA to Brisbane",
    );
    expect(get(setup(table), "/brisbane/units")).toEqual({ "u-cl": 1, "u-ca": 1 });
    expect(table.make({ do: "add", type: "b-air", to: "/setup/bombay", count: 1 })).toBe("Add Air to Bombay");
    expect(get(setup(table), "/bombay")).toEqual({ airSteps: { britain: 2 } });
    expect(table.try({ do: "add", type: "j-dd", to: "/setup/truk", count: 1 })).toMatchObject({
      ok: false,
      rule: "2.1",
    });
    expect(table.problems()).toEqual([]);
  });

  it("takes a counter back", () => {
    const table = own();
    expect(table.make({ do: "remove", from: "/setup/noumea/units/u-dd", count: 1 })).toBe(
      "Remove DD from Noumea",
    );
    expect(get(setup(table), "/noumea/units/u-dd")).toBe(1);
  });
});

describe("steps", () => {
  it("are lost and restored by land units, which have two sides (2.1.1.3)", () => {
    const table = own();
    expect(table.make({ do: "reduce", from: "/setup/calcutta/units/b-land-8" })).toBe(
      "Reduce Army at Calcutta",
    );
    expect(get(setup(table), "/calcutta")).toEqual({ reduced: { "b-land-8": 1 } });
    table.make({ do: "restore", from: "/setup/calcutta/reduced/b-land-8" });
    expect(get(setup(table), "/calcutta")).toEqual({ units: { "b-land-8": 1 } });
    expect(table.try({ do: "reduce", from: "/setup/surabaya/units/n-land-abda" })).toMatchObject({
      ok: false,
    });
  });

  it("are lost by air units one at a time, and never by ships", () => {
    const table = own();
    table.make({ do: "reduce", from: "/setup/formosa/airSteps/japan" });
    expect(get(setup(table), "/formosa/airSteps/japan")).toBe(7);
    expect(table.try({ do: "reduce", from: "/setup/noumea/units/u-ca" })).toMatchObject({
      ok: false,
      rule: "13.1",
    });
  });
});

describe("the map itself", () => {
  it("changes the values of a base", () => {
    const table = new MapEditor();
    const label = table.make({
      do: "set",
      document: "bases.json",
      pointer: "/bases/truk/airCapacity",
      value: 8,
      title: "Air Capacity",
      place: "Truk",
    });
    expect(label).toBe("Change Air Capacity of Truk");
    expect(get(table.value("bases.json"), "/bases/truk/airCapacity")).toBe(8);
    expect(table.files["bases.json"]).toBe(files["bases.json"]);
  });

  it("gives and takes control in the scenario", () => {
    const table = own();
    const set = (value: string | undefined) =>
      table.make({
        do: "set",
        document: SCENARIO,
        pointer: "/control/wake",
        value,
        title: "Control",
        place: "Wake",
      });
    set("none");
    expect(get(table.value(SCENARIO), "/control/wake")).toBe("none");
    set(undefined);
    expect(get(table.value(SCENARIO), "/control/wake")).toBeUndefined();
  });

  it("paints terrain", () => {
    const table = new MapEditor();
    expect(table.make({ do: "terrain", hex: "0106", terrain: "land" })).toBe("Make 0106 land");
    expect(get(table.value("map.json"), "/hexes/0106/terrain")).toBe("land");
  });

  const side = { do: "line", of: "hexsides", kind: "impassable" } as const;
  const way = { do: "line", of: "connections", kind: "land" } as const;

  it("cuts a hexside and opens it again, and joins hexes by land", () => {
    const table = new MapEditor();
    expect(table.make({ ...side, a: "0206", b: "0106" })).toBe("Add impassable hexside 0106-0206");
    expect(get(table.value("map.json"), "/hexsides/0106-0206")).toEqual({ impassable: true });
    expect(table.make({ ...side, a: "0106", b: "0206" })).toBe("Remove impassable hexside 0106-0206");
    expect(get(table.value("map.json"), "/hexsides/0106-0206")).toBeUndefined();
    expect(table.make({ ...way, a: "1104", b: "1203" })).toBe("Remove land link 1104-1203");
    expect(get(table.value("map.json"), "/connections/1104-1203")).toBeUndefined();
    expect(table.try({ ...side, a: "0106", b: "1106" })).toMatchObject({ ok: false });
  });
});

describe("a new base", () => {
  const answers = {
    id: "new-port",
    name: "New Port",
    airCapacity: "6",
    portCapacity: "2.5",
    landLimit: "4",
    victoryPoints: "1",
    control: "allies",
  };
  const bases = (table: MapEditor): Record<string, Json> =>
    get(table.value("bases.json"), "/bases") as Record<string, Json>;
  const free = (table: MapEditor): string => {
    const taken = new Set(Object.values(bases(table)).map((base) => get(base, "/hex")));
    const hexes = get(table.value("map.json"), "/hexes") as Record<string, Json>;
    return Object.keys(hexes).find((hex) => !taken.has(hex))!;
  };

  it("is made in one action of its id, name and capacities, and brings no problem", () => {
    const table = new MapEditor();
    const hex = free(table);
    expect(table.make({ do: "new-site", hex, answers })).toBe("Add the base New Port");
    expect(bases(table)["new-port"]).toEqual({
      name: "New Port",
      hex,
      kind: "base",
      flag: "us",
      control: "allies",
      landLimit: 4,
      airCapacity: 6,
      portCapacity: 2.5,
      victoryPoints: 1,
    });
    expect(table.problems()).toEqual([]);
    expect(
      table.make({ do: "remove-site", document: "bases.json", pointer: "/bases/new-port", name: "New Port" }),
    ).toBe("Remove New Port");
    expect(bases(table)["new-port"]).toBeUndefined();
  });

  it.each([
    [{ id: "truk" }, "The id “truk” already exists. Use another one."],
    [{ id: "New Port" }, /^“New Port” is not a valid id/],
    [{ name: " " }, "A base needs a name."],
    [{ airCapacity: "" }, "Air Capacity must be a number from 0 to 40."],
    [{ portCapacity: "-1" }, "Port Capacity must be a number from 0 to 200."],
  ])("%j is refused with its reason", (wrong, reason) => {
    const table = new MapEditor();
    const changed = table.try({ do: "new-site", hex: free(table), answers: { ...answers, ...wrong } });
    expect(changed.ok ? "made" : changed.reason).toMatch(reason);
  });
});
