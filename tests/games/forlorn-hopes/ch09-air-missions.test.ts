import { attackModes } from "../../../lib/games/forlorn-hopes/ch09-air-missions/attack-modes";
import { callReaction } from "../../../lib/games/forlorn-hopes/ch10-naval-missions/reaction";
import { describe, expect, it } from "vitest";
import {
  canFlyMission,
  canReact,
  targetHexes,
  whyNotTogether,
} from "../../../lib/games/forlorn-hopes/ch09-air-missions/composition";
import { isInRange, rangeFlown } from "../../../lib/games/forlorn-hopes/model/flight";
import {
  AirFlag,
  BaseState,
  Box,
  type Position,
  ShipFlag,
} from "../../../lib/games/forlorn-hopes/model/position";
import { choose, eventsFor, view } from "../../../lib/kernel";
import { at, both, fly, mission, noScramble, onlyForce } from "./air-missions";
import { airUnit, base, diary, hex, make, offered, rules, scene, ship } from "./support";

describe("9.1.1 who flies together", () => {
  const { table } = scene("mobile-airbase-construction");
  const together = (side: number, ...units: string[]) =>
    whyNotTogether(table, side, units.map(airUnit))?.rule;

  it("Allies: four of one nationality, two of several", () => {
    expect(together(0, "us-p-40-1", "us-p-40-2", "us-p-40-3", "us-b-17-1")).toBeUndefined();
    expect(together(0, "us-p-40-1", "us-p-40-2", "us-p-40-3", "us-b-17-1", "us-b-17-2")).toBe("9.1.1");
    expect(together(0, "us-p-40-1", "nl-buffalo")).toBeUndefined();
    expect(together(0, "us-p-40-1", "us-p-40-2", "nl-buffalo")).toBe("9.1.1");
  });

  it("Japan: four of one force, two of several", () => {
    expect(together(1, "j11-g4m-1", "j11-g3m-1", "j11-a6m-1", "j11-a6m-2")).toBeUndefined();
    expect(together(1, "j11-g4m-1", "jaaf-ki-43-1")).toBeUndefined();
    expect(together(1, "j11-g4m-1", "jaaf-ki-43-1", "jaaf-ki-43-2")).toBe("9.1.1");
  });

  it("14.5.1 on a General Regroup Turn Japan flies two; with the option the Allies do", () => {
    const most = (side: number, options: string[], ...units: string[]) =>
      whyNotTogether(
        scene(
          "mobile-airbase-construction",
          {},
          { options, change: (position) => void (position.generalRegroup = 1) },
        ).table,
        side,
        units.map(airUnit),
      )?.rule;
    const japanese = ["jaaf-ki-21-1", "jaaf-ki-21-2", "jaaf-ki-43-1"];
    const allied = ["us-p-40-1", "us-p-40-2", "us-p-40-3"];
    expect([most(1, [], ...japanese), most(1, [], ...japanese.slice(1)), most(0, [], ...allied)]).toEqual([
      "14.5.1",
      undefined,
      undefined,
    ]);
    const option = ["regroup-limit-on-allies"];
    expect([most(1, option, ...japanese), most(0, option, ...allied)]).toEqual([undefined, "14.5.1"]);
  });

  it("the limit is asked of the chart", () => {
    const { composition } = rules;
    const fewer = { ...composition, japanese: { ...composition.japanese, same: 1 } };
    const changed = { ...table, rules: { ...rules, composition: fewer }, position: table.position };
    expect(
      whyNotTogether(changed as typeof table, 1, [airUnit("jaaf-ki-21-1"), airUnit("jaaf-ki-21-2")])?.text,
    ).toContain("1 air unit at most");
  });

  it("a unit that does not fit is not offered, and the refusal says why", () => {
    const game = mission(
      at({ "j11-g4m-1": "philippines", "j11-g4m-2": "philippines", "j11-a6m-1": "philippines" }),
    );
    make(game, { do: "target-hex", hex: "2102" });
    make(game, { do: "fly", unit: "j11-g4m-1" }, { do: "fly", unit: "j11-a6m-1" });
    expect(offered(game, "unit")).toEqual(["j11-g4m-2"]);
    const refused = choose(game, "japanese", { do: "fly", unit: "jaaf-ki-21-1" });
    expect(refused.ok ? "" : refused.error.message).toContain("more than one force");
  });
});

describe("9.1.2 who is eligible", () => {
  const units = (change: (position: Position) => void) => {
    const game = mission(both(at({ "jaaf-ki-21-1": "kendari", "jaaf-ki-21-2": "kendari" }), change));
    make(game, { do: "target-hex", hex: "2205" });
    return offered(game, "unit");
  };
  const first = airUnit("jaaf-ki-21-1");

  it("a unit in Ready, disrupted or not; not in Flown or Regroup, nor one that has tried to intercept", () => {
    expect(units(({ air }) => void (air.flags[first] = AirFlag.disrupted))).toContain("jaaf-ki-21-1");
    expect(units(({ air }) => void (air.box[first] = Box.flown))).not.toContain("jaaf-ki-21-1");
    expect(units(({ air }) => void (air.box[first] = Box.regroup))).not.toContain("jaaf-ki-21-1");
    expect(units(({ air }) => void (air.flags[first] = AirFlag.flew))).not.toContain("jaaf-ki-21-1");
    expect(units(({ bases }) => void (bases.state[base("kendari")] = BaseState.disrupted))).toContain(
      "jaaf-ki-21-1",
    );
  });

  it("6.3.4 not at an airbase that holds too many", () => {
    const crowd = ["jaaf-ki-43-1", "jaaf-ki-43-2", "jaaf-ki-48-1", "jaaf-ki-48-2", "jaaf-ki-48-3"];
    expect(units(at(Object.fromEntries(crowd.map((id) => [id, "kendari"]))))).toEqual(
      expect.not.arrayContaining(["jaaf-ki-21-1"]),
    );
  });

  it("14.5.1 no carrier aircraft of the Covering Fleet on a General Regroup Turn", () => {
    const canFly = (turn: number): boolean => {
      const { table } = mission(
        both(onlyForce("covering-fleet"), (position) => {
          position.fleet.site[ship("jcf-cv-1")] = hex("2203");
          position.generalRegroup = turn;
        }),
      );
      return canFlyMission(table, 1);
    };
    expect([canFly(0), canFly(1)]).toEqual([true, false]);
  });

  it("9.1.2 the enemy does not know who flies before combat", () => {
    const seen = (["jaaf-ki-21-1", "jaaf-ki-48-1"] as const).map((unit) => {
      const game = mission(at({ "jaaf-ki-21-1": "kendari", "jaaf-ki-48-1": "kendari" }));
      fly(game, "2205", unit);
      return JSON.stringify([view(game, "allied"), eventsFor(game, "allied")]);
    });
    expect(seen[0]).toBe(seen[1]);
    expect(seen[0]).toContain("Japan flies to Makassar");
    const game = mission(at({ "jaaf-ki-21-1": "kendari" }));
    fly(game, "2205", "jaaf-ki-21-1");
    noScramble(game);
    make(game, { do: "target", target: "airbase" });
    expect(JSON.stringify(eventsFor(game, "allied"))).toContain("Japan: Ki-21");
  });
});

describe("9.1.3, 9.1.4 the target hex", () => {
  const hexes = (change: (position: Position) => void): unknown[] =>
    offered(mission(both(at({ "jaaf-ki-21-1": "kendari" }), change)), "hex");
  const cruiser = ship("us-ca");

  it("ships are a target when they are spotted or in port, submarines never", () => {
    expect(hexes(({ fleet }) => void (fleet.site[cruiser] = hex("2304")))).not.toContain("2304");
    const spotted = (id: string) =>
      hexes(({ fleet }) => {
        fleet.site[ship(id)] = hex("2304");
        fleet.flags[ship(id)] = ShipFlag.spotted;
      });
    expect(spotted("us-ca")).toContain("2304");
    expect(spotted("us-ss")).not.toContain("2304");
    const game = mission(({ fleet }) => void (fleet.site[cruiser] = hex("2205")));
    fly(game, "2205", "jaaf-ki-21-1");
    noScramble(game);
    expect(offered(game, "target")).toContain("naval");
  });

  it("9.1.4 a reaction that nobody can fly does not begin", () => {
    const game = mission(({ fleet }) => {
      fleet.site[cruiser] = hex("2304");
      fleet.flags[cruiser] = ShipFlag.spotted;
    });
    const frames = game.table.state.frames.length;
    callReaction(game.table, 1, hex("2304"), []);
    expect(game.table.state.frames.length).toBe(frames);
    expect(diary(game)).toBe("");
  });

  it("9.10.4 a crippled ship of one's own is no target for precision bombers", () => {
    const crippled = (own: boolean): number => {
      const { table } = mission(({ fleet }) => {
        for (const id of ["jwf-cl", "us-ca"]) {
          fleet.site[ship(id)] = hex("2304");
          fleet.flags[ship(id)] = ShipFlag.spotted | ((id === "us-ca") === own ? ShipFlag.crippled : 0);
        }
      });
      const target = { kind: "naval", site: hex("2304") } as const;
      return attackModes(table, airUnit("us-b-17-1"), target, { torpedo: false, hasFought: false }).length;
    };
    expect(crippled(true)).toBe(0);
    expect(crippled(false)).toBeGreaterThan(0);
  });

  it("13.3.2 a Daihatsu on its Logistics side is no ship in air combat", () => {
    const { table } = scene(
      "mobile-airbase-construction",
      {},
      {
        change: ({ fleet }) => {
          fleet.site[ship("jwf-daihatsu")] = hex("2002");
          fleet.flags[ship("jwf-daihatsu")] = ShipFlag.spotted | ShipFlag.logistics;
        },
      },
    );
    expect(targetHexes(table, 0)).not.toContain(hex("2002"));
  });

  it("9.1.4 a reaction is against the ships alone, and by units that can attack them", () => {
    const change = both(
      at({ "jaaf-ki-21-1": "kendari" }),
      ({ fleet }) => void (fleet.site[cruiser] = hex("2205")),
    );
    const game = mission(change, {}, { targetSite: hex("2205"), reaction: true });
    make(game, { do: "fly", unit: "jaaf-ki-21-1" }, { do: "done" });
    noScramble(game);
    expect(diary(game)).toContain("Japan attacks the ships at Makassar");
    expect(canReact(game.table, 1, hex("2205"))).toBe(true);
    expect(canReact(game.table, 1, hex("2105"))).toBe(false);
    // B-17s do not attack ships that are not crippled (9.10.4).
    const allies = (crippled: boolean): boolean =>
      canReact(
        scene(
          "mobile-airbase-construction",
          {},
          {
            change: ({ air, fleet }) => {
              for (const [unit, { side, aircraft }] of rules.airUnits.entries())
                if (side === 0 && rules.aircraft[aircraft]!.type !== "P") air.box[unit] = Box.flown;
              air.base[airUnit("us-b-17-1")] = base("soerabaja");
              fleet.site[ship("jwf-t-1")] = hex("1805");
              fleet.flags[ship("jwf-t-1")] = ShipFlag.spotted | (crippled ? ShipFlag.crippled : 0);
            },
          },
        ).table,
        0,
        hex("1805"),
      );
    expect([allies(false), allies(true)]).toEqual([false, true]);
  });
});

describe("9.2 range", () => {
  it("Indochina to Palembang costs seven, and so does the way back", () => {
    const { table } = mission(at({ "jaaf-ki-21-1": "indochina", "jaaf-ki-48-1": "indochina" }));
    expect(rangeFlown(table, airUnit("jaaf-ki-21-1"), hex("1305"))).toBe(7);
    expect(isInRange(table, airUnit("jaaf-ki-21-1"), hex("1305"))).toBe(true);
    expect(isInRange(table, airUnit("jaaf-ki-48-1"), hex("1305"))).toBe(false);
  });

  it("a unit beyond its range is not offered, and the refusal says so", () => {
    const game = mission(at({ "jaaf-ki-21-1": "kendari", "jaaf-ki-21-2": "kendari" }));
    make(game, { do: "target-hex", hex: "2509" });
    const refused = choose(game, "japanese", { do: "fly", unit: "jaaf-ki-43-1" });
    expect(refused.ok ? "" : refused.error.message).toContain("beyond the range");
  });

  it("carrier aircraft count from the hex of their carrier", () => {
    const { table } = mission(({ fleet }) => void (fleet.site[ship("jcf-cv-1")] = hex("2203")));
    expect(rangeFlown(table, airUnit("jcf-d3a-1"), hex("2205"))).toBe(2);
  });
});

describe("9.1.3 a refused target hex", () => {
  it("says whether there is nothing to attack, or nobody reaches it", () => {
    const refusal = (target: string): string => {
      const refused = choose(mission(at({ "jaaf-ki-21-1": "sarawak" })), "japanese", {
        do: "target-hex",
        hex: target,
      });
      return refused.ok ? "" : refused.error.message;
    };
    expect(refusal("1901")).toContain("nothing to attack");
    expect(refusal("2910")).toContain("No unit that is ready reaches");
  });
});
