import { describe, expect, it } from "vitest";
import { replacementPairs } from "../../../../lib/games/fire-in-the-sky/board/replacements";
import { ALLIES, JAPAN } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { Scene } from "../helpers";
import { oilOf, points, transportOf, withSequence } from "../chapters/table-top";
import { ones } from "./changed";

describe("5.2 a DD unit out of the Convoy Escort box", () => {
  it("is available at once: it deploys and sails in the same player turn", () => {
    const scene = new Scene({ phasing: "japan" });
    points(scene, { japan: 2, oil: 5 });
    const dd = scene.unit("j-dd", "convoy-escort");
    const play = scene.play(["destroyer-transfer", "first-deployment", "operational-movement"], []);
    play.choose({ type: "j-dd", to: "kure" }, { do: "done" });
    play.choose({ type: "j-dd" }, { to: "okinawa", by: "sea" }, { do: "done" });
    play.choose({ form: "okinawa" }, { add: "j-dd-1" }, { do: "sail" }, { to: "manila" });
    expect([play.at(dd), transportOf(play, "japan"), oilOf(play)]).toEqual(["manila", 0.5, 4.5]);
  });
});

describe("6.1 half an Oil Point", () => {
  it("is lost when the Economic Warfare Phase ends, and two halves pay for two dice in it (2.1.2.1)", () => {
    const hunt = (dice: number) => {
      const rules = withSequence({ "allied-player-turn": ["economic-warfare"] });
      const scene = new Scene({ phasing: "allies", rules });
      points(scene, { oil: 12 });
      scene.units("convoy-escort", "j-dd", "j-dd");
      scene.submarines("allies", 2);
      const play = scene.play("allied-player-turn", ones(2)).by("japan", { dice });
      return oilOf(play.by("allies", { submarines: 0 }));
    };
    expect([hunt(0), hunt(1), hunt(2)]).toEqual([12, 11, 11]);
  });
});

describe("7.4 replacements markers", () => {
  it("two markers of 2 do not rebuild an army, one of 4 does", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.unit("j-land-8", "kure", 1);
    scene.unit("japan-replacements", "kure", 2);
    scene.unit("japan-replacements", "kure", 2);
    expect(replacementPairs(scene.t, JAPAN)).toEqual([]);
    scene.unit("japan-replacements", "kure", 4);
    expect(replacementPairs(scene.t, JAPAN)).toHaveLength(1);
  });

  it("neither marker nor unit may be part of a Task Force", () => {
    const scene = new Scene({ phasing: "allies" });
    const army = scene.unit("u-land-8", "pearl-harbor", 1);
    const marker = scene.unit("us-replacements", "pearl-harbor", 4);
    expect(replacementPairs(scene.t, ALLIES)).toEqual([{ marker, unit: army }]);
    scene.force("allies", "pearl-harbor", marker);
    expect(replacementPairs(scene.t, ALLIES)).toEqual([]);
    const other = new Scene({ phasing: "allies" });
    const aboard = other.unit("u-land-8", "pearl-harbor", 1);
    other.unit("us-replacements", "pearl-harbor", 4);
    other.force("allies", "pearl-harbor", aboard);
    expect(replacementPairs(other.t, ALLIES)).toEqual([]);
  });
});

describe("12.3.4.2 the Replacement Round of a battle", () => {
  it("is for markers and units of that hex, and of the one next to it by land, nowhere else", () => {
    const scene = new Scene({ turn: 6, phasing: "japan" });
    scene.control("none", "lae");
    scene.unit("j-land-4", "kure", 1);
    scene.unit("japan-replacements", "kure", 4);
    const brigade = scene.unit("j-land-2", "lae", 1);
    scene.force("japan", "lae", "j-dd", scene.unit("japan-replacements", "lae", 1));
    const play = scene.play("battles", []).choose({ type: "japan-replacements" });
    expect(play.decision).toMatchObject({ rule: "12.3.4.2" });
    expect(play.decision.options).toHaveLength(2);
    expect(play.steps(brigade)).toBe(1);
    expect(play.choose({ rebuild: "j-land-2-1" }).steps(brigade)).toBe(2);
    expect(play.over).toBe(true);
  });
});

describe("7.1.1 Naval Aviation on the Battle Board", () => {
  it("only the space of the base that is attacked is asked", () => {
    const scene = new Scene({ phasing: "allies", turn: 6 });
    scene.air("japan", "naval-aviation-yokosuka", 2);
    scene.force("allies", "kure", "u-dd");
    scene.unit("j-dd", "kure");
    expect(scene.play("battles", ones(9)).over).toBe(true);
  });

  it("steps that hide give no hits to the defence ashore (12.3.4.5)", () => {
    const siege = (fight: number) => {
      const scene = new Scene({ phasing: "allies", turn: 10 });
      scene.air("japan", "naval-aviation-kure", 2);
      scene.unit("j-land-4", "kure");
      scene.unit("u-land-4", "kure");
      const play = scene.play("battles", [...[6, 6, 6, 1], ...ones(4)]).by("japan", { fight });
      if (fight > 0) play.by("japan", { points: 0 });
      return play.by("allies", { do: "attack" }).text();
    };
    expect(siege(0)).toContain("Land combat: the Allies 3, defender 0. Every defending unit loses a step.");
    expect(siege(2)).toContain("Land combat: the Allies 3, defender 2.");
  });
});

describe("8.2 a unit that has entered an enemy Air ZOC", () => {
  it("performs no type of deployment for the rest of that phase, and may go on in the next", () => {
    const scene = new Scene({ phasing: "japan" });
    points(scene, { japan: 9 });
    scene.control("japan", "lae", "hollandia");
    scene.air("us", "rabaul", 2);
    const dd = scene.unit("j-dd", "truk");
    const play = scene.play(["first-deployment", "second-deployment"], []);
    play.choose({ type: "j-dd" }, { to: "lae", by: "sea" });
    // Hollandia is next door, and out of reach by sea as by One-hex Deployment: the phase is over.
    expect(play.decision).toMatchObject({ step: "second-deployment", rule: "8.1" });
    play.choose({ type: "j-dd" }, { to: "hollandia", by: "sea" });
    expect(play.at(dd)).toBe("hollandia");
  });
});
