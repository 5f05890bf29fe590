import { describe, expect, test } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { Gone } from "../../../lib/games/pacific-war/model/position";
import { decision, make, offered, type Pacific, rules, rulesWith, scene, ship } from "./engine";

const WAR = "strategic-1941-45";

/** The attrition of December 1943 as in the example: level 3, 30 submarines, 15 escort steps, merchants first. */
const example = (
  change: (position: Position) => void = () => undefined,
  { using = rules, dice = [6] } = {},
): Pacific =>
  scene(
    "shipping-attrition",
    {},
    {
      scenario: WAR,
      dice,
      using,
      change(position) {
        position.month = "1943-12";
        const war = position.war!;
        war.hands.allied.intelligence = 3;
        war.antiShippingSubmarines = 30;
        war.merchantShippingPoints = 100;
        war.escorts = { "j-dd21": { hits: 1 }, "j-de1": { hits: 1 }, "j-de2": { hits: 1 } };
        change(position);
      },
    },
  );

const warOf = (game: Pacific) => game.table.position.war!;

describe("Merchant Shipping Attrition", () => {
  test("of the example: 5 Merchant Shipping Points, 1 escort step of Japan's choice and 1 submarine (9.3)", () => {
    const game = example();
    expect(warOf(game).merchantShippingPoints).toBe(95);
    expect(warOf(game).antiShippingSubmarines).toBe(29);
    expect(decision(game).side).toBe("japanese");
    make(game, { lose: "j-de1" });
    expect(warOf(game).escorts["j-de1"]).toEqual({ hits: 2 });
  });

  test("goes by the priority, the intelligence level and the submarines (9.3)", () => {
    const lost = (game: Pacific): number => 100 - warOf(game).merchantShippingPoints;
    expect(lost(example(({ war }) => void (war!.submarinePriority = "escorts")))).toBe(2);
    expect(lost(example(({ war }) => void (war!.hands.allied.intelligence = 1)))).toBeLessThan(5);
    expect(lost(example(({ war }) => void (war!.antiShippingSubmarines = 6)))).toBeLessThan(5);
    expect(lost(example(({ war }) => void (war!.antiShippingSubmarines = 0), { dice: [] }))).toBe(0);
  });

  test("reads its charts: another letter, another column and other losses change it", () => {
    const lost = (path: string, pointer: string, value: string): number =>
      100 - warOf(example(undefined, { using: rulesWith(path, pointer, value) })).merchantShippingPoints;
    expect(lost("charts/shipping-attrition-level-3.json", "/rows/6/cells/50", "A")).toBe(6);
    expect(lost("charts/shipping-attrition-columns.json", "/rows/19/cells/middle", "5")).toBe(6);
    expect(lost("charts/shipping-losses-merchants.json", "/rows/c/cells/3", "9 0 0")).toBe(9);
  });

  test("with no escorts reads the ratio of a quarter, and none is lost (9.3)", () => {
    const game = example(({ war }) => void (war!.escorts = {}));
    expect(decision(scene("still"), "allied").side).toBe("allied");
    expect(Object.keys(warOf(game).escorts)).toEqual([]);
  });

  test("sinks an escort that loses its last step (9.3)", () => {
    const last = rules.ships[ship("j-dd21")]!.hitCapacity - 1;
    const game = example(({ war }) => void (war!.escorts = { "j-dd21": { hits: last } }), {
      using: rulesWith("charts/shipping-losses-merchants.json", "/rows/a/cells/3", "5 1 1"),
    });
    if (warOf(game).escorts["j-dd21"]) make(game, { lose: "j-dd21" });
    expect(game.table.position.fleet.hex[ship("j-dd21")]).toBe(Gone.lost);
  });
});

describe("priority", () => {
  test("is chosen by the Allies each month (9.2)", () => {
    const game = scene("submarine-priority", {}, { scenario: WAR });
    make(game, { priority: "escorts" });
    expect(warOf(game).submarinePriority).toBe("escorts");
  });
});

describe("escorts", () => {
  const phase = (change: (position: Position) => void = () => undefined): Pacific =>
    scene(
      "japanese-escort",
      {},
      {
        scenario: WAR,
        change(position) {
          position.terms.linked = true;
          change(position);
        },
      },
    );
  const homePort = (position: Position): number =>
    position.headquarters.find(
      (hex, n) => hex >= 0 && rules.headquarters[n]!.side === 1 && rules.hexes.water[hex] !== "none",
    )!;

  test("are destroyers in Forces; those in the box come to a headquarters, but not both in one phase (9.1)", () => {
    const game = phase((position) => {
      position.fleet.hex[ship("j-dd1")] = homePort(position);
      position.fleet.taskForce[ship("j-dd1")] = -1;
      position.fleet.activated[ship("j-dd1")] = false;
    });
    expect(offered(game, "release")).toContain("j-dd21");
    make(game, { guard: "j-dd1" });
    expect(offered(game, "release")).toEqual([]);
    expect(warOf(game).escorts["j-dd1"]).toEqual({ hits: game.table.position.war!.escorts["j-dd1"]!.hits });
    expect(game.table.position.fleet.hex[ship("j-dd1")]).toBe(Gone.absent);
  });

  test("give single steps to a unit of their type in the box (9.1)", () => {
    const game = phase((position) => {
      position.fleet.hex[ship("j-dd1")] = homePort(position);
      position.fleet.taskForce[ship("j-dd1")] = -1;
      position.fleet.activated[ship("j-dd1")] = false;
      position.fleet.hits[ship("j-dd1")] = 0;
    });
    make(game, { guard: "j-dd1", into: "j-dd21" });
    expect([warOf(game).escorts["j-dd21"]!.hits, game.table.position.fleet.hits[ship("j-dd1")]]).toEqual([
      1, 1,
    ]);
  });

  test("without hits in the scenario begin in the box with none (9.1)", () => {
    const { war } = scene("still", {}, { scenario: "strategic-1943-45" }).table.position;
    expect(war!.escorts).toMatchObject({ "j-de1": { hits: 2 }, "j-de2": { hits: 0 }, "j-de3": { hits: 0 } });
  });

  test("come back with their hits", () => {
    const game = phase();
    const at = String(offered(game, "at")[0]);
    make(game, { release: "j-dd21", at });
    expect(game.table.position.fleet.hits[ship("j-dd21")]).toBe(2);
    expect(rules.hexes.ids[game.table.position.fleet.hex[ship("j-dd21")]!]).toBe(at);
    expect(offered(game, "guard")).toEqual([]);
  });
});
