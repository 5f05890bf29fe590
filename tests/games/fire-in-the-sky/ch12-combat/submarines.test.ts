import { describe, expect, it } from "vitest";
import { Scene } from "../helpers";

describe("12.2.1 Target Determination Step", () => {
  it("asks the Phasing Player for all his targets first, one point for a Task Force", () => {
    const scene = new Scene({ turn: 6, phasing: "japan" });
    scene.submarines("japan", 2);
    scene.submarines("allies", 3);
    scene.force("japan", "lae", "j-dd");
    scene.force("allies", "rabaul", "u-ca");
    scene.force("allies", "guadalcanal", "u-cl");
    const play = scene.play("submarine-attacks", []);
    expect(play.decision).toMatchObject({ side: "japan", rule: "12.2" });
    expect(play.decision.options).toEqual([
      { do: "done" },
      { attack: "task-force-1", at: "rabaul", units: ["u-ca-1"] },
      { attack: "task-force-2", at: "guadalcanal", units: ["u-cl-1"] },
    ]);
    play.by("japan", { attack: "task-force-1" });
    expect(play.decision.options).toHaveLength(2);
    play.by("japan", { do: "done" }).by("allies", { attack: "task-force-0" });
    expect(play.position.submarine).toEqual([4, 8]);
    // Both sides' attacks stand in one list; the Phasing Player says in which order they come.
    expect(play.decision).toMatchObject({
      side: "japan",
      options: [
        { resolve: "task-force-0", at: "lae" },
        { resolve: "task-force-1", at: "rabaul" },
      ],
    });
  });

  it("asks nobody without a whole point or without a Task Force of the enemy", () => {
    const scene = new Scene();
    scene.submarines("japan", 0.75);
    scene.submarines("allies", 2);
    scene.force("allies", "rabaul", "u-ca");
    expect(scene.play("submarine-attacks", []).over).toBe(true);
  });
});

/** One Allied submarine against a cruiser and three destroyers at Rabaul. */
function attack(dice: number[], prepare: (scene: Scene) => void = () => {}) {
  const scene = new Scene({ turn: 6 });
  scene.submarines("allies", 1);
  scene.force("japan", "rabaul", "j-ca", "j-dd", "j-dd", "j-dd");
  prepare(scene);
  return scene.play("submarine-attacks", dice).by("allies", { attack: "task-force-0" });
}

describe("12.2.2 ASW Step", () => {
  it("rolls a die for each DD unit; one hit ends the attack", () => {
    const play = attack([1, 5, 1]);
    expect(play.over).toBe(true);
    expect(play.diceOf("Anti-submarine")).toEqual([3]);
    expect(play.needs("Anti-submarine")).toEqual([5]);
  });

  it.each([
    ["a land-based air unit", (scene: Scene) => void scene.air("japan", "rabaul", 4), 4],
    [
      "a carrier in the same hex",
      (scene: Scene) => void scene.force("japan", "rabaul", "j-cvl-zuiho-shoho"),
      4,
    ],
    [
      "an air unit that is committed elsewhere",
      (scene: Scene) => void scene.air("japan", "rabaul", 2, "guadalcanal"),
      4,
    ],
    [
      "an air unit that is only carried",
      (scene: Scene) => void scene.force("japan", "rabaul", "j-dd", ...scene.air("japan", "rabaul", 2)),
      5,
    ],
    ["an air unit in another hex", (scene: Scene) => void scene.air("japan", "lae", 2), 5],
  ])("with %s", (_what, prepare, need) => {
    const play = attack([1, 6, 1], prepare);
    expect(play.needs("Anti-submarine")).toEqual([need]);
  });
});

describe("12.2.3 Attack Step", () => {
  it("lets the attacker name one unit, like ones once, and checks the damage of a ship at once", () => {
    const play = attack([1, 1, 1, 6, 4, 3]);
    expect(play.decision.options).toEqual([
      { unit: "j-ca-1", type: "j-ca" },
      { unit: "j-dd-1", type: "j-dd" },
    ]);
    play.by("allies", { type: "j-ca" });
    // A submarine adds 2 to the check: 4 + 3 + 2 reaches the Defense of 9.
    expect(play.needs("Damage Check")).toEqual([7]);
    expect(play.text()).toContain("CA is sunk.");
    expect(play.over).toBe(true);
  });

  it("is easier without destroyers and against a passenger", () => {
    const scene = new Scene({ turn: 6 });
    scene.submarines("allies", 1);
    const aircraft = scene.air("japan", "rabaul", 2);
    scene.force("japan", "rabaul", "j-ca", ...aircraft);
    const play = scene
      .play("submarine-attacks", [3])
      .by("allies", { attack: "task-force-0" }, { type: "j-air" });
    expect(play.needs("Submarine attack")).toEqual([3]);
    // 13.3.1: one step, and one off the Merchantmen Pool.
    expect(play.steps(aircraft[0]!)).toBe(1);
    expect(play.merchantmen).toBe(29);
  });

  it.each([
    [1, 7],
    [2, 6],
    [5, 6],
    [6, 5],
  ])("Allied torpedoes on Turn %i need %i", (turn, need) => {
    const scene = new Scene({ turn, phasing: "allies" });
    scene.submarines("allies", 1);
    scene.force("japan", "rabaul", "j-ca", "j-dd");
    const play = scene.play("submarine-attacks", [1, 2]);
    play.by("allies", { attack: "task-force-0" }, { type: "j-ca" });
    expect(play.needs("Submarine attack")).toEqual([need]);
  });

  it("settles a hit on a land unit at once when no air strike can follow", () => {
    const scene = new Scene({ turn: 6 });
    scene.submarines("allies", 1);
    const [brigade] = scene.units("lae", "j-land-2");
    scene.force("japan", "lae", "j-dd", brigade!);
    const play = scene.play("submarine-attacks", [1, 5]);
    play.by("allies", { attack: "task-force-0" }, { type: "j-land-2" });
    expect(play.steps(brigade!)).toBe(1);
    expect(play.position.hits[brigade!]).toBe(0);
    expect(play.merchantmen).toBe(29);
  });

  it("keeps the HIT marker until the Air Strike Round when one can", () => {
    const scene = new Scene({ turn: 6 });
    scene.submarines("allies", 1);
    scene.air("us", "lae", 2);
    const [brigade] = scene.units("lae", "j-land-2");
    scene.force("japan", "lae", "j-dd", brigade!);
    const play = scene.play(["submarine-attacks", "battles"], [1, 5]);
    play.by("allies", { attack: "task-force-0" }, { type: "j-land-2" });
    expect(play.steps(brigade!)).toBe(2);
    expect(play.position.hits[brigade!]).toBe(1);
    // The aircraft stay away; the hit is settled all the same, and the brigade may not land (12.3.4.1).
    play.by("allies", { points: 0 });
    expect(play.over).toBe(true);
    expect(play.onTrack(brigade!)).toBe(7);
    expect(play.steps(brigade!)).toBe(1);
  });

  it("forgets a second attack on a Task Force that is gone", () => {
    const rules = structuredClone({ ...new Scene().rules.parameters.submarines });
    const base = new Scene().rules;
    const scene = new Scene({
      turn: 6,
      rules: {
        ...base,
        parameters: { ...base.parameters, submarines: { ...rules, attacksPerTaskForce: 2 } },
      },
    });
    scene.submarines("allies", 2);
    scene.force("japan", "lae", "j-dd");
    const play = scene.play("submarine-attacks", [1, 5, 6, 6]);
    play.by("allies", { attack: "task-force-0" }, { attack: "task-force-0" });
    expect(play.over).toBe(true);
    expect(play.diceLeft).toBe(0);
  });
});
