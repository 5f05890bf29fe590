import { describe, expect, it } from "vitest";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import { type Play, Scene, type SceneOptions } from "../helpers";
import { offered, points, stepsAt, transportOf } from "../chapters/table-top";

/**
 * 2.1.1.2: air units are broken down and combined at will within the counter mix. One step of a unit may
 * therefore go wherever a lone step can take it up, although no counter is free. Britain has three counters.
 */

const rich = (options: SceneOptions = {}): Scene => {
  const scene = new Scene({ phasing: "allies", ...options });
  points(scene, { us: 30, britain: 30, japan: 30 });
  return scene;
};

/** Two steps at Bombay, a lone one at Calcutta and one at Ceylon: all three British counters are in use. */
function british(options: SceneOptions = {}): Scene {
  const scene = rich(options);
  scene.unit("b-air", "bombay", 2);
  scene.unit("b-air", "calcutta", 1);
  scene.unit("b-air", "ceylon", 1);
  return scene;
}

const counters = (play: Play, at: string): number[] =>
  play.rules.pieces.flatMap(({ kind }, p) =>
    kind === "air" && play.at(p) === at && play.steps(p) > 0 ? [play.steps(p)] : [],
  );

describe("2.1.1.2 one step without a free counter", () => {
  it("goes by sea to a base where a lone step takes it up, at half the price, and nowhere else", () => {
    const play = british().play("first-deployment", []).choose({ type: "b-air", from: "bombay" });
    expect(offered(play, { by: "sea", to: "calcutta" })).toEqual([
      { to: "calcutta", by: "sea", steps: 2 },
      { to: "calcutta", by: "sea", steps: 1 },
    ]);
    expect(offered(play, { by: "sea", to: "rangoon" })).toEqual([{ to: "rangoon", by: "sea" }]);
    play.choose({ to: "calcutta", by: "sea", steps: 1 });
    expect([counters(play, "bombay"), counters(play, "calcutta")]).toEqual([[1], [2]]);
    expect(transportOf(play, "britain")).toBe(29.5);
    expect(play.text()).toContain("By sea from Bombay to Calcutta: 1 air step.");
  });

  it("the pair has moved as far as either of its steps had", () => {
    const scene = british();
    scene.control("none", "rangoon");
    const play = scene.play("first-deployment", []);
    // The lone step is flown in by One-hex Deployment and is done; so is the pair that it becomes part of.
    play.choose({ type: "b-air", from: "bombay" }, { to: "calcutta", by: "sea", steps: 1 });
    play.choose({ type: "b-air", from: "calcutta" });
    expect(offered(play, { by: "one-hex" })).toEqual([]);
    expect(offered(play, { by: "sea", to: "ceylon" })).toHaveLength(2);
  });

  it("may be all that the Transport Points allow", () => {
    const scene = british();
    points(scene, { britain: 0.5 });
    const play = scene.play("second-deployment", []);
    expect(offered(play, { from: "bombay" })).toHaveLength(1);
    play.choose({ from: "bombay" });
    expect(offered(play, { by: "sea" })).toEqual(
      expect.arrayContaining([{ to: "calcutta", by: "sea", steps: 1 }]),
    );
    expect(offered(play, { by: "sea" }).every(({ steps }) => steps === 1)).toBe(true);
    // Without a lone step within reach the unit has nowhere to go.
    const alone = rich();
    points(alone, { britain: 0.5 });
    for (const at of ["bombay", "bombay", "bombay"]) alone.unit("b-air", at, 2);
    expect(alone.play("second-deployment", []).over).toBe(true);
  });

  it("goes one hex over to a lone step, through any hexside (8.3.2)", () => {
    const scene = rich({ phasing: "japan" });
    scene.control("japan", "bangkok");
    for (let i = 0; i < 13; i++) scene.unit("j-air", "formosa", 2);
    scene.unit("j-air", "saigon", 2);
    scene.unit("j-air", "bangkok", 1);
    const play = scene.play("first-deployment", []).choose({ type: "j-air", from: "saigon" });
    play.choose({ to: "bangkok", by: "one-hex", steps: 1 });
    expect([counters(play, "saigon"), counters(play, "bangkok")]).toEqual([[1], [2]]);
  });

  it("a small counter changes places with the big one when its step is joined", () => {
    const scene = rich();
    for (let i = 0; i < 9; i++) scene.unit("u-air", "brisbane", 2);
    scene.unit("u-air", "noumea", 2);
    scene.unit("u-air-blue", "fiji", 1);
    scene.unit("u-air-blue", "samoa", 1);
    const play = scene.play("first-deployment", []).choose({ type: "u-air", from: "noumea" });
    play.choose({ to: "fiji", by: "sea", steps: 1 });
    const at = (type: string) => play.rules.pieces.flatMap(({ id }, p) => (id === type ? [play.at(p)] : []));
    expect(at("u-air-blue").sort()).toEqual(["noumea", "samoa"]);
    expect([counters(play, "noumea"), counters(play, "fiji")]).toEqual([[1], [2]]);
  });

  it("leaves an off-map box for a lone step at the base that it is linked to (7.5)", () => {
    const scene = rich();
    scene.unit("b-air", "indian-ocean-ports", 2);
    scene.unit("b-air", "bombay", 1);
    scene.unit("b-air", "ceylon", 1);
    const play = scene.play("off-map-movement", []).choose({ type: "b-air", steps: 1 });
    expect([counters(play, "indian-ocean-ports"), counters(play, "bombay")]).toEqual([[1], [2]]);
  });

  it("is committed to the hex to which another lone step of the base is committed (11.0)", () => {
    const scene = rich();
    scene.unit("b-air", "ceylon", 2);
    const lone = scene.unit("b-air", "ceylon", 1);
    scene.unit("b-air", "bombay", 1);
    const play = scene.play("air-commitment", []).choose({ unit: "b-air-2" }, { commit: "0308" });
    play.choose({ unit: "b-air-1" });
    expect(offered(play, { commit: "0308" }).map(({ steps }) => steps)).toEqual([2, 1]);
    const elsewhere = offered(play, {}).filter(({ commit }) => commit !== "0308");
    expect(elsewhere.map(({ steps }) => steps)).toEqual([2, 2, 2, 2, 2]);
    play.choose({ commit: "0308", steps: 1 });
    expect(counters(play, "ceylon").sort()).toEqual([1, 2]);
    expect(play.position.commit[lone]).toBe(play.rules.placeOf["0308"]);
    expect(play.steps(lone)).toBe(2);
  });

  it("disembarks where there is room for one only (12.3.5.2)", () => {
    const scene = rich();
    scene.control("allies", "iwo-jima");
    const lone = scene.unit("b-air", "iwo-jima", 1);
    const carried = scene.unit("b-air", "iwo-jima", 2);
    scene.unit("b-air", "ceylon", 2);
    scene.force("allies", "iwo-jima", "b-dd", carried);
    const play = scene.play("battles", []).choose({ disembark: "b-air-2", steps: 1 });
    expect([play.steps(lone), play.at(lone)]).toEqual([2, "iwo-jima"]);
    // The other step could not land.
    expect([play.steps(carried), play.onTrack(carried)]).toEqual([1, 4]);
  });

  it("is sent away for stacking when one on the track takes it up (2.2.2.1)", () => {
    const scene = rich({ turn: 3 });
    scene.control("allies", "iwo-jima");
    scene.unit("b-air", "iwo-jima", 2);
    scene.unit("b-air", "iwo-jima", 1);
    const waiting = scene.unit("b-air", "turn-record-track", 1);
    scene.position.due[waiting] = 4;
    const play = scene.play("stacking", []).by("japan", { remove: "b-air-1" });
    expect(play.over).toBe(true);
    expect(stepsAt(play, "britain", "iwo-jima")).toBe(2);
    expect([play.steps(waiting), play.onTrack(waiting)]).toEqual([2, 4]);
    expect(play.text()).toContain("sent away: 1 air step.");
  });

  it.each(["eligible", "training"] as const)(
    "but not by one on the track that is %s (7.1.1, 18.2.3)",
    (mark) => {
      const scene = rich({ phasing: "japan", turn: 3 });
      for (let i = 0; i < 12; i++) scene.unit("j-air", "formosa", 1);
      scene.unit("j-air", "iwo-jima", 2);
      scene.unit("j-air", "iwo-jima", 1);
      const pilots = scene.unit("j-air", "turn-record-track", 1);
      scene.position.due[pilots] = 4;
      scene.position.flags[pilots] = Flag[mark];
      const play = scene.play("stacking", []).by("allies", { remove: "j-air-13" });
      expect([play.steps(pilots), play.position.flags[pilots]]).toEqual([1, Flag[mark]]);
      // Without change for one step the whole unit goes.
      expect(stepsAt(play, "japan", "iwo-jima")).toBe(1);
    },
  );

  it("of Naval Aviation joins the fight beside a lone step of the base (7.1.1)", () => {
    const scene = rich({ phasing: "allies" });
    for (let i = 0; i < 13; i++) scene.unit("j-air", "formosa", 2);
    const stored = scene.unit("j-air", "naval-aviation-kure", 2);
    const lone = scene.unit("j-air", "kure", 1);
    scene.force("allies", "kure", "u-dd");
    const play = scene.play("battles", []);
    expect(offered(play, {}).map(({ fight }) => fight)).toEqual([0, 1, 2]);
    play.by("japan", { fight: 1 });
    expect([play.at(stored), play.steps(stored)]).toEqual(["naval-aviation-kure", 1]);
    expect([play.at(lone), play.steps(lone)]).toEqual(["kure", 2]);
  });
});
