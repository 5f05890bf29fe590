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
import { choose, eventsFor, pending, view } from "../../../lib/kernel";
import { airUnit, base, diary, type Forlorn, hex, make, offered, rules, scene, ship } from "./support";

type Options = Parameters<typeof scene>[2];

/** A mission of Japan in the campaign, with units and ships where the test has them. */
const mission = (change: (position: Position) => void, options: Options = {}, data = {}) =>
  scene("air-mission", { side: 1, ...data }, { change, ...options });

/** Air units, each ready at an airbase. */
const at =
  (units: Record<string, string>) =>
  ({ air }: Position): void => {
    for (const [unit, where] of Object.entries(units)) air.base[airUnit(unit)] = base(where);
  };
const both =
  (...changes: ((position: Position) => void)[]) =>
  (position: Position): void => {
    for (const change of changes) change(position);
  };

/** All other Japanese units have flown. */
const onlyForce =
  (force: string) =>
  ({ air }: Position): void => {
    for (const [unit, each] of rules.airUnits.entries())
      if (each.side === 1 && each.force !== force && air.base[unit]! >= 0) air.box[unit] = Box.flown;
  };

const fly = (game: Forlorn, target: string, ...units: string[]): void => {
  make(game, { do: "target-hex", hex: target });
  for (const unit of units) make(game, { do: "fly", unit });
  if (offered(game, "do").includes("fly")) make(game, { do: "done" });
};

/** Both sides are done with their scrambles. */
const noScramble = (game: Forlorn): void => {
  while (["9.4", "9.5"].includes(pending(game)[0]?.rule ?? "")) make(game, { do: "done" });
};

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
    ).toContain("1 air units");
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

describe("9.5 Target Scramble", () => {
  const raid = (change: (position: Position) => void = () => undefined, options: Options = {}) => {
    const game = mission(
      both(at({ "jaaf-ki-21-1": "kendari", "au-hudson-1": "makassar", "us-p-40-1": "makassar" }), change),
      options,
    );
    fly(game, "2205", "jaaf-ki-21-1");
    while (pending(game)[0]?.rule === "9.4") make(game, { do: "done" });
    return game;
  };
  const hudson = airUnit("au-hudson-1");

  it("9.5.1 each unit at the airbase makes it harder; who gets away flies to another airbase in range", () => {
    // Allowance 3, two units at the airbase: 1 is enough.
    const away = raid(undefined, { dice: [1] });
    make(away, { do: "scramble", unit: "au-hudson-1" });
    expect(offered(away, "base")).toContain("koepang");
    expect(offered(away, "base")).not.toContain("makassar");
    make(away, { do: "scramble-to", base: "koepang" });
    const { air } = away.table.position;
    expect([air.base[hudson], air.box[hudson]]).toEqual([base("koepang"), Box.flown]);
    const stays = raid(undefined, { dice: [2] });
    make(stays, { do: "scramble", unit: "au-hudson-1" });
    expect(stays.table.position.air.base[hudson]).toBe(base("makassar"));
    expect(offered(stays, "unit")).toEqual(["us-p-40-1"]);
  });

  it("9.5.1 the number of units stays that of the beginning", () => {
    const game = raid(undefined, { dice: [1, 3] });
    make(game, { do: "scramble", unit: "au-hudson-1" }, { do: "scramble-to", base: "koepang" });
    // Allowance 5, still two units: 3 is the most.
    make(game, { do: "scramble", unit: "us-p-40-1" });
    expect(offered(game, "do")).toContain("scramble-to");
  });

  it("is the owner's alone to know", () => {
    const seen = ["scramble", "done"].map((what) => {
      const game = raid(undefined, { dice: [9] });
      if (what === "scramble") make(game, { do: "scramble", unit: "us-p-40-1" });
      make(game, { do: "done" });
      return JSON.stringify([view(game, "japanese"), eventsFor(game, "japanese")]);
    });
    expect(seen[0]).toBe(seen[1]);
  });

  it("the modifiers are those of the table", () => {
    const game = raid(
      ({ air, bases }) => {
        air.box[hudson] = Box.flown;
        air.flags[hudson] = AirFlag.disrupted;
        bases.state[base("makassar")] = BaseState.disrupted;
      },
      { dice: [1] },
    );
    make(game, { do: "scramble", unit: "au-hudson-1" });
    const rolled = game.table.events
      .flatMap(({ dice }) => dice ?? [])
      .find(({ name }) => name.startsWith("Target Scramble"));
    const modifiers = JSON.stringify(rolled?.modifiers);
    for (const name of ["flown", "disrupted", "base-disrupted", "units"]) expect(modifiers).toContain(name);
  });
});

describe("9.6 the specific target", () => {
  const raid = (options: Options = {}) => {
    const game = mission(at({ "jaaf-ki-21-1": "kendari" }), options);
    make(game, { do: "target-hex", hex: "2205" }, { do: "fly", unit: "jaaf-ki-21-1" });
    return game;
  };

  it("is declared after the Target Scrambles: an airbase, a port, a ground unit or a supply unit", () => {
    const game = raid();
    make(game, { do: "done" });
    noScramble(game);
    expect(offered(game, "target")).toEqual(["airbase", "city-or-port", "ground", "supply"]);
    make(game, { do: "target", target: "ground", unit: "nl-south" });
    expect(diary(game)).toContain("Japan attacks");
  });

  it("option: it is written down with the declaration, and the enemy learns it after the Target Scrambles", () => {
    const seen = ["airbase", "supply"].map((target) => {
      const game = raid({ options: ["written-target"] });
      make(game, { do: "done" }, { do: "write-target", target });
      const before = JSON.stringify([view(game, "allied"), eventsFor(game, "allied")]);
      noScramble(game);
      return { before, after: diary(game) };
    });
    expect(seen[0]!.before).toBe(seen[1]!.before);
    expect(seen[0]!.after).toContain("Japan attacks the airbase of");
    expect(seen[1]!.after).toContain("Japan attacks the supply unit");
  });
});
