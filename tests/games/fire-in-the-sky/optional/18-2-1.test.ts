import { describe, expect, it } from "vitest";
import { Scene, shippedRules } from "../helpers";
import { meeting, ones, stay } from "./battles";

const LONG_LANCE = ["long-lance"];

describe("18.2.1 Long Lance torpedoes", () => {
  it("Japanese CA and DD fire with 2 in the first round, with their printed Firepower from then on", () => {
    // Firepower 2 against Defense 9 needs a 4, Firepower 1 a 5.
    const { play } = meeting([["j-ca", "j-dd"]], ["u-ca", "u-ca"], ones(8), LONG_LANCE);
    play.by("allies", { enemyType: "j-ca" });
    stay(play);
    expect(play.needs("CA fires at CA")).toEqual([4, 5]);
    expect(play.needs("DD fires at CA")).toEqual([4]);
    // The Allied cruiser that faced the destroyer fires with its own 1 at Defense 7, before and after.
    expect(play.needs("CA fires at DD")).toEqual([3]);
    play.by("allies", { enemyType: "j-ca" });
    stay(play);
    expect(play.needs("CA fires at CA")).toEqual([4, 5, 5, 5]);
    expect(play.needs("DD fires at CA")).toEqual([4, 5]);
  });

  it("no other class, and nobody's but Japan's", () => {
    const { play } = meeting([["j-bb-mutsu-nagato"]], ["u-ca"], ones(2), LONG_LANCE);
    stay(play);
    // Firepower 3 against 9 needs a 3; Firepower 1 against 11 a 6.
    expect(play.needs("BB")).toEqual([3]);
    expect(play.needs("CA")).toEqual([6]);
  });

  it("not when the rule is off", () => {
    const { play } = meeting([["j-ca"]], ["u-ca"], ones(2), []);
    stay(play);
    expect(play.needs("CA fires at CA")).toEqual([5, 5]);
  });

  it("the Damage Check that adds the firer's Firepower adds 2 as well", () => {
    const check = (options: string[], misses: number[]) => {
      const { play } = meeting([["j-ca"]], ["u-ca"], [...misses, 6, 1, 1, 1], options);
      if (misses.length > 0) stay(play);
      return stay(play).needs("Damage Check of CA");
    };
    expect(check(LONG_LANCE, [])).toEqual([7]);
    expect(check([], [])).toEqual([8]);
    // A hit of the second round is one of the guns.
    expect(check(LONG_LANCE, [1, 1])).toEqual([8]);
  });

  it("the first round of each Surface Combat Step, however many there are in a turn", () => {
    const scene = new Scene({ turn: 6, options: LONG_LANCE });
    for (const hex of ["1405", "1510"]) {
      scene.force("japan", hex, "j-ca");
      scene.force("allies", hex, "u-ca");
    }
    // In each battle Superiority goes to the Allies, and the Japanese torpedoes sink the enemy.
    const play = scene.play("battles", [1, 6, 6, 1, 6, 6, 1, 6, 6, 1, 6, 6]);
    for (const hex of ["1405", "1510"]) {
      if (play.decision.rule === "12.3") play.by("japan", { battle: hex });
      play.by("japan", { commit: "ship" }).by("allies", { commit: "ship" });
      stay(play);
    }
    expect(play.needs("CA fires")).toEqual([4, 5, 4, 5]);
    expect(play.over).toBe(true);
  });

  it("ground support is no surface combat: the printed Firepower rolls there", () => {
    const scene = new Scene({ turn: 6, options: LONG_LANCE });
    scene.control("japan", "lae");
    scene.units("rabaul", "j-land-4", "u-land-4");
    scene.force("japan", "rabaul", "j-ca", "j-dd");
    const play = scene.play("battles", ones(20));
    play.by("japan", { commit: "ship", type: "j-dd" }, { do: "done" });
    expect(play.diceOf("Ground support")).toEqual([1]);
  });

  it("classes, Firepower and rounds are data", () => {
    const shipped = shippedRules();
    const longLance = { side: 0, classes: ["CA"] as const, firepower: 3, rounds: 2 };
    const rules = { ...shipped, parameters: { ...shipped.parameters, longLance } };
    const { play } = meeting([["j-ca"]], ["u-ca"], ones(6), LONG_LANCE, { rules });
    stay(stay(stay(play)));
    expect(play.needs("CA fires at CA")).toEqual([3, 5, 3, 5, 5, 5]);
  });
});
