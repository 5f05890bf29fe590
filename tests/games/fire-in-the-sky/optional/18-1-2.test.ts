import { describe, expect, it } from "vitest";
import { Scene } from "../helpers";
import { ones } from "./battles";

const ARMORED = ["armored-decks"];

describe("18.1.2 Man, those decks are really hard", () => {
  /** Akagi, Kaga against a British carrier fleet in the open sea; neither side has Air Supremacy. */
  const strike = (options: string[]) => {
    const scene = new Scene({ turn: 6, options });
    scene.force("japan", "1405", "j-cv-akagi-kaga");
    const [cv, cvl, bb] = scene.units(
      "1405",
      "b-cv-indomitable-formidable",
      "b-cvl-hermes",
      "b-bb-warspite-resolution",
    );
    scene.force("allies", "1405", cv!, cvl!, bb!);
    const play = scene.play("battles", ones(20)).by("allies", { points: 0 }).by("japan", { points: 4 });
    return play
      .by("japan", { unit: "b-cv-indomitable-formidable", points: 2 })
      .by("japan", { unit: "b-cvl-hermes", points: 1 });
  };

  it("the Japanese player subtracts one against British CV, not CVL, nor anything else", () => {
    const play = strike(ARMORED);
    expect(play.needs("Air strike on CV (Indomitable, Formidable)")).toEqual([6]);
    expect(play.needs("Air strike on CVL (Hermes)")).toEqual([5]);
    expect(play.needs("Air strike on BB")).toEqual([5]);
  });

  it("not when the rule is off", () => {
    expect(strike([]).needs("Air strike")).toEqual([5, 5, 5]);
  });

  it("in all air strikes: in port too", () => {
    const inPort = (options: string[]) => {
      const scene = new Scene({ turn: 6, options });
      scene.control("allies", "ceylon");
      scene.unit("b-cv-illustrious-victorious", "ceylon");
      scene.force("japan", "ceylon", "j-cv-akagi-kaga");
      return scene.play("battles", ones(20)).by("japan", { points: 4 }).needs("Air strike");
    };
    // Air Supremacy and a ship at anchor make it a 3.
    expect([inPort([]), inPort(ARMORED)]).toEqual([[3], [4]]);
  });

  it("neither American decks nor Allied strikes are concerned", () => {
    const scene = new Scene({ turn: 6, options: ARMORED });
    scene.force("japan", "1405", "j-cv-akagi-kaga");
    scene.force("allies", "1405", "u-cv-lexington-enterprise");
    const play = scene.play("battles", [...ones(8), 1, 6, ...ones(20)]);
    play.by("japan", { points: 4 }).by("allies", { points: 4 });
    expect(play.needs("Air strike")).toEqual([5, 5]);
  });
});
