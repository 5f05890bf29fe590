import { describe, expect, it } from "vitest";
import { below, type Game, pending, seedState, take, view } from "../../../../lib/kernel";
import { shipped, startScenario } from "../../../support/shipped";
import { Scene } from "../helpers";
import { move, points, rich } from "../chapters/table-top";
import { boardOf, faults, mapPlaces, placesOf } from "./support";

describe("the places of an option", () => {
  it("are where its unit stands and where it would go", () => {
    const scene = new Scene();
    scene.unit("j-dd", "truk");
    const game = scene.play("operational-movement", []).game as unknown as Game;
    expect(placesOf(game, { unit: "j-dd-1", type: "j-dd", from: "truk", to: "rabaul" })).toEqual([
      "truk",
      "rabaul",
    ]);
    expect(placesOf(game, { battle: "manila" })).toEqual(["manila"]);
    expect(placesOf(game, { to: "malaya-east", distance: 3 })).toEqual(["malaya"]);
    expect(placesOf(game, { do: "done" })).toEqual([]);
    expect(placesOf(game, { unit: "j-dd-2" })).toEqual([]);
  });

  it("begin where the unit stands that a step asks for", () => {
    const scene = rich();
    scene.units("truk", "j-ca", "j-dd");
    const play = move(scene).choose({ form: "truk" }, { type: "j-ca" }, { do: "sail" });
    expect(placesOf(play.game as unknown as Game, { to: "rabaul", distance: 1 })).toEqual(["rabaul", "truk"]);
  });

  it("find a Task Force at sea, and fall back on the hex of the battle", () => {
    const scene = new Scene({ turn: 4, phasing: "allies" });
    points(scene, { us: 9 });
    scene.air("japan", "truk", 6);
    scene.force("allies", "truk", "u-cv-lexington-enterprise", "u-dd");
    const game = scene.play("battles", new Array<number>(60).fill(1)).game as unknown as Game;
    expect(placesOf(game, { target: "task-force-0", points: 2, units: ["u-dd-1"] })).toEqual(["truk"]);
    expect(placesOf(game, { groundSupport: 1 })).toEqual(["truk"]);
  });
});

/** Random games, some by all optional rules: on the way every board is whole, for everybody who looks. */
describe.each([
  ["short-campaign", 1],
  ["campaign", 2],
  ["campaign", 3],
] as const)("random play of the %s, seed %i", (scenario, seed) => {
  it("never breaks the board, and options are about places of the map", () => {
    const { options } = shipped("fire-in-the-sky").draft.documents.get("options.json")!.value as {
      options: object;
    };
    const game = startScenario("fire-in-the-sky", scenario, {
      seed,
      ...(seed !== 1 && { options: Object.keys(options) }),
    });
    const random = seedState(seed);
    for (let played = 0; played < 900 && game.asked !== 0; played++) {
      const [decision] = pending(game);
      if (played % 6 === 0) {
        for (const side of [undefined, "japan", "allies"])
          expect(faults(boardOf(game, side), view(game, side)), `${played} for ${side}`).toEqual([]);
        for (const option of decision!.options.slice(0, 40)) {
          const found = placesOf(game, option, decision!.side);
          expect(found.filter((place) => !mapPlaces.has(place))).toEqual([]);
        }
      }
      const codes = game.table.codes(31 - Math.clz32(game.asked));
      take(game, 31 - Math.clz32(game.asked), codes[below(random, codes.length)]!);
    }
  });
});
