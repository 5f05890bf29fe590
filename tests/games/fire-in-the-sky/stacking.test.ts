import { describe, expect, it } from "vitest";
import { limitOf, loadOf } from "../../../lib/games/fire-in-the-sky/board/occupation";
import { Scene, shippedRules } from "./helpers";
import { offered } from "./chapters/table-top";

const play = (scene: Scene) => scene.play("stacking", []);

describe("2.2.2.1 stacking limits of land units", () => {
  it.each([
    ["wake", 4],
    ["iwo-jima", 4],
    ["rabaul", 8],
    ["burma", 8],
    ["kure", 8],
  ])("%s takes %i Transport factors of each side", (place, limit) => {
    const { t, place: placeOf } = bound(new Scene());
    expect(limitOf(t, placeOf(place), "land")).toBe(limit);
  });

  it("counts Transport ratings, which a reduced unit keeps (2.1.1.3)", () => {
    const scene = new Scene();
    scene.unit("u-land-8", "manila", 1);
    expect(loadOf(scene.t, scene.place("manila"), 1, "land")).toBe(8);
  });

  it("applies to each side separately, and leaves replacements markers out (7.4)", () => {
    const scene = new Scene();
    scene.unit("j-land-4", "wake");
    scene.unit("u-land-4", "wake");
    scene.unit("japan-replacements", "wake", 4);
    expect(play(scene).over).toBe(true);
  });

  it("lets the enemy remove what he likes of the excess, or nothing", () => {
    const scene = new Scene({ phasing: "japan", turn: 4 });
    const [big, small] = scene.units("wake", "j-land-4", "j-land-2");
    const first = play(scene);
    expect(first.decision).toMatchObject({ side: "allies", rule: "2.2.2.1" });
    expect(first.decision.options).toHaveLength(3);
    first.choose({ remove: "j-land-2-1" });
    expect(first.over).toBe(true);
    // Its next Reinforcement Phase is the one of Turn 5.
    expect(first.onTrack(small!)).toBe(5);
    expect(play(scene).choose({ do: "done" }).at(big!)).toBe("wake");
  });

  it("checks the Phasing Player first and then his opponent", () => {
    const scene = new Scene({ phasing: "allies", turn: 4 });
    const excess = scene.units("wake", "j-land-4", "j-land-2");
    scene.units("midway", "u-land-8");
    const game = play(scene);
    expect(game.decision.side).toBe("japan");
    game.choose({ type: "u-land-8" });
    expect(game.decision.side).toBe("allies");
    game.choose({ type: "j-land-4" });
    // Sent away in the Allied player turn of Turn 4, Japan's unit is back in Turn 5.
    expect(game.onTrack(excess[0]!)).toBe(5);
  });

  it("an Allied unit removed in the Japanese player turn is back in the same turn", () => {
    const scene = new Scene({ phasing: "japan", turn: 4 });
    const p = scene.unit("u-land-8", "midway");
    expect(play(scene).choose({ type: "u-land-8" }).onTrack(p)).toBe(4);
  });
});

describe("7.4 replacements markers under other data", () => {
  it("take up the land limit where the parameters say so, and are taken off, not sent to the track", () => {
    const rules = shippedRules();
    const replacements = { ...rules.parameters.replacements, countsForStacking: true };
    const scene = new Scene({ rules: { ...rules, parameters: { ...rules.parameters, replacements } } });
    scene.unit("j-land-2", "wake");
    const marker = scene.unit("japan-replacements", "wake", 4);
    expect(loadOf(scene.t, scene.place("wake"), 0, "land")).toBe(6);
    const game = play(scene).choose({ type: "japan-replacements" });
    expect([game.at(marker), game.over]).toEqual(["available", true]);
  });
});

describe("2.2.3 capacities of bases", () => {
  it("a base of Air Capacity 2 and Port Capacity 1 takes two steps and one naval factor", () => {
    const scene = new Scene();
    scene.air("japan", "iwo-jima", 2);
    scene.units("iwo-jima", "j-dd", "j-dd");
    expect(play(scene).over).toBe(true);
  });

  it("the enemy takes single air steps off, as far as the excess goes", () => {
    const scene = new Scene({ turn: 3 });
    const [p] = scene.air("japan", "iwo-jima", 2);
    scene.air("japan", "iwo-jima", 1);
    const game = play(scene).choose({ remove: "j-air-1" });
    expect(game.over).toBe(true);
    expect(game.steps(p!)).toBe(1);
    expect(loadOf(game.game.table, scene.place("iwo-jima"), 0, "air")).toBe(2);
    const gone = game.position.at.findIndex((at) => at === scene.rules.limbo.track);
    expect([game.steps(gone), game.onTrack(gone)]).toEqual([1, 4]);
  });

  it("keeps asking until the limit is met; naval factors count in quarters", () => {
    const scene = new Scene();
    scene.units("iwo-jima", "j-dd", "j-dd", "j-ca");
    const game = play(scene);
    expect(offered(game, { type: "j-dd" })).toHaveLength(1);
    game.choose({ type: "j-dd" });
    expect(game.over).toBe(false);
    game.choose({ type: "j-ca" });
    expect(game.over).toBe(true);
  });

  it("counts what stands in the boxes of a Home Base, which is in its hex (7.1.1)", () => {
    const scene = new Scene();
    scene.air("japan", "kure", 11);
    scene.air("japan", "naval-aviation-kure", 2);
    const game = play(scene);
    expect(game.decision.options.map(({ from }) => from)).toEqual([
      undefined,
      "kure",
      "kure",
      "naval-aviation-kure",
    ]);
  });

  it("does not count units at sea, nor in an off-map box, nor in the Convoy Escort box", () => {
    const scene = new Scene();
    scene.units("iwo-jima", "j-dd", "j-dd");
    scene.force("japan", "iwo-jima", "j-ca");
    for (let i = 0; i < 8; i++) scene.unit("u-ca", "west-coast-usa");
    for (let i = 0; i < 8; i++) scene.unit("j-dd", "convoy-escort");
    expect(play(scene).over).toBe(true);
  });
});

describe("17.2 Allied base expansion", () => {
  it.each([
    [5, 1],
    [6, 2],
    [9, 2],
    [10, 3],
    [13, 3],
    [14, 4],
    [16, 4],
  ])("Turn %i: capacities of Allied bases × %i", (turn, factor) => {
    const { t, place } = bound(new Scene({ turn }));
    expect(limitOf(t, place("midway"), "air")).toBe(2 * factor);
    expect(limitOf(t, place("midway"), "naval")).toBe(4 * factor);
    // Not the land limit, and not the bases of Japan.
    expect(limitOf(t, place("midway"), "land")).toBe(4);
    expect(limitOf(t, place("truk"), "air")).toBe(6);
  });

  it("goes with control of the base, and leaves Anti-Aircraft ratings alone", () => {
    const scene = new Scene({ turn: 14 });
    scene.control("allies", "truk");
    scene.control("japan", "midway");
    expect(limitOf(scene.t, scene.place("truk"), "air")).toBe(24);
    expect(limitOf(scene.t, scene.place("midway"), "air")).toBe(2);
    expect(scene.rules.places[scene.place("truk")]!.antiAircraft).toBe(3);
  });
});

/** The scene with its finder of places as a function of its own. */
const bound = (scene: Scene) => ({ t: scene.t, place: (id: string) => scene.place(id) });
