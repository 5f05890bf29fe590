import { describe, expect, it } from "vitest";
import { scheduledArrivals } from "../../../../lib/games/fire-in-the-sky/ch07-reinforcement/arrivals";
import { hitShip, type NavalHit } from "../../../../lib/games/fire-in-the-sky/ch13-damage";
import type { Listener } from "../../../../lib/kernel";
import { type Play, Scene, type SceneOptions, shippedRules } from "../helpers";
import { meeting, ones, stay } from "./battles";

/** Rules that changed the events of others, as the lab counts them. */
function used(table: { listener: Listener | undefined }): string[] {
  const rules: string[] = [];
  const ignore = (): void => {};
  table.listener = { changed: ignore, logged: ignore, lost: ignore, acted: (rule) => void rules.push(rule) };
  return rules;
}

/** The same of some decisions of a game. */
function usedIn(play: Play, decide: (play: Play) => unknown): string[] {
  const rules = used(play.game.table);
  decide(play);
  return rules;
}

describe("an optional rule without events of its own counts as used when it acts, and only then", () => {
  /** A battleship that so many torpedoes hit, none of which sinks it. */
  function torpedoed(hits: number, options: string[], game?: string): string[] {
    const scene = new Scene({ turn: 6, options, rules: shippedRules([], game) });
    const p = scene.unit("j-bb-mutsu-nagato", "1405");
    scene.t.state.chance = { kind: "listed", dice: new Array<number>(2 * hits).fill(1), next: 0 };
    const rules = used(scene.t);
    hitShip(scene.t, p, new Array<NavalHit>(hits).fill({ attack: "submarine", by: 1 }));
    // The submarine's own modifier is no optional rule.
    return rules.filter((rule) => rule !== "13.1");
  }

  it("18.3.2: on each Damage Check of several hits; not for a single hit, nor when it is off", () => {
    const on = ["oomph-in-your-hits"];
    expect(torpedoed(2, on)).toEqual(["18.3.2", "18.3.2"]);
    expect(torpedoed(1, on)).toEqual([]);
    expect(torpedoed(2, [])).toEqual([]);
  });

  it("18.3.2: nor when the damage check table gives nothing for another hit", () => {
    const shipped = shippedRules();
    const damageModifiers = shipped.damageModifiers.map((each) => ({ ...each, perExtraHit: 0 }));
    const scene = new Scene({
      turn: 6,
      options: ["oomph-in-your-hits"],
      rules: { ...shipped, damageModifiers },
    });
    const p = scene.unit("j-bb-mutsu-nagato", "1405");
    scene.t.state.chance = { kind: "listed", dice: ones(4), next: 0 };
    const rules = used(scene.t);
    hitShip(scene.t, p, new Array<NavalHit>(2).fill({ attack: "surface", by: 1 }));
    expect(rules).toEqual([]);
  });

  it("the numbers are those of the rulebook in use", () => {
    const later = torpedoed(2, [], "fire-in-the-sky-2e");
    expect(later.filter((rule) => rule.startsWith("18."))).toEqual([]);
    // The submarine adds to both checks, and the second check adds for the first.
    expect(later).toEqual(["11.3.1", "11.3.1", "11.3.1"]);
  });

  it("18.1.2: in a strike on a British CV, not in one on another ship", () => {
    const strike = (options: string[], unit: string) => {
      const scene = new Scene({ turn: 6, options });
      scene.force("japan", "1405", "j-cv-akagi-kaga");
      scene.force("allies", "1405", unit);
      const play = scene.play("battles", ones(20)).by("allies", { points: 0 });
      return usedIn(play, () => play.by("japan", { points: 4 })).filter((rule) => rule === "18.1.2");
    };
    expect(strike(["armored-decks"], "b-cv-indomitable-formidable")).toEqual(["18.1.2"]);
    expect(strike(["armored-decks"], "b-cvl-hermes")).toEqual([]);
    expect(strike([], "b-cv-indomitable-formidable")).toEqual([]);
  });

  it("18.2.1: for each ship that fires torpedoes, in their rounds", () => {
    const fire = (japan: string, options: string[]) => {
      const { play } = meeting([[japan]], ["u-ca"], ones(6), options);
      return usedIn(play, () => stay(stay(play)));
    };
    expect(fire("j-ca", ["long-lance"])).toEqual(["18.2.1"]);
    expect(fire("j-bb-mutsu-nagato", ["long-lance"])).toEqual([]);
    expect(fire("j-ca", [])).toEqual([]);
  });

  it("18.1.8: when aircraft disembark under an OCCUPIED BASE marker, not at a friendly base", () => {
    const landing = (options: string[], enemy: boolean) => {
      const scene = new Scene({ turn: 3, phasing: "allies", options });
      const [aircraft] = scene.air("us", "midway", 2);
      scene.force("allies", "midway", "u-dd", aircraft!);
      if (enemy) {
        scene.control("japan", "midway");
        scene.unit("u-land-2", "midway");
      }
      const play = scene.play(["battles", "air-commitment"], []);
      return usedIn(play, () => play.choose({ disembark: "u-air-1", steps: 2 }));
    };
    expect(landing(["unpack-your-things"], true)).toEqual(["18.1.8"]);
    expect(landing(["unpack-your-things"], false)).toEqual([]);
    expect(landing([], true)).toEqual([]);
  });

  it("the upgrade of anti-aircraft guns: when it makes a die more", () => {
    const guns = (turn: number, ships: string[]) => {
      const rules = shippedRules([], "fire-in-the-sky-2e");
      const options = ["naval-aa-upgrade"];
      const scene = new Scene({ turn, phasing: "allies", options, rules });
      scene.force("japan", "1405", ...ships);
      scene.force("allies", "1405", "u-cv-lexington-enterprise");
      const play = scene.play("battles", ones(30));
      return usedIn(play, () => play.by("allies", { points: 4 })).filter((rule) => rule === "16.2.6");
    };
    expect(guns(10, ["j-dd", "j-dd", "j-ca"])).toEqual(["16.2.6"]);
    expect(guns(9, ["j-dd", "j-dd", "j-ca"])).toEqual([]);
  });

  it("18.2.5 and 18.2.3: when the schedule brings an optional ship, and when it comes without planes", () => {
    const arrivals = (more: SceneOptions) => {
      const scene = new Scene({ phasing: "japan", turn: 13, ...more });
      const rules = used(scene.t);
      scheduledArrivals(scene.t, {
        step: "arrivals",
        data: { airSteps: 0, eligible: 0, trained: 0, fleetAsked: false },
      });
      return rules;
    };
    expect(arrivals({ options: [] })).toEqual([]);
    expect(arrivals({ options: ["optional-ships"] })).toEqual(["18.2.5"]);
    expect(arrivals({ options: ["optional-ships", "elite-pilots"] })).toEqual(["18.2.5", "18.2.3"]);
  });
});
