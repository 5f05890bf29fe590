import { describe, expect, it } from "vitest";
import { map } from "../../../../lib/games/forlorn-hopes/views/map";
import { ownSchedule } from "../../../../lib/games/forlorn-hopes/views/schedule";
import { forcesOf } from "../../../../lib/views/setup/forces";
import { documents, rules } from "../support";

const path = "scenarios/campaign.json";
const lay = (kind: string, from?: string, board = "map") =>
  map.overlay(rules, documents[path]!, kind, from, board);

describe("a set-up of Forlorn Hopes on the map", () => {
  it("has units at their hexes and boxes, aircraft at their airbases with their box", () => {
    const holdings = map.holdings(documents, path);
    const at = (entry: string) => holdings.find((each) => each.entry === entry);
    expect(at("/sides/allied/ships/nl-cl")).toMatchObject({ title: "Ships, Soerabaja", place: "1807" });
    const darwin = holdings.find(({ title }) => title === "Air units, Darwin")!;
    expect(darwin.place).toBe("2910");
    expect(darwin.counters[0]).toMatchObject({ count: 1, group: "Darwin: Ready" });
    expect(holdings.find(({ title }) => title === "Air units, Indochina")?.place ?? "indochina").toBe(
      "indochina",
    );
    expect(holdings.find(({ title }) => title === "Mobile airbase A")?.counters[0]?.note).toBe("operational");
    expect(
      map
        .mix(documents, path)
        .filter(({ left }) => left < 0)
        .map(({ face }) => face.type),
    ).toEqual([
      // The set-up needs more Allied supply units than there are counters (13.3).
      "supply-allied",
    ]);
  });

  it("is counted in totals by what counters are called, not by the letters printed on them (2.2)", () => {
    const [allied] = forcesOf(map.forces, documents, map.holdings(documents, path));
    const named = allied!.groups.flatMap(({ rows }) => rows.map(({ name }) => name));
    expect(named).toEqual(expect.arrayContaining(["Fighters", "Bombers", "Heavy cruisers", "Infantry"]));
    expect(named.filter((name) => name.length < 5 || name === name.toUpperCase())).toEqual([]);
  });

  it("shows places by the numbers of their hexes, with ports, airbases and victory points", () => {
    const soerabaja = map.sites(documents, path).find(({ id }) => id === "1807")!;
    expect(soerabaja).toMatchObject({ name: "Soerabaja", control: "allied", victoryPoints: 18 });
    expect(soerabaja.capacities.map(({ letter, value }) => `${letter} ${value}`)).toEqual(["P 4", "A 10"]);
    expect(map.sites(documents, path).find(({ id }) => id === "1302")?.control).toBe("none");
  });

  it("moves ships to hexes with water, aircraft to airbases of their side, and refuses others by the rule", () => {
    const move = (from: string, to: string) =>
      map.handle(documents, path, { do: "move", from, to: `/places/${to}`, count: 1 });
    expect(move("/sides/allied/ships/nl-cl", "1506")).toEqual({
      ok: true,
      label: "Move Dutch light cruiser to Batavia",
      values: [
        { pointer: "/sides/allied/ships/nl-cl/at", value: "1506" },
        { pointer: "/sides/allied/ships/nl-cl/zone", value: undefined },
      ],
    });
    expect(move("/sides/allied/ships/nl-cl", "1102")).toMatchObject({ ok: false, rule: "10.3" });
    expect(move("/sides/allied/airUnits/us-p-40-1", "1807")).toMatchObject({
      ok: true,
      values: [{ pointer: "/sides/allied/airUnits/us-p-40-1/at", value: "soerabaja" }],
    });
    expect(move("/sides/allied/airUnits/us-p-40-1", "1102")).toMatchObject({ ok: false, rule: "6.1" });
    expect(move("/sides/allied/ships/nl-cl", "3304")).toMatchObject({ ok: false, rule: "9.7" });
  });

  it("lays control, supply, range and the Command Line over the map, entries and arcs over the battle board", () => {
    expect(lay("control").marks).toContainEqual({ place: "1302", tone: "none", title: "neutral" });
    expect(lay("supply-allied").marks.find(({ place }) => place === "1507")?.tone).toBe("good");
    expect(lay("range", "1807").marks.find(({ place }) => place === "1708")?.text).toBe("1");
    expect(lay("command-line").marks.filter(({ text }) => text === "S").length).toBeGreaterThan(5);
    expect(lay("zones").marks.length).toBeGreaterThan(20);
    const numbers = lay("entry", undefined, "tactical-battle-board").marks.map(({ text }) => text);
    expect(new Set(numbers)).toEqual(new Set(["1", "2", "3", "4", "5", "6", "7", "8", "9", "M", "T"]));
    const arcs = lay("fire", "3305", "tactical-battle-board").marks;
    expect(arcs.find(({ place }) => place === "3304")).toEqual({
      place: "3304",
      tone: "bad",
      title: "front of the unit",
    });
  });

  it("has reinforcements by week, those of events and commitments aside", () => {
    expect(ownSchedule.turns(documents, path)).toHaveLength(12);
    expect(ownSchedule.groups(documents, path).map(({ turn, id }) => `${turn} ${id}`)).toEqual([
      "3 us-transports-3",
      "5 us-transports-5",
      "6 b-17-6",
    ]);
  });
});
