import { describe, expect, it } from "vitest";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import { chanceOutcomes, type Choice } from "../../../../lib/kernel";
import { type Play, Scene, type SceneOptions, shippedRules } from "../helpers";
import { offered, values } from "../chapters/table-top";

const japanese = (more: SceneOptions = {}): Scene =>
  new Scene({ phasing: "japan", turn: 5, options: ["accidents"], ...more });
const allied = (more: SceneOptions = {}): Scene =>
  new Scene({ phasing: "allies", turn: 5, options: ["accidents"], ...more });

const roll = (scene: Scene, ...dice: number[]): Play => scene.play("accidents", dice);

describe("18.3.1 Mutsu go boom: the roll", () => {
  it.each([
    [1, 2],
    [2, 1],
    [6, 6],
  ])("%i and %i: nothing happens", (a, b) => {
    const scene = japanese();
    scene.unit("j-bb-mutsu-nagato", "kure");
    const play = roll(scene, a, b);
    expect([play.over, play.diceLeft]).toEqual([true, 0]);
    expect(play.text()).toContain("No accident.");
  });

  it("nobody rolls without the rule", () => {
    const scene = japanese({ options: [] });
    scene.unit("j-bb-mutsu-nagato", "kure");
    expect(roll(scene).over).toBe(true);
  });

  it("comes after the arrivals of the segment, rebuilt carriers included", () => {
    // Nothing arrives on Turn 1.
    const scene = japanese({ turn: 1 });
    scene.air("japan", "naval-aviation-kure", 2);
    const p = scene.unit("j-cvl-zuiho-shoho", "carriers-without-planes-kure");
    scene.position.flags[p] = Flag.needsPlanes;
    const play = scene.play("reinforcement", [1, 1]);
    play.choose({ rebuild: "j-cvl-zuiho-shoho" });
    expect(play.decision).toMatchObject({ side: "allies", step: "accidents" });
    expect(offered(play, { sink: "j-cvl-zuiho-shoho" })).toHaveLength(1);
  });

  it("takes the dice and the result from the data", () => {
    const rules = shippedRules();
    const { parameters } = rules;
    const accidents = { ...parameters.accidents, dice: 1, dieSides: 8, result: 7 };
    const scene = japanese({ rules: { ...rules, parameters: { ...parameters, accidents } } });
    scene.unit("j-bb-mutsu-nagato", "kure");
    expect(roll(scene, 7).decision.step).toBe("accidents");
    expect(roll(scene, 8).over).toBe(true);
  });

  it("happens once in thirty-six times", () => {
    const scene = japanese();
    scene.units("kure", "j-bb-mutsu-nagato", "j-ca");
    const play = scene.play(["replacements", "accidents"], { seed: [1, 2, 3, 4] });
    const done = play.game.codes[0]!;
    const outcomes = chanceOutcomes(play.game, 0, done);
    expect(outcomes).toHaveLength(2);
    const struck = outcomes.find(({ game }) => game.asked !== 0);
    expect(struck?.probability).toBeCloseTo(1 / 36, 12);
  });
});

describe("18.3.1 a Japanese accident", () => {
  it("Japan names a Home Base with a BB, CV or CVL, the Allies any unit in it", () => {
    const scene = japanese();
    const nagato = scene.unit("j-bb-mutsu-nagato", "kure");
    scene.units("kure", "j-ca", "j-dd", "j-dd", "j-land-4");
    scene.unit("j-cvl-zuiho-shoho", "yokosuka");
    const play = roll(scene, 1, 1);
    expect(play.decision).toMatchObject({ side: "japan", rule: "18.3.1" });
    expect(play.decision.options).toEqual([{ at: "kure" }, { at: "yokosuka" }]);
    play.choose({ at: "kure" });
    expect(play.decision.side).toBe("allies");
    // Of the two DD that look the same, one.
    expect(play.decision.options.map(({ sink }: Choice) => sink)).toEqual([
      undefined,
      "j-bb-mutsu-nagato",
      "j-ca-1",
      "j-dd-1",
      "j-land-4-1",
    ]);
    play.choose({ sink: "j-bb-mutsu-nagato" });
    // A Japanese BB leaves the game (13.1).
    expect([play.at(nagato), play.over]).toEqual(["removed", true]);
  });

  it.each(["j-ca", "j-dd", "j-land-4", "j-air", "j-bbv-ise-hyuga"])(
    "a base with nothing but %s is not named, and with no other the roll is ignored",
    (type) => {
      const scene = japanese();
      scene.unit(type, "kure");
      scene.unit("j-bb-mutsu-nagato", "truk");
      const play = roll(scene, 1, 1);
      expect(play.over).toBe(true);
      expect(play.text()).toContain("there is no ship to lose");
    },
  );

  it("a base that Japan has lost is none of his Home Bases", () => {
    const scene = japanese();
    scene.units("kure", "j-bb-mutsu-nagato", "j-ca");
    scene.control("allies", "kure");
    expect(roll(scene, 1, 1).over).toBe(true);
  });

  it("what is in the boxes of a Home Base is in the Home Base (7.1.1)", () => {
    const scene = japanese();
    const carrier = scene.unit("j-cv-akagi-kaga", "carriers-without-planes-kure");
    scene.position.flags[carrier] = Flag.needsPlanes;
    const [stored] = scene.air("japan", "naval-aviation-kure", 2);
    // The Convoy Escort box belongs to neither base.
    scene.unit("j-dd", "convoy-escort");
    const play = roll(scene, 1, 1);
    expect(values(play, "sink")).toEqual(["j-cv-akagi-kaga", "j-air-1"]);
    play.choose({ sink: "j-air-1" });
    expect([play.at(stored!), play.steps(stored!)]).toEqual(["available", 0]);
  });

  it("a sunk DD goes back to the pool", () => {
    const scene = japanese();
    scene.unit("j-bb-mutsu-nagato", "kure");
    const dd = scene.unit("j-dd", "kure");
    expect(roll(scene, 1, 1).choose({ type: "j-dd" }).at(dd)).toBe("available");
  });

  it("a land unit is eliminated and comes back two Reinforcement Phases later (13.2)", () => {
    const scene = japanese();
    scene.unit("j-bb-mutsu-nagato", "kure");
    const army = scene.unit("j-land-8", "kure", 1);
    const play = roll(scene, 1, 1).choose({ type: "j-land-8" });
    expect([play.onTrack(army), play.steps(army)]).toEqual([7, 2]);
  });

  it("an air unit is lost with both of its steps", () => {
    const scene = japanese();
    scene.unit("j-bb-mutsu-nagato", "kure");
    const [air] = scene.air("japan", "kure", 2);
    expect(roll(scene, 1, 1).choose({ type: "j-air" }).steps(air!)).toBe(0);
  });

  it("Allied units in the base and replacements markers are no choice", () => {
    const scene = japanese();
    scene.unit("j-bb-mutsu-nagato", "kure");
    scene.unit("u-land-4", "kure");
    scene.unit("japan-replacements", "kure", 2);
    expect(values(roll(scene, 1, 1), "sink")).toEqual(["j-bb-mutsu-nagato"]);
  });

  it("the Allies “may”: they can let it pass", () => {
    const scene = japanese();
    const p = scene.unit("j-bb-mutsu-nagato", "kure");
    const play = roll(scene, 1, 1).choose({ do: "done" });
    expect([play.at(p), play.over]).toEqual(["kure", true]);
  });
});

describe("18.3.1 an Allied accident", () => {
  it("one of the CV, CVL and BB at the West Coast is drawn and sunk", () => {
    const scene = allied();
    scene.units("west-coast-usa", "u-ca", "u-dd", "u-land-8", "u-cb-alaska-guam");
    const cv = scene.unit("u-cv-saratoga-wasp", "west-coast-usa");
    const cvl = scene.unit("u-cvl-cabot-bataan", "west-coast-usa");
    const bb = scene.unit("u-bb-new-york-texas", "west-coast-usa");
    // A cup of three: the third is the BB, which leaves the game; a CV goes back to the pool (13.1).
    const third = roll(scene, 1, 1, 3);
    expect([cv, cvl, bb].map((p) => third.at(p))).toEqual(["west-coast-usa", "west-coast-usa", "removed"]);
    const first = roll(scene, 1, 1, 1);
    expect([cv, cvl, bb].map((p) => first.at(p))).toEqual(["available", "west-coast-usa", "west-coast-usa"]);
    expect([third.over, third.diceLeft, first.over]).toEqual([true, 0, true]);
  });

  it("a single ship is lost without a draw", () => {
    const scene = allied();
    const p = scene.unit("u-bb-new-york-texas", "west-coast-usa");
    const play = roll(scene, 1, 1);
    expect([play.at(p), play.diceLeft]).toEqual(["removed", 0]);
  });

  it("ships elsewhere are safe, the British ones in their box too", () => {
    const scene = allied();
    scene.unit("u-bb-new-york-texas", "pearl-harbor");
    scene.unit("b-bb-king-george-v-howe", "indian-ocean-ports");
    scene.units("west-coast-usa", "u-ca", "u-dd");
    const before = [...scene.position.at];
    const play = roll(scene, 1, 1);
    expect(play.position.at).toEqual(before);
    expect(play.text()).toContain("there is no ship to lose");
  });
});
