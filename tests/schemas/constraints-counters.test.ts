/** The counter mix and its ratings (digest 10.3), checked against the set-up and the example of play. */
import { describe, expect, it } from "vitest";
import type {
  FireInTheSkyAir,
  FireInTheSkyLand,
  FireInTheSkyNaval,
} from "../../lib/documents/generated/types";
import { costs, parameters, shortCampaign, surfaceCombat, units } from "./support/game-data";

const naval = Object.entries(units.naval);
const land = Object.entries(units.land);
const air = Object.entries(units.air);

const counters = (
  table: Record<string, FireInTheSkyNaval | FireInTheSkyLand | FireInTheSkyAir>,
  side: "japan" | "allies",
) =>
  Object.values(table)
    .filter(({ nation }) => (nation === "japan") === (side === "japan"))
    .reduce((sum, { count }) => sum + count, 0);

const ship = (id: string): FireInTheSkyNaval => {
  const found = units.naval[id];
  if (found === undefined) throw new Error(`No naval unit "${id}".`);
  return found;
};

describe("counter mix", () => {
  it.each([
    ["naval", units.naval, 33, 82],
    ["land", units.land, 11, 14],
    ["air", units.air, 15, 15],
  ] as const)("K-11 holds the %s counters of the later edition's totals", (_, table, japan, allies) => {
    expect([counters(table, "japan"), counters(table, "allies")]).toEqual([japan, allies]);
  });

  it("holds every class in the calculated numbers", () => {
    const mix: Record<string, Record<string, number>> = {};
    for (const [, unit] of naval) {
      const nation = (mix[unit.nation] ??= {});
      nation[unit.class] = (nation[unit.class] ?? 0) + unit.count;
    }
    expect(mix).toEqual({
      japan: { CV: 5, CVL: 4, BB: 6, BBV: 1, CA: 5, DD: 12 },
      us: { CV: 10, CVL: 4, BB: 12, CB: 1, CA: 8, CL: 6, CLAA: 2, DD: 17 },
      britain: { CV: 3, CVL: 1, BB: 6, CA: 2, CL: 2, DD: 6 },
      netherlands: { CL: 1, DD: 1 },
    });
  });

  it("has two blue one-step US air counters; all others show two steps", () => {
    expect(air.filter(([, { maxSteps }]) => maxSteps === 1).map(([id, { count }]) => [id, count])).toEqual([
      ["u-air-blue", 2],
    ]);
  });

  it("has one counter of each named ship unit", () => {
    const many = naval.filter(([, { count }]) => count > 1).map(([, unit]) => unit.class);
    expect(new Set(many)).toEqual(new Set(["CA", "CL", "CLAA", "DD"]));
  });

  it("uses each id once over all kinds", () => {
    const ids = [...naval, ...land, ...air].map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("leaves the six Japanese ships and no land unit over after the Short Campaign set-up", () => {
    const placed = shortCampaign.choices["japanese-fleet"]?.units ?? {};
    const over = naval
      .filter(([, { nation }]) => nation === "japan")
      .flatMap(([id, { count }]) => Array.from({ length: count - (placed[id] ?? 0) }, () => id));
    expect(over.sort()).toEqual([
      "j-bb-yamato-musashi",
      "j-bbv-ise-hyuga",
      "j-cv-taiho-ryuho",
      "j-cv-unryu-shinano",
      "j-cvl-chitose-chiyoda",
      "j-cvl-junyo-hiyo",
    ]);
  });
});

describe("ratings", () => {
  it("every destroyer has Transport one half and at least 6 hexes of movement", () => {
    for (const [, unit] of naval.filter(([, { class: shipClass }]) => shipClass === "DD")) {
      expect(unit.transport).toBe(0.5);
      expect(unit.movement).toBeGreaterThanOrEqual(6);
    }
  });

  it("the Japanese heavy cruiser has Transport 1", () => {
    expect(ship("j-ca").transport).toBe(1);
  });

  it("CV (Shokaku, Zuikaku) and CVL (Zuiho, Shoho) have Transport 3 together", () => {
    expect(ship("j-cv-shokaku-zuikaku").transport + ship("j-cvl-zuiho-shoho").transport).toBe(3);
  });

  it("Japanese cruisers and destroyers have Firepower under 2", () => {
    expect(Math.min(ship("j-ca").firepower, ship("j-dd").firepower)).toBeLessThan(2);
  });

  it("the Japanese destroyer has Anti-Aircraft one half", () => {
    expect(ship("j-dd").antiAircraft).toBe(0.5);
  });

  it("Firepower spans 0-4 and Defense 7-12, as the rows and columns of the table do", () => {
    const rows = Object.keys(surfaceCombat.firepower);
    const columns = Object.keys(surfaceCombat.firepower["0"] ?? {});
    const used = (key: "firepower" | "defense") =>
      [...new Set(naval.map(([, unit]) => unit[key]))].sort((a, b) => a - b).map(String);
    expect(used("firepower")).toEqual(rows);
    expect(used("defense")).toEqual(columns.sort((a, b) => Number(a) - Number(b)));
  });

  it("only CV and CVL have Air Strength, one of them 4; the hybrid has none", () => {
    for (const [, unit] of naval) {
      expect(unit.airStrength !== undefined).toBe(
        parameters.navalAviation.carrierClasses.includes(unit.class),
      );
    }
    expect(naval.some(([, unit]) => unit.airStrength === 4)).toBe(true);
    expect(ship("j-bbv-ise-hyuga").airStrength).toBeUndefined();
  });

  it("ratings come in halves", () => {
    for (const [, { transport, antiAircraft }] of naval) {
      expect(transport * 2).toBe(Math.round(transport * 2));
      expect(antiAircraft * 2).toBe(Math.round(antiAircraft * 2));
    }
  });

  it("land units are 8, 4 or 2 strong, half of it when reduced, and weigh their full strength", () => {
    for (const [id, unit] of land) {
      expect([8, 4, 2]).toContain(unit.strength);
      expect(unit.transport).toBe(unit.strength);
      if (id === "n-land-abda") continue;
      expect([id, unit.steps, unit.reduced]).toEqual([id, 2, unit.strength / 2]);
    }
  });

  it("the ABDA unit is 4 strong and has one step", () => {
    expect(units.land["n-land-abda"]).toMatchObject({
      nation: "netherlands",
      count: 1,
      strength: 4,
      steps: 1,
    });
    expect(units.land["n-land-abda"]?.reduced).toBeUndefined();
  });

  it("a marker of some value covers each reduced strength (7.4)", () => {
    for (const [, { reduced }] of land) {
      if (reduced !== undefined)
        expect(Math.max(...parameters.replacements.values)).toBeGreaterThanOrEqual(reduced);
    }
    expect(parameters.replacements.values).toContain(2);
  });

  it("names in the set-up all have counters, the carriers of elite pilots too (18.2.3)", () => {
    expect(naval.filter(([, { elite }]) => elite === true).map(([, { name }]) => name)).toEqual([
      "Akagi, Kaga",
      "Hiryu, Soryu",
    ]);
  });

  it("optional counters name their rule (18.1.5, 18.2.5)", () => {
    const optional = naval
      .filter(([, unit]) => unit.optional !== undefined)
      .map(([id, unit]) => [id, unit.optional]);
    expect(optional).toEqual([
      ["j-cvl-hosho-ryujo", "18.2.5"],
      ["j-cv-unryu-shinano", "18.2.5"],
      ["j-bbv-ise-hyuga", "18.2.5"],
      ["u-cv-ranger", "18.1.5"],
    ]);
  });
});

describe("running totals of the example of play (10.4)", () => {
  const sea = costs.seaDeployment;
  const operational = costs.operational;

  it("Transport Points go 30, 29, 25, 24, 20, 12 1/2, 11 1/2, and 11, 9, 5, then 3 and 2", () => {
    const first = [
      2 * ship("j-dd").transport * sea.naval,
      4 * sea.land + (ship("j-ca").transport + 2 * ship("j-dd").transport) * sea.naval,
      2 * ship("j-dd").transport * sea.naval,
      2 * (2 + 2) * sea.air,
      (ship("j-cvl-zuiho-shoho").transport +
        ship("j-cv-shokaku-zuikaku").transport +
        2 * ship("j-ca").transport +
        5 * ship("j-dd").transport) *
        sea.naval,
      2 * sea.air,
    ];
    expect(runningTotals(30, first)).toEqual([29, 25, 24, 20, 12.5, 11.5]);
    expect(runningTotals(11, [2 * operational.land, 4 * operational.land])).toEqual([9, 5]);
    expect(runningTotals(5, [2 * 2 * ship("j-dd").transport * sea.naval, 2 * sea.air])).toEqual([3, 2]);
  });

  it("Oil Points go 12, 16, 15 1/4, 14 3/4, 14 1/4, 13 3/4, 11 3/4", () => {
    const dd = ship("j-dd").transport;
    const spent = [
      dd * operational.navalOilLong,
      dd * operational.navalOilShort,
      dd * operational.navalOilShort,
      dd * operational.navalOilShort,
      (ship("j-ca").transport + 2 * dd) * operational.navalOilShort,
    ];
    expect(shortCampaign.tracks.oil + shortCampaign.tracks.transport.japan / costs.oilPoint).toBe(16);
    expect(runningTotals(16, spent)).toEqual([15.25, 14.75, 14.25, 13.75, 11.75]);
  });

  function runningTotals(start: number, spent: number[]): number[] {
    let total = start;
    return spent.map((amount) => (total -= amount));
  }
});

describe("Surface Combat Table", () => {
  const columns = ["7", "8", "9", "10", "11", "12"];
  const rows = ["0", "1", "2", "3", "4"];
  /** How good an entry is for the firer: the chance of a whole hit in twelfths of a die, so that 6* is half of 6. */
  const worth = (entry: string | undefined) =>
    entry === undefined ? NaN : entry === "-" ? 0 : entry === "6*" ? 1 : 2 * (7 - Number(entry));

  it("V-21 has an entry for every Firepower and Defense", () => {
    expect(Object.keys(surfaceCombat.firepower)).toEqual(rows);
    for (const row of rows) expect(Object.keys(surfaceCombat.firepower[row] ?? {})).toEqual(columns);
  });

  it("V-21 grows with Firepower and falls with Defense", () => {
    for (const [rowIndex, row] of rows.entries()) {
      for (const [columnIndex, column] of columns.entries()) {
        const here = worth(surfaceCombat.firepower[row]?.[column]);
        const stronger = surfaceCombat.firepower[rows[rowIndex + 1] ?? row]?.[column];
        const harder = surfaceCombat.firepower[row]?.[columns[columnIndex + 1] ?? column];
        expect(worth(stronger)).toBeGreaterThanOrEqual(here);
        expect(worth(harder)).toBeLessThanOrEqual(here);
      }
    }
  });

  it("has half hits for Firepower 0 against Defense 10 and more", () => {
    expect(columns.map((column) => surfaceCombat.firepower["0"]?.[column])).toEqual([
      "4",
      "5",
      "6",
      "6*",
      "6*",
      "6*",
    ]);
  });
});
