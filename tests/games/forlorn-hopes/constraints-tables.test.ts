/** What the rulebook says of the tables: constraints C-50 to C-60 of the digest, on the documents alone. */
import { describe, expect, it } from "vitest";
import type { ResultTableDocument } from "../../../lib/documents/generated/types";
import {
  aircraft,
  chart,
  documents,
  found,
  groundUnits,
  movement,
  parameters,
  roll,
  ships,
  statusOf,
} from "./documents";

const cell = (table: ResultTableDocument, row: string, column: number | string): string =>
  found(found(table.rows, row).cells, String(column));
const rows = (table: ResultTableDocument) => Object.keys(table.rows);
const columns = (table: ResultTableDocument) => Object.keys(table.columns).map(Number);
const worth = (result: string): number => ["-", "D", "X"].indexOf(result);
const number = (result: string): number => (/^\d$/.test(result) ? Number(result) : worth(result));

/** A row never falls from column to column; a row further down is never better for the attacker. */
function expectMonotone(table: ResultTableDocument): void {
  for (const [index, row] of rows(table).entries()) {
    const results = columns(table).map((column) => number(cell(table, row, column)));
    expect([row, results]).toEqual([row, [...results].sort((a, b) => a - b)]);
    const harder = rows(table)[index + 1];
    if (harder === undefined) continue;
    for (const column of columns(table))
      expect(number(cell(table, harder, column))).toBeLessThanOrEqual(number(cell(table, row, column)));
  }
}

describe("anti-aircraft fire", () => {
  const medium = chart("anti-aircraft-medium");
  const low = chart("anti-aircraft-low");

  it("C-50 Defense Factor 3 in column 12 is disrupted at medium altitude, and loses a step at low, as in the example", () => {
    expect([cell(medium, "3", 12), cell(low, "3", 12)]).toEqual(["D", "X"]);
    for (const name of ["anti-aircraft-medium", "anti-aircraft-low"])
      expect(statusOf(`charts/${name}.json`, "/rows/3/cells/12")).toBe("printed");
  });

  it("C-50 columns cover every roll with every factor, rows every Defense Factor", () => {
    const factors = Object.values(ships).map(({ antiAircraft }) => antiAircraft);
    const defenses = Object.values(aircraft).flatMap(({ full, reduced }) =>
      [full.defenseFactor, reduced?.defenseFactor].filter((each) => typeof each === "number"),
    );
    for (const table of [medium, low]) {
      expect(columns(table)[0]).toBeLessThanOrEqual(1 + Math.min(...factors));
      expect(columns(table).at(-1)).toBeGreaterThanOrEqual(parameters.die.faces + Math.max(3, ...factors));
      expect(rows(table).map(Number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
      expect(Math.max(...defenses)).toBeLessThanOrEqual(8);
    }
  });

  it("C-50 low flight is never safer, and no table is kinder to a weaker aircraft", () => {
    for (const row of rows(medium))
      for (const column of columns(medium))
        expect(worth(cell(low, row, column))).toBeGreaterThanOrEqual(worth(cell(medium, row, column)));
    expectMonotone(medium);
    expectMonotone(low);
  });
});

describe("bombing", () => {
  it("C-51 columns cover every roll with every Bomb Factor and Attack Factor", () => {
    const factors = Object.values(aircraft).flatMap(({ full, reduced, strafing }) =>
      [full.bombFactor, reduced?.bombFactor, strafing].filter((each) => typeof each === "number"),
    );
    const guns = Object.values(ships).map(({ attackFactor }) => attackFactor);
    for (const name of ["airbase", "place", "naval", "ground"]) {
      const table = chart(`bombing-${name}`);
      expect(columns(table)[0]).toBeLessThanOrEqual(1 + Math.min(...factors));
      expect(columns(table).at(-1)).toBeGreaterThanOrEqual(
        parameters.die.faces + Math.max(Math.max(...factors) + 2, ...guns),
      );
    }
  });

  it("C-51 there is a row for each kind of target, and for every Defense and Combat Factor", () => {
    expect(rows(chart("bombing-airbase"))).toEqual(["major", "minor", "mobile"]);
    expect(rows(chart("bombing-place"))).toEqual(["city-or-port", "supply"]);
    const naval = rows(chart("bombing-naval")).map(Number);
    for (const { defenseFactor, crippled } of Object.values(ships))
      for (const factor of [defenseFactor, crippled?.defenseFactor ?? defenseFactor])
        expect(naval).toContain(factor);
    const ground = rows(chart("bombing-ground")).map(Number);
    for (const { combatFactor, reduced } of Object.values(groundUnits))
      for (const factor of [combatFactor, reduced ?? combatFactor]) expect(ground).toContain(factor);
  });

  it("C-51 airbases are disrupted or destroyed, ground units only disrupted, others take hits", () => {
    const results = (name: string) =>
      new Set(Object.values(chart(name).rows).flatMap(({ cells }) => Object.values(cells)));
    expect([...results("bombing-airbase")].sort()).toEqual(["-", "D", "X"]);
    expect([...results("bombing-ground")].sort()).toEqual(["-", "D"]);
    for (const name of ["bombing-place", "bombing-naval"])
      for (const result of results(name)) expect(result).toMatch(/^[0-3]$/);
    for (const name of ["bombing-naval", "bombing-ground"]) expectMonotone(chart(name));
  });

  it("C-51 dives and torpedoes add 2, precision adds 1, and each of them changes some result", () => {
    const { modifiers } = roll("bombing");
    expect(["dive", "torpedo", "precision"].map((id) => found(modifiers, id).add)).toEqual([2, 2, 1]);
    for (const id of ["dive", "torpedo", "precision"])
      expect(statusOf("rolls/bombing.json", `/modifiers/${id}`)).toBe("printed");
    const table = chart("bombing-naval");
    for (const row of rows(table))
      for (const add of [1, 2]) {
        const gains = columns(table).filter(
          (column) => column + add <= 20 && cell(table, row, column + add) > cell(table, row, column),
        );
        expect(gains.length).toBeGreaterThan(0);
      }
  });
});

describe("naval operations and landings", () => {
  it("C-52 spotting succeeds on 6, interception on 7; a sortie is checked with two and three hits", () => {
    expect(roll("spotting").success).toEqual({ when: "at-least", value: 6 });
    expect(roll("naval-interception").success).toEqual({ when: "at-least", value: 7 });
    const { port } = documents["tables/hits-effects.json"] as unknown as {
      port: Record<string, { sortie: string; supplySource: boolean; shipsMayEnter: boolean }>;
    };
    expect(Object.values(port).map(({ sortie }) => sortie)).toEqual([
      "automatic",
      "automatic",
      "check",
      "check",
      "none",
    ]);
    expect(
      Object.values(port).map(({ supplySource, shipsMayEnter }) => [supplySource, shipsMayEnter]),
    ).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [true, true],
      [false, false],
    ]);
  });

  it("C-52 surface combat has one to four rounds, the later ones at close range", () => {
    const rounds = new Set(Object.values(chart("naval-rounds").rows).map(({ cells }) => cells["result"]));
    expect([...rounds].sort()).toEqual(["1", "2", "3", "4"]);
    expect(parameters.surfaceCombat).toEqual({ closeFrom: 3, nightRounds: 2 });
  });

  it("C-52 the defender rolls at a landing: his factors add, those of the landing take away", () => {
    const { modifiers, charts } = roll("contested-landing");
    expect(charts).toEqual(["contested-landing"]);
    const factor = (quantity: string) => Object.values(modifiers).find(({ per }) => per === quantity)?.add;
    expect([factor("defending-factor"), factor("attacking-factor")]).toEqual([1, -1]);
    const best = Object.values(chart("contested-landing").rows).map(({ cells }) => cells["result"]);
    expect(best).toEqual(["overrun", "ashore", "foothold", "repulsed", "beaten-off"]);
  });

  it.each([
    ["spotting", 1],
    ["naval-interception", 1],
    ["night-action", 1],
    ["airbase-evacuation", -1],
    ["interceptor-scramble", -1],
    ["target-scramble", -1],
  ])("C-52 a patrol helps the patroller in %s", (name, add) => {
    expect(found(roll(name).modifiers, "patrol").add).toBe(add);
  });
});

describe("random events", () => {
  const events = Object.values(chart("random-events").rows).map(({ cells }) => cells["result"]!);

  it("C-53 there are ten faces; 3 is Foul Weather, and the six kinds that the rules name come once each", () => {
    expect(events).toHaveLength(10);
    expect(events[2]).toBe("foul-weather");
    expect(statusOf("charts/random-events.json", "/rows/3")).toBe("printed");
    expect(events.filter((event) => event !== "none").sort()).toEqual([
      "dutch-submarine",
      "foul-weather",
      "japanese-ace",
      "japanese-submarine",
      "magic",
      "us-submarine",
    ]);
  });

  it("C-53 the Battle of Java Sea has the three submarines alone", () => {
    const rules = (documents["scenarios/java-sea.json"] as unknown as { rules: { events: string[] } }).rules;
    expect([...rules.events].sort()).toEqual(["dutch-submarine", "japanese-submarine", "us-submarine"]);
  });
});

describe("Air Combat Movement Chart", () => {
  it("C-60 no bomber makes an Immelmann, and none rolls with its bombs", () => {
    for (const [id, { type, movement: row }] of Object.entries(aircraft)) {
      if (row === undefined) continue;
      const { loaded, unloaded } = found(movement.rows, row);
      const fighter = type === "F";
      expect([id, unloaded.immelmann === null]).toEqual([id, !fighter]);
      expect([id, loaded === undefined]).toEqual([id, fighter]);
      if (loaded) expect([id, loaded.roll, loaded.immelmann]).toEqual([id, null, null]);
    }
  });

  it("C-60 every aircraft can turn, climb and dive, and what it does with bombs costs no less than without", () => {
    for (const { loaded, unloaded } of Object.values(movement.rows)) {
      for (const state of [loaded, unloaded]) {
        if (state === undefined) continue;
        for (const action of ["turnOneSide", "climb", "dive"] as const) expect(state[action]).not.toBeNull();
      }
      if (loaded === undefined) continue;
      for (const action of ["turnOneSide", "turnTwoSides", "roll", "climb"] as const)
        expect(loaded[action] ?? Infinity).toBeGreaterThanOrEqual(unloaded[action] ?? 0);
    }
  });

  it("C-60 the costs that the rules name are those of the chart", () => {
    expect(movement.actions).toMatchObject({
      forward: 1,
      fire: 1,
      strafe: 1,
      diveBomb: 2,
      enter: 1,
      leave: 1,
    });
    const free = Object.values(movement.rows).filter(({ firstRollFree }) => firstRollFree === true);
    expect(free).toHaveLength(1);
  });
});
