import { describe, expect, it } from "vitest";
import { sinkShip } from "../../../../lib/games/fire-in-the-sky/model/pieces";
import type { Parameters } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { campaign } from "../chapters/table-top";
import { type Play, Scene, type SceneOptions, shippedRules } from "../helpers";

const RANGER = "u-cv-ranger";

/** An Allied Reinforcement Phase with the rule on. */
const allied = (more: SceneOptions = {}): Scene =>
  new Scene({ phasing: "allies", turn: 6, options: ["ranger"], ...more });

/** The end of the Reinforcement Segment. */
const end = (scene: Scene): Play => scene.play("ranger", []);

/** The rules with other numbers for this rule. */
function withNumbers(numbers: Partial<Parameters["ranger"]>) {
  const rules = shippedRules();
  const { parameters } = rules;
  return { ...rules, parameters: { ...parameters, ranger: { ...parameters.ranger, ...numbers } } };
}

describe("18.1.5 Ranger to the rescue", () => {
  it("with no Allied CV on the map she may come to the West Coast, for one Victory Point at once", () => {
    const scene = allied();
    scene.position.vp = 7;
    const play = end(scene);
    expect(play.decision).toMatchObject({ side: "allies", rule: "18.1.5" });
    expect(play.decision.options).toEqual([
      { do: "done" },
      { unit: RANGER, type: RANGER, from: "available", to: "west-coast-usa" },
    ]);
    play.choose({ unit: RANGER });
    const p = play.rules.pieceOf[RANGER]!;
    expect([play.at(p), play.steps(p), play.position.vp]).toEqual(["west-coast-usa", 1, 8]);
    expect(play.over).toBe(true);
  });

  it.each(["pearl-harbor", "west-coast-usa", "noumea"])("not while a US CV is at %s", (place) => {
    const scene = allied();
    scene.unit("u-cv-saratoga-wasp", place);
    expect(end(scene).over).toBe(true);
  });

  it("not while a British CV is in its box, or a CV at sea", () => {
    const british = allied();
    british.unit("b-cv-illustrious-victorious", "indian-ocean-ports");
    expect(end(british).over).toBe(true);
    const sea = allied();
    sea.force("allies", "1510", "u-cv-saratoga-wasp");
    expect(end(sea).over).toBe(true);
  });

  it("units on the Turn Record Track, CVL and Japanese carriers do not count", () => {
    const scene = allied();
    const repaired = scene.unit("u-cv-saratoga-wasp", "turn-record-track");
    scene.position.due[repaired] = 8;
    scene.units("pearl-harbor", "u-cvl-cabot-bataan", "u-bb-iowa-new-jersey");
    scene.unit("b-cvl-hermes", "indian-ocean-ports");
    scene.unit("j-cv-akagi-kaga", "kure");
    expect(end(scene).decision.step).toBe("ranger");
  });

  it("a CV that arrives in the same segment keeps her away", () => {
    // Turn 4 brings CV (Saratoga, Wasp), Turn 6 no carrier.
    expect(allied({ turn: 4 }).play(["arrivals", "ranger"], []).over).toBe(true);
    expect(allied({ turn: 6 }).play(["arrivals", "ranger"], []).decision.step).toBe("ranger");
    const back = allied({ turn: 6 });
    const p = back.unit("u-cv-lexington-enterprise", "turn-record-track");
    back.position.due[p] = 6;
    expect(back.play(["arrivals", "ranger"], []).over).toBe(true);
  });

  it("a CV lost in the accident of the segment does not (18.3.1)", () => {
    const scene = allied({ options: ["ranger", "accidents"] });
    scene.unit("u-cv-saratoga-wasp", "west-coast-usa");
    expect(scene.play(["accidents", "ranger"], [1, 1]).decision.step).toBe("ranger");
  });

  it("is asked in Allied phases only, and with the rule on", () => {
    expect(end(allied({ phasing: "japan" })).over).toBe(true);
    expect(end(allied({ options: [] })).over).toBe(true);
  });

  it("may be declined, and is asked again at the next chance", () => {
    const play = allied().play(["ranger", "ranger"], []);
    play.choose({ do: "done" });
    expect(play.decision.step).toBe("ranger");
    expect(play.position.vp).toBe(0);
  });

  it("happens once: sunk, she does not come again", () => {
    const scene = allied();
    const play = end(scene).choose({ unit: RANGER });
    expect(play.position.rangerCalled).toBe(true);
    Object.assign(scene.position, play.position);
    const p = scene.rules.pieceOf[RANGER]!;
    sinkShip(scene.t, p);
    // The counter is free again (13.1), yet nobody is asked.
    expect(scene.position.at[p]).toBe(scene.rules.limbo.available);
    expect(end(scene).over).toBe(true);
  });

  it("the point may win the game for Japan", () => {
    const scene = allied();
    scene.position.vp = 19;
    const play = end(scene).choose({ unit: RANGER });
    expect(play.game.state.outcome).toMatchObject({ winner: "japan", rule: "16.0" });
  });

  it("takes her place, her points and the classes that count from the data", () => {
    const rules = withNumbers({
      box: shippedRules().placeOf["pearl-harbor"]!,
      victoryPoints: 3,
      carrierClasses: ["CV", "CVL"],
    });
    const scene = allied({ rules });
    const play = end(scene).choose({ unit: RANGER });
    expect([play.at(play.rules.pieceOf[RANGER]!), play.position.vp]).toEqual(["pearl-harbor", 3]);
    const hermes = allied({ rules });
    hermes.unit("b-cvl-hermes", "indian-ocean-ports");
    expect(end(hermes).over).toBe(true);
  });

  it("a scenario that lists her as sunk has used the rule up", () => {
    const sunk = { units: { "b-dd": 1, [RANGER]: 1 } };
    expect(campaign({ options: ["ranger"], scenario: { sunk } }).position.rangerCalled).toBe(true);
    expect(campaign({ options: ["ranger"] }).position.rangerCalled).toBe(false);
  });
});
