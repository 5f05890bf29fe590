import { describe, expect, test } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { make, offered, type Pacific, piece, place, rules, rulesWith, scene, ship } from "./engine";

const WAR = "strategic-1941-45";

const phase = (
  options: string[],
  month: string,
  change: (position: Position) => void = () => undefined,
  using = rules,
): Pacific =>
  scene(
    "special-arrivals",
    {},
    {
      scenario: WAR,
      options,
      using,
      change(position) {
        position.terms.linked = true;
        position.month = month;
        change(position);
      },
    },
  );

describe("the Tirpitz", () => {
  const arrives = (month: string, initiative: number, using = rules): boolean =>
    offered(
      phase(["tirpitz"], month, ({ war }) => void (war!.initiative = initiative), using),
      "arrive",
    ).includes("tirpitz");

  test("comes in January 1944 if Japan has Strategic Initiative (34.20)", () => {
    expect([arrives("1944-01", 1), arrives("1944-01", 0), arrives("1944-02", 1)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(arrives("1944-02", 1, rulesWith("parameters.json", "/optional/tirpitz", "1944-02"))).toBe(true);
    const game = phase(["tirpitz"], "1944-01", ({ war }) => void (war!.initiative = 1));
    const at = offered(game, "at")[0]!;
    make(game, { arrive: "tirpitz", at });
    expect(rules.hexes.ids[game.table.position.fleet.hex[ship("j-bb13")]!]).toBe(at);
  });
});

describe("PT boats", () => {
  test("come each June, and go elsewhere in any month (34.17)", () => {
    expect(offered(phase(["barges-and-boats"], "1942-05"), "arrive")).toEqual([]);
    const oahu = rules.hexes.ids[rules.places[place("oahu")]!.hex]!;
    const june = phase(["barges-and-boats"], "1942-06");
    make(june, { arrive: "boats", at: oahu });
    expect(june.table.position.war!.hands.allied.patrolBoats).toEqual([oahu]);
    const later = phase(
      ["barges-and-boats"],
      "1942-07",
      ({ war }) => void (war!.hands.allied.patrolBoats = [oahu]),
    );
    make(later, { moveBoats: oahu, n: 0 });
    const brisbane = rules.hexes.ids[rules.places[place("brisbane")]!.hex]!;
    make(later, { arrive: "boats", at: brisbane });
    expect(later.table.position.war!.hands.allied.patrolBoats).toEqual([brisbane]);
    expect(offered(later, "moveBoats")).toEqual([]);
  });
});

describe("the P-51", () => {
  test("come once from April 1945, with six steps (34.10)", () => {
    expect(offered(phase(["fighter-escort"], "1945-03"), "arrive")).toEqual([]);
    const game = phase(["fighter-escort"], "1945-04");
    make(game, { arrive: "mustang", at: offered(game, "at")[0]! });
    const { airUnits, war } = game.table.position;
    expect(airUnits[piece(airUnits, "us-p51")]!.steps).toBe(6);
    const again = phase(
      ["fighter-escort"],
      "1945-05",
      (position) => void (position.war!.special = war!.special),
    );
    expect(offered(again, "arrive")).toEqual([]);
  });
});

test("the Richelieu lies at Noumea with its option (34.21)", () => {
  const at = (options: string[]): number =>
    scene("still", {}, { scenario: WAR, options }).table.position.fleet.hex[ship("fr-bb1")]!;
  expect(at(["richelieu"])).toBe(rules.places[place("noumea")]!.hex);
  expect(at([])).toBeLessThan(0);
});
