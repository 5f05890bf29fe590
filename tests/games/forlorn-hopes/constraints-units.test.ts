/** What the rulebook says of the counters: constraints C-40 to C-47 of the digest, on the documents alone. */
import { describe, expect, it } from "vitest";
import {
  aircraft,
  airUnits,
  found,
  groundUnits,
  markers,
  movement,
  scenario,
  ships,
  statusOf,
} from "./documents";

const marker = (id: string) => found(markers.markers, id).count;
const model = (id: string) => found(aircraft, id);

/** How many things there are of each name. */
function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
const airOf = (force: (unit: (typeof airUnits)[string]) => boolean) =>
  tally(
    Object.values(airUnits)
      .filter(force)
      .map((unit) => unit.aircraft),
  );
const shipsOf = (fleet: string) =>
  tally(
    Object.values(ships)
      .filter((ship) => ship.fleet === fleet)
      .map((ship) => (ship.daihatsu === true ? "Daihatsu" : ship.class)),
  );

describe("numbers of counters", () => {
  it("C-40 there are 264 counters: units and markers together", () => {
    const units = [airUnits, ships, groundUnits].reduce((sum, each) => sum + Object.keys(each).length, 0);
    const others = Object.values(markers.markers).reduce((sum, { count }) => sum + count, 0);
    expect(units + others).toBe(264);
    expect(markers.counters).toBe(264);
  });

  it("C-40 six Japanese and five Allied supply units, three and two aces, two mobile airbases a side", () => {
    expect([marker("supply-japanese"), marker("supply-allied")]).toEqual([6, 5]);
    expect([marker("ace-japanese"), marker("ace-allied")]).toEqual([3, 2]);
    expect([marker("mobile-airbase-japanese"), marker("mobile-airbase-allied")]).toEqual([2, 2]);
    expect([marker("sequence-mission"), marker("sequence-interceptor"), marker("altitude")]).toEqual([
      4, 4, 8,
    ]);
  });

  it("C-41 the 40 Japanese air units are those of the three forces and the two floatplanes", () => {
    expect(airOf(({ force }) => force === "air-fleet-11")).toEqual({ g3m: 5, g4m: 5, a6m: 7, h6k: 1 });
    expect(airOf(({ force }) => force === "covering-fleet")).toEqual({ a6m: 3, d3a: 2, b5n: 3 });
    expect(airOf(({ force }) => force === "jaaf")).toEqual({
      "ki-27": 2,
      "ki-43": 2,
      "ki-21": 3,
      "ki-48": 3,
      h6k: 1,
      "ki-56": 1,
    });
    expect(airOf(({ force }) => force === "west-fleet" || force === "east-fleet")).toEqual({ f1m: 2 });
    expect(Object.values(airUnits).filter(({ nation }) => nation === "japan")).toHaveLength(40);
  });

  it("C-42 the 28 Allied air units are those of the lists of the scenarios", () => {
    expect(airOf(({ nation }) => nation !== "japan")).toEqual({
      "b-17": 4,
      "p-40": 6,
      buffalo: 2,
      "d-21": 1,
      "cw-21": 1,
      "t-viii": 1,
      hudson: 3,
      hurricane: 2,
      hawk: 1,
      blenheim: 1,
      pby: 2,
      albacore: 2,
      fulmar: 2,
    });
    expect(airOf(({ variable }) => variable === true)).toEqual({
      hurricane: 1,
      buffalo: 1,
      hawk: 1,
      blenheim: 1,
      hudson: 1,
    });
  });

  it("C-43 ships: alike West and East Fleets, six or eight of the Covering Fleet, the Allies with their reserve", () => {
    const fleet = { CL: 1, DD: 3, T: 2, Daihatsu: 1, CVS: 1 };
    expect([shipsOf("west"), shipsOf("east")]).toEqual([fleet, fleet]);
    expect(shipsOf("covering")).toEqual({ BB: 2, CV: 2, CA: 2, DD: 2 });
    const extra = Object.values(ships).filter(({ option }) => option === "eight-covering-ships");
    expect(extra.map((ship) => ship.class).sort()).toEqual(["BB", "DD"]);
    expect(shipsOf("rnn")).toEqual({ CL: 1, DD: 1, MTB: 1 });
    expect(shipsOf("usn")).toEqual({ CA: 1, DD: 1, MTB: 1, T: 2 });
    expect(shipsOf("rn")).toEqual({ CA: 1, DD: 1 });
    expect(shipsOf("rn-reserve")).toEqual({ BC: 1, CV: 1, CA: 1, DD: 1 });
    expect(shipsOf("submarine")).toEqual({ SS: 3 });
  });

  it("C-44 ground units: 22 Allied and 16 Japanese ones in the campaign, and the paratroops", () => {
    const { allied, japanese } = scenario("campaign").sides;
    expect(Object.keys(allied.groundUnits)).toHaveLength(22);
    expect(Object.keys(japanese.groundUnits)).toHaveLength(16);
    const all = Object.keys(groundUnits);
    const used = [...Object.keys(allied.groundUnits), ...Object.keys(japanese.groundUnits)];
    expect(all.filter((id) => !used.includes(id))).toEqual(["j-ts"]);
    expect(found(groundUnits, "j-ts").type).toBe("paratroop");
    expect(tally(Object.keys(japanese.groundUnits).map((id) => found(groundUnits, id).type))).toEqual({
      infantry: 9,
      artillery: 3,
      armor: 4,
    });
  });
});

describe("ratings", () => {
  it("C-45 the G4M has Defense Factor 4, reconnaissance units a range of 10 and nothing else", () => {
    expect(model("g4m").full.defenseFactor).toBe(4);
    expect(statusOf("aircraft.json", "/aircraft/g4m/full/defenseFactor")).toBe("printed");
    expect(statusOf("aircraft.json", "/aircraft/g4m/full/attackFactor")).toBe("designed");
    for (const id of ["h6k", "pby"]) {
      expect(model(id)).toMatchObject({ type: "R", strategicRange: 10 });
      expect(model(id).full).toEqual({
        attackFactor: null,
        defenseFactor: null,
        bombFactor: null,
        tma: null,
      });
    }
  });

  it("C-45 types: F1M RB, T-VIII RB, B5N T, B-17 P; the D3A dives; the Ki-56 has one step", () => {
    expect(["f1m", "t-viii", "b5n", "b-17", "d3a", "albacore"].map((id) => model(id).type)).toEqual([
      "RB",
      "RB",
      "T",
      "P",
      "D",
      "T",
    ]);
    expect(model("ki-56").reduced).toBeUndefined();
    const single = Object.keys(aircraft).filter(
      (id) => model(id).engines === "single" && model(id).type !== "F",
    );
    expect(single.sort()).toEqual(["albacore", "b5n", "d3a", "f1m"]);
  });

  it("C-45 Daihatsu barges carry two steps, destroyers and light cruisers one", () => {
    for (const [id, { class: shipClass, daihatsu, cargo }] of Object.entries(ships)) {
      if (daihatsu === true) expect([id, cargo]).toEqual([id, 2]);
      if (shipClass === "DD" || shipClass === "CL") expect([id, cargo]).toEqual([id, 1]);
    }
  });

  it("C-46 the B-17 may be high with bombs, the P-40 dives two levels, Japanese fighters stay high two rounds", () => {
    const row = (id: string) => found(movement.rows, id);
    const loaded = Object.entries(movement.rows).filter(([, each]) => each.loaded !== undefined);
    for (const [id, each] of loaded)
      expect([id, each.loaded!.highRounds]).toEqual([id, id === "b-17" ? null : 0]);
    for (const [id, each] of Object.entries(movement.rows))
      expect([id, each.unloaded.diveLevels, each.unloaded.climbLevels]).toEqual([
        id,
        id === "p-40" ? 2 : 1,
        1,
      ]);
    for (const unit of Object.values(airUnits)) {
      const { type, movement: its } = model(unit.aircraft);
      if (unit.nation === "japan" && (type === "F" || type === "B"))
        expect([unit.name, row(its!).unloaded.highRounds]).toEqual([unit.name, 2]);
      if (unit.nation !== "japan" && type === "F")
        expect([unit.name, row(its!).unloaded.highRounds]).toEqual([unit.name, null]);
    }
  });

  it("C-47 the formations that the rulebook names have counters", () => {
    const names = Object.values(groundUnits).map(({ name }) => name);
    for (const part of [
      "Gull",
      "Sparrow",
      "Black",
      "Landsturm 6",
      "Marine",
      "Cavalry",
      "Motorized Infantry",
      "Formosa",
      "7th Military District",
      "1st Artillery",
      "Raiding Group",
    ])
      expect([part, names.some((name) => name.includes(part))]).toEqual([part, true]);
  });

  it("a reduced unit or crippled ship is never stronger than a whole one", () => {
    for (const { full, reduced } of Object.values(aircraft)) {
      if (reduced === undefined) continue;
      for (const key of ["attackFactor", "defenseFactor", "bombFactor", "tma"] as const)
        expect(reduced[key] ?? 0).toBeLessThanOrEqual(full[key] ?? 0);
    }
    for (const { crippled, ...whole } of Object.values(ships)) {
      if (crippled === undefined) continue;
      // Rule 10.3: the damaged side of carriers and surface warships; transports stay as slow as they were.
      expect(crippled.speed).toBe(whole.class === "T" ? whole.speed : "C");
      for (const key of ["attackFactor", "defenseFactor", "antiAircraft", "cargo"] as const)
        expect(crippled[key]).toBeLessThanOrEqual(whole[key]);
    }
    for (const { combatFactor, reduced = 0 } of Object.values(groundUnits))
      expect(reduced).toBeLessThanOrEqual(combatFactor);
  });

  it("fighters strafe and carry no bombs, and every unit that bombs can fly on the board", () => {
    for (const [id, { type, full, strafing, movement: row }] of Object.entries(aircraft)) {
      expect([id, strafing !== undefined]).toEqual([id, type === "F"]);
      expect([id, full.bombFactor === null]).toEqual([id, ["F", "R", "C"].includes(type)]);
      expect([id, row === undefined]).toEqual([id, type === "R"]);
    }
  });

  it("aces begin with fighters among which their owner may choose, no more than there are counters", () => {
    for (const name of ["campaign", "java-sea"])
      for (const side of ["allied", "japanese"] as const) {
        const { aces } = scenario(name).sides[side];
        expect(aces.length).toBeLessThanOrEqual(marker(`ace-${side}`));
        for (const { unit, among } of aces) {
          expect(among).toContain(unit);
          for (const id of among) expect(model(found(airUnits, id).aircraft).type).toBe("F");
        }
      }
  });
});
