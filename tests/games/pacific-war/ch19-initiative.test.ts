import { describe, expect, test } from "vitest";
import { overrun } from "../../../lib/games/pacific-war/model/ground";
import { hitShip } from "../../../lib/games/pacific-war/model/damage";
import { initiativeOf, shiftInitiative } from "../../../lib/games/pacific-war/model/initiative";
import {
  coProsperityPoints,
  homelandPoints,
  pointsLeft,
} from "../../../lib/games/pacific-war/model/resources";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { diary, hex, type Pacific, place, rules, rulesWith, scene, ship } from "./engine";

const WAR = "strategic-1941-45";

const still = (
  change: (position: Position) => void = () => undefined,
  using = rules,
  scenario = WAR,
): Pacific =>
  scene(
    "still",
    {},
    {
      scenario,
      using,
      change(position) {
        position.war!.initiative = 0;
        change(position);
      },
    },
  );

const initiative = (game: Pacific): number => game.table.position.war!.initiative;
const hexOf = (id: string): number => rules.places[place(id)]!.hex;

describe("the track", () => {
  test("is above 0 for Japan and below for the Allies, and has an end (19.1)", () => {
    const game = still();
    shiftInitiative(game.table, 1, 2, "19.2");
    expect([initiativeOf(game.table, 1), initiativeOf(game.table, 0)]).toEqual([2, 0]);
    shiftInitiative(game.table, 0, 99, "19.2");
    expect([initiativeOf(game.table, 1), initiativeOf(game.table, 0)]).toEqual([
      0,
      rules.parameters.initiative.most,
    ]);
  });

  test("belongs to Strategic scenarios alone (19.1)", () => {
    const game = still(undefined, rules, "campaign-guadalcanal");
    shiftInitiative(game.table, 1, 2, "19.2");
    expect(initiative(game)).toBe(0);
  });
});

describe("shifts", () => {
  /** A place changes hands by an overrun. */
  const taken = (id: string, side: number, before: number, using = rules): Pacific => {
    const game = still((position) => {
      position.control[place(id)] = before;
      position.bases = position.bases.filter((base) => base.hex !== hexOf(id));
    }, using);
    overrun(game.table, hexOf(id), side);
    return game;
  };

  test("a Co-Prosperity hex moves it by one, each time that it changes hands (33.1)", () => {
    const game = taken("palembang", 1, 0);
    expect(initiative(game)).toBe(1);
    overrun(game.table, hexOf("palembang"), 0);
    expect(initiative(game)).toBe(0);
    expect(
      initiative(taken("palembang", 1, 0, rulesWith("parameters.json", "/initiative/resourceOverrun", 2))),
    ).toBe(2);
  });

  test("Bangkok captured by Japan moves it by one (19.2.C)", () => {
    expect(initiative(taken("bangkok", 1, -1))).toBe(1);
    expect(initiative(taken("bangkok", 1, -1, rulesWith("parameters.json", "/initiative/siam", 3)))).toBe(3);
  });

  test("a Homeland hex that the Allies overrun is destroyed, and moves it by one and by the tenths lost (33.2)", () => {
    const game = taken("sasebo", 0, 1);
    expect(pointsLeft(game.table, place("sasebo"))).toBe(0);
    expect(initiative(game)).toBe(-2);
    overrun(game.table, hexOf("sasebo"), 1);
    expect(initiative(game)).toBe(-1);
    expect(pointsLeft(game.table, place("sasebo"))).toBe(0);
  });

  test("a Japanese Base that is overrun moves it by two, once for each place (19.2.D)", () => {
    const game = still((position) => {
      const kind = rules.baseClasses.findIndex(({ side }) => side === 1);
      position.bases = position.bases.filter((base) => base.hex !== hexOf("rabaul"));
      position.bases.push({ side: 1, kind, hex: hexOf("rabaul"), hits: 0 });
      position.control[place("rabaul")] = 1;
    });
    overrun(game.table, hexOf("rabaul"), 0);
    expect(initiative(game)).toBe(-2);
    const kind = rules.baseClasses.findIndex(({ side }) => side === 1);
    game.table.push(game.table.position.bases, { side: 1, kind, hex: hexOf("rabaul"), hits: 0 });
    overrun(game.table, hexOf("rabaul"), 0);
    expect(initiative(game)).toBe(-2);
  });
});

test("a Base that was built where no place has a name counts as well (17.5.1, 19.2.D)", () => {
  const INLAND = "0622";
  const at = hex(INLAND);
  expect(rules.hexes.place[at]).toBe(-1);
  const game = still(({ bases }) => {
    bases.push({ side: 1, kind: rules.baseClasses.findIndex(({ side }) => side === 1), hex: at, hits: 0 });
  });
  overrun(game.table, at, 0);
  expect([initiative(game), game.table.position.war!.basesLost]).toEqual([-2, [INLAND]]);
});

describe("naval losses", () => {
  /** The end of an Operation in which these ships were sunk, and others hit so often. */
  const ended = (
    sunk: readonly string[],
    hits: Readonly<Record<string, number>> = {},
    using = rules,
  ): Pacific => {
    const game = scene(
      "operation-end",
      {},
      {
        scenario: WAR,
        using,
        change(position) {
          position.war!.initiative = 0;
          position.war!.operation[0]!.losses = {
            allied: { points: 0, hits: hits.allied ?? 0 },
            japanese: { points: 0, hits: hits.japanese ?? 0 },
          };
          for (const id of sunk) {
            const { side, of } = rules.ships[ship(id)]!;
            position.war!.operation[0]!.losses[side === 0 ? "allied" : "japanese"].points +=
              of.initiativePoints ?? 0;
          }
        },
      },
    );
    return game;
  };

  test("two points for a carrier, one for other capital ships, one for ten or fifteen hits; the difference moves it (19.3)", () => {
    expect(initiative(ended(["j-cv1"]))).toBe(-1);
    expect(initiative(ended(["j-cv1", "j-cv2"]))).toBe(-2);
    expect(initiative(ended(["j-cv1", "j-cv2", "j-cv3", "j-bb1"]))).toBe(-3);
    expect(initiative(ended(["j-bb1"]))).toBe(0);
    expect(initiative(ended(["us-bb1", "us-bb2"]))).toBe(1);
    expect(initiative(ended([], { japanese: 20 }))).toBe(-1);
    expect(initiative(ended([], { allied: 29 }))).toBe(0);
    expect(initiative(ended([], { allied: 30 }))).toBe(1);
    expect(
      initiative(
        ended([], { allied: 30 }, rulesWith("parameters.json", "/initiative/hitsPerPoint/japanese", 31)),
      ),
    ).toBe(0);
    expect(
      initiative(ended(["j-cv1"], {}, rulesWith("charts/naval-losses.json", "/rows/2/cells/spaces", "2"))),
    ).toBe(-2);
  });

  test("are noted as they happen: capital ships when they sink, others hit by hit (19.3.1)", () => {
    const game = still();
    const losses = () => game.table.position.war!.operation[0]!.losses;
    hitShip(game.table, ship("us-bb1"), 1);
    hitShip(game.table, ship("us-dd1"), 2);
    expect(losses().allied).toEqual({ points: 0, hits: 2 });
    hitShip(game.table, ship("us-bb1"), 99);
    expect(losses().allied).toEqual({ points: 1, hits: 2 });
  });
});

test("Resource Points of the Co-Prosperity Sphere count where Japan controls the hex and it is not interdicted (33.1)", () => {
  const game = still((position) => position.control.fill(0));
  expect(coProsperityPoints(game.table)).toBe(0);
  const held = still((position) => {
    position.control.fill(0);
    position.control[place("palembang")] = 1;
    position.control[place("manila")] = 1;
    position.war!.interdictedResources = ["manila"];
  });
  expect(coProsperityPoints(held.table)).toBe(15);
  expect(homelandPoints(held.table)).toBe(100);
});

test("the diary says how the marker moves", () => {
  const game = still();
  shiftInitiative(game.table, 0, 3, "8.8");
  expect(diary(game)).toContain("moves 3 spaces in favour of the Allies");
});
