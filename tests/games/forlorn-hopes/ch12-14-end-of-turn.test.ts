import { describe, expect, it } from "vitest";
import {
  AirFlag,
  BaseState,
  Box,
  GroundFlag,
  type Position,
  ShipFlag,
  UNAVAILABLE,
} from "../../../lib/games/forlorn-hopes/model/position";
import { siteOfBox } from "../../../lib/games/forlorn-hopes/model/rules";
import { isSupplied } from "../../../lib/games/forlorn-hopes/model/supply";
import { pending } from "../../../lib/kernel";
import { airUnit, base, decision, ground, hex, make, offered, place, rules, scene, ship } from "./support";

const box = (id: string): number => siteOfBox(rules, rules.boxOf[id]!);

describe("12 Operations Conclusion Phase", () => {
  it("12.1 reconnaissance and patrols land within their range, in Flown", () => {
    const game = scene(
      "reconnaissance-return",
      {},
      {
        change: ({ air }) => {
          air.box[airUnit("nl-t-viii")] = Box.out;
          air.hex[airUnit("nl-t-viii")] = hex("1807");
          air.flags[airUnit("nl-t-viii")] = AirFlag.patrols;
        },
      },
    );
    expect(offered(game, "base")).toContain("soerabaja");
    expect(offered(game, "base")).not.toContain("darwin");
    make(game, { do: "land-at", base: "soerabaja" });
    const { air } = game.table.position;
    const unit = airUnit("nl-t-viii");
    expect([air.box[unit], air.hex[unit], air.flags[unit]]).toEqual([Box.flown, -1, 0]);
  });

  const atSea = (change: (position: Position) => void = () => undefined) =>
    scene(
      "naval-return",
      {},
      {
        change: (position) => {
          position.fleet.site[ship("us-ca")] = hex("1808");
          position.fleet.site[ship("jwf-cl")] = hex("1605");
          position.fleet.flags[ship("br-ca")] = ShipFlag.spotted;
          change(position);
        },
      },
    );

  it("12.2 the non-Initiative player's ships return to open ports or off the map first; who stays is spotted", () => {
    const game = atSea(({ hits }) => {
      hits[place("tjilatjap")] = 4;
      hits[place("darwin")] = 7;
    });
    expect(decision(game).side).toBe("allied");
    make(game, { do: "return", ship: "us-ca" });
    expect(offered(game, "at")).toEqual(expect.arrayContaining(["australia", "1506", "2910"]));
    expect(offered(game, "at")).not.toContain("1607");
    expect(offered(game, "at")).not.toContain("1702");
    make(game, { do: "return-to", at: "2108" });
    expect(decision(game).side).toBe("japanese");
    make(game, { do: "stay-at-sea" });
    const { fleet } = game.table.position;
    expect(fleet.site[ship("us-ca")]).toBe(hex("2108"));
    expect([fleet.flags[ship("jwf-cl")], fleet.flags[ship("br-ca")]]).toEqual([ShipFlag.spotted, 0]);
  });

  it("10.3.4 the West Fleet does not go to ports east of the Command Demarcation Line", () => {
    const game = atSea(({ fleet }) => {
      fleet.site[ship("us-ca")] = hex("1807");
    });
    make(game, { do: "return", ship: "jwf-cl" });
    expect(offered(game, "at")).toEqual(["indochina", "philippines", "1702"]);
  });

  it("12.2.4 a crippled ship must return", () => {
    const game = atSea(({ fleet }) => {
      fleet.flags[ship("us-ca")] = ShipFlag.crippled;
      fleet.site[ship("us-dd")] = hex("1808");
    });
    expect(offered(game, "do")).not.toContain("stay-at-sea");
    make(game, { do: "return", ship: "us-ca" }, { do: "return-to", at: "australia" });
    expect(offered(game, "do")).toContain("stay-at-sea");
  });

  it("17.2.2 a transport in port puts its P-40 ashore at the nearest airbase", () => {
    const { table } = scene(
      "naval-return",
      {},
      {
        change: ({ fleet, air }) => {
          fleet.site[ship("us-t-1")] = hex("1607");
          air.aboard[airUnit("us-p-40-5")] = ship("us-t-1");
        },
      },
    );
    const { air } = table.position;
    const unit = airUnit("us-p-40-5");
    expect([air.base[unit], air.box[unit], air.aboard[unit]]).toEqual([base("tjilatjap"), Box.flown, -1]);
  });
});

describe("13 Supply Phase", () => {
  const blockaded = (position: Position): void => {
    position.fleet.site[ship("jef-dd-1")] = hex("2705");
  };
  const supplyPhase = (change: (position: Position) => void) => scene("supply", {}, { change }).table;

  it("a port supplies what is connected over friendly land, a blockade closes it (13.1, 13.2)", () => {
    const open = supplyPhase(() => undefined);
    expect(isSupplied(open, 0, hex("1606"))).toBe(true);
    expect(open.position.supply).toHaveLength(6);
    expect(isSupplied(open, 1, hex("1702"))).toBe(true);
    expect(isSupplied(open, 1, hex("1807"))).toBe(false);
    const java = supplyPhase(({ hits }) => {
      for (const id of ["batavia", "tjilatjap", "soerabaja"]) hits[place(id)] = 4;
    });
    expect(isSupplied(java, 0, hex("1606"))).toBe(false);
    const short = supplyPhase(({ hits }) => {
      for (const id of ["batavia", "tjilatjap"]) hits[place(id)] = 4;
      hits[place("soerabaja")] = 3;
    });
    // 13.4: with three hits Soerabaja reaches two hexes.
    expect([isSupplied(short, 0, hex("1707")), isSupplied(short, 0, hex("1506"))]).toEqual([true, false]);
  });

  it("13.3 a supply unit that is needed is spent: two become one, and one is removed", () => {
    const once = supplyPhase(blockaded);
    const unitOf = (position: Position, id: string) => position.supply.find((unit) => unit.id === id);
    expect(unitOf(once.position, "allied-ceram")?.level).toBe(1);
    expect(once.position.ground.flags[ground("au-gull")]).toBe(0);
    // Those on a line of their own are not consumed.
    expect(unitOf(once.position, "allied-timor")?.level).toBe(2);
    const twice = supplyPhase((position) => {
      blockaded(position);
      for (const unit of position.supply) if (unit.id === "allied-ceram") unit.level = 1;
    });
    expect(unitOf(twice.position, "allied-ceram")).toBeUndefined();
  });

  it("13.5 without any supply, units and airbases are out of supply and disrupted; in supply again they may recover", () => {
    const out = supplyPhase((position) => {
      blockaded(position);
      position.supply = [];
    }).position;
    expect(out.ground.flags[ground("au-gull")]).toBe(GroundFlag.oos | GroundFlag.disrupted);
    expect([out.bases.state[base("ceram")], out.bases.oos[base("ceram")]]).toEqual([
      BaseState.disrupted,
      true,
    ]);
    const again = supplyPhase((position) => {
      position.ground.flags[ground("au-gull")] = GroundFlag.oos | GroundFlag.disrupted;
    }).position;
    expect(again.ground.flags[ground("au-gull")]).toBe(GroundFlag.disrupted);
  });

  it("11.5.3 what has landed is in supply where it is", () => {
    const { ground: units } = supplyPhase((position) => {
      position.ground.site[ground("j-2-i1")] = hex("1606");
      position.control[hex("1606")] = 1;
      position.ground.flags[ground("j-2-i1")] = GroundFlag.beachhead;
    }).position;
    expect(units.flags[ground("j-2-i1")]).toBe(GroundFlag.beachhead);
  });

  it("13.3.2 a Daihatsu on its Logistics side is a port for supply", () => {
    const game = scene(
      "supply",
      {},
      {
        change: (position) => {
          position.fleet.site[ship("jwf-daihatsu")] = hex("1606");
          position.control[hex("1606")] = 1;
          position.ground.site[ground("j-2-i1")] = hex("1606");
        },
      },
    );
    make(game, { do: "as-supply-base", ship: "jwf-daihatsu" });
    expect(game.table.position.ground.flags[ground("j-2-i1")]).toBe(0);
    expect(game.table.position.fleet.flags[ship("jwf-daihatsu")]).toBe(ShipFlag.logistics);
  });
});

describe("14 Regroup Phase", () => {
  const inRegroup = (id: string, position: Position): void => {
    position.air.flags[airUnit(id)] = AirFlag.disrupted;
    position.air.box[airUnit(id)] = Box.regroup;
  };
  const after = (step: string, dice: number[], change: (position: Position) => void): Position =>
    scene(step, {}, { dice, change }).table.position;

  it("14.1.1 an air unit recovers on 7 or less, a Dutch one on 6, or on 5 once Soerabaja is Japanese", () => {
    const flags = (id: string, die: number, change: (position: Position) => void = () => undefined): number =>
      after("air-regroup", [die], (position) => {
        inRegroup(id, position);
        change(position);
      }).air.flags[airUnit(id)]!;
    expect([flags("us-p-40-1", 7), flags("us-p-40-1", 8)]).toEqual([0, AirFlag.disrupted]);
    expect([flags("nl-buffalo", 6), flags("nl-buffalo", 7)]).toEqual([0, AirFlag.disrupted]);
    const fallen = ({ control }: Position): void => void (control[hex("1807")] = 1);
    expect([flags("nl-buffalo", 5, fallen), flags("nl-buffalo", 6, fallen)]).toEqual([0, AirFlag.disrupted]);
  });

  it("14.1.1 not at a disrupted airbase or one out of supply, and only from the Regroup box", () => {
    const stays = (change: (position: Position) => void): number =>
      after("air-regroup", [], (position) => {
        inRegroup("us-p-40-1", position);
        change(position);
      }).air.flags[airUnit("us-p-40-1")]!;
    expect(stays(({ bases }) => void (bases.state[base("darwin")] = BaseState.disrupted))).toBe(
      AirFlag.disrupted,
    );
    expect(stays(({ bases }) => void (bases.oos[base("darwin")] = true))).toBe(AirFlag.disrupted);
    expect(stays(({ air }) => void (air.box[airUnit("us-p-40-1")] = Box.ready))).toBe(AirFlag.disrupted);
  });

  it("5.2.6b aircraft of a Covering Fleet that stays away recover by themselves", () => {
    const { air } = after("air-regroup", [], (position) => {
      position.air.flags[airUnit("jcf-a6m-2")] = AirFlag.disrupted;
    });
    expect(air.flags[airUnit("jcf-a6m-2")]).toBe(0);
  });

  it("14.1.2, 14.1.3 airbases in supply recover on 7 or less (Dutch 6), ground units on 6 or less", () => {
    const baseState = (id: string, die: number): number =>
      after("airbase-regroup", [die], ({ bases }) => void (bases.state[base(id)] = BaseState.disrupted)).bases
        .state[base(id)]!;
    expect([baseState("darwin", 7), baseState("darwin", 8)]).toEqual([BaseState.normal, BaseState.disrupted]);
    expect([baseState("batavia", 6), baseState("batavia", 7)]).toEqual([
      BaseState.normal,
      BaseState.disrupted,
    ]);
    const unit = (die: number): number =>
      after(
        "ground-regroup",
        [die],
        ({ ground: units }) => void (units.flags[ground("au-gull")] = GroundFlag.disrupted),
      ).ground.flags[ground("au-gull")]!;
    expect([unit(6), unit(7)]).toEqual([0, GroundFlag.disrupted]);
  });

  it("14.2 what has flown or was regrouping is ready, but not at a crowded airbase (6.3.4)", () => {
    const { air } = after("airbase-reorganization", [], (position) => {
      position.air.box[airUnit("us-p-40-1")] = Box.flown;
      position.air.box[airUnit("us-p-40-2")] = Box.regroup;
      for (const id of ["us-p-40-3", "us-p-40-4", "nl-cw-21"]) position.air.base[airUnit(id)] = base("dili");
    });
    expect(["us-p-40-1", "us-p-40-2", "nl-cw-21"].map((id) => air.box[airUnit(id)])).toEqual([
      Box.ready,
      Box.ready,
      Box.flown,
    ]);
  });

  it("14.3 a mobile airbase in supply becomes operational, an empty one may be taken up", () => {
    const game = scene(
      "mobile-airbase-completion",
      {},
      {
        change: ({ bases }) => {
          bases.state[base("mobile-airbase-japanese-a")] = BaseState.underConstruction;
          bases.hex[base("mobile-airbase-japanese-a")] = hex("1702");
        },
      },
    );
    expect(game.table.position.bases.state[base("mobile-airbase-japanese-a")]).toBe(BaseState.normal);
    make(game, { do: "take-up-airbase", base: "mobile-airbase-japanese-a" });
    expect(game.table.position.bases.state[base("mobile-airbase-japanese-a")]).toBe(BaseState.offMap);
    expect(decision(game).side).toBe("allied");
  });

  it("14.4 three hits come off all cities of a side together, two off each port and town in supply", () => {
    const game = scene(
      "hit-removal",
      {},
      {
        change: ({ hits }) => {
          hits[place("darwin")] = 2;
          hits[place("soerabaja")] = 4;
          hits[place("batavia")] = 3;
        },
      },
    );
    while (pending(game).length > 0 && offered(game, "do").includes("remove-hit")) {
      const [option] = decision(game).options;
      make(game, option!);
    }
    const { hits } = game.table.position;
    expect(hits[place("darwin")]! + hits[place("soerabaja")]!).toBe(3);
    expect(hits[place("batavia")]).toBe(1);
  });

  it("10.3.1 ships in a closed port may leave for an off-map port only", () => {
    const game = scene("hit-removal", {}, { change: ({ hits }) => void (hits[place("soerabaja")] = 4) });
    expect(offered(game, "ship")).toContain("us-ca");
    make(game, { do: "leave-port", ship: "us-ca" });
    expect(game.table.position.fleet.site[ship("us-ca")]).toBe(box("australia"));
  });
});

describe("14.5 General Regroup Turn", () => {
  const declared = (position: Position): void => void Object.assign(position, { turn: 5, generalRegroup: 5 });

  it("14.5.2 Japanese air units that have not flown and airbases in supply recover without a die", () => {
    const game = scene(
      "air-regroup",
      {},
      {
        dice: [1, 1],
        change: (position) => {
          declared(position);
          for (const id of ["jaaf-ki-43-1", "jaaf-ki-43-2", "j11-a6m-1"])
            position.air.flags[airUnit(id)] = AirFlag.disrupted;
          position.air.box[airUnit("jaaf-ki-43-2")] = Box.flown;
          expect(position.air.base[airUnit("j11-a6m-1")]).toBe(UNAVAILABLE);
        },
      },
    );
    const { air } = game.table.position;
    expect(["jaaf-ki-43-1", "jaaf-ki-43-2", "j11-a6m-1"].map((id) => air.flags[airUnit(id)])).toEqual([
      0,
      AirFlag.disrupted,
      0,
    ]);
    const bases = scene(
      "airbase-regroup",
      {},
      {
        dice: [],
        change: (position) => {
          declared(position);
          position.bases.state[base("sarawak")] = BaseState.disrupted;
        },
      },
    ).table.position.bases;
    expect(bases.state[base("sarawak")]).toBe(BaseState.normal);
  });

  const replacing = (dice: number[], points: [number, number] = [0, 0]) =>
    scene(
      "air-replacements",
      {},
      {
        dice,
        change: (position) => {
          declared(position);
          position.points = points;
          for (const id of [
            "jaaf-ki-21-1",
            "jaaf-ki-21-2",
            "us-p-40-1",
            "us-p-40-2",
            "us-p-40-3",
            "nl-t-viii",
          ])
            position.air.flags[airUnit(id)] = AirFlag.reduced;
        },
      },
    );

  it("14.5.3 an odd die gives the Allies three steps, an even one two, each for two points to Japan, for some types", () => {
    const game = replacing([10, 3]);
    expect(decision(game).side).toBe("allied");
    expect(offered(game, "unit")).toEqual(["us-p-40-1", "us-p-40-2", "us-p-40-3"]);
    make(
      game,
      { do: "replace", unit: "us-p-40-1" },
      { do: "replace", unit: "us-p-40-2" },
      { do: "replace", unit: "us-p-40-3" },
    );
    expect(game.table.position.points).toEqual([0, 6]);
    const even = replacing([10, 4]);
    make(even, { do: "replace", unit: "us-p-40-1" }, { do: "replace", unit: "us-p-40-2" });
    expect([pending(even), even.table.position.points]).toEqual([[], [0, 4]]);
  });

  it("14.5.5 Japan pays with its own points or gives the Allies one, and gets none on a 0", () => {
    const game = replacing([2, 2], [0, 1]);
    expect(decision(game).side).toBe("japanese");
    make(game, { do: "replace", unit: "jaaf-ki-21-1" }, { do: "replace", unit: "jaaf-ki-21-2" });
    expect(game.table.position.points).toEqual([1, 0]);
    expect(decision(replacing([10, 1])).side).toBe("allied");
  });

  it("14.5.6b a destroyed airbase under control and in supply is restored on 7, with a unit in the hex on 6", () => {
    const state = (id: string, die: number): number => {
      const game = scene(
        "airbase-restoration",
        {},
        {
          dice: [die],
          change: (position) => {
            declared(position);
            position.bases.state[base(id)] = BaseState.destroyed;
          },
        },
      );
      make(game, { do: "restore", base: id });
      return game.table.position.bases.state[base(id)]!;
    };
    expect([state("samarinda", 7), state("samarinda", 6)]).toEqual([BaseState.normal, BaseState.destroyed]);
    expect(state("sarawak", 6)).toBe(BaseState.normal);
  });
});
