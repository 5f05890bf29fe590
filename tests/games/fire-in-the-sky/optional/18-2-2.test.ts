import { describe, expect, it } from "vitest";
import { printState } from "../../../../lib/games/fire-in-the-sky/io/print";
import type { Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { type Play, Scene, type SceneOptions, shippedRules } from "../helpers";
import { offered, points, rich } from "../chapters/table-top";
import { meeting, stay } from "./battles";

const EXPRESS = ["tokyo-express"];

describe("18.2.2 Tokyo Express: the marker", () => {
  const expressOffered = (play: Play): boolean => offered(play, { do: "tokyo-express" }).length > 0;

  /** Members chosen one by one, and whether the marker is offered to each company on the way. */
  function forming(types: string[], more: SceneOptions = {}): boolean[] {
    const scene = rich({ options: EXPRESS, ...more });
    scene.units("truk", ...types);
    const play = scene.play("operational-movement", []).choose({ form: "truk" });
    return types.map((type) => {
      play.choose(offered(play, { type })[0]!);
      return expressOffered(play);
    });
  }

  it("is for Task Forces of CA and DD units only", () => {
    expect(forming(["j-dd", "j-ca", "j-dd", "j-ca"])).toEqual([true, true, true, true]);
    expect(forming(["j-dd", "j-bb-kongo-haruna"])).toEqual([true, false]);
    expect(forming(["j-cvl-zuiho-shoho", "j-dd"])).toEqual([false, false]);
    expect(forming(["j-dd"], { options: [] })).toEqual([false]);
  });

  it("no land unit, no air unit, no replacements marker", () => {
    expect(forming(["j-dd", "j-land-2"])).toEqual([true, false]);
    expect(forming(["j-dd", "japan-replacements"])).toEqual([true, false]);
    const scene = rich({ options: EXPRESS });
    scene.unit("j-dd", "truk");
    scene.air("japan", "truk", 1);
    const play = scene.play("operational-movement", []).choose({ form: "truk" }, { add: "j-dd-1" });
    play.choose(offered(play, { steps: 1 })[0]!);
    expect(expressOffered(play)).toBe(false);
    expect(() => play.choose({ do: "tokyo-express" })).toThrow(/Only CA and DD .*without passengers/);
  });

  it("lies on one Task Force in a player turn, is placed when it is formed, and is seen by all", () => {
    const scene = rich({ options: EXPRESS });
    scene.units("truk", "j-dd", "j-dd");
    const play = scene.play("operational-movement", []);
    play.choose({ form: "truk" }, { add: "j-dd-1" }, { do: "tokyo-express" }, { to: "rabaul" });
    expect(play.position.tokyoExpress).toBe(0);
    expect(printState(play.game.table)).toMatchObject({ taskForces: [{ at: "rabaul", tokyoExpress: true }] });
    expect(play.text()).toContain("sails as the Tokyo Express");
    play.choose({ form: "truk" }, { add: "j-dd-2" });
    expect(expressOffered(play)).toBe(false);
    expect(() => play.choose({ do: "tokyo-express" })).toThrow(/already on a Task Force/);
    play.choose({ do: "sail" }, { to: "truk" });
    expect(play.position.tokyoExpress).toBe(0);
  });

  it("may react as well, in the Allied player turn; the Allies never have it", () => {
    const scene = rich({ phasing: "allies", options: EXPRESS });
    scene.unit("j-dd", "truk");
    scene.unit("u-dd", "guadalcanal");
    scene.force("allies", "rabaul", "u-ca");
    const play = scene.play(["operational-movement", "reaction"], []);
    play.by("allies", { form: "guadalcanal" }, { add: "u-dd-1" });
    expect(expressOffered(play)).toBe(false);
    play.by("allies", { do: "sail" }, { to: "guadalcanal" });
    play.by("japan", { form: "truk" }, { add: "j-dd-1" }, { do: "tokyo-express" });
    play.by("japan", { to: "rabaul" });
    expect(play.position.tokyoExpress).toBe(2);
  });

  it("comes back once the surface combat is over, or with the end of the player turn, to be used again", () => {
    const scene = rich({ options: EXPRESS });
    scene.control("japan", "kure");
    scene.unit("j-dd", "truk");
    const play = scene.play(["operational-movement", "ships-return", "operational-movement"], []);
    play.choose({ form: "truk" }, { add: "j-dd-1" }, { do: "tokyo-express" }, { to: "truk" });
    // It met nobody; its ship goes home, and the marker is at hand.
    play.choose(play.decision.options[0]!);
    expect(play.position.tokyoExpress).toBe(-1);
    play.choose({ form: "kure" }, { add: "j-dd-1" });
    expect(expressOffered(play)).toBe(true);
  });

  it("without a surface combat the printed state reads back with the marker where it lies", () => {
    const scene = new Scene({ options: EXPRESS });
    points(scene, { oil: 5 });
    scene.force("japan", "rabaul", "j-dd");
    scene.position.tokyoExpress = scene.force("japan", "lae", "j-dd");
    expect(scene.play("disbandment", []).position.tokyoExpress).toBe(1);
  });
});

describe("18.2.2 Tokyo Express: surface combat", () => {
  /** The first Japanese Task Force carries the marker. */
  const express = (japan: string[][], allies: string[], dice: number[], rules?: Rules) =>
    meeting(
      japan,
      allies,
      dice,
      EXPRESS,
      rules && { rules },
      (scene, [first]) => void (scene.position.tokyoExpress = first!),
    );

  it("its ships fire first: whom they sink or damage never fires back", () => {
    // The cruiser hits on a 5 and the Damage Check comes at once; no other die is rolled.
    const { play, ours, theirs } = express([["j-ca"]], ["u-ca"], [5, 1, 1]);
    stay(play);
    expect(play.needs("CA fires at CA")).toEqual([5]);
    expect(play.diceLeft).toBe(0);
    expect(play.onTrack(theirs[0]!)).toBe(7);
    expect(play.at(ours[0]!)).toBe("1405");
    expect(play.position.tokyoExpress).toBe(-1);
    expect(play.over).toBe(true);
  });

  it("when they miss, the enemy fires as ever", () => {
    const { play, ours } = express([["j-ca"]], ["u-ca"], [1, 6, 6, 6]);
    stay(play);
    expect(play.needs("CA fires at CA")).toEqual([5, 5]);
    expect(play.at(ours[0]!)).toBe("available");
  });

  it("as would be without the marker: both fire", () => {
    const { play } = meeting([["j-ca"]], ["u-ca"], [5, 1, 1, 1], EXPRESS);
    stay(play);
    expect(play.needs("CA fires at CA")).toEqual([5, 5]);
    expect(play.over).toBe(true);
  });

  it("in every Surface Combat Round", () => {
    const { play, theirs } = express([["j-ca"]], ["u-ca"], [1, 1, 5, 1, 1]);
    stay(stay(play));
    expect(play.needs("CA fires at CA")).toEqual([5, 5, 5]);
    expect(play.onTrack(theirs[0]!)).toBe(7);
    expect(play.diceLeft).toBe(0);
  });

  it("ships of other Task Forces fire with the enemy, and at those who are left", () => {
    // Two destroyers, one of them of the Express, against one cruiser: once it is hit the other has no target.
    const { play } = express([["j-dd"], ["j-dd"]], ["u-ca"], [6, 1, 1]);
    expect(offered(play, {})).toMatchObject([
      { unit: "u-ca-1", against: "j-dd-1", enemyExpress: true },
      { unit: "u-ca-1", against: "j-dd-2" },
    ]);
    play.by("allies", { against: "j-dd-2" });
    stay(play);
    expect(play.needs("DD fires at CA")).toEqual([5]);
    expect(play.over).toBe(true);
    expect(play.diceLeft).toBe(0);
  });

  it("the enemy chooses his target when the losses are taken", () => {
    const { play, theirs } = express([["j-ca", "j-dd"]], ["u-ca"], [1, 1, 1]);
    stay(play.by("allies", { enemyType: "j-ca" }));
    // Both have fired and missed; only now is the cruiser asked.
    expect([play.needs("CA fires at CA"), play.needs("DD fires at CA")]).toEqual([[5], [5]]);
    expect(play.decision).toMatchObject({ side: "allies", rule: "12.3.3.2" });
    expect(offered(play, { unit: "u-ca-1" }).map(({ target }) => target)).toEqual(["j-ca-1", "j-dd-1"]);
    expect(play.at(theirs[0]!)).toBe("1405");
  });

  it("half a hit of the first volley waits for another one in the same round, no longer", () => {
    const shipped = shippedRules();
    const surface = shipped.surface.map((row, firepower) =>
      row.map((cell) => (firepower === 1 ? { need: 5, half: true } : cell)),
    );
    const rules = { ...shipped, surface };
    const { play, theirs } = express(
      [["j-ca"], ["j-ca"]],
      ["u-bb-colorado-new-mexico"],
      [5, 5, 1, 1, 1],
      rules,
    );
    play.choose(play.decision.options[0]!);
    stay(play).by("allies", { target: "j-ca-1" });
    // Express: half a hit. Then the other cruiser makes it whole, the battleship misses, and there is one check.
    expect(play.needs("Damage Check of BB")).toEqual([9]);
    expect(play.onTrack(theirs[0]!)).toBe(7);
    // Half a hit now, half a hit in the next round: none of them counts.
    const dice = [5, 1, 1, 1, 5, 1];
    const alone = express([["j-ca"], ["j-ca"]], ["u-bb-colorado-new-mexico"], dice, rules);
    for (let round = 1; round <= 2; round++) {
      alone.play.choose(alone.play.decision.options[0]!);
      stay(alone.play).by("allies", { target: "j-ca-1" });
    }
    expect(alone.play.diceLeft).toBe(0);
    expect(alone.play.needs("Damage Check")).toEqual([]);
  });

  it("goes with the Long Lance: first, and with a Firepower of 2 in the first round", () => {
    const { play } = meeting(
      [["j-ca"]],
      ["u-ca"],
      [4, 1, 1],
      [...EXPRESS, "long-lance"],
      {},
      (scene, [first]) => void (scene.position.tokyoExpress = first!),
    );
    stay(play);
    expect(play.needs("CA fires at CA")).toEqual([4]);
    expect(play.over).toBe(true);
  });

  it("withdrawing ships of it do not fire at all", () => {
    const { play, ours } = express([["j-ca"]], ["u-ca"], []);
    play.by("japan", { do: "withdraw" }).by("allies", { do: "stay" });
    expect(play.needs("CA fires")).toEqual([]);
    expect(play.onTrack(ours[0]!)).toBe(7);
    expect(play.over).toBe(true);
  });
});
