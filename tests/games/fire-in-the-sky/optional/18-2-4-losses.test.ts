import { describe, expect, it } from "vitest";
import { type Play, Scene, type SceneOptions, shippedRules } from "../helpers";
import { offered, stepsAt, values } from "../chapters/table-top";

/** The end of a Reinforcement Phase in which Kamikaze are in use. */
function late(more: SceneOptions = {}, kamikaze = true): Scene {
  const scene = new Scene({ turn: 11, options: ["divine-wind"], ...more });
  scene.position.kamikaze = kamikaze;
  return scene;
}

const end = (scene: Scene): Play => scene.play("kamikaze-losses", []);

describe("18.2.4 A Divine Wind: aircraft that are used up", () => {
  it("Japan must choose one air step at the end of its Reinforcement Phase", () => {
    const scene = late();
    scene.air("japan", "kure", 3);
    scene.air("japan", "truk", 2);
    scene.air("us", "noumea", 2);
    const play = end(scene);
    expect(play.decision).toMatchObject({ side: "japan", rule: "18.2.4" });
    expect(offered(play, { do: "done" })).toEqual([]);
    expect(play.decision.options.map(({ from, steps }) => [from, steps])).toEqual([
      ["kure", 2],
      ["kure", 1],
      ["truk", 2],
    ]);
    play.choose({ from: "truk" });
    expect([stepsAt(play, "japan", "truk"), stepsAt(play, "japan", "kure"), play.over]).toEqual([1, 3, true]);
  });

  it("the Allies may choose one at the end of theirs", () => {
    const scene = late({ phasing: "allies" });
    scene.air("japan", "kure", 2);
    const play = end(scene);
    expect(play.decision.side).toBe("allies");
    expect(play.decision.options[0]).toEqual({ do: "done" });
    expect(stepsAt(end(scene).choose({ do: "done" }), "japan", "kure")).toBe(2);
    expect(stepsAt(play.choose({ from: "kure" }), "japan", "kure")).toBe(1);
  });

  it("nothing before Kamikaze are declared, and nothing when no Japanese aircraft is on the map", () => {
    const scene = late({}, false);
    scene.air("japan", "kure", 4);
    expect(end(scene).over).toBe(true);
    const none = late();
    const [waiting] = none.air("japan", "turn-record-track", 2);
    none.position.due[waiting!] = 12;
    expect(end(none).over).toBe(true);
  });

  it("“anywhere on the map” includes Naval Aviation, not the Turn Record Track", () => {
    const scene = late({ phasing: "allies" });
    scene.air("japan", "naval-aviation-kure", 2);
    const [waiting] = scene.air("japan", "turn-record-track", 2);
    scene.position.due[waiting!] = 12;
    expect(values(end(scene), "from")).toEqual(["naval-aviation-kure"]);
  });

  it("a counter that leaves the map is out of the game, one that is reduced is not", () => {
    const scene = late();
    const [full] = scene.air("japan", "truk", 2);
    const [lone] = scene.air("japan", "rabaul", 1);
    scene.control("japan", "rabaul");
    const reduced = end(scene).choose({ from: "truk" });
    expect([reduced.at(full!), reduced.steps(full!), reduced.at(lone!)]).toEqual(["truk", 1, "rabaul"]);
    const gone = end(scene).choose({ from: "rabaul" });
    expect([gone.at(lone!), gone.steps(lone!), gone.at(full!)]).toEqual(["removed", 0, "truk"]);
  });

  it("the counter is neither recycled nor used as change", () => {
    // Fourteen counters at Formosa, the fifteenth is used up: the two steps of Turn 14 find no counter.
    const scene = late({ turn: 14 });
    for (let i = 0; i < 14; i++) scene.unit("j-air", "formosa");
    scene.unit("j-air", "truk", 1);
    const play = scene.play(["kamikaze-losses", "arrivals"], []);
    play.choose({ from: "truk" }, { steps: 2, to: "kure" });
    expect(stepsAt(play, "japan", "kure")).toBe(0);
    expect(play.text()).toContain("Forfeited, because no counter is free: 2 air steps.");
  });

  it("two single steps that are left at one place are one counter again", () => {
    const scene = late();
    scene.air("japan", "kure", 3);
    const play = end(scene).choose({ from: "kure", steps: 2 });
    const { position, rules } = play;
    const counters = position.at.filter((at) => at === rules.placeOf["kure"]).length;
    const removed = position.at.filter((at) => at === rules.limbo.removed).length;
    expect([stepsAt(play, "japan", "kure"), counters, removed]).toEqual([2, 1, 0]);
  });

  it("comes at the end of the phase: steps that have just arrived may be chosen", () => {
    const scene = late({ turn: 14 });
    const play = scene.play("reinforcement", []);
    play.choose({ steps: 2, to: "yokosuka" }, { do: "done" });
    // The only step there is: a forced choice.
    expect(stepsAt(play, "japan", "yokosuka")).toBe(1);
  });

  it("takes the number of steps from the data", () => {
    const rules = shippedRules();
    const { parameters } = rules;
    const kamikaze = { ...parameters.kamikaze, stepsLost: 2 };
    const scene = late({ rules: { ...rules, parameters: { ...parameters, kamikaze } } });
    scene.air("japan", "kure", 2);
    scene.air("japan", "truk", 2);
    const play = end(scene).choose({ from: "kure" }, { from: "kure" });
    expect([stepsAt(play, "japan", "kure"), play.over]).toEqual([0, true]);
  });
});
