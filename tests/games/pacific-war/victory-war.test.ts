import { expect, test } from "vitest";
import { isTrue } from "../../../lib/games/pacific-war/ch01-victory/conditions";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { type Pacific, place, rules, scene } from "./engine";

const WAR = "strategic-1941-45";
const still = (change: (position: Position) => void = () => undefined): Pacific =>
  scene("still", {}, { scenario: WAR, change });
const holds = (condition: Parameters<typeof isTrue>[1], change?: (position: Position) => void): boolean =>
  isTrue(still(change).table, condition, false);

test("a scenario asks whether a country has surrendered (33.0)", () => {
  const china = { is: "surrendered", country: "china" } as const;
  expect([holds(china), holds(china, ({ war }) => void war!.surrendered.push("china"))]).toEqual([
    false,
    true,
  ]);
});

test("it asks for the points of the Homeland and for Merchant Shipping Points (8.5, 9.3)", () => {
  const points = { is: "homeland-points", max: 90 } as const;
  expect([holds(points), holds(points, ({ war }) => void (war!.homelandLosses = { tokyo: 10 }))]).toEqual([
    false,
    true,
  ]);
  const shipping = { is: "merchant-shipping", max: 30 } as const;
  expect([holds(shipping), holds(shipping, ({ war }) => void (war!.merchantShippingPoints = 30))]).toEqual([
    false,
    true,
  ]);
});

test("bombers in reach of four Homeland hexes with a point are the atom bomb of the game (8.9)", () => {
  const reach = { is: "bomber-reach", within: 15, homelandHexes: 4, points: 1 } as const;
  const saipan = rules.hexes.ids[rules.places[place("saipan")]!.hex]!;
  const based = (at: string, points: number) => (position: Position) =>
    void (position.war!.bombers = { 21: { at, points, ready: "1944-11" } });
  expect(holds(reach, based(saipan, 1))).toBe(true);
  expect(holds(reach, based(saipan, 0))).toBe(false);
  expect(holds(reach, based("", 3))).toBe(false);
});

test("what is read at the end of a month ends the game when the month turns, what is read at the end does not (1.2)", () => {
  const turn = (at: "month-end" | "end"): Pacific =>
    scene(
      "month-turn",
      {},
      {
        scenario: WAR,
        using: { ...rules, sequence: { ...rules.sequence, strategic: ["operations"] } },
        change(position) {
          position.terms.victory = {
            by: "order",
            results: [
              { winner: "allied", level: "decisive", when: { is: "merchant-shipping", max: 500 }, at },
              { winner: "japanese", level: "tactical", at: "end" },
            ],
          } as never;
        },
      },
    );
  expect(turn("month-end").table.state.outcome?.winner).toBe("allied");
  expect(turn("end").table.state.outcome).toBeNull();
});
