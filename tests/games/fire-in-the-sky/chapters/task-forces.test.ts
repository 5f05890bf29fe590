import { describe, expect, it } from "vitest";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import { Scene } from "../helpers";
import { distance, form, move, offered, oilOf, points, rich, values } from "./table-top";

describe("9.4 Task Forces", () => {
  it("hold four naval units and one land or air unit at most", () => {
    const scene = rich();
    scene.units("kure", "j-dd", "j-dd", "j-dd", "j-dd", "j-dd", "j-ca", "j-land-4", "j-land-2");
    scene.unit("japan-replacements", "kure", 1);
    const play = move(scene).choose({ form: "kure" }, { type: "j-land-4" });
    expect(values(play, "type").sort()).toEqual(["j-ca", "j-dd"]);
    for (let i = 0; i < 4; i++) play.choose({ type: "j-dd" });
    expect(play.decision.options).toEqual([{ do: "sail" }]);
  });

  it("may be a lone land or air unit", () => {
    const scene = rich();
    const land = scene.unit("j-land-2", "kure");
    const play = form(scene, "kure", "j-land-2").choose({ to: "okinawa" });
    expect([play.at(land), play.position.tf[land]]).toEqual(["okinawa", 0]);
  });

  it("move as far as the slowest unit", () => {
    const scene = rich();
    scene.units("kure", "j-dd", "j-bb-mutsu-nagato", "j-land-2");
    const most = (...types: string[]) =>
      Math.max(...(values(form(scene, "kure", ...types), "distance") as number[]));
    expect(most("j-dd", "j-bb-mutsu-nagato")).toBe(6);
    expect(most("j-dd", "j-land-2")).toBe(4);
  });

  it("turn their ships to the operational side; nobody joins or moves twice", () => {
    const scene = rich();
    const [dd] = scene.units("kure", "j-dd", "j-ca");
    const play = form(scene, "kure", "j-dd").choose({ to: "kure" });
    expect(play.position.flags[dd!]).toBe(Flag.operational);
    expect(values(play.choose({ form: "kure" }), "type")).toEqual(["j-ca"]);
  });

  it("start at a base or in an off-map box, together", () => {
    const scene = rich({ phasing: "allies" });
    scene.unit("b-land-8", "burma");
    scene.unit("u-dd", "west-coast-usa");
    scene.unit("u-ca", "midway");
    expect(values(move(scene), "form")).toEqual(["midway", "west-coast-usa"]);
  });

  it("may sail into the off-map box of their nation, and through it (2.2.4)", () => {
    const scene = rich({ phasing: "allies" });
    scene.units("pearl-harbor", "u-dd", "b-dd");
    const us = form(scene, "pearl-harbor", "u-dd");
    expect(distance(us, "west-coast-usa")).toBe(2);
    // By 1905, the box and 1902.
    expect(distance(us, "dutch-harbor")).toBe(4);
    const mixed = form(scene, "pearl-harbor", "u-dd", "b-dd");
    expect(distance(mixed, "west-coast-usa")).toBeUndefined();
    expect(distance(mixed, "dutch-harbor")).toBe(5);
  });

  it("no Japanese Task Force ever enters a box", () => {
    const scene = rich();
    scene.control("japan", "dutch-harbor");
    scene.unit("j-dd", "dutch-harbor");
    const to = values(form(scene, "dutch-harbor", "j-dd"), "to");
    expect(to).toContain("1902");
    expect(to).not.toContain("west-coast-usa");
  });
});

describe("2.2.1.2 the Malaya hex", () => {
  it("is two half hexes for ships", () => {
    const scene = rich();
    scene.unit("j-dd", "saigon");
    const play = form(scene, "saigon", "j-dd");
    expect(distance(play, "malaya-east")).toBe(1);
    // Round by Singapore; not from half to half.
    expect(distance(play, "malaya-west")).toBe(2);
    expect(offered(play, { to: "malaya" })).toEqual([]);
    play.choose({ to: "malaya-west" });
    expect(play.rules.nodeIds[play.position.taskForces[0]!.node]).toBe("malaya-west");
  });

  it("the west side opens to the Indian Ocean only", () => {
    const scene = rich({ phasing: "allies" });
    scene.unit("b-dd", "rangoon");
    const play = form(scene, "rangoon", "b-dd");
    expect(distance(play, "malaya-west")).toBe(2);
    expect(distance(play, "malaya-east")).toBe(4);
  });

  it("an Air ZOC covers both halves", () => {
    const scene = rich({ phasing: "allies" });
    scene.unit("b-dd", "singapore");
    expect(distance(form(scene, "singapore", "b-dd"), "rangoon")).toBe(3);
    scene.control("japan", "bangkok");
    scene.air("japan", "bangkok", 2);
    const play = form(scene, "singapore", "b-dd");
    // By the western half the way would be two hexes too long in the zone; past it, it is one hex more.
    expect(distance(play, "rangoon")).toBe(4);
    expect([distance(play, "malaya-west"), distance(play, "malaya-east")]).toEqual([1, 1]);
  });
});

describe("17.1 the first turn", () => {
  it("one Japanese Task Force pays for four hexes whatever it moves", () => {
    const scene = rich({ turn: 1 });
    scene.position.cheapTaskForces = 1;
    scene.units("kure", "j-cv-akagi-kaga", "j-ca");
    const play = form(scene, "kure", "j-cv-akagi-kaga");
    expect(offered(play, { to: "pearl-harbor" })).toEqual([
      { to: "pearl-harbor", distance: 8 },
      { to: "pearl-harbor", distance: 8, rate: "short" },
    ]);
    play.choose({ to: "pearl-harbor", rate: "short" });
    expect(oilOf(play)).toBe(28);
    play.choose({ form: "kure" }, { type: "j-ca" }, { do: "sail" });
    expect(offered(play, { rate: "short" })).toEqual([]);
    expect(oilOf(play.choose({ to: "midway" }))).toBe(26.5);
  });

  it("even with no oil for the full price, but near moves keep the near price", () => {
    const scene = rich({ turn: 1 });
    points(scene, { oil: 2 });
    scene.position.cheapTaskForces = 1;
    scene.unit("j-cv-akagi-kaga", "kure");
    const play = form(scene, "kure", "j-cv-akagi-kaga");
    expect(offered(play, { to: "pearl-harbor" })).toHaveLength(1);
    expect(offered(play, { to: "truk", rate: "short" })).toEqual([]);
  });
});

describe("17.3 Resource Hex fuelling", () => {
  it.each([
    [9, "brunei", 0.75],
    [10, "brunei", 0],
    [16, "brunei", 0],
    [10, "saigon", 0.75],
  ])("Turn %i from %s, six hexes: %d Oil Points", (turn, from, cost) => {
    const scene = rich({ turn });
    scene.control("japan", "brunei", "singapore", "surabaya");
    scene.unit("j-dd", from);
    const play = form(scene, from, "j-dd");
    const far = play.decision.options.find(({ distance: hexes }) => hexes === 6)!;
    expect(oilOf(play.choose(far))).toBe(30 - cost);
  });

  it("needs no oil at all", () => {
    const scene = new Scene({ phasing: "japan", turn: 10 });
    scene.control("japan", "singapore");
    scene.units("singapore", "j-dd", "j-cv-akagi-kaga");
    expect(values(move(scene).choose({ form: "singapore" }), "type")).toEqual(["j-cv-akagi-kaga", "j-dd"]);
  });
});
