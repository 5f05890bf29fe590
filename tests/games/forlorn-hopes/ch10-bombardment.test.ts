import { describe, expect, it } from "vitest";
import { escortsOfLanding } from "../../../lib/games/forlorn-hopes/ch10-naval-missions/bombardment";
import {
  BaseState,
  GroundFlag,
  hasFlag,
  type Position,
  ShipFlag,
} from "../../../lib/games/forlorn-hopes/model/position";
import { pending } from "../../../lib/kernel";
import { base, diary, ground, hex, make, offered, place, scene, ship } from "./support";

/** Two Japanese warships off Batavia, with a Dutch unit and a supply unit ashore. */
const offBatavia = (
  isLanding: boolean,
  dice: number[],
  change: (position: Position) => void = () => undefined,
) =>
  scene(
    "bombardment",
    { side: 1, site: hex("1506"), ships: [ship("jwf-cl"), ship("jwf-dd-1")], isLanding },
    {
      dice,
      change(position) {
        for (const unit of position.ground.site.keys())
          if (position.ground.site[unit] === hex("1506")) position.ground.site[unit] = -1;
        position.supply = [];
        for (const id of ["jwf-cl", "jwf-dd-1"]) position.fleet.site[ship(id)] = hex("1506");
        change(position);
      },
    },
  );
const garrison = (position: Position): void => {
  position.ground.site[ground("nl-1-1")] = hex("1506");
};
const depot = (position: Position): void => {
  position.supply.push({ id: "depot", side: 0, site: hex("1506"), level: 1, hits: 0, aboard: -1 });
};

describe("10.5 bombardment", () => {
  it("10.5.1 adds the Attack Factor of each ship to its die on the Bombing Combat Table", () => {
    const game = offBatavia(true, [10], garrison);
    make(game, { do: "bombard", ship: "jwf-cl", unit: "nl-1-1" }, { do: "hold-fire", ship: "jwf-dd-1" });
    expect(hasFlag(game.table.position.ground.flags[ground("nl-1-1")]!, GroundFlag.disrupted)).toBe(true);
    expect(pending(game)).toEqual([]);
    const missed = offBatavia(true, [1], garrison);
    make(missed, { do: "bombard", ship: "jwf-cl", unit: "nl-1-1" });
    expect(missed.table.position.ground.flags[ground("nl-1-1")]).toBe(0);
    expect(diary(missed)).toContain("no effect");
  });

  it("10.5.2 aims at supply only where it is alone", () => {
    expect(offered(offBatavia(true, [], depot), "supply")).toContain("depot");
    const both = offBatavia(true, [], (position) => {
      garrison(position);
      depot(position);
    });
    expect(offered(both, "supply")).toEqual([]);
    expect(() => make(both, { do: "bombard", ship: "jwf-cl", supply: "depot" })).toThrow("alone in its hex");
  });

  it("aims before a landing at units alone, in an Attack Mission at the port and the airbase too (10.1)", () => {
    expect(pending(offBatavia(true, []))).toEqual([]);
    const game = offBatavia(false, Array<number>(12).fill(10));
    expect(offered(game, "place")).toEqual(["batavia"]);
    make(game, { do: "bombard", ship: "jwf-cl", place: "batavia" });
    expect(game.table.position.hits[place("batavia")]).toBeGreaterThan(0);
    make(game, { do: "bombard", ship: "jwf-dd-1", airbase: "batavia" });
    expect(game.table.position.bases.state[base("batavia")]).not.toBe(BaseState.normal);
  });

  it("is fired by warships that came with the Transport Mission", () => {
    const { table } = offBatavia(true, [], ({ fleet }) => {
      fleet.flags[ship("jwf-cl")] = ShipFlag.transported;
      fleet.site[ship("jwf-t-1")] = hex("1506");
      fleet.flags[ship("jwf-t-1")] = ShipFlag.transported;
    });
    expect(escortsOfLanding(table, 1, hex("1506"))).toEqual([ship("jwf-cl")]);
  });
});
