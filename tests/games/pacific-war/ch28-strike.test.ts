import { describe, expect, it } from "vitest";
import { carrierScene, hitsOf, moveForce, unit } from "./ch28-scene";
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
  type SceneOptions,
  ship,
} from "./engine";

/** The Japanese carrier strikes Guadalcanal with its four steps of F-CV-L2; nothing sees it come. */
const onGuadalcanal = (dice: number[], { change, ...options }: SceneOptions = {}): Pacific => {
  const game = scene(
    "advantage-air-missions",
    {},
    {
      ...options,
      dice,
      change: (position) => {
        position.advantage = 1;
        position.cycle = 1;
        moveForce(position, 1, "1131");
        change?.(position);
      },
    },
  );
  make(game, { mission: "strike", at: "1134" }, { fly: "shokaku-air-group" }, { do: "done" });
  return game;
};

const stepsOf = (game: Pacific, id: string): number => unit(game, id).steps;

describe("strikes on installations (28.11)", () => {
  it("cost an unalerted air step a hit: the first by the attacker's choice, the others by the defender's (28.11.F)", () => {
    const game = onGuadalcanal([9, 2, 9]);
    make(game, { do: "search", at: "1134" }, { unit: "shokaku-air-group", installation: "base" });
    // Strength 6 - 2 and a 2: column 3, two hits.
    expect(game.table.position.bases[0]!.hits).toBe(2);
    expect(decision(game).side).toBe("japanese");
    make(game, { lose: "guadalcanal-lra" });
    // The LRA is gone: the second step can only be one of the fighters.
    expect(stepsOf(game, "marine-fighters")).toBe(2);
  });

  it("cost as many steps a hit as the parameters say (4.1)", () => {
    const using = rulesWith("parameters.json", "/air/groundedLoss", 0);
    const game = onGuadalcanal([9, 2, 9], { using });
    make(game, { do: "search", at: "1134" }, { unit: "shokaku-air-group", installation: "base" });
    expect(stepsOf(game, "marine-fighters")).toBe(3);
  });

  it("that interdict the airbase cost a step more (4.1)", () => {
    const lost = (using = rules): number => {
      const game = onGuadalcanal([9, 3, 9], {
        using,
        change: ({ bases, airUnits }) => {
          bases[0]!.hits = 4;
          airUnits[piece(airUnits, "guadalcanal-lra")]!.steps = 0;
          airUnits[piece(airUnits, "guadalcanal-lra")]!.hex = -2;
        },
      });
      make(game, { do: "search", at: "1134" }, { unit: "shokaku-air-group", installation: "base" });
      return 3 - stepsOf(game, "marine-fighters");
    };
    expect(lost()).toBe(3);
    expect(lost(rulesWith("parameters.json", "/air/interdictionLoss", 0))).toBe(2);
  });

  it("on ground units make one Troop Quality check in a phase (28.11, 31.4)", () => {
    const game = onGuadalcanal([9, 3, 9, 9]);
    make(game, { do: "search", at: "1134" }, { unit: "shokaku-air-group", groundUnit: "us-3-def-bn" });
    expect(game.table.position.groundUnits[0]!.broken).toBe(true);
  });
});

describe("strafing (28.12)", () => {
  it("hits aircraft on the ground by the choice of the mission player, not the airbase", () => {
    const game = onGuadalcanal([9, 3, 9]);
    make(game, { do: "search", at: "1134" }, { unit: "shokaku-air-group", do: "strafe" });
    // Anti-Air 7 - 2 and a 3: column 3, two hits.
    make(game, { hit: "marine-fighters" }, { hit: "marine-fighters" });
    expect(stepsOf(game, "marine-fighters")).toBe(1);
    expect(game.table.position.bases[0]!.hits).toBe(0);
  });

  it("is not possible against Alerted aircraft (28.5.2)", () => {
    const game = onGuadalcanal([0, 9, 9, 9, 9]);
    make(game, { do: "search", at: "1134" }, { do: "done" }, { do: "done" });
    expect(offered(game, "do")).not.toContain("strafe");
  });
});

describe("flak (28.10)", () => {
  it("of ground units and the Base is added together (28.10.C)", () => {
    const game = onGuadalcanal([9, 9, 9]);
    make(game, { do: "search", at: "1134" }, { unit: "shokaku-air-group", installation: "base" });
    const own = rules.baseClasses[game.table.position.bases[0]!.kind]!.antiAir!;
    const troops = rules.groundClasses[rules.groundClassOf["us-3-def-bn"]!]!.antiAir ?? 0;
    expect(diary(game)).toContain(`Flak of the defences of the hex with ${own + troops}`);
  });

  it.each([
    ["/flak/core", 1, "core", 2],
    ["/flak/screen", 0, "core", 4],
  ] as const)(
    "of a Task Force counts so many units as %s says (28.10.D)",
    (pointer, value, row, strength) => {
      const game = carrierScene({ dice: [9, 9, 9, 9], using: rulesWith("parameters.json", pointer, value) });
      make(game, { mission: "strike", at: "0832" }, { fly: "marine-fighters" }, { do: "done" });
      make(
        game,
        { do: "search", at: "0832" },
        { unit: "marine-fighters", ship: "j-cv5" },
        { unit: "marine-fighters", do: "done" },
      );
      if (pointer === "/flak/core") make(game, { flak: row, taskForce: "tf-1", strength });
      expect(diary(game)).toContain(`Flak of TF 1 with ${strength}`);
    },
  );

  it("of the Allies is better from a month of the parameters on (28.10.B)", () => {
    // Strength 4 and a 0: column 5, one hit on the normal line, two on the improved one.
    const loss = (month: string, using = rules): number => {
      const game = carrierScene({
        dice: [9, 9, 0],
        using,
        change: (position) => {
          position.advantage = 1;
          position.month = month;
        },
      });
      make(
        game,
        { mission: "strike", at: "0835" },
        { fly: "shokaku-air-group" },
        { do: "done" },
        { do: "search", at: "0835" },
        { unit: "shokaku-air-group", ship: "us-cl6" },
        { unit: "shokaku-air-group", do: "done" },
        { flak: "screen", taskForce: "tf-1", strength: 4 },
      );
      return 4 - stepsOf(game, "shokaku-air-group");
    };
    expect([loss("1943-01"), loss("1943-02")]).toEqual([1, 2]);
    expect(loss("1943-01", rulesWith("parameters.json", "/flak/improvedFrom", "1942-01"))).toBe(2);
  });
});

describe("strikes on ships (28.11)", () => {
  it("give each target a hit before one gets a second, in the order of their priority (28.11.D)", () => {
    const game = carrierScene({ dice: [9, 9, 1, 9, 9] });
    make(
      game,
      { mission: "strike", at: "0832" },
      { fly: "enterprise-air-group" },
      { fly: "yorktown-air-group" },
      { do: "done" },
      { do: "search", at: "0832" },
      { unit: "enterprise-air-group", ship: "j-ca9" },
      { unit: "enterprise-air-group", thenShip: "j-cv5" },
      { unit: "enterprise-air-group", do: "done" },
      { unit: "yorktown-air-group", do: "done" },
    );
    expect([hitsOf(game, "j-ca9"), hitsOf(game, "j-cv5")]).toEqual([1, 1]);
    expect(stepsOf(game, "shokaku-air-group")).toBe(3);
  });

  const caught = (using = rules, cycle = 1): number => {
    const game = carrierScene({
      dice: [9, 9, 1, 9, 9],
      using,
      change: (position) => {
        position.operation.condition = "ambush-cv";
        position.cycle = cycle;
      },
    });
    make(
      game,
      { mission: "strike", at: "0832" },
      { fly: "enterprise-air-group" },
      { fly: "yorktown-air-group" },
      { do: "done" },
      { do: "search", at: "0832" },
      { unit: "enterprise-air-group", ship: "j-cv6" },
      { unit: "enterprise-air-group", do: "done" },
      { unit: "yorktown-air-group", do: "done" },
    );
    return hitsOf(game, "j-cv6");
  };

  it("double the hits on carriers with aircraft in the first cycle of an Ambush-CV (22.0)", () => {
    expect([caught(), caught(rules, 2)]).toEqual([4, 2]);
    expect(caught(rulesWith("parameters.json", "/air/ambushCvHits", 1))).toBe(2);
  });

  it("of a first strike have the modifier and the multiple of the scenario, and meet neither flak nor CAP", () => {
    const game = onGuadalcanal([0, 7], {
      change: (position) => {
        position.terms = {
          ...position.terms,
          cycles: [
            {
              firstStrike: {
                side: "japanese",
                at: "guadalcanal",
                die: -5,
                hitsTimes: 2,
                noFlak: true,
                noAlert: true,
              },
            },
          ],
        };
      },
    });
    make(game, { do: "search", at: "1134" }, { unit: "shokaku-air-group", installation: "base" });
    // A 7 less 5 with strength 4: column 3, two hits, twice.
    expect(game.table.position.bases[0]!.hits).toBe(4);
    expect(diary(game)).not.toContain("Alerted");
  });
});

describe("Air/Sea Rescue (28.15)", () => {
  it("saves a step of an Allied mission within the zone of an Allied patrol, as a Replacement", () => {
    const lost = (zone: number): [number, number] => {
      const game = carrierScene({
        dice: [9, 9, 0],
        using: rulesWith("parameters.json", "/submarines/zone", zone),
        change: (position) => {
          const command = rules.submarineCommands.findIndex(({ side }) => side === 0);
          position.patrols.push({ command, hex: hex("0835"), submarines: 6 });
        },
      });
      make(game, { mission: "strike", at: "0832" }, { fly: "marine-fighters" }, { do: "done" });
      make(
        game,
        { do: "search", at: "0832" },
        { unit: "marine-fighters", ship: "j-cv5" },
        { unit: "marine-fighters", do: "done" },
      );
      make(game, { flak: "core", taskForce: "tf-1", strength: 4 });
      const { rescued, airStepsLost } = game.table.position;
      return [rescued.length, airStepsLost[0]];
    };
    expect(lost(3)).toEqual([1, 0]);
    expect(lost(2)).toEqual([0, 1]);
  });
});

describe("landing (28.17)", () => {
  it("at dusk costs units that roll more than three times their level a step (26.3.A)", () => {
    const loss = (die: number, using = rules): number => {
      const game = carrierScene({
        dice: [9, 9, 9, die],
        using,
        change: (position) => {
          position.lighting = "dusk";
        },
      });
      make(game, { mission: "strike", at: "0832" }, { fly: "marine-fighters" }, { do: "done" });
      make(
        game,
        { do: "search", at: "0832" },
        { unit: "marine-fighters", ship: "j-cv5" },
        { unit: "marine-fighters", do: "done" },
      );
      make(game, { flak: "screen", taskForce: "tf-1", strength: 3 });
      return 3 - unit(game, "marine-fighters").steps;
    };
    expect([loss(3), loss(4)]).toEqual([0, 1]);
    expect(loss(4, rulesWith("parameters.json", "/air/duskLoss", 2))).toBe(2);
  });

  it("leaves no more than one unit of a kind under six steps at an installation (28.18)", () => {
    const game = scene(
      "advantage-air-missions",
      {},
      {
        change: (position) => {
          position.advantage = 0;
          const { airUnits } = position;
          const marines = airUnits[piece(airUnits, "marine-fighters")]!;
          for (const [id, kind, steps] of [
            ["second", "us-f-l1", 4],
            ["green", "us-f-l0", 2],
            ["carrier", "us-f-cv-l1", 2],
          ] as const)
            airUnits.push({ ...marines, id, kind: rules.airClassOf[kind]!, steps });
          for (const each of airUnits) each.activated = false;
        },
      },
    );
    expect(["marine-fighters", "second", "green", "carrier"].map((id) => unit(game, id).steps)).toEqual([
      6, 1, 2, 2,
    ]);
    expect(game.table.position.airStepsLost).toEqual([0, 0]);
  });
});

describe("Core and Screen before flak (2.5.12)", () => {
  const flakOf = (game: Pacific): unknown[] => offered(game, "strength");
  /** Two carriers in the Core (0), a cruiser in the Screen (1), and other ships where the test says; detected in time. */
  const attacked = (rows: Readonly<Record<string, number>>): Pacific => {
    const game = carrierScene({
      dice: [9, ...Array<number>(20).fill(9)],
      change: ({ fleet, taskForces }) => {
        for (const [id, row] of Object.entries(rows)) {
          fleet.taskForce[ship(id)] = 1;
          fleet.row[ship(id)] = row;
          fleet.hex[ship(id)] = taskForces[1]!.hex;
        }
      },
    });
    make(game, { mission: "strike", at: "0832" }, { fly: "marine-fighters" }, { do: "done" });
    make(game, { do: "search", at: "0832" }, { unit: "marine-fighters", ship: "j-cv5" });
    make(game, { unit: "marine-fighters", do: "done" });
    return game;
  };

  it("a battleship of the Core goes into the Screen, and its flak with it (2.5.12)", () => {
    const game = attacked({ "j-bb11": 0 });
    expect(flakOf(game)).toEqual([3, 6]);
    make(game, { ship: "j-bb11", row: "screen" });
    expect(flakOf(game)).toEqual([7, 4]);
  });

  it("a ship of the Core changes places with one of the Screen (2.5.12)", () => {
    const game = attacked({ "j-bb11": 0, "j-dd1": 1, "j-bb1": 1 });
    make(game, { toScreen: "j-bb11", toCore: "j-bb1" });
    expect(flakOf(game)).toEqual([9, 4]);
  });

  it("the Core never has fewer ships than the Screen, nor others than belong there (2.5.12)", () => {
    const game = attacked({ "j-bb11": 0, "j-dd1": 1 });
    expect(decision(game).options.filter(({ flak }) => flak === undefined)).toEqual([]);
  });
});
