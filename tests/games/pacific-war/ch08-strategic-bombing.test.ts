import { describe, expect, test } from "vitest";
import { hitBombers, overrunBombers } from "../../../lib/games/pacific-war/model/bombers";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { homelandPoints, pointsLeft } from "../../../lib/games/pacific-war/model/resources";
import type { War } from "../../../lib/games/pacific-war/model/war";
import type { Choice } from "../../../lib/kernel";
import {
  decision,
  diary,
  hex,
  make,
  offered,
  type Pacific,
  place,
  rules,
  rulesWith,
  scene,
  ship,
} from "./engine";

const WAR = "strategic-1941-45";
const idOf = (id: string): string => rules.hexes.ids[rules.places[place(id)]!.hex]!;
const SAIPAN = idOf("saipan");

/** Groups at large Allied airbases, each with its points, and headquarters beside them with Command Points. */
const based =
  (groups: Readonly<Record<string, { at: string; points: number }>>, points = 99) =>
  (position: Position) => {
    const large = rules.baseClasses.findIndex(({ isLarge, nation }) => isLarge && nation === "us");
    position.airUnits = position.airUnits.filter((unit) => rules.airClasses[unit.kind]!.side === 0);
    const war = position.war!;
    war.bombers = {};
    for (const [id, { at, points: of }] of Object.entries(groups)) {
      war.bombers[id as "20"] = { at, points: of, ready: "1944-05" };
      position.bases = position.bases.filter((base) => base.hex !== hex(at));
      position.bases.push({ side: 0, kind: large, hex: hex(at), hits: 0 });
      position.control[rules.hexes.place[hex(at)]!] = 0;
    }
    const n = rules.headquarters.findIndex(({ id }) => id === "a-hq-central-pacific");
    position.headquarters[n] = hex(SAIPAN);
    position.terms.linked = false;
    war.hands.allied.commandPoints = { "a-hq-central-pacific": points };
  };

const phase = (
  change: (position: Position) => void,
  dice: number[] = [],
  using = rules,
  options: string[] = [],
): Pacific => scene("strategic-bombing", {}, { scenario: WAR, dice, change, using, options });

const left = (game: Pacific, id: string): number => pointsLeft(game.table, place(id));
const war = (game: Pacific): War => game.table.position.war!;

describe("a raid", () => {
  test("of seven points with a die of 1 destroys two Resource Points, and costs two Command Points for each point (8.3)", () => {
    const game = phase(based({ 21: { at: SAIPAN, points: 7 } }), [1]);
    make(game, { bombers: "21", points: 7, by: "a-hq-central-pacific" });
    make(game, { target: "sasebo" }, { do: "done" });
    expect(left(game, "sasebo")).toBe(13);
    expect(war(game).hands.allied.commandPoints["a-hq-central-pacific"]).toBe(99 - 14);
    expect(war(game).raids).toBe(1);
  });

  describe("of the example (8.3)", () => {
    /** The 20th Group in Manila reaches Sasebo alone, the 21st in Saipan all five hexes. */
    const both = (dice: number[]): Pacific =>
      phase((position) => {
        const groups = { 20: { at: idOf("manila"), points: 5 }, 21: { at: SAIPAN, points: 3 } };
        based(groups, 5)(position);
        position.headquarters[rules.headquartersOf["a-hq-far-east"]!] = hex(idOf("manila"));
        position.war!.hands.allied.commandPoints["a-hq-far-east"] = 12;
      }, dice);
    const inManila = { bombers: "20", points: 5, by: "a-hq-far-east" };
    const inSaipan = { bombers: "21", points: 2, by: "a-hq-central-pacific" };

    test("is on Sasebo by both groups or by the 20th alone, or on all five hexes by the 21st alone", () => {
      const alone = (group: Choice): unknown[] => {
        // A raid with one target is rolled at once.
        const game = both([1]);
        make(game, group, { do: "done" });
        return [...offered(game, "target"), ...(diary(game).match(/Raid on \w+/g) ?? [])];
      };
      expect(alone(inManila)).toEqual(["Raid on Sasebo"]);
      expect(alone(inSaipan)).toEqual(["kure", "nagoya", "osaka", "sasebo", "tokyo"]);
    });

    test("takes 10 of 12 Command Points for five points, and 4 of 5 for two: it is of seven points", () => {
      const game = both([1]);
      make(game, inManila, inSaipan);
      expect(diary(game)).toContain("Raid on Sasebo with 7 Strategic Bombing Points");
      expect(war(game).hands.allied.commandPoints).toEqual({
        "a-hq-central-pacific": 1,
        "a-hq-far-east": 2,
      });
    });
  });

  test.each([
    ["both on Sasebo", ["sasebo", "sasebo"], [13, 15]],
    ["both on Kure", ["kure", "kure"], [15, 13]],
    ["one on each", ["sasebo", "kure"], [14, 14]],
  ])(
    "of the example by both groups rolls a 1: two hits, %s if the Allies like (8.4)",
    (_how, hits, points) => {
      const groups = { 20: { at: SAIPAN, points: 5 }, 21: { at: SAIPAN, points: 2 } };
      const game = phase(based(groups), [1]);
      const by = "a-hq-central-pacific";
      make(game, { bombers: "20", points: 5, by }, { bombers: "21", points: 2, by });
      make(game, { target: "sasebo" }, { target: "kure" }, { do: "done" });
      for (const target of hits) make(game, { target });
      expect([left(game, "sasebo"), left(game, "kure")]).toEqual(points);
    },
  );

  test("uses no more points than Command Points pay for (8.3)", () => {
    const game = phase(based({ 21: { at: SAIPAN, points: 3 } }, 5));
    expect(offered(game, "points")).toEqual([1, 2]);
  });

  test("costs twice as much through Air Transport (11.7.3)", () => {
    const iwo = idOf("iwo-jima");
    const groups = based({ 20: { at: SAIPAN, points: 0 }, 21: { at: iwo, points: 7 } }, 13);
    const near = rulesWith("headquarters.json", "/headquarters/a-hq-central-pacific/commandRange", 1);
    const byAir = (position: Position): void => {
      groups(position);
      position.war!.emergencyLinks = [{ kind: "air-transport-north", from: SAIPAN, to: iwo }];
    };
    const game = phase(byAir, [1], near);
    expect(offered(game, "points")).toEqual([1, 2, 3]);
    make(game, { bombers: "21", points: 3, by: "a-hq-central-pacific" });
    make(game, { target: "tokyo" }, { do: "done" });
    expect(war(game).hands.allied.commandPoints["a-hq-central-pacific"]).toBe(1);
  });

  test("on two hexes shares its hits out as the Allies like (8.4)", () => {
    const game = phase(based({ 21: { at: SAIPAN, points: 7 } }), [1]);
    make(game, { bombers: "21", points: 7, by: "a-hq-central-pacific" });
    make(game, { target: "sasebo" }, { target: "kure" }, { do: "done" });
    make(game, { target: "kure" }, { target: "sasebo" });
    expect([left(game, "sasebo"), left(game, "kure")]).toEqual([14, 14]);
  });

  test("reaches fifteen hexes (8.3)", () => {
    const far = rulesWith("parameters.json", "/strategicBombing/reach", 3);
    expect(phase(based({ 21: { at: SAIPAN, points: 7 } }), [], far).table.state.outcome).toBe(null);
    expect(offered(phase(based({ 21: { at: SAIPAN, points: 7 } }), [], far), "bombers")).toEqual([]);
  });

  test("from the eleventh on is one of fire (8.3)", () => {
    const fiery = (raids: number): Pacific => {
      const game = phase(
        (position) => {
          based({ 21: { at: SAIPAN, points: 7 } })(position);
          position.war!.raids = raids;
        },
        [1],
      );
      make(
        game,
        { bombers: "21", points: 7, by: "a-hq-central-pacific" },
        { target: "sasebo" },
        { do: "done" },
      );
      return game;
    };
    expect(15 - left(fiery(10), "sasebo")).toBeGreaterThan(15 - left(fiery(9), "sasebo"));
  });

  test("can be declined", () => {
    const game = phase(based({ 21: { at: SAIPAN, points: 7 } }));
    expect(decision(game).side).toBe("allied");
    make(game, { do: "done" });
    expect(war(game).raids).toBe(0);
  });
});

describe("air defence", () => {
  /** A raid that rolls 7, with fighters over Tokyo. */
  const defended = (level: number, emergency: boolean, using = rules): number => {
    const game = phase(
      (position) => {
        based({ 21: { at: SAIPAN, points: 7 } })(position);
        // Nothing else may take bombers in.
        position.bases = position.bases.filter((base) => base.side === 1 || base.hex === hex(SAIPAN));
        const kind = rules.airClasses.findIndex(
          (each) => each.side === 1 && each.engine === "F" && !each.isCarrierCapable && each.level === level,
        );
        const unit = scene("still", {}, { scenario: WAR }).table.position.airUnits.find(
          ({ ship: on, steps }) => on < 0 && steps > 0,
        )!;
        position.airUnits.push({
          ...unit,
          id: "defender",
          kind,
          steps: 3,
          hex: hex(idOf("tokyo")),
          ship: -1,
        });
        if (emergency) {
          const small = rules.baseClasses.findIndex(({ isLarge, nation }) => !isLarge && nation === "us");
          const near = idOf("iwo-jima");
          position.bases = position.bases.filter((base) => base.hex !== hex(near));
          position.bases.push({ side: 0, kind: small, hex: hex(near), hits: 0 });
        }
      },
      [7],
      using,
    );
    make(game, { bombers: "21", points: 7, by: "a-hq-central-pacific" }, { target: "tokyo" }, { do: "done" });
    return war(game).bombers["21"]!.points;
  };

  test("costs a group a point where fighters of L1 or L2 rise and the die is 7, 8 or 9 (8.6)", () => {
    expect([defended(0, false), defended(1, false), defended(2, false)]).toEqual([7, 6, 6]);
    expect(defended(1, false, rulesWith("parameters.json", "/strategicBombing/defence", [8, 9]))).toBe(7);
  });

  test("costs one less with an Allied airbase within seven hexes of a target (8.6)", () => {
    expect(defended(1, true)).toBe(7);
    expect(defended(1, true, rulesWith("parameters.json", "/strategicBombing/emergencyBase", 1))).toBe(6);
    // A port without an airfield takes no bombers in.
    expect(defended(1, true, rulesWith("map.json", "/places/iwo-jima/airfield", "none"))).toBe(6);
  });
});

describe("the Homeland", () => {
  test("loses for good what is bombed, and each tenth moves Strategic Initiative by one (8.5, 8.7)", () => {
    const game = phase(
      (position) => {
        based({ 21: { at: SAIPAN, points: 7 } })(position);
        position.war!.homelandLosses = { tokyo: 9 };
        position.war!.initiative = 0;
      },
      [1],
    );
    make(game, { bombers: "21", points: 7, by: "a-hq-central-pacific" }, { target: "tokyo" }, { do: "done" });
    expect(homelandPoints(game.table)).toBe(89);
    expect(war(game).initiative).toBe(-1);
  });

  test("hex that has lost all is annihilated and no target any more (8.5)", () => {
    const game = phase((position) => {
      based({ 21: { at: SAIPAN, points: 7 } })(position);
      position.war!.homelandLosses = { sasebo: 15 };
    });
    make(game, { bombers: "21", points: 1, by: "a-hq-central-pacific" });
    expect(offered(game, "target")).not.toContain("sasebo");
  });
});

describe("Strategic Bombers on the ground", () => {
  const hit = (hits: number, by: "air" | "ships", using = rules): number[] => {
    const game = scene(
      "still",
      {},
      {
        scenario: WAR,
        using,
        change: based({ 20: { at: SAIPAN, points: 5 }, 21: { at: SAIPAN, points: 5 } }),
      },
    );
    hitBombers(game.table, hex(SAIPAN), hits, by);
    return ["20", "21"].map((id) => war(game).bombers[id as "20"]!.points);
  };

  test("lose one point each to aircraft at most, and to ships as many as hit (8.2)", () => {
    expect([hit(3, "air"), hit(3, "ships")]).toEqual([
      [4, 4],
      [3, 4],
    ]);
    // One hit is one hit, though there are two groups.
    expect([hit(1, "air"), hit(1, "ships")]).toEqual([
      [4, 5],
      [4, 5],
    ]);
    expect(hit(3, "air", rulesWith("parameters.json", "/installations/bomberHits", 2))).toEqual([3, 4]);
  });

  test("lose their airbase and no points when it is overrun, and come back the next month (8.2)", () => {
    const game = scene("still", {}, { scenario: WAR, change: based({ 20: { at: SAIPAN, points: 5 } }) });
    overrunBombers(game.table, hex(SAIPAN));
    expect(war(game).bombers["20"]).toEqual({ at: "", points: 5, ready: "1942-01" });
  });
});

describe("the Doolittle Raid", () => {
  const raid = (month: string, hexes: number, using = rules): Pacific =>
    scene(
      "doolittle-raid",
      {},
      {
        scenario: WAR,
        dice: [5],
        using,
        change(position) {
          position.month = month;
          position.war!.initiative = 1;
          const tokyo = rules.places[place("tokyo")]!.hex;
          let at = tokyo;
          for (let n = 0; n < hexes; n++) at = rules.hexes.next[at * 6 + 1]!;
          position.fleet.hex[ship("us-cv5")] = at;
          position.fleet.taskForce[ship("us-cv5")] = -1;
        },
      },
    );

  test("is flown from the Hornet within seven hexes from April 1942, and moves Strategic Initiative by three (8.8)", () => {
    const game = raid("1942-04", 7);
    make(game, { target: "tokyo" });
    expect(war(game).initiative).toBe(-2);
    expect(war(game).raids).toBe(0);
    expect(offered(raid("1942-04", 8), "target")).toEqual([]);
    expect(offered(raid("1942-03", 7), "target")).toEqual([]);
    expect(
      offered(
        raid("1942-04", 8, rulesWith("parameters.json", "/strategicBombing/doolittleReach", 8)),
        "target",
      ),
    ).toEqual(["tokyo"]);
  });
});

test("the Allies are asked for the Doolittle Raid as soon as the Hornet has moved within seven hexes (8.8)", () => {
  const away = (hexes: number): number => {
    let at = rules.places[place("tokyo")]!.hex;
    for (let n = 0; n < hexes; n++) at = rules.hexes.next[at * 6 + 1]!;
    return at;
  };
  /** What is offered once her Task Force has moved a hex nearer from so many away. */
  const after = (hexes: number): unknown[] => {
    const game = scene(
      "naval-increment",
      { side: 0, inContact: false, moved: [] },
      {
        scenario: WAR,
        change(position) {
          const { fleet, taskForces } = position;
          position.month = "1942-04";
          position.airUnits = [];
          fleet.taskForce.fill(-1);
          for (const group of taskForces) group.hex = -1;
          const group = taskForces.findIndex(({ side }) => side === 0);
          taskForces[group]!.hex = away(hexes);
          fleet.hex[ship("us-cv5")] = away(hexes);
          fleet.taskForce[ship("us-cv5")] = group;
          fleet.activated[ship("us-cv5")] = true;
        },
      },
    );
    const { id } = game.table.position.taskForces.find((each) => each.hex === away(hexes))!;
    make(game, { move: id, to: rules.hexes.ids[away(hexes - 1)]! });
    return offered(game, "target");
  };
  expect([after(8), after(9)]).toEqual([["tokyo"], []]);
});

test("P-51 fight the fighters over a target before the bombs fall (34.10)", () => {
  const game = phase(
    (position) => {
      based({ 21: { at: SAIPAN, points: 7 } })(position);
      const [template] = position.airUnits;
      const of = (test: (each: (typeof rules.airClasses)[number]) => boolean): number =>
        rules.airClasses.findIndex(test);
      position.airUnits.push(
        {
          ...template!,
          id: "us-p51",
          name: "P-51",
          kind: of(({ isBomberEscort }) => isBomberEscort),
          steps: 6,
          hex: hex(idOf("iwo-jima")),
          ship: -1,
          activated: false,
        },
        {
          ...template!,
          id: "zero",
          name: "Zeros",
          kind: of((each) => each.side === 1 && each.engine === "F" && each.level === 1),
          steps: 3,
          hex: hex(idOf("tokyo")),
          ship: -1,
          activated: false,
        },
      );
    },
    [0, 0, 0],
    rules,
    ["fighter-escort"],
  );
  make(game, { bombers: "21", points: 7, by: "a-hq-central-pacific" }, { target: "tokyo" }, { do: "done" });
  make(game, { engage: "zero" });
  expect(diary(game)).toContain("P-51 attacks Zeros");
});
