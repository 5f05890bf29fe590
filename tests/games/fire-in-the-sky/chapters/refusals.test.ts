import { describe, expect, it } from "vitest";
import { sideIds } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { type Choice, choose } from "../../../../lib/kernel";
import { type Play, Scene } from "../helpers";
import { points } from "./table-top";

/** The reason that a refused choice is given, with its rule. */
function refusal(play: Play, choice: Choice): { rule?: string; message: string } {
  const before = JSON.stringify(play.game.state);
  const result = choose(play.game, play.decision.side, choice);
  if (result.ok) throw new Error("The choice is legal.");
  expect(JSON.stringify(play.game.state)).toBe(before);
  return { rule: result.error.rule, message: result.error.message };
}

function deploying(step = "first-deployment"): Play {
  const scene = new Scene({ phasing: "japan" });
  points(scene, { japan: 0.5 });
  scene.units("kure", "j-dd");
  scene.unit("u-land-2", "truk");
  return scene.play(step, []).choose({ type: "j-dd" });
}

describe("why a deployment is refused", () => {
  it.each<[string, Choice, string, RegExp]>([
    ["an enemy base", { to: "manila", by: "sea" }, "8.2", /Manila is not a friendly base/],
    ["enemy units", { to: "truk", by: "sea" }, "8.2", /enemy units at Truk/],
    ["too far", { to: "saigon", by: "sea" }, "8.2", /more than 4 hexes/],
    ["not next door", { to: "formosa", by: "one-hex" }, "8.3", /cannot go to Formosa in one hex/],
  ])("%s", (_what, choice, rule, message) => {
    expect(refusal(deploying(), choice)).toMatchObject({ rule, message: expect.stringMatching(message) });
  });

  it("One-hex Deployment in the Second Deployment Phase", () => {
    expect(refusal(deploying("second-deployment"), { to: "okinawa", by: "one-hex" })).toMatchObject({
      rule: "8.3",
      message: expect.stringContaining("not in the Second Deployment Phase"),
    });
  });
});

describe("why a Task Force is refused", () => {
  function forming(oil = 30): Play {
    const scene = new Scene({ phasing: "japan" });
    points(scene, { oil, japan: 3 });
    scene.units("kure", "j-dd", "j-dd", "j-dd", "j-dd", "j-dd", "j-land-2", "j-land-4", "j-cv-akagi-kaga");
    scene.unit("j-ca", "truk");
    return scene.play("operational-movement", []).choose({ form: "kure" });
  }

  it.each<[string, Choice[], Choice, string, RegExp]>([
    ["a unit elsewhere", [], { add: "j-ca-1" }, "9.4", /not at Kure/],
    [
      "a fifth ship",
      [1, 2, 3, 4].map((n) => ({ add: `j-dd-${n}` })),
      { add: "j-dd-5" },
      "9.4",
      /at most 4 ships/,
    ],
    ["a second passenger", [{ add: "j-land-2-1" }], { add: "j-land-4-1" }, "9.4", /1 land or air unit/],
    [
      "too few Transport Points",
      [{ add: "j-dd-1" }],
      { add: "j-land-4-1" },
      "9.2",
      /not enough Transport Points/,
    ],
  ])("%s", (_what, before, choice, rule, message) => {
    expect(refusal(forming().choose(...before), choice)).toMatchObject({
      rule,
      message: expect.stringMatching(message),
    });
  });

  it("too little oil, to join and to go far", () => {
    expect(refusal(forming(1), { add: "j-cv-akagi-kaga" })).toMatchObject({ rule: "9.3" });
    const play = forming(0.5).choose({ add: "j-dd-1" }, { do: "sail" });
    expect(refusal(play, { to: "saigon" })).toMatchObject({
      rule: "9.3",
      message: "Saigon is 5 hexes away: 3/4 Oil Point to get there; left: 1/2.",
    });
  });

  it("out of reach, and nobody there to react to", () => {
    const play = forming().choose({ add: "j-dd-1" }, { do: "sail" });
    expect(refusal(play, { to: "noumea" })).toMatchObject({ rule: "9.1" });
    const scene = new Scene({ phasing: "japan" });
    scene.unit("u-dd", "midway");
    scene.force("japan", "midway", "j-dd");
    scene.force("japan", "wake", "j-dd");
    const reaction = scene.play("reaction", []).choose({ form: "midway" }, { type: "u-dd" }, { do: "sail" });
    expect(refusal(reaction, { to: "pearl-harbor" })).toMatchObject({ rule: "10.1" });
  });
});

describe("the rule of a destination", () => {
  const rules = (play: Play): (string | undefined)[] => {
    const { decision, game } = play;
    const side = sideIds.findIndex((id) => id === decision.side);
    return game.codes.map((code) => game.table.why(code, side));
  };

  it("is 9.1, but 17.1 at the short rate of Turn 1", () => {
    const scene = new Scene({ phasing: "japan", turn: 1 });
    points(scene, { oil: 30 });
    scene.position.cheapTaskForces = 1;
    scene.unit("j-dd", "kure");
    const play = scene.play("operational-movement", []).choose({ form: "kure" }, { type: "j-dd" });
    play.choose({ do: "sail" });
    const cheap = play.decision.options.map(({ rate }) => (rate === "short" ? "17.1" : "9.1"));
    expect(new Set(cheap).size).toBe(2);
    expect(rules(play)).toEqual(cheap);
  });

  it("is 10.1 in reaction", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.unit("u-dd", "midway");
    scene.force("japan", "midway", "j-dd");
    scene.force("japan", "wake", "j-dd");
    const play = scene.play("reaction", []).choose({ form: "midway" }, { type: "u-dd" }, { do: "sail" });
    expect(rules(play)).toEqual(["10.1", "10.1"]);
  });
});
