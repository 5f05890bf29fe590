import { describe, expect, it } from "vitest";
import { Scene } from "../helpers";
import { countAt, offered, values } from "./table-top";

describe("7.4 Replacements Marker Segment", () => {
  it("any number of markers of any value, at Home Bases of their nation", () => {
    const scene = new Scene({ phasing: "allies" });
    const play = scene.play("replacements", []);
    expect(values(play, "nation")).toEqual(["us", "britain"]);
    expect(offered(play, { nation: "us" })).toEqual(
      [1, 2, 4].map((value) => ({ nation: "us", value, at: "west-coast-usa" })),
    );
    play.choose({ nation: "us", value: 2 }, { nation: "us", value: 2 }, { nation: "britain", value: 4 });
    expect(countAt(play, "us-replacements", "west-coast-usa")).toBe(2);
    expect(countAt(play, "britain-replacements", "indian-ocean-ports")).toBe(1);
    expect(play.choose({ do: "done" }).over).toBe(true);
  });

  it("are as many as the nation has land units to rebuild, which is always enough", () => {
    const scene = new Scene({ phasing: "japan" });
    const play = scene.play("replacements", []);
    for (let i = 0; i < 11; i++) play.choose({ value: 1, at: "kure" });
    // One marker rebuilds one unit, and Japan has eleven.
    expect(play.over).toBe(true);
    expect(countAt(play, "japan-replacements", "kure")).toBe(11);
  });

  it("only at Home Bases that are held", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.control("allies", "kure");
    expect(values(scene.play("replacements", []), "at")).toEqual(["yokosuka"]);
  });
});

describe("7.4 use of a replacements marker", () => {
  /** A reduced unit and a marker, in the First Deployment Phase. */
  function rebuild(unit: string, at: string, marker: number, from: string, nation = "japan"): string[] {
    const scene = new Scene({ phasing: nation === "japan" ? "japan" : "allies" });
    scene.unit(unit, at, 1);
    scene.unit(`${nation}-replacements`, from, marker);
    return offered(scene.play("first-deployment", []), { with: `${nation}-replacements-1` }).map(
      ({ rebuild: who }) => who as string,
    );
  }

  it.each([
    ["in the same hex", "j-land-4", "kure", 2, "kure", ["j-land-4-1"]],
    ["in a hex joined by land", "j-land-4", "kure", 2, "yokosuka", ["j-land-4-1"]],
    ["next door without a land connection", "j-land-4", "manila", 2, "formosa", []],
    ["too small", "j-land-8", "kure", 2, "kure", []],
    ["worth more than needed", "j-land-2", "kure", 4, "kure", ["j-land-2-1"]],
  ])("%s", (_how, unit, at, marker, from, expected) => {
    expect(rebuild(unit, at, marker, from)).toEqual(expected);
  });

  it("serves units of its own nation alone", () => {
    expect(rebuild("u-land-8", "brisbane", 4, "brisbane", "us")).toHaveLength(1);
    expect(rebuild("u-land-8", "brisbane", 4, "brisbane", "britain")).toHaveLength(0);
  });

  it("brings the unit to full strength and is used up whole", () => {
    const scene = new Scene({ phasing: "japan" });
    const unit = scene.unit("j-land-2", "kure", 1);
    const marker = scene.unit("japan-replacements", "kure", 4);
    const play = scene.play("first-deployment", []).choose({ with: "japan-replacements-1" });
    expect([play.steps(unit), play.at(marker), play.steps(marker)]).toEqual([2, "available", 0]);
    expect(offered(play, { with: "japan-replacements-1" })).toEqual([]);
  });
});
