import { describe, expect, it } from "vitest";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import { type Play, Scene } from "../helpers";
import { countAt, stepsAt, values } from "./table-top";

describe("15.1 Replacements Markers Removal Segment", () => {
  it("takes all markers off and keeps them for the next turn", () => {
    const scene = new Scene({ phasing: "allies" });
    scene.unit("us-replacements", "noumea", 2);
    scene.unit("britain-replacements", "indian-ocean-ports", 4);
    const play = scene.play("replacements-removal", []);
    expect(countAt(play, "us-replacements", "available")).toBe(10);
    expect(play.position.steps.every((steps) => steps === 0)).toBe(true);
  });
});

describe("15.2 Disbandment Segment", () => {
  const disband = (scene: Scene): Play => scene.play("disbandment", []).choose({ do: "disband" });

  it("is for the Phasing Player, who may leave it", () => {
    const scene = new Scene({ phasing: "allies" });
    scene.unit("u-dd", "noumea");
    scene.unit("j-dd", "kure");
    const play = scene.play("disbandment", []);
    expect(play.decision).toMatchObject({ side: "allies", rule: "15.2" });
    expect(play.choose({ do: "done" }).over).toBe(true);
    expect(new Scene({ phasing: "japan" }).play("disbandment", []).over).toBe(true);
  });

  it("land and naval units come back in the next friendly Reinforcement Phase", () => {
    const scene = new Scene({ phasing: "japan", turn: 5 });
    const [land, dd] = scene.units("kure", "j-land-4", "j-dd");
    const reduced = scene.unit("j-land-8", "manila", 1);
    const play = disband(scene).choose({ type: "j-land-4" }, { do: "disband" }, { type: "j-dd" });
    // The last one left is the only choice, and taken at once.
    play.choose({ do: "disband" });
    expect([land, dd, reduced].map((p) => play.onTrack(p!))).toEqual([6, 6, 6]);
    expect(play.steps(reduced)).toBe(1);
    expect(play.over).toBe(true);
  });

  it("Allied units disbanded in the Allied player turn come back in the next turn", () => {
    const scene = new Scene({ phasing: "allies", turn: 5 });
    const p = scene.unit("u-dd", "noumea");
    expect(disband(scene).onTrack(p)).toBe(6);
  });

  it("air units are free for use, all of a unit or one step of it (2.1.1.2)", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.air("japan", "truk", 2);
    const play = disband(scene);
    expect(values(play, "steps")).toEqual([2, 1]);
    play.choose({ steps: 1 });
    expect(stepsAt(play, "japan", "truk")).toBe(1);
    play.choose({ do: "disband" });
    expect(stepsAt(play, "japan", "truk")).toBe(0);
    expect(countAt(play, "j-air", "available")).toBe(15);
  });

  it("anywhere on the map, convoy escorts and the Japanese boxes too; nothing off it", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.units("convoy-escort", "j-dd");
    const carrier = scene.unit("j-cv-akagi-kaga", "carriers-without-planes-kure");
    scene.position.flags[carrier] = Flag.needsPlanes;
    scene.units("turn-record-track", "j-ca");
    scene.unit("japan-replacements", "kure", 2);
    const play = disband(scene);
    expect(values(play, "disband")).toEqual(["j-cv-akagi-kaga", "j-dd-1"]);
    play.choose({ disband: "j-cv-akagi-kaga" });
    // It was without planes and will be so when it comes back (7.1.1).
    expect(play.position.flags[carrier]).toBe(Flag.needsPlanes);
  });
});
