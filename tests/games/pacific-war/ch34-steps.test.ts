import { describe, expect, it } from "vitest";
import { opportunity } from "../../../lib/games/pacific-war/ch24-search";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { pending } from "../../../lib/kernel";
import {
  decision,
  diary,
  hex,
  make,
  offered,
  type Pacific,
  piece,
  rules,
  rulesWith,
  scene,
  ship,
} from "./engine";
import { fleets, withFleets } from "./fleets";
import { type Changes, FIELD, fight, unit } from "./ground-scenes";

describe("34.9 night attack of long-range aircraft", () => {
  /** The Allied LRA of Guadalcanal finds the Japanese carriers in its own hex at night. */
  const found = (
    options: string[],
    dice: number[],
    using = rules,
    light: "night" | "day-am" = "night",
  ): Pacific => {
    const game = scene("search", opportunity(0), {
      options,
      dice,
      using,
      change: (position) => {
        position.cycle = 1;
        position.lighting = light;
        position.taskForces[1]!.hex = hex("1134");
        for (const [n, group] of position.fleet.taskForce.entries())
          if (group === 1) position.fleet.hex[n] = hex("1134");
      },
    });
    make(game, { search: "1134" }, { airUnit: "guadalcanal-lra" });
    while (pending(game)[0]?.options.some((option) => "say" in option))
      make(game, pending(game)[0]!.options[0]!);
    return game;
  };
  const on = ["night-attack"];
  const lra = (game: Pacific): number => {
    const { airUnits } = game.table.position;
    return airUnits[piece(airUnits, "guadalcanal-lra")]!.steps;
  };

  it("follows a search that has found ships at night, with the option alone (34.9)", () => {
    expect(offered(found(on, [0]), "attack")).toContain("j-cv5");
    expect(offered(found([], [0]), "attack")).toEqual([]);
    expect(offered(found(on, [0], rules, "day-am"), "attack")).toEqual([]);
  });

  it("is lost to a hit of the flak of its target, or strikes with the strength of the data (34.9)", () => {
    const shot = found(on, [0, 0, 0]);
    make(shot, { attack: "j-cv5" });
    expect(lra(shot)).toBe(0);
    const hit = (using = rules): number => {
      const game = found(on, [0, 9, 1], using);
      make(game, { attack: "j-ca9" });
      expect(lra(game)).toBe(1);
      return game.table.position.fleet.hits[ship("j-ca9")]!;
    };
    expect(hit(rulesWith("parameters.json", "/optional/nightStrike", 6))).toBeGreaterThan(hit());
  });
});

describe("34.14 sweeps against submarines", () => {
  const moving = (options: string[], month: string, dice: number[], using = rules): Pacific => {
    const command = rules.submarineCommands.findIndex(({ side }) => side === 1);
    const game = scene(
      "naval-movement",
      { side: 0, increments: 0, searches: 0, stage: "search", moved: [] },
      withFleets(
        fleets(
          { allied: { "tf-1": { at: "0835", detected: false, ships: ["us-dd7", "us-ca2"] } } },
          (position: Position) => {
            position.cycle = 1;
            position.month = month;
            position.terms = { ...position.terms, cycles: [{ noSearch: ["allied", "japanese"] }] };
            position.submarines.hex[command] = hex("0838");
            position.patrols.push({ command, hex: hex("0838"), submarines: 6 });
          },
        ),
        { options, dice, using },
      ),
    );
    make(game, { move: "tf-1", to: "0836" });
    return game;
  };

  it("are made by US destroyers that have moved into a patrol zone, from the month of the data on (34.14)", () => {
    expect(offered(moving(["sweeps"], "1943-01", []), "sweep")).toEqual(["tf-1"]);
    expect(offered(moving(["sweeps"], "1942-12", []), "sweep")).toEqual([]);
    expect(offered(moving([], "1943-01", []), "sweep")).toEqual([]);
    const later = rulesWith("parameters.json", "/optional/sweepsFrom", "1943-02");
    expect(offered(moving(["sweeps"], "1943-01", [], later), "sweep")).toEqual([]);
  });

  it("attack as often as the die says, and then the submarines attack once (34.14)", () => {
    const game = moving(["sweeps"], "1943-01", [2, 9, 9, 9]);
    make(game, { sweep: "tf-1", patrol: "0838", n: 0 });
    expect(diary(game)).toContain("Destroyers sweep with a 2: 2 attacks.");
    expect(decision(game).side).toBe("japanese");
    make(game, { attack: "us-ca2" });
    expect(diary(game)).toContain("Submarines attack");
    expect(offered(game, "attack")).toEqual([]);
    const twice = moving(
      ["sweeps"],
      "1943-01",
      [2, 9, 9, 9],
      rulesWith("parameters.json", "/optional/sweepReply", 2),
    );
    make(twice, { sweep: "tf-1", patrol: "0838", n: 0 }, { attack: "us-ca2" });
    expect(offered(twice, "attack")).toContain("us-dd7");
  });

  it("are answered only if the submarines want to (34.14)", () => {
    const game = moving(["sweeps"], "1943-01", [0]);
    make(game, { sweep: "tf-1", patrol: "0838", n: 0 });
    expect(decision(game).side).toBe("japanese");
    make(game, { do: "done" });
    expect(diary(game)).not.toContain("Submarines attack");
  });

  it("find nothing with a die above the attack strength of the patrol (34.14)", () => {
    const game = moving(["sweeps"], "1943-01", [7]);
    make(game, { sweep: "tf-1", patrol: "0838", n: 0 });
    expect(diary(game)).toContain("Destroyers sweep with a 7: nothing.");
  });
});

describe("34.19 raiders", () => {
  const raiders = rulesWith("ground-units.json", "/groundUnits/j-144-rgt/type", "special-forces");
  const landed: Changes = {
    "j-144-rgt": { hex: FIELD, entered: true },
    "j-snlf-kure-3": { hex: FIELD, entered: true },
    "au-7-bde": { hex: FIELD },
  };
  const raid = (dice: number[], using = raiders, units = landed): Pacific =>
    fight(dice, units, { options: ["raiders"], using });

  it("may raid a hex alone, and leave it after the combat (34.19)", () => {
    const game = raid([9]);
    make(game, { raid: "j-144-rgt" });
    expect(diary(game)).toContain("144th Infantry Regiment attacks");
    expect(diary(game)).not.toContain("Kure 3rd");
    expect(diary(game)).toContain("3 to 3 steps");
    const ways = offered(game, "to");
    expect(ways.length).toBeGreaterThan(0);
    make(game, { to: ways[0]! });
    expect(unit(game, "j-144-rgt").hex).not.toBe(FIELD);
  });

  it("may raid a hex that they landed in after its last combat, in the cycle before (34.19)", () => {
    const before: Changes = { ...landed, "j-144-rgt": { hex: FIELD, assault: "amphibious" } };
    expect(offered(raid([9], raiders, before), "raid")).toContain("j-144-rgt");
  });

  it("use the line of so many steps as the parameter says (34.19)", () => {
    const losses = (steps: number): string => {
      const { parameters } = raiders;
      const optional = { ...parameters.optional, raiderSteps: steps };
      const using = { ...raiders, parameters: { ...parameters, optional } };
      const game = raid([0], using);
      make(game, { raid: "j-144-rgt" });
      return /die 0: (\S+),/.exec(diary(game))![1]!;
    };
    expect(losses(5)).not.toBe(losses(60));
  });

  it("are asked only with the option, and may attack as others do (34.19)", () => {
    expect(offered(fight([9], landed, { using: raiders }), "raid")).toEqual([]);
    const game = raid([9]);
    make(game, { do: "no-raid" });
    expect(diary(game)).toContain("Kure 3rd");
  });

  it("demolish all that there is where they have killed everybody (34.19)", () => {
    const game = scene(
      "raid-end",
      { hex: FIELD, side: 1, groundUnit: 0 },
      {
        scenario: "battle-02-coral-sea",
        change: (position) => {
          const n = piece(position.groundUnits, "j-144-rgt");
          const [first] = position.groundUnits;
          position.groundUnits[0] = position.groundUnits[n]!;
          position.groundUnits[n] = first!;
          Object.assign(position.groundUnits[0]!, { hex: FIELD, ship: -1 });
          position.bases.push({ side: 0, kind: rules.baseClassOf["us-base-small"]!, hex: FIELD, hits: 0 });
          position.supportBases.push({ side: 0, hex: FIELD, hits: 0 });
        },
      },
    );
    expect(game.table.position.bases.some(({ hex: at }) => at === FIELD)).toBe(false);
    expect(game.table.position.supportBases).toEqual([]);
  });
});
