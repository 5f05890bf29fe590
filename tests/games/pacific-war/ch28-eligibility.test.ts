import { describe, expect, it } from "vitest";
import { view } from "../../../lib/kernel";
import { carrierScene, moveForce, unit } from "./ch28-scene";
import { decision, diary, hex, make, offered, piece, place, rules, rulesWith, scene, ship } from "./engine";
import { stand } from "./link-scenes";

const missions = (game: Parameters<typeof decision>[0]): string[] =>
  decision(game).options.map((option) => `${String(option["mission"])} ${String(option["at"])}`);

describe("air missions that may be begun (28.1)", () => {
  it("are strikes on what is detected, ferries between installations, and Air Supremacy over airbases or fleets (28.2)", () => {
    expect(missions(carrierScene())).toEqual([
      "strike 0832",
      "supremacy 0832",
      "ferry 1134",
      "ferry 0835",
      "undefined undefined",
    ]);
  });

  it("do not go against Task Forces that are not detected (24.1)", () => {
    const game = carrierScene({
      change: ({ taskForces }) => {
        taskForces[1]!.detected = false;
      },
    });
    expect(missions(game).filter((each) => each.includes("0832"))).toEqual([]);
  });

  it("are flown by Activated units alone (28.1.A)", () => {
    const game = carrierScene({
      change: ({ airUnits }) => {
        airUnits[piece(airUnits, "yorktown-air-group")]!.activated = false;
      },
    });
    make(game, { mission: "strike", at: "0832" });
    expect(offered(game, "fly")).toEqual(["enterprise-air-group", "marine-fighters"]);
  });

  it("do not start from an interdicted airbase (28.1.B)", () => {
    const game = carrierScene({
      change: ({ bases }) => {
        bases[0]!.hits = 5;
      },
    });
    make(game, { mission: "strike", at: "0832" });
    expect(offered(game, "fly")).not.toContain("marine-fighters");
  });

  it("start from Linked airbases alone where there are Command Links, and from carriers wherever they are (28.1.B)", () => {
    const flyers = (headquarters: Record<string, string>): unknown[] => {
      const game = scene(
        "advantage-air-missions",
        {},
        {
          scenario: "strategic-1941-45",
          change(position) {
            stand(position, {
              headquarters,
              bases: { allied: ["1330"], japanese: ["1427"] },
              air: [
                ["us-f-l1", "1330"],
                ["us-f-l1", "1330"],
                ["us-f-cv-l1", "1229"],
                ["us-f-cv-l1", "1229"],
              ],
              ships: [
                ["us-cv4", "1229"],
                ["us-cv5", "1229"],
              ],
            });
            position.advantage = 0;
            position.lighting = "day-am";
            for (const each of position.airUnits) each.activated = true;
            for (const [n, id] of ["us-cv4", "us-cv5"].entries())
              Object.assign(position.airUnits[n + 2]!, { ship: ship(id), steps: 4 });
          },
        },
      );
      make(game, { mission: "strike", at: "1427" });
      return offered(game, "fly");
    };
    expect(flyers({ "a-hq-south-pacific": "0135" })).toEqual(["air-0", "air-1", "air-2", "air-3"]);
    expect(flyers({})).toEqual(["air-2", "air-3"]);
  });

  it("take no more steps from an installation than its Launch Capacity, whole units only (28.1.C)", () => {
    const game = carrierScene({
      change: ({ airUnits, fleet }) => {
        airUnits[piece(airUnits, "yorktown-air-group")]!.ship = ship("us-cv4");
        fleet.hits[ship("us-cv4")] = 1;
      },
    });
    make(game, { mission: "strike", at: "0832" }, { fly: "enterprise-air-group" });
    expect(offered(game, "fly")).toEqual(["marine-fighters"]);
  });

  it("do not start from a crippled carrier (2.2.3)", () => {
    const game = carrierScene({
      change: ({ fleet }) => {
        fleet.hits[ship("us-cv4")] = 5;
      },
    });
    make(game, { mission: "strike", at: "0832" });
    expect(offered(game, "fly")).not.toContain("enterprise-air-group");
  });

  it("go to a hex once in a phase (28.1.D)", () => {
    const game = carrierScene({ dice: [9, 9, 9, 9, 9] });
    make(game, { mission: "supremacy", at: "0832" }, { fly: "marine-fighters" }, { do: "done" });
    while (decision(game).options.every((option) => option["mission"] === undefined))
      make(game, decision(game).options.at(-1)!);
    expect(missions(game).filter((each) => each.includes("0832"))).toEqual([]);
  });

  it("go no further than a unit can fly and still land: range 8 is four hexes out and back (28.1.E, 28.4)", () => {
    const game = carrierScene({
      change: (position) => moveForce(position, 1, "0830"),
    });
    expect(missions(game)).not.toContain("strike 0830");
  });

  it("of Air Supremacy are for F of a high enough Status Level (28.2)", () => {
    const using = rulesWith("tables/air-missions.json", "/missions/supremacy/leastLevel", 2);
    expect(missions(carrierScene({ using }))).not.toContain("supremacy 0832");
  });

  it("at night are strikes of Japanese T of level 2 on Task Forces, and nothing else (26.3.B)", () => {
    const night = (level: number, using = rules) =>
      missions(
        carrierScene({
          using,
          change: (position) => {
            position.lighting = "night";
            position.advantage = 1;
            position.bases.push({
              side: 1,
              kind: rules.baseClassOf["japan-base-small"]!,
              hex: rules.places[place("rabaul")]!.hex,
              hits: 0,
            });
            Object.assign(position.airUnits[piece(position.airUnits, "shokaku-air-group")]!, {
              kind: rules.airClassOf[`j-t-l${level}`]!,
              ship: -1,
              hex: rules.places[place("rabaul")]!.hex,
            });
          },
        }),
      );
    expect(night(2)).toEqual(["strike 0835", "undefined undefined"]);
    expect(() => night(1)).toThrow();
    expect(night(1, rulesWith("parameters.json", "/air/nightLevel", 1))).toContain("strike 0835");
  });
});

describe("coordination (28.3.3)", () => {
  const coordinated = (die: number, using = rules): string => {
    const game = carrierScene({ dice: [die, 9, 9, 9, 9, 9, 9, 9], using });
    make(
      game,
      { mission: "strike", at: "0832" },
      { fly: "enterprise-air-group" },
      { fly: "yorktown-air-group" },
      { do: "done" },
    );
    return diary(game);
  };

  it("of several units with L1 among them needs 3 or less (28.3.3)", () => {
    expect(coordinated(3)).toContain("is Coordinated");
    expect(coordinated(4)).toContain("is not Coordinated");
  });

  it("needs so many times the level as the parameters say (28.3.3)", () => {
    expect(coordinated(4, rulesWith("parameters.json", "/air/levelMultiple", 4))).toContain("is Coordinated");
  });
});

describe("ferry missions (28.16)", () => {
  it("land where they were sent, and the enemy does not see where that is before", () => {
    const game = carrierScene({
      change: (position) => moveForce(position, 1, "1034"),
    });
    make(game, { mission: "ferry", at: "1134" }, { fly: "enterprise-air-group" });
    expect(JSON.stringify(view(game, "japanese"))).not.toContain('"toHex":"1134"');
    expect(JSON.stringify(view(game, "allied"))).toContain('"toHex":"1134"');
    make(game, { fly: "direct", to: "1134" });
    while (unit(game, "enterprise-air-group").over >= 0) make(game, decision(game).options.at(-1)!);
    expect(unit(game, "enterprise-air-group")).toMatchObject({ hex: hex("1134"), ship: -1, flew: true });
  });
});

describe("paradrops (28.14)", () => {
  const drop = (step: string) =>
    scene(
      step,
      {},
      {
        dice: [9, 9, 9, 9],
        change: (position) => {
          position.advantage = step.startsWith("adv") ? 0 : 1;
          position.cycle = 1;
          const { airUnits, groundUnits } = position;
          const marines = airUnits[piece(airUnits, "marine-fighters")]!;
          airUnits.push({
            ...marines,
            id: "transports",
            name: "Transports",
            kind: rules.airClassOf["us-t-l1"]!,
          });
          const kind = rules.groundClasses.findIndex(
            ({ side, type, steps }) => side === 0 && type === "airborne" && steps <= 3,
          );
          groundUnits.push({ ...groundUnits[0]!, id: "paratroops", kind, hits: 0, activated: true });
        },
      },
    );

  it("put the troops down in a land hex within reach and bring the aircraft home", () => {
    const game = drop("advantage-air-missions");
    const at =
      rules.hexes.ids[
        rules.hexes.land.findIndex(
          (land, n) =>
            land === "jungle-hill" &&
            n !== hex("1134") &&
            missions(game).includes(`paradrop ${rules.hexes.ids[n]!}`),
        )
      ]!;
    make(game, { mission: "paradrop", at }, { carry: "paratroops" });
    while (decision(game).options.every((option) => option["mission"] === undefined))
      make(game, decision(game).options[0]!);
    const { groundUnits } = game.table.position;
    expect(groundUnits[piece(groundUnits, "paratroops")]).toMatchObject({
      hex: hex(at),
      moved: true,
      assault: "none",
    });
    expect(unit(game, "transports").hex).toBe(hex("1134"));
  });

  it("are flown in the Advantage phase alone (28.2)", () => {
    expect(missions(drop("disadvantage-air-missions")).filter((each) => each.startsWith("paradrop"))).toEqual(
      [],
    );
  });
});
