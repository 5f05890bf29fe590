import { describe, expect, it } from "vitest";
import { AirFlag, Box, type Position, ShipFlag } from "../../../lib/games/forlorn-hopes/model/position";
import {
  airUnit,
  base,
  decision,
  diary,
  type Forlorn,
  hex,
  make,
  offered,
  rules,
  scene,
  ship,
} from "./support";

/** Ships on their way: what calls for a roll to spot them (10.3.2), and aircraft that react to them (9.1.4). */

const siteOf = (id: string): number => rules.hexes.of[id] ?? rules.hexes.ids.length + rules.boxOf[id]!;

/** A Japanese transport alone at sea, and no airbase or unit that sees it. */
const sailing = (from: string, to: string, change: (position: Position) => void): Forlorn => {
  const game = scene(
    "naval-mission",
    { side: 1 },
    {
      dice: Array<number>(20).fill(1),
      change: (position) => {
        position.fleet.site.fill(-1);
        position.ground.site.fill(-1);
        position.bases.state.fill(1);
        position.control.fill(1);
        position.fleet.site[ship("jwf-t-1")] = siteOf(from);
        change(position);
      },
    },
  );
  make(game, { do: "naval-mission", type: "stage" }, { do: "destination", at: to });
  return game;
};

describe("10.3.2 a roll to spot ships", () => {
  /** Whether ships that sail one hex roll. */
  const rolls = (from: string, next: string, to: string, change: (position: Position) => void): boolean => {
    const game = sailing(from, to, change);
    make(game, { do: "sail", to: next });
    return diary(game).includes("not spotted");
  };
  const watch =
    (at: string) =>
    ({ air }: Position): void => {
      air.hex[airUnit("us-pby")] = hex(at);
      air.box[airUnit("us-pby")] = Box.out;
    };

  it("is made where they leave a coast of the enemy", () => {
    const isAllied = ({ control }: Position): void => void (control[hex("1506")] = 0);
    expect(rolls("1506", "1505", "1702", () => undefined)).toBe(false);
    expect(rolls("1506", "1505", "1702", isAllied)).toBe(true);
  });

  it("is made in a hex with a reconnaissance unit, and where they leave it", () => {
    const seen = ["1602", "1603", "1601"].map((at) => rolls("1603", "1602", "1702", watch(at)));
    expect(seen).toEqual([true, true, false]);
  });

  it("is made where they leave it for a box beside the map", () => {
    const seen = ["1601", "1501"].map((at) => rolls("1601", "indochina", "indochina", watch(at)));
    expect(seen).toEqual([true, false]);
  });
});

describe("9.1.4 a reaction mission from the land", () => {
  const reacting = (): Forlorn => {
    const game = sailing("indochina", "1702", ({ air, bases, control, fleet }) => {
      fleet.flags[ship("jwf-t-1")] = ShipFlag.spotted;
      air.base.fill(-1);
      air.base[airUnit("au-hudson-1")] = base("batavia");
      control[hex("1506")] = 0;
      bases.state[base("batavia")] = 0;
    });
    make(game, { do: "sail", to: "1601" });
    return game;
  };

  it("is flown against spotted ships in the hex that they enter, and is the mission of its aircraft for the turn", () => {
    const game = reacting();
    expect(decision(game).step).toBe("reaction-mission");
    expect(decision(game).side).toBe("allied");
    make(game, { do: "react" });
    while (offered(game, "do").some((what) => ["fly", "done"].includes(String(what))))
      make(game, offered(game, "unit").length > 0 ? { do: "fly", unit: "au-hudson-1" } : { do: "done" });
    expect(diary(game)).toContain("The Allies fly a reaction mission.");
    expect(game.table.position.air.flags[airUnit("au-hudson-1")]! & AirFlag.flew).not.toBe(0);
  });

  it("is flown once in a hex, and again in the next one", () => {
    const game = reacting();
    make(game, { do: "react" });
    const asked: string[] = [];
    for (let n = 0; n < 40 && !asked.includes("naval-movement"); n++) {
      const { step, options } = decision(game);
      asked.push(step);
      if (step !== "naval-movement")
        make(game, options.find(({ do: what }) => what !== "done") ?? options[0]!);
    }
    expect(asked).not.toContain("reaction-mission");
    make(game, { do: "sail-on" });
    expect(decision(game).step).toBe("reaction-mission");
  });
});
