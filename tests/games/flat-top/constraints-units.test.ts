import { describe, expect, it } from "vitest";
import { whyNotTogether } from "../../../lib/games/flat-top/model/task-forces";
import { ALLIED, attacks, JAPANESE, ordnances } from "../../../lib/games/flat-top/model/rules";
import type { Json } from "../../../lib/kernel";
import { documents, rules } from "./support";

/** What any ships, planes and points must fit: numbered constraints that the text and the examples of the rulebook give away. */

const ship = (id: string) => rules.ships[rules.shipOf[id] ?? rules.countersOf[id]![0]!]!;
const gunnery = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + ship(id).gunnery, 0);
const counters = (record: string, count: number): number[] => rules.countersOf[record]!.slice(0, count);
const plane = (id: string) => rules.planes[rules.planeOf[id]!]!;
const hit = (id: string, target: 0 | 1, attack: string, ordnance: string): number =>
  plane(id).hits[target]![attacks.indexOf(attack as "dive")]![ordnances.indexOf(ordnance as "ap")]!;

describe("ships", () => {
  it("13 the Enterprise, the South Dakota, the San Francisco and ten DDs are a Task Force", () => {
    const ships = ["enterprise", "south-dakota", "san-francisco"].map((id) => rules.shipOf[id]!);
    expect(whyNotTogether(rules, ALLIED, 1, [...ships, ...counters("allied-dd", 10)])).toBeUndefined();
    expect(ship("enterprise").type).toBe("CV");
    expect([ship("south-dakota").type, ship("san-francisco").type]).toEqual(["BB", "CA"]);
  });

  it("14 the Allied guns of the example of 19 come to 55, with twelve DDs to 67", () => {
    expect(gunnery(["south-dakota", "washington", "pensacola"])).toBe(55);
    expect(ship("allied-dd").gunnery).toBe(1);
  });

  it("15 the Japanese guns of that example come to 54, all of ships that may fire at battleships", () => {
    expect(gunnery(["haruna", "hiei", "kirishima", "kongo", "kumano"])).toBe(54);
    expect([ship("pensacola").type, ship("kumano").type]).toEqual(["CA", "CA"]);
  });

  it("16 Damage Factors: Hiei at most 10, Kongo over 4, Washington 14 or 15, DDs 2 or 3", () => {
    expect(ship("hiei").damage).toBeLessThanOrEqual(10);
    expect(ship("kongo").damage).toBeGreaterThan(4);
    expect([14, 15]).toContain(ship("washington").damage);
    for (const id of ["allied-dd", "japanese-dd"]) expect([2, 3]).toContain(ship(id).damage);
  });

  it("17 the Shokaku is a CV that four hits do not sink, and holds planes", () => {
    expect(ship("shokaku").type).toBe("CV");
    expect(ship("shokaku").damage).toBeGreaterThan(4);
    expect(rules.shipValues[ship("shokaku").field]!.capacity).toBeGreaterThanOrEqual(4);
    const { overrides } = documents["scenarios/coral-sea-the-battle.json"] as { overrides: Json };
    expect(overrides).toMatchObject({ "ships.json": { ships: { shokaku: { damage: 5 } } } });
  });

  it("18 Allied Task Forces have 15 ships at most, Japanese ones 10", () => {
    const size = (side: number, record: string, count: number) =>
      whyNotTogether(rules, side, 14, counters(record, count))?.rule;
    expect([size(ALLIED, "allied-dd", 15), size(ALLIED, "allied-dd", 16)]).toEqual([undefined, "4.1.1"]);
    expect([size(JAPANESE, "japanese-dd", 10), size(JAPANESE, "japanese-dd", 11)]).toEqual([
      undefined,
      "4.1.1",
    ]);
  });

  it("19 DDs have a Torpedo Factor of 1; there are ships with Movement Factors of 1 and 2", () => {
    expect([ship("allied-dd").torpedo, ship("japanese-dd").torpedo]).toEqual([1, 1]);
    expect(new Set(rules.ships.map(({ movement }) => movement))).toEqual(new Set([1, 2]));
  });

  it("V18 every ship with guns has ammunition, but DDs and APDs, which have a turn of it (19.8.3)", () => {
    const without = rules.ships.filter(({ gunnery: guns, ammunition }) => guns > 0 && ammunition < 0);
    expect(new Set(without.map(({ type }) => type))).toEqual(new Set(["DD", "APD"]));
    expect(
      rules.ships.filter(({ type, ammunition }) => (type === "DD" || type === "APD") && ammunition >= 0),
    ).toEqual([]);
  });

  it("4.1.6 a battleship with planes is Japanese, and holds one Air Factor", () => {
    for (const { type, side, field } of rules.ships.filter(
      ({ type: each, field: deck }) => each === "BB" && deck >= 0,
    )) {
      expect([type, side, rules.shipValues[field]!.capacity]).toEqual(["BB", JAPANESE, 1]);
    }
  });

  it("only carriers and battleships carry planes, and all carriers do", () => {
    const kinds = (has: boolean) =>
      new Set(rules.ships.filter(({ field }) => field >= 0 === has).map(({ type }) => type));
    expect(kinds(true)).toEqual(new Set(["CV", "CVL", "AV", "CAV", "BB"]));
    for (const type of ["CV", "CVL", "AV", "CAV"] as const) expect(kinds(false)).not.toContain(type);
  });
});

describe("planes", () => {
  it.each([
    ["zero", 9],
    ["wildcat", 9],
    ["b-17", 8],
    ["beaufighter", 6],
    ["b-26", 4],
    ["hudson", 3],
    ["a-20", 3],
    ["val", 2],
  ])("20 air to air, the %s has the Basic Hit Table %i", (id, bht) => {
    expect(plane(id).airToAir).toBe(bht);
  });

  it("21 Dauntless dive on ships with AP at 7; Avengers attack them with torpedoes at 6", () => {
    expect(hit("dauntless", 0, "dive", "ap")).toBe(7);
    expect(hit("avenger", 0, "torpedo", "torpedo")).toBe(6);
  });

  it("23 Air Factors come in any number from 1, so that counters of 1 and 2 make change", () => {
    const stacks = JSON.stringify(documents["scenarios/coral-sea-the-battle.json"]).match(/"count":\d+/g)!;
    expect(stacks).toEqual(expect.arrayContaining(['"count":1', '"count":2']));
  });

  it("24 Bettys can carry GP, Dauntless AP, Avengers torpedoes; no base is attacked with torpedoes (18.4)", () => {
    expect(
      [hit("betty", 1, "levelLow", "gp"), hit("dauntless", 0, "dive", "ap")].every((bht) => bht > 0),
    ).toBe(true);
    expect(plane("avenger").carries[ordnances.indexOf("torpedo")]).toBe(true);
    for (const { hits } of rules.planes)
      expect(hits[1]![attacks.indexOf("torpedo")]!.every((bht) => bht === 0)).toBe(true);
  });

  it("8.9 planes have the basings of the lists: Devastators and Judys carrier alone, Catalina, Emily and Mavis sea", () => {
    const basings = (id: string) =>
      rules.kinds
        .filter((kind) => kind.plane === rules.planeOf[id]!)
        .map(({ basing }) => basing)
        .toSorted();
    for (const id of ["devastator", "judy"]) expect(basings(id)).toEqual(["carrier"]);
    for (const id of ["avenger", "dauntless", "wildcat", "kate", "val", "zero"])
      expect(basings(id)).toEqual(["carrier", "land"]);
    for (const id of ["dave", "jake", "pete", "rufe"]) expect(basings(id)).toEqual(["float"]);
    for (const id of ["catalina", "emily", "mavis"]) expect(basings(id)).toEqual(["sea"]);
  });

  it("V21 every Basic Hit Table is 1 to 15", () => {
    const all = rules.planes
      .flatMap(({ airToAir, hits }) => [airToAir, ...hits.flat(2)])
      .filter((bht) => bht !== 0);
    expect(all.every((bht) => Number.isInteger(bht) && bht >= 1 && bht <= 15)).toBe(true);
  });
});

describe("points", () => {
  it("25 2 for an Air Factor, 10 for one lost unnecessarily; an AP 3 a turn and 24 at first; 50 to win", () => {
    const { victoryPoints } = rules;
    expect([victoryPoints.airFactor, victoryPoints.airFactorUnnecessary, victoryPoints.minimum]).toEqual([
      2, 10, 50,
    ]);
    expect(victoryPoints.unloading.AP).toBe(3);
    expect(victoryPoints.sunkByUnloading.AP!.slice(0, 4)).toEqual([24, 21, 18, 15]);
    expect(victoryPoints.sunkByUnloading.AP![8]).toBe(2);
  });

  it("V24 transports of both kinds score for each turn of unloading, and are worth less after it", () => {
    const { sunkByUnloading, unloading } = rules.victoryPoints;
    for (const type of rules.parameters.anchoring.unloadingTypes) {
      expect(unloading[type]).toBeGreaterThan(0);
      const values = sunkByUnloading[type]!;
      expect(values).toHaveLength(rules.parameters.anchoring.unloadingTurns + 1);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    }
  });

  it("every ship is worth something when it is sunk", () => {
    const { sunkPerDamageFactor, sunkByUnloading } = rules.victoryPoints;
    const worthless = rules.ships.filter(({ type }) => !sunkPerDamageFactor[type] && !sunkByUnloading[type]);
    expect(worthless).toEqual([]);
  });
});

/** What a document says of its sources, by pointer. */
const sourcesOf = (path: string) =>
  Object.entries(
    (documents[path] as { sources?: Record<string, { status: string; rule?: string; note?: string }> })
      .sources ?? {},
  );

describe("provenance", () => {
  const paths = Object.keys(documents).filter((path) => sourcesOf(path).length > 0);
  const known = new Set(Object.keys((documents["rulebook.json"] as { rules: object }).rules));

  it.each(paths)("what %s calls printed cites a rule of this rulebook", (path) => {
    const printed = sourcesOf(path).filter(([, { status }]) => status === "printed");
    expect(printed.filter(([, { rule }]) => rule === undefined || !known.has(rule))).toEqual([]);
  });

  it("no scenario is called printed: this rulebook prints none (26)", () => {
    const scenarios = paths.filter((path) => path.startsWith("scenarios/"));
    const printed = scenarios.flatMap((path) =>
      sourcesOf(path).filter(([, { status }]) => status === "printed"),
    );
    expect(printed).toEqual([]);
  });

  it("17 the anti-aircraft rule and its modifiers are designed", () => {
    const status = (path: string, pointer: string) =>
      sourcesOf(path).find(([at]) => at === pointer)?.[1].status;
    expect(status("parameters.json", "/antiAircraft")).toBe("designed");
    for (const id of ["attack-from-high", "cloud", "night"])
      expect(status("tables/combat-modifiers.json", `/modifiers/anti-aircraft-${id}`)).toBe("designed");
  });
});
