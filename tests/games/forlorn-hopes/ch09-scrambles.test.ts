import { describe, expect, it } from "vitest";
import { rangeWarning } from "../../../lib/games/forlorn-hopes/ch09-air-missions/interception";
import { rangeFlown } from "../../../lib/games/forlorn-hopes/model/flight";
import {
  AirFlag,
  BaseState,
  Box,
  type Position,
  ShipFlag,
} from "../../../lib/games/forlorn-hopes/model/position";
import { eventsFor, pending, view } from "../../../lib/kernel";
import { at, both, fly, mission, noScramble, type Options } from "./air-missions";
import { airUnit, base, diary, type Forlorn, hex, make, offered, rules, scene, ship } from "./support";

describe("9.4 Interceptor Scramble", () => {
  /** Bombers of Japan fly from Sarawak to Soerabaja; a P-40 stands at a mobile airbase in 1707. */
  const raid = (change: (position: Position) => void = () => undefined, options: Options = {}) => {
    const game = mission(
      both(at({ "jaaf-ki-21-1": "sarawak", "us-p-40-1": "mobile-airbase-allied-a" }), (position) => {
        position.bases.state[base("mobile-airbase-allied-a")] = BaseState.normal;
        position.bases.hex[base("mobile-airbase-allied-a")] = hex("1707");
        change(position);
      }),
      options,
    );
    fly(game, "1807", "jaaf-ki-21-1");
    return game;
  };
  const fighter = airUnit("us-p-40-1");
  const rolled = (game: Forlorn) =>
    game.table.events
      .flatMap(({ dice }) => dice ?? [])
      .filter(({ name }) => name.startsWith("Interceptor Scramble"));

  it("9.4.1 six points flown against one are a warning of five, of which four count", () => {
    const game = raid(undefined, { dice: [9] });
    expect(rangeFlown(game.table, airUnit("jaaf-ki-21-1"), hex("1807"))).toBe(6);
    expect(rangeFlown(game.table, fighter, hex("1807"))).toBe(1);
    expect(rangeWarning(game.table, fighter)).toBe(5);
    // Allowance 5, less four: a 9 is enough.
    make(game, { do: "intercept", unit: "us-p-40-1" });
    expect(diary(game)).toContain("intercepts.");
    const { air } = game.table.position;
    expect([air.box[fighter], air.hex[fighter]]).toEqual([Box.out, hex("1807")]);
    const failed = raid(undefined, { dice: [10] });
    make(failed, { do: "intercept", unit: "us-p-40-1" });
    expect(diary(failed)).toContain("does not intercept.");
  });

  it("9.4.1 the most that counts stands in the table", () => {
    const { modifiers } = rules.rolls["interceptor-scramble"]!;
    const warned = modifiers.map((each) => (each.id === "range" ? { ...each, most: 2 } : each));
    const changed = {
      ...rules,
      rolls: {
        ...rules.rolls,
        "interceptor-scramble": { ...rules.rolls["interceptor-scramble"]!, modifiers: warned },
      },
    };
    const game = mission(at({ "jaaf-ki-21-1": "sarawak", "us-p-40-1": "soerabaja" }), { dice: [8] });
    fly(game, "1807", "jaaf-ki-21-1");
    Object.defineProperty(game.table, "rules", { value: changed });
    make(game, { do: "intercept", unit: "us-p-40-1" });
    expect(diary(game)).toContain("does not intercept.");
  });

  it("a fighter that has flown, is disrupted, regroups or is at a disrupted airbase has it harder; radar and patrols help", () => {
    const names = (change: (position: Position) => void) => {
      const game = raid(change, { dice: [10] });
      make(game, { do: "intercept", unit: "us-p-40-1" });
      return JSON.stringify(rolled(game)[0]?.modifiers);
    };
    expect(names(({ air }) => void (air.box[fighter] = Box.flown))).toContain("flown");
    expect(names(({ air }) => void (air.flags[fighter] = AirFlag.disrupted))).toContain("disrupted");
    expect(names(({ air }) => void (air.box[fighter] = Box.regroup))).toContain("regroup");
    expect(
      names(({ bases }) => void (bases.state[base("mobile-airbase-allied-a")] = BaseState.disrupted)),
    ).toContain("base-disrupted");
    const patrol = airUnit("nl-t-viii");
    expect(
      names(({ air }) => {
        air.box[patrol] = Box.out;
        air.hex[patrol] = hex("1807");
        air.flags[patrol] = AirFlag.patrols;
      }),
    ).toContain("patrol");
    const japanese = airUnit("jaaf-h6k");
    expect(
      names(({ air }) => {
        air.box[japanese] = Box.out;
        air.hex[japanese] = hex("1807");
      }),
    ).toContain("japanese-reconnaissance");
    expect(names(() => undefined)).not.toContain("radar");
  });

  it("four attempts at most, each by another fighter; an attempt costs the mission and the regroup", () => {
    const fighters = ["us-p-40-1", "us-p-40-2", "us-p-40-3", "us-p-40-4", "nl-cw-21"];
    const game = mission(
      both(
        at({ "jaaf-ki-21-1": "sarawak", ...Object.fromEntries(fighters.map((id) => [id, "soerabaja"])) }),
        ({ air }) => {
          air.box[fighter] = Box.regroup;
        },
      ),
      { dice: [10, 10, 10, 10] },
    );
    fly(game, "1807", "jaaf-ki-21-1");
    expect(offered(game, "unit")).toEqual(expect.arrayContaining(fighters));
    for (const unit of fighters.slice(0, 4)) {
      make(game, { do: "intercept", unit });
      if (unit === "us-p-40-1") expect(offered(game, "unit")).not.toContain(unit);
    }
    expect(pending(game)[0]?.rule).not.toBe("9.4");
    const { air } = game.table.position;
    expect([air.box[fighter], air.flags[fighter]! & AirFlag.flew]).toEqual([Box.ready, AirFlag.flew]);
    expect(air.flags[airUnit("nl-cw-21")]).toBe(0);
  });

  it("scramble/attempts says how many", () => {
    const { parameters } = rules;
    const game = mission(at({ "jaaf-ki-21-1": "sarawak" }), { dice: [10] });
    fly(game, "1807", "jaaf-ki-21-1");
    Object.defineProperty(game.table, "rules", {
      value: { ...rules, parameters: { ...parameters, scramble: { attempts: 1 } } },
    });
    make(game, { do: "intercept", unit: "us-p-40-3" });
    expect(pending(game)[0]?.rule).not.toBe("9.4");
  });

  it("who has no fighter in range is asked all the same, as it is secret", () => {
    const game = raid(({ air }) => {
      for (const [unit, { side, aircraft }] of rules.airUnits.entries())
        if (side === 0 && rules.aircraft[aircraft]!.type === "F") air.base[unit] = base("australia");
    });
    expect(offered(game, "do")).toEqual(["done"]);
    make(game, { do: "done" });
    expect(diary(game)).toContain("The Allies do not intercept.");
  });

  it("9.4.2 with an interceptor there is an air battle, and all survivors land", () => {
    const game = raid(undefined, { dice: [1], seed: 1 });
    make(game, { do: "intercept", unit: "us-p-40-1" });
    while (["9.4", "9.5"].includes(pending(game)[0]?.rule ?? "")) make(game, { do: "done" });
    make(game, { do: "target", target: "airbase" });
    expect(game.table.position.battle).toMatchObject({
      side: 1,
      site: hex("1807"),
      airUnits: [airUnit("jaaf-ki-21-1"), fighter],
      target: { kind: "airbase", base: base("soerabaja") },
    });
  });
});

describe("9.6 ships in an air battle", () => {
  it("are those that are spotted: another one in the hex is not attacked", () => {
    const game = mission(
      both(at({ "jaaf-ki-21-1": "kendari", "us-p-40-1": "makassar" }), ({ fleet }) => {
        for (const id of ["us-ca", "br-ca"]) fleet.site[ship(id)] = hex("2304");
        fleet.flags[ship("us-ca")] = ShipFlag.spotted;
      }),
      { dice: [1, 1, 1, 1] },
    );
    fly(game, "2304", "jaaf-ki-21-1");
    make(game, { do: "intercept", unit: "us-p-40-1" }, { do: "done" });
    expect(game.table.position.battle!.ships).toEqual([ship("us-ca")]);
  });
});

describe("7.3.5 interception of a patrol", () => {
  const patrol = airUnit("nl-t-viii");
  const game = (dice: number[]): Forlorn =>
    scene(
      "patrol-interception",
      { airUnit: patrol },
      {
        dice,
        change: ({ air, control }) => {
          air.box[patrol] = Box.out;
          air.hex[patrol] = hex("1807");
          air.flags[patrol] = AirFlag.patrols;
          control[hex("2006")] = 1;
          air.base[airUnit("j11-a6m-1")] = base("banjarmasin");
        },
      },
    );

  it("fighters in range may try; without any the patrol holds", () => {
    const quiet = game([]);
    expect(offered(quiet, "unit")).toEqual(["j11-a6m-1"]);
    make(quiet, { do: "done" });
    expect(quiet.table.position.air.flags[patrol]).toBe(AirFlag.patrols);
  });

  it("it makes an air battle in which nothing is bombed", () => {
    // The patrol has flown no distance: the interceptor's two points make it harder by two.
    const fight = game([1]);
    make(fight, { do: "intercept", unit: "j11-a6m-1" });
    make(fight, { do: "done" });
    expect(fight.table.position.battle).toMatchObject({ patrol: true, target: null, side: 0 });
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
