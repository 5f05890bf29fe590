import { describe, expect, test } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { rollSearch } from "../../../lib/games/pacific-war/ch24-search/charts";
import { isGroundedByWeather } from "../../../lib/games/pacific-war/model/weather";
import { marchCost } from "../../../lib/games/pacific-war/ch23-movement/ground-costs";
import { beginStrike, carrierScene } from "./ch28-scene";
import { diary, hex, make, offered, type Pacific, piece, place, rules, rulesWith, scene } from "./engine";

const WAR = "strategic-1941-45";
const everywhere = (condition: string) => (position: Position) => {
  for (const each of new Set(rules.hexes.zone))
    if (each !== "") position.war!.weather[each] = condition as "rain";
};

describe("the Weather Phase", () => {
  const phase = (options: string[], dice: number[]): Pacific =>
    scene("weather", {}, { scenario: WAR, options, dice });

  test("rolls one die for each zone, by the month (6.0)", () => {
    const game = phase(["weather"], [0, 0, 0, 0]);
    expect(Object.keys(game.table.position.war!.weather).sort()).toEqual(
      [...new Set(rules.hexes.zone)].filter((each) => each !== "").sort(),
    );
  });

  test("reads the chart of the zone", () => {
    const using = rulesWith("charts/weather-north-pacific.json", "/rows/0/cells/12", "monsoon");
    const game = scene("weather", {}, { scenario: WAR, options: ["weather"], dice: [0, 0, 0, 0], using });
    expect(game.table.position.war!.weather["north-pacific"]).toBe("monsoon");
  });

  test("is an option: without it there is no weather", () => {
    expect(phase([], []).table.position.war!.weather).toEqual({});
  });
});

describe("search", () => {
  /** Whether a Japanese LRA finds the ships off Guadalcanal with this die, from the next hex. */
  const found = (face: number, condition: string): boolean => {
    const game = scene(
      "still",
      {},
      {
        dice: [face],
        change(position) {
          position.war = scene("still", {}, { scenario: WAR }).table.position.war;
          everywhere(condition)(position);
        },
      },
    );
    const { hex } = game.table.position.taskForces.find(({ side }) => side === 0)!;
    return rollSearch(game.table, { side: 1, chart: "lra", hex, range: 1, modifier: 0 }) !== null;
  };

  test("of ships is harder by two in a squall, by three in fog (6.0)", () => {
    const least = (condition: string): number =>
      [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].find((face) => found(face, condition)) ?? -1;
    const clear = least("clear");
    expect(clear).toBeGreaterThan(3);
    expect([least("squall"), least("fog")]).toEqual([clear - 2, clear - 3]);
  });
});

describe("air missions", () => {
  test("do not take off at night from fog; a squall hinders none (6.0)", () => {
    const at = (condition: string, lighting: Position["lighting"]): boolean => {
      const game = scene(
        "still",
        {},
        {
          scenario: WAR,
          change(position) {
            everywhere(condition)(position);
            position.lighting = lighting;
          },
        },
      );
      return isGroundedByWeather(game.table, rules.places[place("oahu")]!.hex);
    };
    expect([at("fog", "night"), at("fog", "dusk"), at("fog", "day-am"), at("squall", "night")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test("of fog need a die of three times their Status Level or less, or the unit stays at home (6.1)", () => {
    const war = scene("still", {}, { scenario: WAR }).table.position.war;
    const game = carrierScene({
      dice: [3, 4],
      change(position) {
        position.war = war;
        everywhere("fog")(position);
      },
    });
    beginStrike(game);
    expect(diary(game).match(/The weather keeps .*/g)).toEqual([
      "The weather keeps Yorktown air group at home.",
    ]);
  });
});

describe("ground units", () => {
  test("march one hex in a phase that they begin in rain or a monsoon (6.0)", () => {
    const { war } = scene("still", {}, { scenario: WAR }).table.position;
    /** How far an Australian brigade comes over Clear ground. */
    const hexes = (condition: string): number => {
      const game = scene(
        "ground-movement",
        { side: 0, inContact: false, limit: 0 },
        {
          scenario: "battle-02-coral-sea",
          change(position) {
            position.war = war;
            everywhere(condition)(position);
            position.cycle = 1;
            position.bases = [];
            position.airUnits = [];
            const unit = position.groundUnits.find(
              ({ kind }) => rules.groundClasses[kind]!.id === "au-7-bde",
            )!;
            Object.assign(unit, { id: "a", hex: hex("1006"), ship: -1, activated: true, cycleMoves: 2 });
            position.groundUnits = [unit];
          },
        },
      );
      make(game, { move: "a", to: "1107" });
      return offered(game, "to").length > 0 ? 2 : 1;
    };
    expect(["clear", "fog", "rain", "monsoon"].map(hexes)).toEqual([2, 2, 1, 1]);
  });

  const cost = (condition: string, land: string): number => {
    const game = scene("still", {}, { scenario: WAR, change: everywhere(condition) });
    const { position } = game.table;
    const n = piece(position.groundUnits, position.groundUnits.find(({ hex }) => hex >= 0)!.id);
    const from = rules.hexes.land.findIndex((each, hex) => {
      const to = rules.hexes.next[hex * 6]!;
      return (
        each !== "none" && to >= 0 && rules.hexes.land[to] === land && (rules.hexes.ground[hex]! & 1) !== 0
      );
    });
    position.groundUnits[n]!.hex = from;
    return marchCost(game.table, n, 0, false);
  };

  test("do not enter mixed ground in a monsoon, but do in rain (6.0)", () => {
    expect(cost("monsoon", "mixed")).toBe(Infinity);
    expect(cost("rain", "mixed")).toBeLessThan(Infinity);
    expect(cost("monsoon", "clear")).toBeLessThan(Infinity);
  });
});
