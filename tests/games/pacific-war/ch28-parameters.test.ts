import { describe, expect, it } from "vitest";
import { beginStrike, carrierScene, hitsOf, moveForce, unit } from "./ch28-scene";
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

/** Numbers of 28.0 that no other test changes: each is that of parameters.json or of a table. */

const missions = (game: Pacific): string[] =>
  decision(game).options.map((option) => `${String(option["mission"])} ${String(option["at"])}`);

describe("numbers of air missions", () => {
  it("say how many ground steps an air step carries (28.14)", () => {
    const kinds = (using = rules): string[] =>
      missions(
        scene(
          "advantage-air-missions",
          {},
          {
            using,
            change: (position) => {
              position.advantage = 0;
              const { airUnits, groundUnits } = position;
              const marines = airUnits[piece(airUnits, "marine-fighters")]!;
              airUnits.push({ ...marines, id: "transports", kind: rules.airClassOf["us-t-l1"]! });
              const kind = rules.groundClasses.findIndex(
                ({ side, type, steps }) => side === 0 && type === "airborne" && steps <= 3,
              );
              groundUnits.push({ ...groundUnits[0]!, id: "paratroops", kind, hits: 0, activated: true });
            },
          },
        ),
      ).filter((each) => each.startsWith("paradrop"));
    expect(kinds()).not.toEqual([]);
    expect(kinds(rulesWith("parameters.json", "/air/paradropSteps", 0))).toEqual([]);
  });

  it("say how many steps a rescue saves (28.15)", () => {
    const rescued = (using = rules): number => {
      const game = carrierScene({
        dice: [9, 9, 0],
        using,
        change: ({ patrols }) => {
          const command = rules.submarineCommands.findIndex(({ side }) => side === 0);
          patrols.push({ command, hex: hex("0835"), submarines: 6 });
        },
      });
      make(game, { mission: "strike", at: "0832" }, { fly: "marine-fighters" }, { do: "done" });
      make(game, { do: "search", at: "0832" }, { unit: "marine-fighters", ship: "j-cv5" });
      make(game, { unit: "marine-fighters", do: "done" }, { flak: "core", taskForce: "tf-1", strength: 4 });
      return game.table.position.rescued.length;
    };
    expect([rescued(), rescued(rulesWith("parameters.json", "/air/rescued", 0))]).toEqual([1, 0]);
  });

  it("say how many F of caught carriers fly CAP together (22.0.C)", () => {
    const game = carrierScene({
      dice: [0, 0, 9, 9, 9, 9, 9, 9],
      using: rulesWith("parameters.json", "/air/ambushCvCap", 2),
      change: (position) => {
        position.operation.condition = "ambush-cv";
      },
    });
    beginStrike(game);
    make(
      game,
      { do: "search", at: "0832" },
      { cap: "shokaku-air-group" },
      { escort: "enterprise-air-group" },
    );
    expect(diary(game)).toContain("Shokaku air group (4) fires with 6");
  });

  it("say how many Night Fighters fly at night (26.3.B)", () => {
    const flies = (using = rules): boolean => {
      const game = carrierScene({
        using,
        change: (position) => {
          position.lighting = "night";
          Object.assign(position.airUnits[piece(position.airUnits, "marine-fighters")]!, {
            kind: rules.airClassOf["us-f-night"]!,
          });
        },
      });
      return game.table.state.frames.length > 0;
    };
    expect([flies(), flies(rulesWith("parameters.json", "/air/nightFighters", 0))]).toEqual([true, false]);
  });

  it("say how many ships in port fire flak with the defences of the hex (28.10.A.d)", () => {
    const strength = (using = rules): string => {
      const game = carrierScene({
        dice: [9, 9, 9, 9],
        using,
        change: (position) => {
          position.advantage = 1;
          moveForce(position, 1, "1131");
          for (const id of ["us-ca3", "us-cl6"]) {
            position.fleet.taskForce[ship(id)] = -1;
            position.fleet.hex[ship(id)] = hex("1134");
          }
        },
      });
      make(game, { mission: "strike", at: "1134" }, { fly: "shokaku-air-group" }, { do: "done" });
      make(game, { do: "search", at: "1134" }, { unit: "shokaku-air-group", ship: "us-cl6" });
      make(game, { unit: "shokaku-air-group", do: "done" });
      return /the hex with (\d+)/.exec(diary(game))![1]!;
    };
    const both = Number(strength());
    const one = Number(strength(rulesWith("parameters.json", "/flak/inPort", 1)));
    expect(both - one).toBe(rules.ships[ship("us-ca3")]!.antiAir);
  });

  it("say with how many hits an Offensive Support Base is removed (11.3)", () => {
    const left = (using = rules): number => {
      const game = carrierScene({
        dice: [9, 2, 9],
        using,
        change: (position) => {
          position.taskForces[1]!.detected = false;
          position.supportBases.push({ side: 1, hex: hex("0832"), hits: 0 });
        },
      });
      make(game, { mission: "strike", at: "0832" }, { fly: "enterprise-air-group" }, { do: "done" });
      make(game, { do: "search", at: "0832" });
      return game.table.position.supportBases.length;
    };
    // F-CV-L1 with four steps: 5 - 2 and a 2 make column 2, two hits.
    expect([left(), left(rulesWith("parameters.json", "/installations/supportBaseHits", 2))]).toEqual([1, 0]);
  });

  it("say in what light flak is halved, rounded up (26.4)", () => {
    const strengths = (using = rules): unknown[] => {
      const game = carrierScene({ dice: [9, 9, 9, 9], using });
      make(game, { mission: "strike", at: "0832" }, { fly: "marine-fighters" }, { do: "done" });
      make(game, { do: "search", at: "0832" }, { unit: "marine-fighters", ship: "j-cv5" });
      make(game, { unit: "marine-fighters", do: "done" });
      return offered(game, "strength");
    };
    expect(strengths()).toEqual([3, 4]);
    expect(strengths(rulesWith("tables/lighting.json", "/conditions/day-am/flakHalved", true))).toEqual([
      2, 2,
    ]);
  });

  it("leave a ship that has sunk out of what is hit later (28.11.D)", () => {
    const game = carrierScene({
      dice: [9, 9, 1, 1, 9],
      change: ({ fleet }) => {
        fleet.hits[ship("j-ca9")] = 5;
      },
    });
    beginStrike(game);
    make(game, { do: "search", at: "0832" });
    for (const id of ["enterprise-air-group", "yorktown-air-group"])
      make(game, { unit: id, ship: "j-ca9" }, { unit: id, thenShip: "j-cv5" }, { unit: id, do: "done" });
    expect([hitsOf(game, "j-ca9"), hitsOf(game, "j-cv5")]).toEqual([6, 3]);
    expect(unit(game, "enterprise-air-group").steps).toBe(4);
  });
});
