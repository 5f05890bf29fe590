import { describe, expect, it } from "vitest";
import { damageShip, has, toTrack } from "../../../../lib/games/fire-in-the-sky/model/pieces";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import { type Choice, fork, pending, take } from "../../../../lib/kernel";
import { type Play, Scene, type SceneOptions } from "../helpers";
import { campaign, offered } from "../chapters/table-top";
import { board, ones } from "./battles";

const ELITE = ["elite-pilots"];

/** The carriers of the scene whose pilots are from before the war. */
function elite(scene: Scene, ...ships: number[]): void {
  for (const p of ships) scene.position.flags[p] = Flag.elite;
}

/** Akagi, Kaga with their elite pilots and Shokaku, Zuikaku with ordinary ones: 4 Air Points each. */
function fleet(enemy: string[], more: SceneOptions = {}): Scene {
  const scene = new Scene({ turn: 6, options: ELITE, ...more });
  const [akagi, shokaku] = scene.units("1405", "j-cv-akagi-kaga", "j-cv-shokaku-zuikaku");
  elite(scene, akagi!);
  scene.force("japan", "1405", akagi!, shokaku!);
  scene.force("allies", "1405", ...enemy);
  return scene;
}

describe("18.2.3 Elite pilots: who they are", () => {
  const marked = (options: string[]): string[] => {
    const { rules, position } = campaign({ options });
    return rules.pieces.flatMap(({ pieceId }, p) => (position.flags[p]! & Flag.elite ? [pieceId] : []));
  };

  it("at the start CV (Akagi, Kaga) and CV (Hiryu, Soryu), when the rule is on", () => {
    expect(marked(ELITE)).toEqual(["j-cv-akagi-kaga", "j-cv-hiryu-soryu"]);
    expect(marked([])).toEqual([]);
  });

  it("until the unit is damaged and has its air group replenished from Naval Aviation", () => {
    const scene = new Scene({ turn: 1, options: ELITE });
    const akagi = scene.unit("j-cv-akagi-kaga", "truk");
    elite(scene, akagi);
    damageShip(scene.t, akagi, 1);
    expect(has(scene.t, akagi, Flag.elite)).toBe(true);
    scene.position.due[akagi] = 1;
    scene.air("japan", "naval-aviation-kure", 4);
    const play = scene.play("arrivals", []).choose({ to: "carriers-without-planes-kure" });
    expect(play.position.flags[akagi]).toBe(Flag.needsPlanes | Flag.elite);
    play.choose({ rebuild: "j-cv-akagi-kaga" });
    expect(play.position.flags[akagi]).toBe(0);
  });

  it("one that was only sent away comes back with its pilots", () => {
    const scene = new Scene({ turn: 1, options: ELITE });
    const akagi = scene.unit("j-cv-akagi-kaga", "truk");
    elite(scene, akagi);
    toTrack(scene.t, akagi, 1);
    scene.position.due[akagi] = 1;
    const play = scene.play("arrivals", []).choose({ to: "kure" });
    expect(play.position.flags[akagi]).toBe(Flag.elite);
  });

  it("the mark outlasts the player turn", () => {
    const play = campaign({ options: ELITE, seed: 5 });
    const p = play.rules.pieceOf["j-cv-hiryu-soryu"]!;
    while (play.position.phasing === 0)
      play.choose(offered(play, { do: "done" })[0] ?? offered(play, {})[0]!);
    expect(play.position.flags[p]).toBe(Flag.elite);
  });
});

describe("18.2.3 Elite pilots: air-to-air combat", () => {
  it("their Air Points add one; those of other carriers do not", () => {
    const play = fleet(["u-cv-lexington-enterprise"]).play("battles", ones(12));
    expect(play.needs("Air-to-air")).toEqual([4, 5, 5]);
    expect(play.diceOf("Air-to-air")).toEqual([4, 4, 4]);
  });

  it("a rebuilt group is like any other, and so is everybody without the rule", () => {
    const scene = new Scene({ turn: 6, options: ELITE });
    scene.force("japan", "1405", "j-cv-akagi-kaga");
    scene.force("allies", "1405", "u-cv-saratoga-wasp");
    const play = scene.play("battles", [...ones(8), 1, 6]);
    expect(play.needs("Air-to-air")).toEqual([5, 5]);
    expect(play.diceOf("Air-to-air")).toEqual([4, 4]);
  });

  it("of the points that are lost the ordinary ones go first", () => {
    const left = (hits: number): number[] => {
      const dice = [...ones(8), ...new Array<number>(hits).fill(6), ...ones(10 - hits)];
      const enemy = ["u-cv-essex-yorktown-ii", "u-cv-bunker-hill-intrepid"];
      const { airPoints, eliteAirPoints } = board(fleet(enemy).play("battles", dice));
      return [airPoints[0]!, eliteAirPoints[0]!];
    };
    expect([3, 4, 6].map(left)).toEqual([
      [5, 4],
      [4, 4],
      [2, 2],
    ]);
  });
});

describe("18.2.3 Elite pilots: air strikes", () => {
  it("targets are named for both sorts, and the strikes of elite pilots add one", () => {
    const scene = fleet(["u-bb-nevada-oklahoma"]);
    scene.force("allies", "1405", "u-ca");
    const play = scene.play("battles", ones(20));
    expect(offered(play, {}).map(({ points, pilots }) => [points, pilots])).toEqual(
      [0, 1, 2, 3, 4].map((points) => [points, "elite"]),
    );
    play.by("japan", { target: "task-force-1", pilots: "elite", points: 3 });
    expect(offered(play, {}).map(({ points, pilots }) => [points, pilots])).toEqual(
      [0, 1, 2, 3, 4].map((points) => [points, undefined]),
    );
    play.by("japan", { points: 1 }, { target: "task-force-2", pilots: "elite", points: 1 }, { points: 3 });
    // Air Supremacy makes it a 4, the pilots a 3.
    expect(play.needs("Air strike on BB")).toEqual([3, 4]);
    expect(play.diceOf("Air strike on BB")).toEqual([3, 1]);
    expect(play.diceOf("Air strike on CA")).toEqual([1, 3]);
  });

  it("anti-aircraft fire takes the ordinary ones first", () => {
    // Two guns, two hits: one ordinary point and one of the two elite ones are stopped.
    const play = fleet(["u-bb-north-carolina-washington"]).play("battles", [6, 6, ...ones(10)]);
    play.by("japan", { pilots: "elite", points: 2 }, { points: 1 });
    expect(play.text()).toContain("stops 2 of 3 Air Points");
    expect([play.needs("Air strike"), play.diceOf("Air strike")]).toEqual([[3], [1]]);
  });

  it("each unit is attacked by as many of either sort as the owner likes; all are assigned before a die falls", () => {
    const play = fleet(["u-bb-nevada-oklahoma", "u-ca"]).play("battles", ones(20));
    play.by("japan", { pilots: "elite", points: 4 }, { points: 4 });
    play.by("japan", { unit: "u-bb-nevada-oklahoma", pilots: "elite", points: 3 });
    expect(play.diceOf("Air strike")).toEqual([]);
    play.by("japan", { unit: "u-bb-nevada-oklahoma", points: 0 });
    expect([play.needs("Air strike on BB"), play.diceOf("Air strike on BB")]).toEqual([[3], [3]]);
    expect([play.needs("Air strike on CA"), play.diceOf("Air strike on CA")]).toEqual([
      [3, 4],
      [1, 4],
    ]);
  });

  it("offers every assignment to like units, and none twice", () => {
    const play = fleet(["u-ca", "u-ca"]).play("battles", ones(30));
    // One gun each: two points of either sort come through.
    play.by("japan", { pilots: "elite", points: 2 }, { points: 2 });
    const seen = assignments(play);
    expect(new Set(seen).size).toBe(seen.length);
    // (2,2)+(0,0), (2,1)+(0,1), (2,0)+(0,2), (1,2)+(1,0), (1,1)+(1,1).
    expect(seen).toHaveLength(5);
  });

  it("hits of ground support are no strikes: elite pilots support like the others", () => {
    const scene = new Scene({ turn: 6, options: ELITE });
    scene.control("japan", "rabaul");
    scene.units("rabaul", "j-land-4", "u-land-4");
    const akagi = scene.unit("j-cv-akagi-kaga", "rabaul");
    elite(scene, akagi);
    scene.force("japan", "rabaul", akagi);
    const play = scene.play("battles", ones(30)).by("japan", { pilots: "elite", points: 4 });
    expect(play.diceOf("Ground support")).toEqual([4]);
    // A 4 for Air Supremacy, as for everybody.
    expect(play.needs("Ground support")).toEqual([4]);
  });
});

/** Every way in which the strike that is being aimed can be aimed: the dice that would be rolled, listed by unit. */
function assignments(play: Play): string[] {
  const found: string[] = [];
  const explore = (game: Play["game"], choices: Choice[]): void => {
    const [decision] = pending(game);
    if (decision?.step !== "air-strike") {
      found.push(JSON.stringify(choices));
      return;
    }
    const side = game.ruleset.module.sides.indexOf(decision.side);
    game.table.codes(side).forEach((code, i) => {
      const branch = fork(game);
      take(branch, side, code);
      explore(branch, [...choices, decision.options[i]!]);
    });
  };
  explore(play.game, []);
  return found;
}
