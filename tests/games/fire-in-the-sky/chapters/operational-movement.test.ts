import { describe, expect, it } from "vitest";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import { Scene, shippedRules } from "../helpers";
import { distance, form, move, offered, oilOf, points, rich, transportOf, values } from "./table-top";

describe("9.1 Operational Movement", () => {
  it("ships move up to their Movement Allowance, land and air units up to four hexes", () => {
    const scene = rich();
    scene.units("kure", "j-dd", "j-land-4");
    scene.air("japan", "kure", 2);
    expect(Math.max(...(values(form(scene, "kure", "j-dd"), "distance") as number[]))).toBe(8);
    for (const type of ["j-land-4", "j-air"])
      expect(Math.max(...(values(form(scene, "kure", type), "distance") as number[]))).toBe(4);
  });

  it("may end anywhere at sea, in an enemy base and in its own hex", () => {
    const scene = rich();
    scene.unit("j-dd", "kure");
    const play = form(scene, "kure", "j-dd");
    expect(play.decision.options[0]).toEqual({ to: "kure", distance: 0 });
    expect(distance(play, "manila")).toBe(3);
    expect(distance(play, "1202")).toBe(2);
  });

  it("goes round impassable hexsides", () => {
    const scene = rich();
    scene.unit("j-dd", "bangkok");
    scene.control("japan", "bangkok");
    expect(distance(form(scene, "bangkok", "j-dd"), "rangoon")).toBe(5);
  });

  it("may move one more hex after entering an enemy Air ZOC, not two", () => {
    const scene = rich();
    scene.air("us", "rabaul", 2);
    scene.unit("j-dd", "truk");
    const play = form(scene, "truk", "j-dd");
    // By 1308 into the zone, then one hex.
    expect(distance(play, "rabaul")).toBe(2);
    expect(distance(play, "lae")).toBe(2);
    // Port Moresby is three hexes off through the zone; round New Guinea it takes five.
    expect(distance(play, "port-moresby")).toBe(5);
  });

  it("starting in an enemy Air ZOC it moves one hex and stops, in the zone or out of it", () => {
    const scene = rich();
    scene.air("us", "rabaul", 2);
    scene.control("japan", "lae");
    scene.unit("j-dd", "lae");
    const play = form(scene, "lae", "j-dd");
    expect(values(play, "to").sort()).toEqual(["1207", "1308", "hollandia", "lae", "rabaul"]);
    expect(values(play, "distance")).toEqual([0, 1]);
  });
});

describe("9.1 Air ZOCs under other data", () => {
  it.each([
    [0, 1, 1],
    [2, 3, 3],
    [20, 20, 3],
  ])("%i hexes after entering and %i when starting in one", (after, starting, farthest) => {
    const shipped = shippedRules();
    const movement = {
      ...shipped.parameters.movement,
      hexesAfterEnteringAirZoc: after,
      hexesWhenStartingInAirZoc: starting,
    };
    const rules = { ...shipped, parameters: { ...shipped.parameters, movement } };
    const scene = rich({ rules });
    scene.air("us", "rabaul", 2);
    scene.unit("j-dd", "truk");
    scene.control("japan", "lae");
    scene.unit("j-ca", "lae");
    // Port Moresby is three hexes from Truk, two of them in the zone after the one that enters it.
    const reach = distance(form(scene, "truk", "j-dd"), "port-moresby");
    expect(reach).toBe(after >= 2 ? 3 : 5);
    const from = values(form(scene, "lae", "j-ca"), "distance") as number[];
    expect(Math.max(...from)).toBe(starting === 20 ? 8 : farthest);
  });
});

describe("9.2 land and air units", () => {
  it.each([
    ["an air unit of two steps pays 2", "j-air", 2],
    ["a division pays 4", "j-land-4", 4],
    ["an army pays 8", "j-land-8", 8],
    ["a replacements marker of 2 pays 2 (7.4)", "japan-replacements", 2],
  ])("%s, whatever the distance", (_what, type, cost) => {
    for (const to of ["okinawa", "truk"]) {
      const scene = rich();
      scene.unit(type, "kure", type === "japan-replacements" ? 2 : undefined);
      const play = move(scene).choose({ form: "kure" });
      play.choose(offered(play, { type })[0]!, { do: "sail" }, { to });
      expect([transportOf(play, "japan"), oilOf(play)]).toEqual([30 - cost, 30]);
    }
  });

  it("one step may go alone, and may be all that the points allow", () => {
    const scene = new Scene({ phasing: "japan" });
    points(scene, { japan: 1 });
    scene.air("japan", "kure", 2);
    const play = move(scene).choose({ form: "kure" });
    expect(play.decision.options).toEqual([{ add: "j-air-1", type: "j-air", steps: 1 }]);
    play.choose({ steps: 1 }, { do: "sail" }, { to: "okinawa" });
    expect(play.position.tf.filter((force) => force !== -1)).toHaveLength(1);
    expect(transportOf(play, "japan")).toBe(0);
  });

  it("the ABDA unit cannot pay (17.4)", () => {
    const scene = rich({ phasing: "allies" });
    scene.units("surabaya", "n-land-abda", "n-dd");
    const play = move(scene).choose({ form: "surabaya" });
    expect(values(play, "type")).toEqual(["n-dd"]);
  });

  it("units move on points of their own nation, in one Task Force", () => {
    const scene = new Scene({ phasing: "allies" });
    points(scene, { us: 10, britain: 3 });
    scene.units("brisbane", "u-dd", "b-dd", "b-land-4", "u-land-4");
    const play = move(scene).choose({ form: "brisbane" });
    expect(values(play, "type").sort()).toEqual(["b-dd", "u-dd", "u-land-4"]);
    play.choose({ type: "u-dd" }, { type: "b-dd" }, { type: "u-land-4" }, { do: "sail" }, { to: "noumea" });
    expect([transportOf(play, "us"), transportOf(play, "britain")]).toEqual([6, 3]);
  });

  it("marks them as moved, so that they do not deploy in the Second Deployment Phase (8.1)", () => {
    const scene = rich();
    const land = scene.unit("j-land-4", "kure");
    const play = form(scene, "kure", "j-land-4").choose({ to: "okinawa" });
    expect(play.position.flags[land]).toBe(Flag.movedOperationally);
  });
});

describe("9.3 naval units", () => {
  it("the example: a destroyer unit of 1/2 that moves six hexes pays 0.75 Oil Points", () => {
    const scene = rich();
    scene.unit("j-dd", "truk");
    const play = form(scene, "truk", "j-dd").choose({ to: "singapore" });
    expect(oilOf(play)).toBe(29.25);
    expect(play.text()).toContain("(6 hexes). Oil Points are now 29 1/4.");
  });

  it.each([
    ["okinawa", 1, 2.5],
    ["manila", 3, 2.5],
    ["hainan", 4, 2.5],
    ["saigon", 5, 3.75],
    ["kure", 0, 2.5],
  ])("a Task Force of CA, CA and DD to %s, %i hexes: %d Oil Points", (to, hexes, oil) => {
    const scene = rich();
    scene.units("kure", "j-ca", "j-ca", "j-dd");
    const play = form(scene, "kure", "j-ca", "j-ca", "j-dd");
    expect(distance(play, to)).toBe(hexes);
    expect(oilOf(play.choose({ to }))).toBe(30 - oil);
  });

  it("only what the oil allows may join, and sail so far", () => {
    const scene = new Scene({ phasing: "japan" });
    points(scene, { oil: 1.25 });
    scene.units("kure", "j-ca", "j-dd", "j-dd", "j-bb-kongo-haruna");
    const play = move(scene).choose({ form: "kure" });
    expect(values(play, "type").sort()).toEqual(["j-ca", "j-dd"]);
    play.choose({ type: "j-dd" });
    expect(values(play, "type")).toEqual(["j-dd"]);
    play.choose({ type: "j-dd" }, { do: "sail" });
    // Two destroyer units pay 1 for four hexes and 1 1/2 beyond.
    expect(Math.max(...(values(play, "distance") as number[]))).toBe(4);
    expect(oilOf(play.choose({ to: "manila" }))).toBe(0.25);
  });

  it("without oil no Japanese ship sails", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.unit("j-dd", "kure");
    expect(move(scene).over).toBe(true);
  });

  it("Allied ships move at no cost", () => {
    const scene = new Scene({ phasing: "allies" });
    scene.units("pearl-harbor", "u-bb-nevada-oklahoma");
    const play = form(scene, "pearl-harbor", "u-bb-nevada-oklahoma").choose({ to: "midway" });
    expect(play.position).toMatchObject({ oil: 0, transport: [0, 0, 0, 0] });
  });
});
