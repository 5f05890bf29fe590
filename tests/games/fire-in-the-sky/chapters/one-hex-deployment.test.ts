import { describe, expect, it } from "vitest";
import { type Play, Scene, type SceneOptions } from "../helpers";
import { offered, points } from "./table-top";

const FIRST = "first-deployment";

/** A scene in which everybody has points enough. */
function rich(options: SceneOptions = {}): Scene {
  const scene = new Scene({ phasing: "japan", ...options });
  points(scene, { japan: 60, us: 60, britain: 60 });
  return scene;
}

const deploy = (scene: Scene, step = FIRST): Play => scene.play(step, []);

/** Where the first unit of a type may go, and how. */
function ways(scene: Scene, type: string, by: string): string[] {
  const play = deploy(scene);
  if (offered(play, { type }).length === 0) return [];
  play.choose({ unit: offered(play, { type })[0]!.unit! });
  return offered(play, { by }).map(({ to }) => to as string);
}

describe("8.3 One-hex Deployment", () => {
  it("is free, and one hex only", () => {
    const scene = new Scene({ phasing: "japan" });
    const dd = scene.unit("j-dd", "kure");
    const play = deploy(scene).choose({ type: "j-dd" });
    expect(offered(play, { by: "one-hex" }).map(({ to }) => to)).toEqual(["okinawa", "yokosuka"]);
    play.choose({ to: "yokosuka" });
    expect(play.at(dd)).toBe("yokosuka");
    expect(play.over).toBe(true);
  });

  it("a unit uses one kind of deployment in a phase, not both (8.1)", () => {
    const scene = rich();
    scene.unit("j-dd", "kure");
    const play = deploy(scene).choose({ type: "j-dd" }, { to: "okinawa", by: "sea" }, { type: "j-dd" });
    expect(offered(play, { by: "one-hex" })).toEqual([]);
    expect(offered(play, { by: "sea" })).not.toEqual([]);
    const other = deploy(scene).choose({ type: "j-dd" }, { to: "okinawa", by: "one-hex" });
    expect(other.over).toBe(true);
  });

  it("ships cross no impassable hexside, aircraft do (8.3.1, 8.3.2)", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.control("japan", "bangkok");
    scene.unit("j-dd", "hainan");
    scene.air("japan", "hainan", 1);
    expect(ways(scene, "j-dd", "one-hex")).toEqual(["saigon"]);
    expect(ways(scene, "j-air", "one-hex").sort()).toEqual(["bangkok", "saigon"]);
  });

  it("enemy Air ZOCs do not matter to it", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.control("japan", "lae");
    scene.air("us", "rabaul", 2);
    scene.unit("j-dd", "hollandia");
    scene.control("japan", "hollandia");
    expect(ways(scene, "j-dd", "one-hex").sort()).toEqual(["lae", "palau"]);
  });

  it("ships and aircraft go to friendly bases only, land units along land connections only (8.3.3)", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.control("japan", "bangkok");
    scene.units("bangkok", "j-land-8", "j-dd");
    scene.air("japan", "bangkok", 2);
    expect(ways(scene, "j-land-8", "one-hex").sort()).toEqual(["malaya", "rangoon", "saigon"]);
    expect(ways(scene, "j-dd", "one-hex")).toEqual(["saigon"]);
    expect(new Set(ways(scene, "j-air", "one-hex"))).toEqual(new Set(["hainan", "saigon"]));
  });

  it("land units may enter a hex with enemy units, an enemy base and a circle", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.unit("j-land-8", "bangkok");
    scene.units("rangoon", "b-land-4");
    scene.units("malaya", "b-land-8");
    expect(ways(scene, "j-land-8", "one-hex").sort()).toEqual(["malaya", "rangoon", "saigon"]);
  });

  it("from a hex with enemy units not into another one, nor into an enemy base; a neutral one will do", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.units("bangkok", "j-land-8", "b-land-4");
    scene.unit("b-land-8", "malaya");
    // Rangoon is Allied though empty, Malaya is occupied; Saigon is Japan's own.
    expect(ways(scene, "j-land-8", "one-hex")).toEqual(["saigon"]);
    const guinea = new Scene({ phasing: "japan" });
    guinea.units("port-moresby", "j-land-4", "u-land-2");
    expect(ways(guinea, "j-land-4", "one-hex")).toEqual(["lae"]);
    guinea.control("allies", "lae");
    expect(ways(guinea, "j-land-4", "one-hex")).toEqual([]);
  });

  it("the same holds for the Allies", () => {
    const scene = new Scene({ phasing: "allies" });
    scene.units("rangoon", "b-land-8", "j-land-4");
    scene.control("japan", "bangkok");
    expect(ways(scene, "b-land-8", "one-hex")).toEqual(["burma"]);
  });

  it("Gangetic Plain is entered by land, never by sea (2.2.1)", () => {
    const scene = rich({ phasing: "allies" });
    scene.unit("b-land-8", "calcutta");
    expect(ways(scene, "b-land-8", "one-hex").sort()).toEqual(["burma", "gangetic-plain"]);
    expect(ways(scene, "b-land-8", "sea")).not.toContain("gangetic-plain");
  });

  it("replacements markers never use it (7.4)", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.unit("japan-replacements", "kure", 2);
    expect(deploy(scene).over).toBe(true);
  });

  it("the Dutch may use it, since it costs nothing (17.4)", () => {
    const scene = new Scene({ phasing: "allies" });
    scene.unit("n-cl", "manila");
    expect(ways(scene, "n-cl", "one-hex")).toEqual(["leyte"]);
  });
});
