import { describe, expect, it } from "vitest";
import {
  addAirSteps,
  breakDown,
  canBreakDown,
  combineAir,
  combineAllAir,
  keepApart,
  loseOneStepAt,
} from "../../../../lib/games/fire-in-the-sky/model/air";
import { airToTrack } from "../../../../lib/games/fire-in-the-sky/model/air-arrivals";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import { Scene } from "../helpers";

const JAPAN = 0;
const US = 1;
const BRITAIN = 2;

/** Steps of every counter of a nation at a place, in order. */
const stacks = (scene: Scene, nation: number, at: string): number[] =>
  scene.rules.pieces.flatMap((piece, p) =>
    piece.kind === "air" && piece.nation === nation && scene.position.at[p] === scene.place(at)
      ? [scene.position.steps[p]!]
      : [],
  );

const free = (scene: Scene, nation: number): number => stacks(scene, nation, "available").length;

describe("2.1.1.2 air units are change", () => {
  it("an odd step gets its own counter, and joins the next step that arrives", () => {
    const scene = new Scene();
    expect(addAirSteps(scene.t, JAPAN, scene.place("kure"), 3)).toBe(0);
    expect(stacks(scene, JAPAN, "kure")).toEqual([2, 1]);
    addAirSteps(scene.t, JAPAN, scene.place("kure"), 1);
    expect(stacks(scene, JAPAN, "kure")).toEqual([2, 2]);
  });

  it("the small Marine counters serve for single steps first", () => {
    const scene = new Scene();
    const [p] = scene.air("us", "midway", 1);
    expect(scene.rules.pieces[p!]!.id).toBe("u-air-blue");
  });

  it("a two-step unit breaks down while a counter is free, and not without one", () => {
    const scene = new Scene();
    const [p] = scene.air("britain", "ceylon", 2);
    expect(canBreakDown(scene.t, p!)).toBe(true);
    const other = breakDown(scene.t, p!);
    expect([scene.position.steps[p!], scene.position.steps[other]]).toEqual([1, 1]);
    combineAir(scene.t, scene.place("ceylon"));
    expect(stacks(scene, BRITAIN, "ceylon")).toEqual([2]);
    scene.air("britain", "bombay", 4);
    expect(free(scene, BRITAIN)).toBe(0);
    expect(canBreakDown(scene.t, p!)).toBe(false);
    expect(breakDown(scene.t, p!)).toBe(-1);
  });

  it("an arrival is not forfeited for counters that its owner keeps apart", () => {
    for (const at of ["ceylon", "calcutta"]) {
      const scene = new Scene();
      const [pair] = scene.air("britain", "ceylon", 2);
      keepApart(scene.t, pair!);
      // Every other counter of the nation is in use, two steps on each that can hold them.
      while (addAirSteps(scene.t, BRITAIN, scene.place("bombay"), 1) === 0 && free(scene, BRITAIN) > 0);
      expect(free(scene, BRITAIN)).toBe(0);
      expect(stacks(scene, BRITAIN, "ceylon")).toEqual([1, 1]);
      const forfeited = addAirSteps(scene.t, BRITAIN, scene.place(at), 1);
      expect([at, forfeited]).toEqual([at, 0]);
    }
  });

  it("single steps of one nation combine, of two nations never, nor when marks keep them apart", () => {
    const scene = new Scene();
    scene.air("us", "brisbane", 1);
    scene.air("britain", "brisbane", 1);
    const [moved] = scene.air("japan", "kure", 2);
    const part = breakDown(scene.t, moved!);
    scene.position.flags[part] = Flag.movedOperationally;
    combineAllAir(scene.t);
    expect(stacks(scene, US, "brisbane")).toEqual([1]);
    expect(stacks(scene, BRITAIN, "brisbane")).toEqual([1]);
    expect(stacks(scene, JAPAN, "kure")).toEqual([1, 1]);
    scene.position.flags[part] = 0;
    combineAllAir(scene.t);
    expect(stacks(scene, JAPAN, "kure")).toEqual([2]);
  });

  it("two Marine steps cannot share a counter, a Marine and an Army step can", () => {
    const scene = new Scene();
    scene.units("midway", "u-air-blue", "u-air-blue");
    combineAllAir(scene.t);
    expect(stacks(scene, US, "midway")).toEqual([1, 1]);
    scene.unit("u-air", "midway", 1);
    combineAllAir(scene.t);
    expect(stacks(scene, US, "midway").sort()).toEqual([1, 2]);
  });

  it("eliminated steps are free for use again", () => {
    const scene = new Scene();
    scene.air("britain", "ceylon", 3);
    expect(loseOneStepAt(scene.t, scene.place("ceylon"))).toBe(true);
    expect(stacks(scene, BRITAIN, "ceylon")).toEqual([2]);
    expect(free(scene, BRITAIN)).toBe(2);
    loseOneStepAt(scene.t, scene.place("ceylon"));
    loseOneStepAt(scene.t, scene.place("ceylon"));
    expect(loseOneStepAt(scene.t, scene.place("ceylon"))).toBe(false);
    expect(free(scene, BRITAIN)).toBe(3);
  });
});

describe("2.1 the counter mix is an absolute limit", () => {
  it("steps without a counter are forfeited", () => {
    const scene = new Scene();
    scene.air("britain", "ceylon", 4);
    expect(addAirSteps(scene.t, BRITAIN, scene.place("bombay"), 4)).toBe(2);
    expect(stacks(scene, BRITAIN, "bombay")).toEqual([2]);
    expect(addAirSteps(scene.t, BRITAIN, scene.place("bombay"), 1)).toBe(1);
  });

  it("a lone step changes to a small counter when a big one is needed", () => {
    const scene = new Scene();
    const lone = scene.unit("u-air", "fiji", 1);
    scene.position.flags[lone] = Flag.movedOperationally;
    for (let i = 0; i < 9; i++) scene.unit("u-air", "pearl-harbor");
    expect(free(scene, US)).toBe(2);
    // Only Marine counters are free; the Army counter at Fiji is worth more elsewhere.
    expect(addAirSteps(scene.t, US, scene.place("noumea"), 2)).toBe(0);
    expect(stacks(scene, US, "noumea")).toEqual([2]);
    expect(stacks(scene, US, "fiji")).toEqual([1]);
    const marine = scene.rules.piecesOfType[scene.rules.typeOf["u-air-blue"]!]!.find(
      (p) => scene.position.at[p] === scene.place("fiji"),
    );
    expect(scene.position.flags[marine!]).toBe(Flag.movedOperationally);
    expect(scene.position.flags[lone]).toBe(0);
  });

  it("a small counter changes places with a lone step's big one when another step joins it", () => {
    const scene = new Scene();
    for (let i = 0; i < 9; i++) scene.unit("u-air", "pearl-harbor");
    scene.unit("u-air", "fiji", 1);
    scene.unit("u-air-blue", "samoa");
    scene.unit("u-air-blue", "noumea");
    expect(free(scene, US)).toBe(0);
    expect(addAirSteps(scene.t, US, scene.place("samoa"), 1)).toBe(0);
    expect(["samoa", "fiji", "noumea"].map((at) => stacks(scene, US, at))).toEqual([[2], [1], [1]]);
    // Now every big counter holds two steps, so the next one is forfeited.
    expect(addAirSteps(scene.t, US, scene.place("noumea"), 1)).toBe(1);
  });

  it("two small counters that stand together make room by changing one for a lone step's big one", () => {
    const scene = new Scene();
    for (let i = 0; i < 9; i++) scene.unit("u-air", "pearl-harbor");
    const lone = scene.unit("u-air", "turn-record-track", 1);
    scene.position.due[lone] = 4;
    scene.units("samoa", "u-air-blue", "u-air-blue");
    expect(addAirSteps(scene.t, US, scene.place("noumea"), 1)).toBe(0);
    expect(["samoa", "turn-record-track", "noumea"].map((at) => stacks(scene, US, at))).toEqual([
      [2],
      [1],
      [1],
    ]);
    const waiting = scene.position.at.indexOf(scene.place("turn-record-track"));
    expect([scene.position.due[waiting], scene.position.due[lone]]).toEqual([4, 0]);
  });

  it("the same change lets a unit break down where no counter is free (2.1.1.2)", () => {
    const scene = new Scene();
    const [unit] = Array.from({ length: 9 }, () => scene.unit("u-air", "pearl-harbor"));
    scene.unit("u-air", "fiji", 1);
    scene.units("samoa", "u-air-blue", "u-air-blue");
    expect(canBreakDown(scene.t, unit!)).toBe(false);
    combineAllAir(scene.t);
    expect(["samoa", "fiji"].map((at) => stacks(scene, US, at))).toEqual([[2], [1]]);
    expect(canBreakDown(scene.t, unit!)).toBe(true);
    breakDown(scene.t, unit!);
    expect(free(scene, US)).toBe(0);
  });

  it("no step that waits for a choice of its place is changed for another (3.0)", () => {
    const scene = new Scene();
    for (let i = 0; i < 9; i++) scene.unit("u-air", "pearl-harbor");
    const lone = scene.unit("u-air", "arriving", 1);
    scene.units("samoa", "u-air-blue", "u-air-blue");
    combineAllAir(scene.t);
    expect(scene.position.at[lone]).toBe(scene.place("arriving"));
    expect(stacks(scene, US, "samoa")).toEqual([1, 1]);
  });

  it("a step that must wait joins a lone one that comes back on the same turn, with the same marks", () => {
    const scene = new Scene({ phasing: "japan" });
    for (let i = 0; i < 14; i++) scene.unit("j-air", "formosa");
    const lone = scene.unit("j-air", "turn-record-track", 1);
    scene.position.due[lone] = 4;
    expect(airToTrack(scene.t, JAPAN, 1, 5, 0)).toBe(1);
    expect(airToTrack(scene.t, JAPAN, 1, 4, Flag.eligible)).toBe(1);
    expect(airToTrack(scene.t, JAPAN, 1, 4, 0)).toBe(0);
    expect([scene.position.steps[lone], scene.position.due[lone]]).toEqual([2, 4]);
  });
});
