import { describe, expect, it } from "vitest";
import {
  AirFlag,
  BaseState,
  Box,
  GroundFlag,
  type Position,
  UNAVAILABLE,
} from "../../../lib/games/forlorn-hopes/model/position";
import { siteOfBox } from "../../../lib/games/forlorn-hopes/model/rules";
import { pending } from "../../../lib/kernel";
import { airUnit, base, decision, ground, hex, make, offered, place, rules, scene, ship } from "./support";

const box = (id: string): number => siteOfBox(rules, rules.boxOf[id]!);

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

  it("14.3 a mobile airbase is completed if the Supply Phase found it in supply, even when its supply unit is used up by now", () => {
    const completed = (oos: boolean): boolean =>
      scene(
        "mobile-airbase-completion",
        {},
        {
          change: ({ bases, supply, fleet }) => {
            supply.length = 0;
            fleet.site[ship("jef-dd-1")] = hex("2705");
            const built = base("mobile-airbase-allied-b");
            bases.state[built] = BaseState.underConstruction;
            bases.hex[built] = hex("2705");
            bases.oos[built] = oos;
          },
        },
      ).table.position.bases.state[base("mobile-airbase-allied-b")] === BaseState.normal;
    expect([completed(false), completed(true)]).toEqual([true, false]);
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
    const change = ({ fleet, hits }: Position): void => {
      fleet.site[ship("us-t-1")] = hex("1807");
      hits[place("soerabaja")] = 4;
    };
    const game = scene("hit-removal", {}, { change });
    // Transports sail on missions, whatever the hits.
    expect(offered(game, "ship")).toContain("us-ca");
    expect(offered(game, "ship")).not.toContain("us-t-1");
    make(game, { do: "leave-port", ship: "us-ca" });
    expect(game.table.position.fleet.site[ship("us-ca")]).toBe(box("australia"));
  });

  it("10.3.1, 2.2.4 ships that carry a unit together leave a closed port together, with it", () => {
    const change = ({ fleet, hits, ground: units }: Position): void => {
      for (const id of ["nl-cl", "nl-dd"]) fleet.site[ship(id)] = hex("1807");
      hits[place("soerabaja")] = 4;
      units.site[ground("us-2-131")] = hex("1807");
      units.aboard[ground("us-2-131")] = ship("nl-cl");
      units.partner[ground("us-2-131")] = ship("nl-dd");
    };
    const game = scene("hit-removal", {}, { change });
    make(game, { do: "leave-port", ship: "nl-dd" });
    const { fleet, ground: units } = game.table.position;
    expect([fleet.site[ship("nl-cl")], fleet.site[ship("nl-dd")], units.site[ground("us-2-131")]]).toEqual(
      [0, 0, 0].map(() => box("australia")),
    );
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

  it("14.5.2, 14.5.5, 5.2.6b what recovers without a die, and a step that Japan buys, cite their own rules", () => {
    const cited = (game: ReturnType<typeof scene>, text: string): string[] =>
      game.table.events.flatMap((event) => (event.text.includes(text) ? [event.rule] : []));
    const disrupted = (turn: number) =>
      scene(
        "air-regroup",
        {},
        {
          dice: [1, 1],
          change: (position) => {
            declared(position);
            position.turn = turn;
            for (const id of ["jaaf-ki-43-1", "jcf-a6m-1"])
              position.air.flags[airUnit(id)] = AirFlag.disrupted;
          },
        },
      );
    expect(cited(disrupted(5), "recovers")).toEqual(["5.2.6b", "14.5.2"]);
    expect(cited(disrupted(6), "recovers")).toEqual(["5.2.6b"]);
    const sarawak = scene(
      "airbase-regroup",
      {},
      {
        change: (position) => {
          declared(position);
          position.bases.state[base("sarawak")] = BaseState.disrupted;
        },
      },
    );
    expect(cited(sarawak, "recovers")).toEqual(["14.5.2"]);
    const game = replacing([2, 2], [0, 1]);
    make(game, { do: "replace", unit: "jaaf-ki-21-1" });
    expect(cited(game, "full strength")).toEqual(["14.5.5"]);
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
