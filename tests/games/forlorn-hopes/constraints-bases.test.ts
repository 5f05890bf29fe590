/** What the rulebook says of airbases: constraints C-30 to C-34 of the digest, on the documents alone. */
import { describe, expect, it } from "vitest";
import type { ForlornHopesScenario } from "../../../lib/documents/generated/types";
import { airbases, aircraft, airUnits, documents, found, map, scenario, scenarios, ships } from "./documents";

const bases = Object.entries(airbases);
const sides = ["allied", "japanese"] as const;

/** The air units of a scenario by the airbase at which they begin. */
function load({ sides: { allied, japanese } }: ForlornHopesScenario): Map<string, string[]> {
  const at = new Map<string, string[]>();
  for (const units of [allied.airUnits, japanese.airUnits])
    for (const [id, { at: base }] of Object.entries(units)) at.set(base, [...(at.get(base) ?? []), id]);
  return at;
}
const typeOf = (unit: string) => found(aircraft, found(airUnits, unit).aircraft).type;

describe("airbases", () => {
  it("C-30 anti-aircraft factors are 3 for major, 2 for other printed and 1 for mobile airbases, 1 when disrupted", () => {
    const factor = { major: 3, minor: 2, mobile: 1, "off-map": undefined, carrier: undefined };
    for (const [id, { kind, antiAircraft }] of bases) expect([id, antiAircraft]).toEqual([id, factor[kind]]);
    expect(documents["tables/anti-aircraft-factors.json"]).toMatchObject({
      airbase: { disrupted: 1, destroyed: 0, underConstruction: 0 },
      city: { factor: 2, hitsPerPoint: 2 },
      ground: 1,
    });
  });

  it("C-30 airbases beyond the edge hold any number of units; no other one does", () => {
    for (const [id, { kind, capacity }] of bases)
      expect([id, capacity === null]).toEqual([id, kind === "off-map"]);
  });

  it("C-31 a carrier holds four air units, a seaplane carrier its floatplane", () => {
    for (const [id, { kind, ship, capacity }] of bases) {
      if (kind !== "carrier") continue;
      const { class: shipClass } = found(ships, ship!);
      expect([id, capacity]).toEqual([id, shipClass === "CV" ? 4 : 1]);
    }
    const carriers = Object.keys(ships).filter((id) => /^CVS?$/.test(found(ships, id).class));
    expect(bases.flatMap(([, { ship }]) => ship ?? []).sort()).toEqual(carriers.sort());
  });

  it("C-32 a mobile airbase holds three units of one kind at least, and two mixed ones; each side has two", () => {
    const mobile = bases.filter(([, { kind }]) => kind === "mobile");
    for (const [, { capacity, mixedCapacity }] of mobile) {
      expect(capacity).toBeGreaterThanOrEqual(3);
      expect(mixedCapacity).toBe(2);
    }
    for (const side of sides) expect(mobile.filter(([, { users }]) => users.join() === side)).toHaveLength(2);
  });

  it("C-33 the B-17 has Darwin, Soerabaja and Australia alone, the F1M the seaplane carriers", () => {
    expect(found(aircraft, "b-17").bases).toEqual(["darwin", "soerabaja", "australia"]);
    expect(found(aircraft, "f1m").bases).toEqual(["jwf-cvs", "jef-cvs"]);
    for (const each of scenarios)
      for (const [base, units] of load(each))
        for (const unit of units) {
          const allowed = found(aircraft, found(airUnits, unit).aircraft).bases;
          if (allowed) expect([each.id, unit, allowed.includes(base)]).toEqual([each.id, unit, true]);
        }
  });

  it("C-34 the Ki-43 can begin at Sarawak, Menado and Kendari, which have room for both", () => {
    expect(found(scenario("campaign").zones, "forward-airbases").at).toEqual([
      "sarawak",
      "menado",
      "kendari",
    ]);
    for (const id of ["sarawak", "menado", "kendari"]) {
      expect(found(airbases, id).users).toContain("japanese");
      expect(found(airbases, id).capacity).toBeGreaterThanOrEqual(2);
    }
  });

  it.each(scenarios.map((each) => [each.id, each] as const))(
    "C-34 every airbase has room for the units with which %s begins",
    (_, each) => {
      for (const [base, units] of load(each)) {
        if (map.boxes[base] !== undefined) continue;
        const { capacity, freeReconnaissance } = found(airbases, base);
        const free = freeReconnaissance === true && units.some((unit) => typeOf(unit) === "R") ? 1 : 0;
        expect([base, units.length - free <= (capacity ?? Infinity)]).toEqual([base, true]);
      }
    },
  );

  it("V7 units begin at airbases that their side may use and controls", () => {
    for (const each of scenarios)
      for (const side of sides)
        for (const [unit, { at }] of Object.entries(each.sides[side].airUnits)) {
          const base = airbases[at];
          if (base === undefined) continue;
          expect([each.id, unit, base.users.includes(side)]).toEqual([each.id, unit, true]);
          if (base.place === undefined) continue;
          const { hex } = found(map.places, base.place);
          const owner = each.control.japanese.includes(hex)
            ? "japanese"
            : each.control.neutral.includes(hex)
              ? "neutral"
              : "allied";
          expect([each.id, unit, owner]).toEqual([each.id, unit, side]);
        }
  });

  it("each airbase lies at one place, in one box or on one ship, or is mobile", () => {
    for (const [id, { kind, place, box, ship }] of bases) {
      const where = [place, box, ship].filter((each) => each !== undefined);
      expect([id, where.length]).toEqual([id, kind === "mobile" ? 0 : 1]);
      if (place !== undefined) expect(map.places[place]).toBeDefined();
      if (box !== undefined) expect(map.boxes[box]).toMatchObject({ kind: "off-map" });
    }
  });
});
