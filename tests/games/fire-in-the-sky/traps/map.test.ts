import { describe, expect, it } from "vitest";
import { airZoc } from "../../../../lib/games/fire-in-the-sky/board/presence";
import { ALLIES, JAPAN } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { homeBasesOf, supplied } from "../../../../lib/games/fire-in-the-sky/board/supply";
import { Scene } from "../helpers";
import { offered } from "../chapters/table-top";
import { ones } from "./changed";

const reaches = (scene: Scene, side: number, place: string): boolean =>
  supplied(scene.t, side, homeBasesOf(scene.t, side))[scene.place(place)] === 1;

describe("2.1.1.2 aircraft at a base that has just been occupied", () => {
  it("exert an Air Zone of Control, although the base is not friendly yet", () => {
    const scene = new Scene({ turn: 6 });
    scene.air("japan", "rangoon", 1);
    scene.position.occupied[scene.place("rangoon")] = JAPAN;
    expect(airZoc(scene.t, JAPAN)[scene.place("bangkok")]).toBe(1);
  });

  it("those under the enemy's marker keep theirs until they are lost (14.2)", () => {
    const scene = new Scene({ turn: 6 });
    scene.air("britain", "rangoon", 1);
    scene.unit("j-land-4", "rangoon");
    scene.position.occupied[scene.place("rangoon")] = JAPAN;
    expect(airZoc(scene.t, ALLIES)[scene.place("bangkok")]).toBe(1);
    const play = scene.play("control-changes", []);
    expect(airZoc(play.game.table, ALLIES)[scene.place("bangkok")]).toBe(0);
  });
});

describe("2.2.3 example: a “4-2” base", () => {
  it("takes 4 air steps and naval units of 2 combined Transport factors, and no more", () => {
    const full = new Scene({ turn: 5 });
    full.air("britain", "rangoon", 4);
    full.units("rangoon", "b-ca", "b-dd", "b-dd");
    expect(full.play("stacking", []).over).toBe(true);
    full.unit("n-dd", "rangoon");
    const ships = full.play("stacking", []);
    expect(offered(ships, {}).map(({ type }) => type)).toEqual([undefined, "b-ca", "b-dd", "n-dd"]);
    const crowded = new Scene({ turn: 5 });
    crowded.air("britain", "rangoon", 4);
    crowded.air("us", "rangoon", 1);
    expect(crowded.play("stacking", []).decision.options).toHaveLength(3);
  });
});

describe("2.2.3.2 where a line ends", () => {
  it("a Home Base in an enemy zone without aircraft of its own supplies its own hex and nothing else", () => {
    const scene = new Scene({ turn: 6 });
    scene.control("allies", "yokosuka", "okinawa");
    scene.air("us", "okinawa", 1);
    expect([reaches(scene, JAPAN, "kure"), reaches(scene, JAPAN, "1204")]).toEqual([true, false]);
    scene.air("japan", "kure", 1);
    expect(reaches(scene, JAPAN, "1204")).toBe(true);
  });

  it("a contested base, or one under the enemy's marker, still carries the line of whoever controls it", () => {
    const scene = new Scene({ turn: 6 });
    scene.control("none", "palau", "brunei");
    scene.unit("b-land-8", "saigon");
    scene.position.occupied[scene.place("saigon")] = ALLIES;
    // Saigon is the last base on the way to Brunei.
    expect(reaches(scene, JAPAN, "brunei")).toBe(true);
    scene.control("allies", "saigon");
    expect(reaches(scene, JAPAN, "brunei")).toBe(false);
  });
});

describe("12.3.4.1 within two hexes, as the crow flies", () => {
  it("Port Moresby lets the Allies land at Lae, which is next door and far by sea", () => {
    const scene = new Scene({ turn: 6, phasing: "allies" });
    scene.control("japan", "rabaul", "hollandia", "guadalcanal");
    scene.control("none", "lae");
    scene.force("allies", "lae", "u-dd", "u-land-2");
    expect(offered(scene.play("battles", []), { type: "u-land-2" })).toHaveLength(1);
    scene.control("japan", "port-moresby");
    expect(scene.play("battles", []).over).toBe(true);
  });
});

describe("2.2.2 limits hold at three moments only (2.2.2.1, 2.2.3, 8.4, 14.3)", () => {
  it("arrivals may crowd a Home Base until the First Deployment Phase closes", () => {
    const scene = new Scene({ turn: 2, phasing: "japan" });
    scene.air("japan", "kure", 12);
    const play = scene.play(["arrivals", "first-deployment"], []).by("japan", { steps: 2, to: "kure" });
    expect(play.decision).toMatchObject({ side: "japan", step: "first-deployment" });
    play.by("japan", { do: "done" });
    expect(play.decision).toMatchObject({ side: "allies", rule: "2.2.2.1" });
    play.by("allies", { remove: "j-air-1" });
    expect(play.over).toBe(true);
    expect(play.events.at(-1)).toMatchObject({ rule: "8.4" });
  });
});

describe("2.2.1.2 a single fleet at Malaya", () => {
  it("without an enemy Task Force in the hex Sea Control of either half is Sea Control of the hex", () => {
    const scene = new Scene({ turn: 6 });
    scene.control("japan", "bangkok");
    scene.unit("j-land-4", "malaya");
    scene.unit("b-land-4", "malaya");
    scene.force("japan", "malaya-east", "j-ca");
    const play = scene.play("battles", ones(8)).by("japan", { commit: "ship" }, { do: "attack" });
    expect(play.needs("Land combat")).toEqual([5, 6]);
  });
});

describe("2.2.4 passengers of a Task Force that ends in its off-map box", () => {
  it("go ashore there: land units land and aircraft disembark without limit, under Sea Control", () => {
    const scene = new Scene({ turn: 6, phasing: "allies" });
    const army = scene.unit("u-land-8", "west-coast-usa");
    const [aircraft] = scene.air("us", "west-coast-usa", 2);
    scene.force("allies", "west-coast-usa", "u-dd", army);
    scene.force("allies", "west-coast-usa", "u-dd", aircraft!);
    for (let i = 0; i < 2; i++) scene.unit("u-land-8", "west-coast-usa");
    const play = scene.play("battles", []).by("allies", { type: "u-land-8" }, { type: "u-air", steps: 2 });
    expect(play.over).toBe(true);
    expect([army, aircraft!].map((p) => [play.at(p), play.position.tf[p]])).toEqual([
      ["west-coast-usa", -1],
      ["west-coast-usa", -1],
    ]);
  });
});
