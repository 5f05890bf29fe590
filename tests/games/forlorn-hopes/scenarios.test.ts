/** The set-ups of Forlorn Hopes against the lists of the rulebook (17) and the checks of the digest (V1 to V29). */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ForlornHopesScenario } from "../../../lib/documents/generated/types";
import {
  airbases,
  aircraft,
  airUnits,
  around,
  distance,
  documents,
  found,
  groundUnits,
  hexOf,
  isCoast,
  isLand,
  map,
  parameters,
  passes,
  scenario,
  scenarios,
  ships,
} from "./documents";

const sides = ["allied", "japanese"] as const;
const each = scenarios.map((one) => [one.id, one] as const);
const nationOf = {
  allied: (nation: string) => nation !== "japan",
  japanese: (nation: string) => nation === "japan",
};

/** The hex of what a scenario names as a place: itself, or that of an airbase; nothing beyond the edge. */
function hexAt(at: string): string | undefined {
  if (map.hexes[at] !== undefined) return at;
  const base = airbases[at];
  return base?.place === undefined ? undefined : hexOf(base.place);
}

function stacks({ sides: { allied, japanese } }: ForlornHopesScenario): Map<string, string[]> {
  const at = new Map<string, string[]>();
  for (const units of [allied.groundUnits, japanese.groundUnits])
    for (const [id, { at: hex }] of Object.entries(units)) at.set(hex, [...(at.get(hex) ?? []), id]);
  return at;
}

describe.each(each)("%s", (_, one) => {
  it("names units of its sides, each once, where something is", () => {
    for (const side of sides) {
      const { ships: fleet, airUnits: air, groundUnits: army } = one.sides[side];
      for (const [id, { at }] of Object.entries(fleet)) {
        expect([id, nationOf[side](found(ships, id).nation)]).toEqual([id, true]);
        expect([id, map.hexes[at] !== undefined || found(map.boxes, at).ships]).toEqual([id, true]);
      }
      for (const [id, { at, on }] of Object.entries(air)) {
        expect([id, nationOf[side](found(airUnits, id).nation)]).toEqual([id, true]);
        expect([id, airbases[at] !== undefined || map.boxes[at] !== undefined]).toEqual([id, true]);
        if (on !== undefined) expect(found(ships, on).class).toBe("CV");
      }
      for (const [id, { at }] of Object.entries(army)) {
        expect([id, nationOf[side](found(groundUnits, id).nation)]).toEqual([id, true]);
        expect([id, map.boxes[at] !== undefined || isLand(at)]).toEqual([id, true]);
      }
    }
  });

  it("places every unit within its zone, and has zones of places that exist", () => {
    for (const { at } of Object.values(one.zones))
      for (const place of at)
        expect([place, map.hexes[place] ?? airbases[place] ?? map.boxes[place]]).not.toEqual([
          place,
          undefined,
        ]);
    for (const side of sides) {
      const { aces: _aces, ...lists } = one.sides[side];
      for (const list of Object.values(lists))
        for (const [id, { at, zone }] of Object.entries(list))
          if (zone !== undefined) expect([id, found(one.zones, zone).at.includes(at)]).toEqual([id, true]);
    }
  });

  it("V23 has its pieces in the play area or beyond the edge", () => {
    for (const side of sides) {
      const { ships: fleet, airUnits: air, groundUnits: army } = one.sides[side];
      for (const [id, { at }] of [
        ...Object.entries(fleet),
        ...Object.entries(air),
        ...Object.entries(army),
      ]) {
        const hex = hexAt(at);
        if (hex === undefined) continue;
        const { column } = found(map.hexes, hex);
        expect([id, column >= one.columns.from && column <= one.columns.to]).toEqual([id, true]);
      }
    }
  });

  it("V12 V13 stacks within the limits, guns and tanks with infantry, Japanese tanks by the coast or in a place", () => {
    const isInfantry = (id: string) => /infantry/.test(found(groundUnits, id).type);
    const places = new Set(Object.values(map.places).map(({ hex }) => hex));
    for (const [hex, units] of stacks(one)) {
      if (map.boxes[hex] !== undefined) continue;
      const count = (type: string) => units.filter((id) => found(groundUnits, id).type === type).length;
      const infantry = units.filter(isInfantry).length;
      expect([hex, infantry <= parameters.ground.infantry]).toEqual([hex, true]);
      expect([hex, count("artillery") <= parameters.ground.artillery]).toEqual([hex, true]);
      expect([hex, count("armor") <= parameters.ground.armor]).toEqual([hex, true]);
      if (count("artillery") + count("armor") > 0) expect([hex, infantry > 0]).toEqual([hex, true]);
      const armor = units.filter((id) => found(groundUnits, id).type === "armor");
      if (armor.some((id) => found(groundUnits, id).nation === "japan"))
        expect([hex, isCoast(hex) || places.has(hex)]).toEqual([hex, true]);
      expect([hex, new Set(units.map((id) => found(groundUnits, id).nation === "japan")).size]).toEqual([
        hex,
        1,
      ]);
    }
  });

  it("V11 has the West Fleet west of the line, the East Fleet east of it", () => {
    for (const [id, { at }] of Object.entries(one.sides.japanese.ships)) {
      const hex = map.hexes[at];
      if (hex === undefined) continue;
      const { fleet } = found(ships, id);
      if (fleet === "west") expect([id, hex.column <= map.commandLine.column]).toEqual([id, true]);
      if (fleet === "east") expect([id, hex.column >= map.commandLine.column]).toEqual([id, true]);
    }
  });

  it("V21 V22 brings later units on turns that it plays, at hexes of the edge or places of their side", () => {
    for (const [id, { turn, at, side, units, cargo = [] }] of Object.entries(one.arrivals)) {
      if (turn !== undefined)
        expect([id, turn >= one.turns.first && turn <= one.turns.last]).toEqual([id, true]);
      for (const place of at) {
        const edge = Object.values(map.boxes).some(
          (box) => box.side === side && (box.entryHexes ?? []).includes(place),
        );
        expect([id, place, edge || airbases[place] !== undefined]).toEqual([id, place, true]);
      }
      for (const unit of [...units, ...cargo])
        expect([unit, ships[unit] ?? airUnits[unit]]).not.toEqual([unit, undefined]);
    }
  });

  it("has the random events that exist, and options that exist", () => {
    const { events } = documents["tables/random-events.json"] as unknown as { events: object };
    const { options } = documents["options.json"] as unknown as { options: object };
    for (const event of one.rules.events) expect(events).toHaveProperty([event]);
    for (const option of [...one.recommendedOptions, ...Object.keys(one.controlWith ?? {})])
      expect(options).toHaveProperty([option]);
  });
});

describe("the campaign", () => {
  const campaign = scenario("campaign");

  it("uses every unit once: at the start, among the variable ones, or later", () => {
    const { allied, japanese } = campaign.sides;
    const placed = [allied, japanese].flatMap((side) => [
      ...Object.keys(side.ships),
      ...Object.keys(side.airUnits),
      ...Object.keys(side.groundUnits),
    ]);
    const later = Object.values(campaign.arrivals)
      .filter(({ when }) => when !== "covering-fleet" && when !== "air-fleet-11")
      .flatMap(({ units, cargo = [] }) => [...units, ...cargo]);
    const all = [...placed, ...campaign.setUp.variableUnits!.units, ...later];
    expect(new Set(all).size).toBe(all.length);
    const counters = [airUnits, ships, groundUnits].flatMap((list) => Object.keys(list));
    expect(counters.filter((id) => !all.includes(id))).toEqual(["j-ts"]);
  });

  it("V14 has the regions of the set-up on this map", () => {
    const zone = (id: string) => [...found(campaign.zones, id).at].sort();
    const hexes = Object.keys(map.hexes).filter(isLand).sort();
    const on = (...lands: string[]) => hexes.filter((id) => lands.includes(found(map.hexes, id).landmass!));
    const soerabaja = found(map.hexes, hexOf("soerabaja")).column;
    const near = (place: string) => hexes.filter((id) => distance(id, hexOf(place)) <= 1);
    const column = (id: string) => found(map.hexes, id).column;
    expect(zone("sumatra")).toEqual(on("sumatra"));
    expect(zone("sumatra-or-java")).toEqual(on("sumatra", "java"));
    expect(zone("west")).toEqual(
      [...on("sumatra"), ...on("java").filter((id) => column(id) < soerabaja)].sort(),
    );
    const east = on("java").filter((id) => column(id) >= soerabaja);
    expect(zone("east")).toEqual(
      [...new Set([...east, ...["lombok", "banjarmasin", "makassar"].flatMap(near)])].sort(),
    );
    const allied = Object.values(map.places).filter(({ control }) => control === "allied");
    expect(zone("allied-ports")).toEqual(allied.flatMap(({ hex, port }) => (port ? [hex] : [])).sort());
    expect(zone("allied-places")).toEqual(
      allied.flatMap(({ hex }) => (hex === hexOf("darwin") ? [] : [hex])).sort(),
    );
  });

  it("V8 has the whole 11th Air Fleet in its box, and the Covering Fleet with four air units to a carrier", () => {
    const air = Object.entries(campaign.sides.japanese.airUnits);
    for (const [id, { at }] of air)
      expect([id, at === "air-fleet-11-unavailable"]).toEqual([
        id,
        found(airUnits, id).force === "air-fleet-11",
      ]);
    for (const carrier of ["jcf-cv-1", "jcf-cv-2"])
      expect(air.filter(([, { on }]) => on === carrier)).toHaveLength(
        parameters.coveringFleet.aircraftPerCarrier,
      );
  });

  it("17.2.1 the free number of variable units is half of the roll less 2: 2 for a roll of 7", () => {
    const { units, subtract, divide } = campaign.setUp.variableUnits!;
    expect(Math.floor((7 - subtract) / divide)).toBe(2);
    expect([...units].sort()).toEqual(
      Object.keys(airUnits)
        .filter((id) => found(airUnits, id).variable === true)
        .sort(),
    );
  });

  it("17.2.5 Singapore is rolled for after turn 1 and falls after turn 2 at the latest; nobody is there", () => {
    expect(campaign.rules.singapore).toMatchObject({ place: "singapore", rollAfter: 1, surrendersAfter: 2 });
    expect(stacks(campaign).has(hexOf("singapore"))).toBe(false);
  });

  it("V16 every ground unit on the map traces supply over friendly land to a port or a supply unit", () => {
    const { japanese: held, neutral } = campaign.control;
    const owner = (hex: string) =>
      held.includes(hex) ? "japanese" : neutral.includes(hex) ? "neutral" : "allied";
    for (const side of sides) {
      const sources = new Set([
        ...Object.values(map.places).flatMap(({ hex, port, supplyPort }) =>
          (port || supplyPort === true) && owner(hex) === side ? [hex] : [],
        ),
        ...Object.values(campaign.sides[side].supply).map(({ at }) => at),
      ]);
      for (const [id, { at }] of Object.entries(campaign.sides[side].groundUnits)) {
        if (map.boxes[at] !== undefined) continue;
        const reached = [at];
        for (const hex of reached)
          for (const next of around(hex))
            if (passes(hex, next) && owner(next) === side && !reached.includes(next)) reached.push(next);
        expect([id, reached.some((hex) => sources.has(hex))]).toEqual([id, true]);
      }
    }
  });

  it("V15 sets up six Allied supply units where there are counters for five, as the rulebook does", () => {
    const supply = Object.values(campaign.sides.allied.supply);
    expect(supply.map(({ level }) => level).sort()).toEqual([1, 1, 1, 2, 2, 2]);
  });
});

describe("the Battle of Java Sea", () => {
  it("17.1.1 17.1.2 has the forces of the lists", () => {
    const { allied, japanese } = scenario("java-sea").sides;
    const models = (units: object) =>
      Object.keys(units)
        .map((id) => found(airUnits, id).aircraft)
        .sort();
    expect(Object.keys(allied.ships).sort()).toEqual(["br-ca", "br-dd", "nl-cl", "nl-dd", "us-ca", "us-dd"]);
    expect(models(allied.airUnits)).toEqual(["buffalo", "hudson", "p-40", "p-40", "pby", "t-viii"]);
    expect(
      Object.keys(japanese.ships)
        .map((id) => found(ships, id).class)
        .sort(),
    ).toEqual([...["CA", "CA", "CL", "CVS", "DD", "DD", "DD", "T", "T", "T"]]);
    expect(models(japanese.airUnits)).toEqual(
      ["f1m", "h6k", "ki-21", "ki-21", "ki-43", "ki-43", "ki-48", "ki-48"].sort(),
    );
  });

  it("is the same with Daihatsu not counted, but for the count", () => {
    const differing = (a: Record<string, unknown>, b: Record<string, unknown>) =>
      Object.keys(a).filter((key) => JSON.stringify(a[key]) !== JSON.stringify(b[key]));
    const [with_, without] = [
      documents["scenarios/java-sea.json"]!,
      documents["scenarios/daihatsu-not-counted.json"]!,
    ];
    expect(differing(with_, without)).toEqual(["id", "title", "summary", "victory", "sources"]);
    const [a, b] = [scenario("java-sea").victory, scenario("daihatsu-not-counted").victory];
    expect([a.transports!.daihatsu, b.transports!.daihatsu]).toEqual([true, false]);
    expect({ ...b, transports: { ...b.transports!, daihatsu: true } }).toEqual(a);
  });
});

describe("training", () => {
  const training = scenario("training");

  it("is three weeks of raids on one base, in reach of bombers and escort", () => {
    expect(training.turns.last - training.turns.first).toBe(2);
    for (const side of sides) {
      const air = Object.entries(training.sides[side].airUnits);
      expect(air.length).toBeLessThanOrEqual(5);
    }
    expect(new Set(Object.values(training.sides.allied.airUnits).map(({ at }) => at))).toEqual(
      new Set(["koepang"]),
    );
    for (const id of Object.keys(training.sides.japanese.airUnits))
      expect(found(aircraft, found(airUnits, id).aircraft).strategicRange).toBeGreaterThanOrEqual(3);
  });
});

it("every constraint of the digest has a test named by its number", () => {
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => `C-${String(from + i).padStart(2, "0")}`);
  const wanted = [
    ...numbers(1, 21),
    ...numbers(30, 34),
    ...numbers(40, 47),
    ...numbers(50, 53),
    ...numbers(60, 60),
  ];
  const text = readdirSync(import.meta.dirname)
    .filter((file) => file.startsWith("constraints-"))
    .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
    .join("\n");
  expect(wanted.filter((id) => !new RegExp(`"[^"]*${id}[ "]`).test(text))).toEqual([]);
});
