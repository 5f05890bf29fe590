import { expect, it } from "vitest";
import { searchersOf, targetHexes } from "../../../lib/games/pacific-war/ch24-search/searchers";
import { airClass, groundClass, hexOfShip } from "../../../lib/games/pacific-war/model/units";
import { rules, scene } from "./engine";

/** Hexes in which a side has units or a Base. */
function hexesOf({ table: { position } }: ReturnType<typeof scene>, side: number): number[] {
  const hexes = [
    ...rules.ships.flatMap((ship, n) => (ship.side === side ? hexOfShip(position, n) : [])),
    ...position.airUnits.flatMap((unit) => (airClass(rules, unit).side === side ? unit.hex : [])),
    ...position.groundUnits.flatMap((unit) => (groundClass(rules, unit).side === side ? unit.hex : [])),
    ...position.bases.flatMap((base) => (base.side === side ? base.hex : [])),
  ];
  return [...new Set(hexes)].filter((hex) => hex >= 0).sort((a, b) => a - b);
}

it.each([
  ["campaign-guadalcanal", 0, []],
  ["campaign-guadalcanal", 1, []],
  ["strategic-1941-45", 1, ["float-planes"]],
  ["battle-02-coral-sea", 0, ["bomber-search"]],
] as const)(
  "in %s the hexes that side %i may search are those for which somebody can (24.3)",
  (scenario, side, options) => {
    for (const cycle of [0, 1]) {
      const game = scene(
        "still",
        {},
        { scenario, options: [...options], change: (position) => void (position.cycle = cycle) },
      );
      const found = targetHexes(game.table, side);
      const reached = hexesOf(game, 1 - side).filter((hex) => searchersOf(game.table, side, hex).length > 0);
      expect(found.length).toBeGreaterThan(1);
      expect(found).toEqual(reached);
    }
  },
);
