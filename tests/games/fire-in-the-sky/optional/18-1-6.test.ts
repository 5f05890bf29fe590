import { describe, expect, it } from "vitest";
import { type Play, Scene, type SideId } from "../helpers";
import { ones } from "./battles";

const SEMPER_FI = ["semper-fi"];

/** An Allied landing at Rabaul, which Japan holds; each unit comes with a Task Force of its own. */
function landing(
  types: string[],
  prepare: (scene: Scene) => void,
  options = SEMPER_FI,
  phasing: SideId = "allies",
): Play {
  const scene = new Scene({ turn: 6, phasing, options });
  const enemy = phasing === "allies" ? "japan" : "allies";
  scene.control(enemy, "rabaul");
  scene.control(phasing, "lae", "guadalcanal");
  scene.unit(enemy === "japan" ? "j-land-8" : "u-land-8", "rabaul");
  for (const type of types) scene.force(phasing, "rabaul", phasing === "allies" ? "u-dd" : "j-dd", type);
  prepare(scene);
  const play = scene.play("battles", ones(60));
  // Everything vies for Sea Control, everybody lands, and aircraft stay away.
  while (play.decision.rule !== "12.3.4.5") {
    const { options: offered } = play.decision;
    play.choose(offered.find(({ commit, land }) => commit ?? land) ?? offered[0]!);
  }
  return play.by(phasing, { do: "attack" });
}

/** What the dice of the landing side need, and how many there are, roll by roll. */
const dice = (play: Play, side = "the Allies") => [
  play.needs(`Land combat of ${side}`),
  play.diceOf(`Land combat of ${side}`),
];

const nothing = (): void => {};

describe("18.1.6 Semper Fi", () => {
  it("US Marines that land in an enemy-occupied hex without friendly units add one", () => {
    expect(dice(landing(["u-land-4-marine-1"], nothing))).toEqual([[4], [4]]);
    expect(dice(landing(["u-land-4-marine-1"], nothing, []))).toEqual([[5], [4]]);
  });

  it("their own dice only: other troops that land with them roll as ever", () => {
    expect(dice(landing(["u-land-4-marine-1", "u-land-2"], nothing))).toEqual([
      [4, 5],
      [4, 2],
    ]);
    // With the rule off it is one roll, as it always was.
    expect(dice(landing(["u-land-4-marine-1", "u-land-2"], nothing, []))).toEqual([[5], [6]]);
  });

  it("both divisions when they land together: neither finds a friend ashore", () => {
    expect(dice(landing(["u-land-4-marine-1", "u-land-4-marine-2"], nothing))).toEqual([[4], [8]]);
  });

  it("nothing where friends already stand", () => {
    const reinforced = landing(["u-land-4-marine-1"], (scene) => void scene.unit("u-land-2", "rabaul"));
    expect(dice(reinforced)).toEqual([[5], [6]]);
  });

  it("aircraft at a contested base are friends too; a replacements marker is no unit", () => {
    const aircraft = landing(["u-land-4-marine-1"], (scene) => {
      scene.control("allies", "rabaul");
      scene.air("us", "rabaul", 1);
    });
    expect(dice(aircraft)).toEqual([[5], [4]]);
    const marker = landing(["u-land-4-marine-1"], (scene) => void scene.unit("us-replacements", "rabaul", 1));
    expect(dice(marker)).toEqual([[4], [4]]);
  });

  it("nothing for Marines that came ashore in an earlier player turn", () => {
    expect(dice(landing([], (scene) => void scene.unit("u-land-4-marine-1", "rabaul")))).toEqual([[5], [4]]);
  });

  it("nothing for the army, and nothing for the Japanese SNLF", () => {
    expect(dice(landing(["u-land-4"], nothing))).toEqual([[5], [4]]);
    expect(dice(landing(["j-land-2-marine"], nothing, SEMPER_FI, "japan"), "Japan")).toEqual([[5], [2]]);
  });

  it("the defenders' dice stay what they are", () => {
    const play = landing(["u-land-4-marine-1"], nothing);
    // Out of supply: the Allies have Sea Control.
    expect(dice(play, "Japan")).toEqual([[6], [8]]);
  });
});
