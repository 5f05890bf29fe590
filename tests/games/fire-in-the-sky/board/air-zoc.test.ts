import { describe, expect, it } from "vitest";
import { airCover, airZoc } from "../../../../lib/games/fire-in-the-sky/board/presence";
import { ALLIES, JAPAN } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { Scene } from "../helpers";

const hexes = (scene: Scene, zone: Uint8Array): string[] =>
  scene.rules.places.filter((_place, n) => zone[n]).map(({ id }) => id);

describe("2.1.1.2 Air Zones of Control", () => {
  it("cover the hex of an air unit and the six around it", () => {
    const scene = new Scene();
    scene.air("japan", "saigon", 1);
    expect(hexes(scene, airZoc(scene.t, JAPAN)).sort()).toEqual(
      ["0806", "0807", "bangkok", "hainan", "malaya", "saigon", "singapore"].sort(),
    );
    expect(hexes(scene, airZoc(scene.t, ALLIES))).toEqual([]);
  });

  it("are not exerted by air units that are carried in a Task Force (9.2.2)", () => {
    const scene = new Scene();
    const [air] = scene.air("japan", "saigon", 2);
    scene.force("japan", "saigon", air!);
    expect(hexes(scene, airZoc(scene.t, JAPAN))).toEqual([]);
    expect(hexes(scene, airCover(scene.t, JAPAN))).toEqual([]);
  });

  it("stay where the unit is, wherever it is committed (11.0)", () => {
    const scene = new Scene();
    scene.air("japan", "rabaul", 2, "guadalcanal");
    const zone = airZoc(scene.t, JAPAN);
    expect(zone[scene.place("lae")]).toBe(1);
    expect(zone[scene.place("1510")]).toBe(0);
  });

  it("are not exerted by carriers, nor from an off-map box, nor by what is not on the map", () => {
    const scene = new Scene();
    scene.unit("u-cv-saratoga-wasp", "midway");
    scene.air("us", "west-coast-usa", 2);
    scene.air("us", "turn-record-track", 2);
    expect(hexes(scene, airZoc(scene.t, ALLIES))).toEqual([]);
  });

  it("are exerted by aircraft in the boxes of a Home Base, which stand in its hex (7.1.1)", () => {
    const scene = new Scene();
    scene.air("japan", "naval-aviation-kure", 1);
    expect(airZoc(scene.t, JAPAN)[scene.place("okinawa")]).toBe(1);
    expect(airCover(scene.t, JAPAN)[scene.place("kure")]).toBe(1);
  });

  it("do not reach from an Entry Hex into the off-map box (2.2.4)", () => {
    const scene = new Scene();
    scene.control("japan", "dutch-harbor");
    scene.air("japan", "dutch-harbor", 2);
    expect(hexes(scene, airZoc(scene.t, JAPAN))).toContain("1902");
    expect(hexes(scene, airZoc(scene.t, JAPAN))).not.toContain("west-coast-usa");
  });
});
