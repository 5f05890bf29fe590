import { describe, expect, it } from "vitest";
import { map } from "../../../../lib/games/flat-top/views/map";
import { documents, rules } from "../support";

const path = "scenarios/coral-sea-the-battle.json";

describe("a set-up of Flat Top on the map", () => {
  it("has each Task Force in its hex, and planes where their ship or base is", () => {
    const holdings = map.holdings(documents, path);
    const force = holdings.find(({ entry }) => entry === "/sides/allied/taskForces/1")!;
    expect([force.title, force.place]).toEqual(["Task Force 1", "GG40"]);
    expect(force.counters.map(({ face }) => face.name)).toContain("Lexington");
    const planes = holdings.find(({ entry }) => entry === "/sides/allied/planes/lexington")!;
    expect([planes.title, planes.place]).toEqual(["Planes, Lexington", "GG40"]);
    expect(planes.counters[0]).toMatchObject({ count: 4, group: "Lexington: Ready" });
    expect(holdings.find(({ entry }) => entry === "/sides/allied/planes/australia")!.place).toBe("australia");
    expect(map.mix(documents, path).filter(({ left }) => left < 0)).toEqual([]);
  });

  it("shows bases with their owners and the values of the scenario's set", () => {
    const rabaul = map.sites(documents, path).find(({ id }) => id === "rabaul")!;
    expect(rabaul).toMatchObject({ hex: "W5", control: "japanese" });
    expect(rabaul.capacities.map(({ letter, value }) => `${letter} ${value}`)).toEqual([
      "C 60",
      "R 7",
      "A 8",
    ]);
  });

  it("moves a Task Force by any of its ships, not onto land", () => {
    const from = "/sides/allied/taskForces/1/ships/0";
    expect(map.handle(documents, path, { do: "move", from, to: "/places/GG41", count: 1 })).toEqual({
      ok: true,
      label: "Move Task Force 1 to GG41",
      values: [{ pointer: "/sides/allied/taskForces/1/hex", value: "GG41" }],
    });
    expect(map.handle(documents, path, { do: "move", from, to: "/places/B14", count: 1 })).toMatchObject({
      ok: false,
      rule: "12.5",
    });
  });

  it("moves planes to a base of their side, with those of their kind, and to no other place", () => {
    const from = "/sides/allied/planes/australia/readying/0/count";
    const moved = map.handle(documents, path, { do: "move", from, to: "/places/port-moresby", count: 2 });
    expect(moved).toMatchObject({ ok: true, label: "Move 2 B-17 to Port Moresby" });
    expect(map.handle(documents, path, { do: "move", from, to: "/places/rabaul", count: 2 })).toMatchObject({
      ok: false,
      rule: "8.1",
    });
  });

  it("lays sectors, coastwatchers, zones and what is seen over the map", () => {
    const lay = (kind: string, from?: string) => map.overlay(rules, documents[path]!, kind, from, "map");
    expect(lay("sectors").marks).toHaveLength(rules.hexes.ids.length);
    expect(lay("islands").marks.length).toBeGreaterThan(50);
    expect(lay("zones").marks.some(({ tone }) => tone === "side:allied")).toBe(true);
    expect(lay("sight-ships", "GG40").marks.length).toBeGreaterThan(0);
    expect(lay("sight-ships").note).toBe("Choose a hex.");
  });
});
