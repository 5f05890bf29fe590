/** The Short Campaign set-up as rule 19.0 gives it, and the schedules against the counter mix. */
import { describe, expect, it } from "vitest";
import {
  alliedSchedule,
  base,
  bases,
  controlInShortCampaign,
  japanSchedule,
  levels,
  map,
  parameters,
  shortCampaign,
  units,
} from "./support/game-data";

type Counts = Record<string, number>;

const add = (to: Counts, from: object | undefined) => {
  for (const [id, count] of Object.entries(from ?? {}) as [string, number][]) to[id] = (to[id] ?? 0) + count;
};

const groups = [japanSchedule, alliedSchedule].flatMap(({ side, turns }) =>
  Object.entries(turns).flatMap(([turn, entries]) =>
    Object.entries(entries).map(([id, group]) => ({ side, turn: Number(turn), id, ...group })),
  ),
);

/** Units of the set-up, on the map or not. */
function unitsOfSetup(): Counts {
  const total: Counts = {};
  for (const place of Object.values(shortCampaign.setup)) {
    add(total, place.units);
    add(total, place.reduced);
  }
  for (const group of Object.values(shortCampaign.choices)) add(total, group.units);
  for (const box of Object.values(shortCampaign.turnTrack)) add(total, box.units);
  add(total, shortCampaign.removed.units);
  return total;
}

function arrivals(): Counts {
  const total: Counts = {};
  for (const group of groups) if (group.remove !== true) add(total, group.units);
  return total;
}

describe("Short Campaign set-up (19.0)", () => {
  it("puts the Japanese units where the rule does", () => {
    const { setup, choices } = shortCampaign;
    expect(choices["japanese-fleet"]).toEqual({
      side: "japan",
      places: ["kure", "yokosuka"],
      units: {
        "j-cv-akagi-kaga": 1,
        "j-cv-shokaku-zuikaku": 1,
        "j-cv-hiryu-soryu": 1,
        "j-cvl-zuiho-shoho": 1,
        "j-cvl-hosho-ryujo": 1,
        "j-bb-mutsu-nagato": 1,
        "j-bb-ise-hyuga": 1,
        "j-bb-fuso-yamashiro": 1,
        "j-bb-hiei-kirishima": 1,
        "j-bb-kongo-haruna": 1,
        "j-ca": 5,
        "j-dd": 12,
        "j-land-4": 4,
      },
    });
    expect(choices["naval-aviation"]).toMatchObject({ airSteps: { japan: 2 } });
    expect(setup["formosa"]).toEqual({ airSteps: { japan: 8 } });
    expect(setup["manila"]).toEqual({ units: { "j-land-8": 1 }, reduced: { "u-land-8": 1 } });
    expect(setup["saigon"]).toEqual({ airSteps: { japan: 8 } });
    expect(setup["singapore"]).toEqual({ units: { "j-land-8": 1 }, reduced: { "b-land-8": 1 } });
    expect(setup["bangkok"]).toEqual({ units: { "j-land-8": 1 } });
    expect(setup["marshall-islands"]).toEqual({ airSteps: { japan: 2 } });
    expect(setup["gilbert-islands"]).toEqual({ units: { "j-land-2": 1 } });
    expect(setup["rabaul"]).toEqual({ units: { "j-land-2": 1 }, airSteps: { japan: 2 } });
    expect(setup["wake"]).toEqual({ units: { "j-land-2-marine": 1 } });
    expect(setup["brunei"]).toEqual({ units: { "j-land-2": 1 } });
  });

  it("puts the Allied units where the rule does", () => {
    const { setup } = shortCampaign;
    expect(setup["pearl-harbor"]).toEqual({ units: { "u-ca": 1, "u-cl": 1, "u-dd": 2 } });
    expect(setup["midway"]).toEqual({ units: { "u-land-2": 1 }, airSteps: { us: 2 } });
    expect(setup["ellice-islands"]).toEqual({ units: { "u-land-2": 1 }, airSteps: { us: 2 } });
    expect(setup["port-moresby"]).toEqual({ units: { "u-land-2": 1 }, airSteps: { us: 1 } });
    expect(setup["guadalcanal"]).toEqual({ units: { "u-land-2": 1 }, airSteps: { us: 1 } });
    expect(setup["brisbane"]).toEqual({ units: { "u-cl": 1 } });
    expect(setup["calcutta"]).toEqual({ units: { "b-land-8": 1 } });
    expect(setup["rangoon"]).toEqual({ units: { "b-land-4": 1 } });
    expect(setup["ceylon"]).toEqual({ airSteps: { britain: 2 } });
    expect(setup["surabaya"]).toEqual({ units: { "n-cl": 1, "n-dd": 1, "n-land-abda": 1 } });
    const noumea = setup["noumea"]?.units ?? {};
    const classes = Object.entries(noumea).map(([id, count]) => [units.naval[id]?.class, count]);
    expect(classes).toEqual([
      ["CV", 1],
      ["CA", 1],
      ["DD", 2],
    ]);
    expect(Object.keys(setup)).toHaveLength(21);
  });

  it("sets the markers as the rule does", () => {
    expect(shortCampaign.start).toEqual({ turn: 2, side: "japan", step: "transport" });
    expect(shortCampaign.tracks).toEqual({
      merchantmen: 30,
      oil: 12,
      transport: { japan: 4, us: 14, britain: 6 },
      submarine: { japan: 2, allies: 2 },
      victoryPoints: 5,
    });
    expect(shortCampaign.turnTrack).toEqual({
      "3": {
        units: {
          "u-bb-maryland-west-virginia": 1,
          "u-bb-california-tennessee": 1,
          "u-bb-nevada-oklahoma": 1,
        },
      },
    });
    expect(shortCampaign.removed.units).toEqual({
      "u-bb-pennsylvania-arizona": 1,
      "b-bb-prince-of-wales-repulse": 1,
    });
    expect(shortCampaign.sunk.units).toEqual({ "b-dd": 1 });
    const uncontrolled = Object.keys(bases).filter(
      (id) => base(id).kind === "base" && controlInShortCampaign.get(id) === "none",
    );
    expect(uncontrolled.sort()).toEqual(["hollandia", "lae"]);
  });

  it("has the totals calculated from the rule", () => {
    const total = unitsOfSetup();
    const ofNation = (table: Record<string, { nation: string }>, nation: string) =>
      Object.entries(total)
        .filter(([id]) => table[id]?.nation === nation)
        .reduce((sum, [, count]) => sum + count, 0);
    expect([ofNation(units.naval, "japan"), ofNation(units.land, "japan")]).toEqual([27, 11]);
    // Nine US ships on the map, three on the track, one sunk; two Dutch; one British pair sunk.
    expect([ofNation(units.naval, "us"), ofNation(units.land, "us")]).toEqual([13, 5]);
    expect([ofNation(units.naval, "britain"), ofNation(units.land, "britain")]).toEqual([1, 3]);
    expect([ofNation(units.naval, "netherlands"), ofNation(units.land, "netherlands")]).toEqual([2, 1]);
    const steps: Counts = {};
    for (const place of Object.values(shortCampaign.setup)) add(steps, place.airSteps);
    expect(steps).toEqual({ japan: 20, us: 6, britain: 2 });
  });

  it("V-02 to V-05 keeps limits, capacities and control", () => {
    for (const [id, place] of Object.entries(shortCampaign.setup)) {
      const controller = controlInShortCampaign.get(id);
      const factors: Counts = {};
      let port = 0;
      for (const [type, count] of [
        ...Object.entries(place.units ?? {}),
        ...Object.entries(place.reduced ?? {}),
      ]) {
        const landUnit = units.land[type];
        const navalUnit = units.naval[type];
        if (landUnit !== undefined)
          add(factors, { [landUnit.nation === "japan" ? "japan" : "allies"]: landUnit.transport * count });
        if (navalUnit !== undefined) {
          port += navalUnit.transport * count;
          expect(navalUnit.nation === "japan" ? "japan" : "allies").toBe(controller);
        }
      }
      const steps = Object.entries(place.airSteps ?? {});
      for (const [nation] of steps) expect(nation === "japan" ? "japan" : "allies").toBe(controller);
      for (const sum of Object.values(factors)) expect(sum).toBeLessThanOrEqual(base(id).landLimit);
      expect(steps.reduce((sum, [, count]) => sum + count, 0)).toBeLessThanOrEqual(base(id).airCapacity ?? 0);
      expect(port).toBeLessThanOrEqual(base(id).portCapacity ?? 0);
    }
  });

  it("V-06 places units in boxes that their side may use", () => {
    for (const [id, group] of Object.entries(shortCampaign.choices)) {
      for (const place of group.places) {
        expect([id, map.boxes[place]?.side ?? controlInShortCampaign.get(place)]).toEqual([id, group.side]);
      }
    }
  });

  it("V-09 has reduced units at Manila and Singapore only", () => {
    const reduced = Object.entries(shortCampaign.setup).filter(([, place]) => place.reduced !== undefined);
    expect(reduced.map(([id]) => id)).toEqual(["manila", "singapore"]);
  });
});

describe("schedules", () => {
  it("S-01 run from Turn 2 to Turn 16 for both sides", () => {
    for (const { turns } of [japanSchedule, alliedSchedule]) {
      expect(Object.keys(turns).map(Number)).toEqual(Array.from({ length: 15 }, (_, index) => index + 2));
    }
  });

  it("S-02 name units that exist, of the group's nation and side", () => {
    for (const group of groups) {
      expect(group.nation === "japan").toBe(group.side === "japan");
      for (const id of Object.keys(group.units ?? {})) {
        expect([id, (units.naval[id] ?? units.land[id])?.nation]).toEqual([id, group.nation]);
      }
    }
  });

  it("S-05 and S-06 use every naval counter once, Ranger apart, and the sunk British destroyers again", () => {
    const total = unitsOfSetup();
    add(total, arrivals());
    add(total, shortCampaign.sunk.units);
    const mix = Object.entries(units.naval).filter(([id]) => id !== "u-cv-ranger");
    expect(Object.fromEntries(mix.map(([id]) => [id, total[id] ?? 0]))).toEqual(
      Object.fromEntries(mix.map(([id, { count }]) => [id, count])),
    );
  });

  it("S-07 use every land counter once", () => {
    const total = unitsOfSetup();
    add(total, arrivals());
    for (const [id, { count }] of Object.entries(units.land)) expect([id, total[id]]).toEqual([id, count]);
  });

  it("S-08 bring Japan two air steps on Turn 2", () => {
    expect(japanSchedule.turns["2"]?.["air"]).toEqual({ nation: "japan", airSteps: 2 });
  });

  it("S-09 bring Junyo and Hiyo and two eligible air steps on Turn 4", () => {
    expect(japanSchedule.turns["4"]).toMatchObject({
      junyo: { units: { "j-cvl-junyo-hiyo": 1 } },
      air: { airSteps: 2, navalAviation: true },
    });
  });

  it("S-10 bring a British fleet on Turn 2", () => {
    const ships = alliedSchedule.turns["2"]?.["british-fleet"];
    expect(ships?.nation).toBe("britain");
    expect(Object.keys(ships?.units ?? {}).length).toBeGreaterThan(0);
  });

  it("S-11 bring the British European fleet on Turn 14, and only that group may come early", () => {
    const early = groups.filter(({ earlyArrival }) => earlyArrival === true);
    expect(early.map(({ turn, id, nation }) => [turn, id, nation])).toEqual([
      [14, "european-fleet", "britain"],
    ]);
    const british = groups.filter(
      ({ turn, nation, units: counts }) => turn === 14 && nation === "britain" && counts,
    );
    expect(british).toHaveLength(1);
  });

  it("S-12 mark only Japanese air steps as eligible for Naval Aviation, none before Turn 4", () => {
    const eligible = groups.filter(({ navalAviation }) => navalAviation === true);
    for (const group of eligible) {
      expect(group.side).toBe("japan");
      expect(group.airSteps).toBeGreaterThan(0);
      expect(group.turn).toBeGreaterThanOrEqual(4);
    }
  });

  it("S-23 (soft) take Ise and Hyuga away on Turn 6 and return them as hybrids on Turn 9, with rule 18.2.5", () => {
    const conversion = groups.filter(({ units: counts }) =>
      Object.keys(counts ?? {}).some((id) => id.includes("ise-hyuga")),
    );
    expect(conversion.map(({ turn, option, remove }) => [turn, option, remove ?? false])).toEqual([
      [6, "18.2.5", true],
      [9, "18.2.5", false],
    ]);
  });

  it("V-13 bring optional units with their rule only", () => {
    for (const group of groups) {
      for (const id of Object.keys(group.units ?? {})) {
        const rule = units.naval[id]?.optional;
        if (rule !== undefined) expect([id, group.option]).toEqual([id, rule]);
      }
    }
    expect(arrivals()).not.toHaveProperty("u-cv-ranger");
  });
});

describe("levels", () => {
  const at = (byTurn: Counts, turn: number) =>
    Object.entries(byTurn)
      .filter(([from]) => Number(from) <= turn)
      .sort(([a], [b]) => Number(b) - Number(a))[0]?.[1];
  const turns = Array.from({ length: parameters.clock.lastTurn }, (_, index) => index + 1);

  it("S-13 Allied Submarine Points rise from 2, Japan's stay at 2", () => {
    const allied = turns.map((turn) => at(levels.submarinePoints.allies, turn) ?? NaN);
    expect(allied.slice(0, 2)).toEqual([2, 2]);
    expect(allied).toEqual([...allied].sort((a, b) => a - b));
    expect(allied.at(-1)).toBeGreaterThan(2);
    expect(turns.map((turn) => at(levels.submarinePoints.japan, turn))).toEqual(turns.map(() => 2));
  });

  it("S-14 and S-15 US Transport Points are 14 at first and never fall; Britain's stay at 6", () => {
    const american = turns.map((turn) => at(levels.transportPoints.us, turn) ?? NaN);
    expect(american[0]).toBeGreaterThanOrEqual(14);
    expect(american).toEqual([...american].sort((a, b) => a - b));
    expect(turns.map((turn) => at(levels.transportPoints.britain, turn))).toEqual(turns.map(() => 6));
  });
});

it("merchantmen left to Japan after all Allied submarines hunt them fall to about nothing by Turn 15", () => {
  // Hits on 5-6, from Turn 6 on 4-6; nobody hunts the submarines.
  let pool = 30;
  const pools: number[] = [];
  for (let turn = 2; turn <= 16; turn++) {
    const points = Object.entries(levels.submarinePoints.allies)
      .filter(([from]) => Number(from) <= turn)
      .at(-1)?.[1];
    pool -= (points ?? 0) * (turn >= 6 ? 1 / 2 : 1 / 3);
    pools.push(pool);
  }
  expect(pools.at(-3)).toBeGreaterThan(0);
  expect(pools.at(-1)).toBeLessThan(4);
});
