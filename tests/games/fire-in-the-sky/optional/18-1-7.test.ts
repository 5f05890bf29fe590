import { describe, expect, it } from "vitest";
import { Scene } from "../helpers";
import { points } from "../chapters/table-top";
import { ones } from "./battles";

const RADAR = ["radar-and-sonar"];

describe("18.1.7 RADAR and SONAR", () => {
  it("SONAR: from Turn 10 on the Allies add one to ASW dice, Japan does not", () => {
    const needs = (turn: number, target: "japan" | "allies", options = RADAR) => {
      const scene = new Scene({ turn, phasing: "japan", options });
      scene.submarines(target === "allies" ? "japan" : "allies", 1);
      scene.force(target, "1405", target === "allies" ? "u-dd" : "j-dd");
      const play = scene.play("submarine-attacks", ones(4)).choose({ attack: "task-force-0" });
      return play.needs("Anti-submarine attack");
    };
    expect(needs(9, "allies")).toEqual([5]);
    expect(needs(10, "allies")).toEqual([4]);
    expect(needs(16, "allies")).toEqual([4]);
    expect(needs(10, "japan")).toEqual([5]);
    expect(needs(10, "allies", [])).toEqual([5]);
  });

  it("the escorts of the convoys are Japanese, so their dice are untouched", () => {
    const scene = new Scene({ turn: 12, phasing: "allies", options: RADAR });
    scene.unit("j-dd", "convoy-escort");
    scene.submarines("allies", 3);
    points(scene, { oil: 5 });
    const play = scene.play("merchant-asw", [1]).choose({ dice: 1 });
    expect(play.needs("Merchant ASW")).toEqual([5]);
  });

  it("RADAR: the Allies add one in air-to-air combat", () => {
    const needs = (turn: number) => {
      const scene = new Scene({ turn, options: RADAR });
      scene.force("japan", "1405", "j-cv-hiryu-soryu");
      scene.force("allies", "1405", "u-cv-lexington-enterprise");
      return scene.play("battles", ones(20)).needs("Air-to-air");
    };
    expect(needs(9)).toEqual([5, 5]);
    expect(needs(10)).toEqual([5, 4]);
  });

  it("RADAR: and to anti-aircraft fire, of ships and bases alike; Japanese guns do without", () => {
    const guns = (turn: number, side: "japan" | "allies", at: "1405" | "truk") => {
      const striker = side === "allies" ? "japan" : "allies";
      const scene = new Scene({ turn, phasing: striker, options: RADAR });
      scene.control(side, "truk");
      scene.force(striker, at, striker === "japan" ? "j-cv-akagi-kaga" : "u-cv-lexington-enterprise");
      const ship = scene.unit(side === "japan" ? "j-bb-mutsu-nagato" : "u-bb-nevada-oklahoma", at);
      if (at === "1405") scene.force(side, at, ship);
      return scene.play("battles", ones(20)).by(striker, { points: 4 }).needs("Anti-aircraft");
    };
    expect(guns(9, "allies", "1405")).toEqual([5]);
    expect(guns(10, "allies", "1405")).toEqual([4]);
    expect(guns(10, "allies", "truk")).toEqual([4]);
    expect(guns(10, "japan", "1405")).toEqual([5]);
    expect(guns(10, "japan", "truk")).toEqual([5]);
  });
});
