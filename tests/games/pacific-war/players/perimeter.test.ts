// @module-tag slow
import { beforeAll, describe, expect, it } from "vitest";
import { steady } from "../../../../lib/games/pacific-war/players";
import { homeOf } from "../../../../lib/games/pacific-war/players/goals";
import { seaWay } from "../../../../lib/games/pacific-war/players/waters";
import { hexOfShip } from "../../../../lib/games/pacific-war/model/units";
import { seedState, take } from "../../../../lib/kernel";
import { lowestSide } from "../../../../lib/playtest";
import { type Pacific, place, rules, scene } from "../engine";

/** The war as steady plays it against itself, at the end of January 1942. */
let war: Pacific;

describe("the first two months of a war between equals", () => {
  beforeAll(() => {
    war = scene(
      "game",
      { from: "operation-contact" },
      { scenario: "strategic-1941-45", seed: 5, bulk: true },
    );
    const { position } = war.table;
    const random = [seedState(10), seedState(11)];
    while (war.asked !== 0 && position.month < "1942-02") {
      const side = lowestSide(war.asked);
      take(war, side, steady.play(war, side, random[side]!));
    }
  }, 120_000);

  it.each(["hong-kong", "brunei", "tarakan", "balikpapan", "manila", "guam"])("Japan takes %s", (id) => {
    expect(war.table.position.control[place(id)]).toBe(1);
  });

  it("the carriers of the United States stay in their own ocean", () => {
    const { table } = war;
    const home = homeOf(table, 0, "us");
    const carriers = rules.ships.flatMap((ship, n) => {
      const hex = hexOfShip(table.position, n);
      return ship.nation === "us" && ship.launchCapacity > 0 && hex >= 0 ? [seaWay(table, hex, home)] : [];
    });
    expect(carriers.length).toBeGreaterThan(1);
    expect(Math.max(...carriers)).toBeLessThanOrEqual(25);
  });
});
