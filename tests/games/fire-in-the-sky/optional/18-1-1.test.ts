import { describe, expect, it } from "vitest";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import { choose, type Json, resume, view } from "../../../../lib/kernel";
import { type Play, Scene, type SceneOptions } from "../helpers";
import { campaign, offered, passTo, points, transportOf, values } from "../chapters/table-top";
import { rulesOf } from "../traps/changed";

/** The Japanese player turn, in which the Allies react, with points for any deployment. */
function allied(options: SceneOptions = {}): Scene {
  const scene = new Scene({ phasing: "japan", options: ["read-their-mail"], ...options });
  points(scene, { us: 30, britain: 30 });
  return scene;
}

const react = (scene: Scene): Play => scene.play("reaction", []);

/** Form a Task Force of these types that deploys; the next choice is its first leg. */
function deploy(play: Play, from: string, ...types: string[]): Play {
  play.choose({ deploy: from });
  for (const type of types) play.choose(offered(play, { type })[0]!);
  return play.choose({ do: "sail" });
}

/** An attack on Midway, and ships at Noumea, out of reach. */
function midway(options: SceneOptions = {}): Scene {
  const scene = allied(options);
  scene.units("noumea", "u-cv-saratoga-wasp", "u-ca", "u-dd", "u-dd");
  scene.force("japan", "midway", "j-cv-akagi-kaga", "j-land-4");
  return scene;
}

describe("18.1.1 the example", () => {
  it("from Noumea to Ellice, to Pearl Harbor, and in reaction to Midway", () => {
    const scene = midway();
    points(scene, { us: 10 });
    const play = react(scene);
    expect(play.decision).toMatchObject({ side: "allies", rule: "18.1.1" });
    expect(play.decision.options).toEqual([{ do: "done" }, { deploy: "noumea" }]);
    deploy(play, "noumea", "u-cv-saratoga-wasp", "u-ca", "u-dd", "u-dd");
    // Two, one and twice a half: each leg costs four Transport Points (8.2).
    play.choose({ to: "ellice-islands" });
    expect(transportOf(play, "us")).toBe(6);
    play.choose({ to: "pearl-harbor" });
    expect(transportOf(play, "us")).toBe(2);
    // A third leg cannot be paid, and the reaction begins.
    expect(play.decision).toMatchObject({ side: "allies", step: "reaction", rule: "10.1" });
    expect(values(play, "form")).toEqual(["pearl-harbor"]);
    play.choose({ form: "pearl-harbor" });
    for (let i = 0; i < 4; i++) play.choose(offered(play, {}).at(-1)!);
    play.choose({ do: "sail" });
    const force = play.position.taskForces.at(-1)!;
    expect([force.side, play.rules.nodeIds[force.node]]).toEqual([1, "midway"]);
  });

  it("without it Noumea is out of reaction range", () => {
    expect(react(midway({ options: [] })).over).toBe(true);
  });
});

describe("18.1.1 regular Sea Deployment", () => {
  it("to friendly bases without enemy units within four hexes, one leg or more (8.2)", () => {
    const scene = allied();
    scene.unit("u-dd", "noumea");
    scene.unit("j-dd", "fiji");
    scene.control("none", "samoa");
    const play = deploy(react(scene), "noumea", "u-dd");
    const to = values(play, "to");
    expect(to).toContain("espiritu-santo");
    expect(to).toContain("ellice-islands");
    expect(to).not.toContain("fiji");
    expect(to).not.toContain("samoa");
    expect(to).not.toContain("pearl-harbor");
    // The first leg is not optional once the Task Force is formed, the next one is.
    expect(offered(play, { do: "done" })).toEqual([]);
    play.choose({ to: "ellice-islands" });
    expect(offered(play, { do: "done" })).toHaveLength(1);
    play.choose({ do: "done" });
    expect(play.decision.step).toBe("reaction");
  });

  it("Transport Points must be there to be spent, those of each ship's own nation", () => {
    const scene = allied();
    scene.units("noumea", "u-dd", "b-dd", "b-ca");
    points(scene, { us: 0.25, britain: 1.25 });
    const play = react(scene).choose({ deploy: "noumea" });
    expect(values(play, "type")).toEqual(["b-ca", "b-dd"]);
    play.choose({ type: "b-ca" });
    // Both together would cost one and a half.
    expect(play.decision.options).toEqual([{ do: "sail" }]);
    play.choose({ do: "sail" }, { to: "ellice-islands" });
    expect([transportOf(play, "us"), transportOf(play, "britain")]).toEqual([0.25, 0.25]);
  });

  it("asks nobody where no ship can go, or nobody can pay", () => {
    const scene = midway();
    points(scene, { us: 0 });
    expect(react(scene).over).toBe(true);
    const alone = allied();
    alone.force("japan", "midway", "j-dd");
    expect(react(alone).over).toBe(true);
  });

  it("ships of several nations sail together, each paying with its own points", () => {
    const scene = allied();
    scene.units("noumea", "u-dd", "b-ca");
    const play = deploy(react(scene), "noumea", "u-dd", "b-ca").choose({ to: "ellice-islands" });
    expect([transportOf(play, "us"), transportOf(play, "britain")]).toEqual([29.5, 29]);
  });

  it("entering an enemy Air ZOC puts an end to it (8.2), and the reaction from there is one hex (10.1)", () => {
    const scene = allied();
    scene.control("japan", "guadalcanal");
    scene.air("japan", "guadalcanal", 1);
    const ship = scene.unit("u-dd", "noumea");
    scene.force("japan", "truk", "j-dd");
    scene.force("japan", "lae", "j-dd");
    const play = deploy(react(scene), "noumea", "u-dd").choose({ to: "rabaul" });
    // No second leg is offered.
    expect([play.at(ship), play.decision.step]).toEqual(["rabaul", "reaction"]);
    play.choose({ form: "rabaul" }, { type: "u-dd" }, { do: "sail" });
    expect(values(play, "to")).toEqual(["lae", "guadalcanal"]);
  });

  it("may start in an off-map box, from which nothing reacts (10.1)", () => {
    const scene = allied();
    scene.unit("u-dd", "west-coast-usa");
    scene.force("japan", "midway", "j-dd");
    const play = deploy(react(scene), "west-coast-usa", "u-dd").choose(
      { to: "pearl-harbor" },
      { do: "done" },
    );
    expect(values(play, "form")).toEqual(["pearl-harbor"]);
  });

  it("the box of one nation is closed to a Task Force of several (2.2.4)", () => {
    const scene = allied();
    scene.units("pearl-harbor", "u-dd", "b-dd");
    expect(values(deploy(react(scene), "pearl-harbor", "u-dd"), "to")).toContain("west-coast-usa");
    expect(values(deploy(react(scene), "pearl-harbor", "u-dd", "b-dd"), "to")).not.toContain(
      "west-coast-usa",
    );
  });
});

describe("18.1.1 one Task Force", () => {
  it("of ships only, four at most: nothing else reacts (10.1)", () => {
    const scene = allied();
    scene.units("noumea", "u-land-2", "u-dd", "u-dd", "u-dd", "u-dd", "u-dd");
    scene.air("us", "noumea", 2);
    const play = react(scene).choose({ deploy: "noumea" });
    expect(values(play, "type")).toEqual(["u-dd"]);
    for (let i = 0; i < 4; i++) play.choose({ type: "u-dd" });
    expect(play.decision.options).toEqual([{ do: "sail" }]);
  });

  it("comes into port, and may react with ships that are there", () => {
    const scene = midway();
    scene.unit("u-ca", "pearl-harbor");
    const play = deploy(react(scene), "noumea", "u-dd").choose({ to: "ellice-islands" });
    play.choose({ to: "pearl-harbor" }, { do: "done" }, { form: "pearl-harbor" });
    expect(values(play, "type")).toEqual(["u-ca", "u-dd"]);
    const ship = play.rules.pieceOf["u-dd-1"]!;
    expect([play.position.tf[ship], play.position.flags[ship]! & Flag.operational]).toEqual([-1, 0]);
  });

  it("is not bound to react", () => {
    const play = deploy(react(midway()), "noumea", "u-dd").choose({ to: "ellice-islands" }, { do: "done" });
    play.choose({ do: "done" });
    expect(play.over).toBe(true);
    expect(play.at(play.rules.pieceOf["u-dd-1"]!)).toBe("ellice-islands");
  });
});

describe("18.1.1 when", () => {
  it("before any reaction: who has declined reacts, and is not asked again", () => {
    const scene = midway();
    scene.units("pearl-harbor", "u-dd", "u-dd");
    const play = react(scene).choose({ do: "done" });
    expect(play.decision).toMatchObject({ step: "reaction" });
    expect(values(play, "deploy")).toEqual([]);
    play.choose({ form: "pearl-harbor" }, { type: "u-dd" }, { do: "sail" });
    expect(values(play, "deploy")).toEqual([]);
    expect(choose(play.game, "allies", { deploy: "noumea" })).toMatchObject({ ok: false });
    // Nothing was used up.
    expect(play.position.reactionDeployments).toBe(0);
  });

  it("once per game", () => {
    const scene = midway();
    scene.position.reactionDeployments = 1;
    expect(react(scene).over).toBe(true);
  });

  it("not again in a later Reaction Phase, and a saved game remembers", () => {
    const play = midway().play(["reaction", "reaction"], []);
    deploy(play, "noumea", "u-dd").choose({ to: "ellice-islands" }, { do: "done" }, { do: "done" });
    expect(play.decision.step).toBe("reaction");
    const saved = JSON.parse(JSON.stringify(view(play.game))) as Json;
    const again = resume(play.game.ruleset, saved);
    expect(again.ok && again.value.state.position.reactionDeployments).toBe(1);
    const other = midway().play(["reaction", "reaction"], []);
    other.choose({ do: "done" });
    expect(other.decision.step).toBe("reaction-deployment");
  });

  it("not in a Japanese Reaction Phase", () => {
    const scene = new Scene({ phasing: "allies", options: ["read-their-mail"] });
    points(scene, { oil: 30, japan: 30, us: 30 });
    scene.unit("j-dd", "truk");
    scene.force("allies", "rabaul", "u-dd");
    expect(react(scene).decision).toMatchObject({ side: "japan", step: "reaction" });
  });

  it.each([
    ["not on Turn 1 of the Campaign Game", 1, 1, false],
    ["not on Turn 2 of the Short Campaign Game", 2, 2, false],
    ["on Turn 2 of the Campaign Game", 1, 2, true],
    ["on Turn 3 of the Short Campaign Game", 2, 3, true],
  ])("%s", (_what, firstTurn, turn, allowed) => {
    const scene = midway({ turn });
    scene.position.firstTurn = firstTurn;
    expect(react(scene).over).toBe(!allowed);
  });

  it("the Short Campaign asks for the first time in its second turn", () => {
    const play = passTo(campaign({ seed: 4, options: ["read-their-mail"] }), "reaction-deployment");
    expect([play.position.turn, play.position.phasing]).toEqual([3, 0]);
  });
});

describe("18.1.1 data", () => {
  it("say how often it may be used", () => {
    const rules = rulesOf((d) => void (d.parameters.reactionDeployment.perGame = 2));
    const scene = midway({ rules });
    scene.position.reactionDeployments = 1;
    expect(react(scene).decision.step).toBe("reaction-deployment");
  });

  it("say whether it is banned on the first turn", () => {
    const rules = rulesOf((d) => void delete d.options.options["read-their-mail"]!.notOnFirstTurn);
    const scene = midway({ turn: 1, rules });
    scene.position.firstTurn = 1;
    expect(react(scene).decision.step).toBe("reaction-deployment");
  });
});

describe("18.1.1 refusals", () => {
  it.each([
    ["truk", /not a friendly base/],
    ["pearl-harbor", /more than 4 hexes of open sea away/],
    ["fiji", /enemy units at Fiji/],
  ])("a leg to %s", (to, text) => {
    const scene = midway();
    scene.unit("j-dd", "fiji");
    const play = deploy(react(scene), "noumea", "u-dd");
    const refused = choose(play.game, "allies", { to });
    expect(refused.ok ? "" : refused.error.message).toMatch(text);
    expect(refused.ok ? "" : refused.error.rule).toBe("8.2");
  });
});
