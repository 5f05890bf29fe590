import { describe, expect, it } from "vitest";
import { Scene } from "../helpers";
import { countAt, offered, oilOf, passTo, points, transportOf, values } from "./table-top";

/** Japan holds all three Resource Hexes, with lines to each of them. */
function oilfields(): Scene {
  const scene = new Scene({ phasing: "japan" });
  scene.control("japan", "singapore", "surabaya", "brunei");
  return scene;
}

describe("5.1 Oil Transport Segment", () => {
  it("the example: 15 Transport Points and a Pool of 21 bring 10 Oil Points at most", () => {
    const scene = oilfields();
    points(scene, { japan: 15, merchantmen: 21 });
    const play = scene.play("oil-transport", []);
    expect(play.decision).toMatchObject({ side: "japan", rule: "5.1" });
    expect(values(play, "oil")).toEqual([4, 3, 2, 1, 0]);
    play.choose({ oil: 4 }, { oil: 4 });
    // Of the last hex two points are left under half the Pool.
    expect(values(play, "oil")).toEqual([2, 1, 0]);
    play.choose({ oil: 2 });
    expect([oilOf(play), transportOf(play, "japan")]).toEqual([10, 5]);
    expect(play.over).toBe(true);
  });

  it("Transport Points left over from last turn are the other limit", () => {
    const scene = oilfields();
    points(scene, { japan: 5, merchantmen: 30, oil: 12 });
    const play = scene.play("oil-transport", []).choose({ oil: 4 });
    expect(values(play, "oil")).toEqual([1, 0]);
    play.choose({ oil: 1 });
    expect([oilOf(play), transportOf(play, "japan")]).toEqual([17, 0]);
    // Nothing is left to decide for the third hex.
    expect(play.over).toBe(true);
  });

  it("asks only for Resource Hexes that Japan holds and a Supply Line joins to a Home Base", () => {
    const scene = oilfields();
    points(scene, { japan: 12 });
    scene.control("allies", "surabaya", "singapore");
    expect(scene.play("oil-transport", []).decision.options[0]).toEqual({ base: "brunei", oil: 4 });
    // Brunei is still reached by Palau and by Saigon; without both, and Manila Allied, it is not.
    scene.control("none", "saigon", "palau");
    expect(scene.play("oil-transport", []).over).toBe(true);
  });

  it("an enemy Air ZOC over the hex does not stop the oil, one on the way does (2.2.3.2)", () => {
    const scene = oilfields();
    points(scene, { japan: 12 });
    scene.control("none", "surabaya", "brunei");
    scene.air("britain", "rangoon", 2);
    expect(values(scene.play("oil-transport", []), "base")).toEqual(["singapore"]);
    scene.control("allies", "bangkok");
    scene.air("britain", "bangkok", 2);
    expect(scene.play("oil-transport", []).over).toBe(true);
  });

  it("without a held Home Base no oil comes home", () => {
    const scene = oilfields();
    points(scene, { japan: 12 });
    scene.control("allies", "kure", "yokosuka");
    expect(scene.play("oil-transport", []).over).toBe(true);
  });

  it("names one point and several in good English", () => {
    const scene = oilfields();
    points(scene, { japan: 12 });
    const play = scene.play("oil-transport", []).choose({ oil: 1 }, { oil: 2 }, { oil: 0 });
    expect(play.text()).toContain("ships 1 Oil Point from Singapore");
    expect(play.text()).toContain("ships 2 Oil Points from Surabaya");
    expect(play.events[0]!.changes).toContainEqual({ pointer: "/tracks/oil", from: 0, to: 1 });
  });
});

describe("5.2 DD Units Transfer Segment", () => {
  it("takes DD units from anywhere on the map, one Transport Point each, and nothing else", () => {
    const scene = new Scene({ phasing: "japan" });
    points(scene, { japan: 2 });
    scene.units("truk", "j-dd", "j-dd", "j-ca");
    scene.units("kure", "j-dd", "j-bb-mutsu-nagato");
    const play = scene.play("destroyer-transfer", []);
    expect(play.decision.options).toEqual([
      { do: "done" },
      { unit: "j-dd-1", type: "j-dd", from: "truk", to: "convoy-escort" },
      { unit: "j-dd-3", type: "j-dd", from: "kure", to: "convoy-escort" },
    ]);
    play.choose({ from: "truk" });
    expect(countAt(play, "j-dd", "convoy-escort")).toBe(1);
    expect(transportOf(play, "japan")).toBe(1);
    play.choose({ from: "kure" });
    // No points, no more transfers.
    expect(play.over).toBe(true);
  });

  it("from the box they go to either held Home Base", () => {
    const scene = new Scene({ phasing: "japan" });
    points(scene, { japan: 3 });
    scene.units("convoy-escort", "j-dd", "j-dd");
    const play = scene.play("destroyer-transfer", []);
    expect(values(play, "to")).toEqual(["kure", "yokosuka"]);
    play.choose({ to: "kure" });
    expect(countAt(play, "j-dd", "kure")).toBe(1);
    scene.control("allies", "kure");
    expect(values(scene.play("destroyer-transfer", []), "to")).toEqual(["yokosuka"]);
  });

  it("like counters stand in the list once, whatever befell them before", () => {
    const scene = new Scene({ phasing: "japan" });
    points(scene, { japan: 3 });
    const [a, b] = scene.units("turn-record-track", "j-dd", "j-dd");
    scene.position.due[a!] = 2;
    scene.position.due[b!] = 3;
    const play = passTo(scene.play(["arrivals", "destroyer-transfer"], []), "destroyer-transfer");
    expect([play.at(a!), play.at(b!)]).toEqual(["kure", "kure"]);
    expect(offered(play, { type: "j-dd" })).toHaveLength(1);
  });
});
