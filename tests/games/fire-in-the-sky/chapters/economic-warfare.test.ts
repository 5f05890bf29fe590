import { describe, expect, it } from "vitest";
import { Scene, shippedRules } from "../helpers";
import { oilOf, points, transportOf, values } from "./table-top";

function warfare({ escorts = 0, submarines = 0, turn = 3, rules = shippedRules() } = {}): Scene {
  const scene = new Scene({ phasing: "allies", turn, rules });
  for (let i = 0; i < escorts; i++) scene.unit("j-dd", "convoy-escort");
  scene.submarines("allies", submarines);
  return scene;
}

describe("6.1 ASW Segment", () => {
  it("as many dice as DD units escort convoys, half an Oil Point each; 5 and 6 hit", () => {
    const scene = warfare({ escorts: 3, submarines: 3 });
    points(scene, { oil: 5 });
    const play = scene.play("merchant-asw", [5, 4, 6]);
    expect(play.decision).toMatchObject({ side: "japan", rule: "6.1" });
    expect(values(play, "dice")).toEqual([3, 2, 1, 0]);
    play.choose({ dice: 3 });
    expect(oilOf(play)).toBe(3.5);
    expect(play.position.submarine[1]).toBe(4);
    expect(play.needs("Merchant ASW")).toEqual([5]);
  });

  it("the oil at hand is a limit too", () => {
    const scene = warfare({ escorts: 6, submarines: 2 });
    points(scene, { oil: 1 });
    expect(values(scene.play("merchant-asw", []), "dice")).toEqual([2, 1, 0]);
  });

  it("a whole Oil Point a die on the chart as printed, half with the errata (2.3)", () => {
    const scene = warfare({ escorts: 6, submarines: 2, rules: shippedRules(["errata-2005"]) });
    points(scene, { oil: 3.5 });
    expect(values(scene.play("merchant-asw", []), "dice")).toEqual([3, 2, 1, 0]);
  });

  it("removes available points only, and asks nobody when there is nothing to hunt", () => {
    const scene = warfare({ escorts: 4, submarines: 1 });
    points(scene, { oil: 5 });
    const play = scene.play("merchant-asw", [6, 6, 6, 1]).choose({ dice: 4 });
    expect(play.position.submarine[1]).toBe(0);
    expect(play.text()).toContain("the Allies lose 1 Submarine Point.");
    const nothing = warfare({ escorts: 4 });
    points(nothing, { oil: 5 });
    expect(nothing.play("merchant-asw", []).over).toBe(true);
  });
});

describe("6.2 Submarine Segment", () => {
  it("the example: 2 hits on a Pool of 25 and 10 Transport Points leave 23 and 8", () => {
    const scene = warfare({ submarines: 3 });
    points(scene, { merchantmen: 25, japan: 10 });
    const play = scene.play("submarine-warfare", [5, 6, 4]);
    expect(play.decision).toMatchObject({ side: "allies", rule: "6.2" });
    expect(values(play, "submarines")).toEqual([3, 2, 1, 0]);
    play.choose({ submarines: 3 });
    expect([play.merchantmen, transportOf(play, "japan")]).toEqual([23, 8]);
    expect(play.position.submarine[1]).toBe(0);
  });

  it("keeps the points that are not spent for the Combat Phases", () => {
    const play = warfare({ submarines: 3 }).play("submarine-warfare", [1]).choose({ submarines: 1 });
    expect(play.position.submarine[1]).toBe(8);
    expect(play.text()).toBe("1 Submarine Point spent, 0 hits; the Merchantmen Pool is at 30.");
  });

  it("neither number falls below 0", () => {
    const scene = warfare({ submarines: 2 });
    points(scene, { merchantmen: 1, japan: 0 });
    const play = scene.play("submarine-warfare", [6, 6]).choose({ submarines: 2 });
    expect([play.merchantmen, transportOf(play, "japan")]).toEqual([0, 0]);
  });

  it.each([
    [5, 5],
    [6, 4],
  ])("on Turn %i a die needs %i", (turn, need) => {
    const play = warfare({ submarines: 1, turn }).play("submarine-warfare", [1]).choose({ submarines: 1 });
    expect(play.needs("Submarines against")).toEqual([need]);
  });
});

describe("6.0 Economic Warfare Phase", () => {
  it("escorts first, then what submarines are left", () => {
    const scene = warfare({ escorts: 1, submarines: 2 });
    points(scene, { oil: 1 });
    const play = scene.play("economic-warfare", [6, 1]).by("japan", { dice: 1 });
    expect(values(play, "submarines")).toEqual([1, 0]);
    expect(play.by("allies", { submarines: 1 }).over).toBe(true);
  });
});
