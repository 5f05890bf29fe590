import { describe, expect, it } from "vitest";
import { type Play, Scene } from "../helpers";
import { values } from "./table-top";

const commit = (scene: Scene): Play => scene.play("air-commitment", []);

/** Where each step of Japan at a base is committed, by the id of the hex; "own" for none. */
function commitments(play: Play, base: string): Record<string, number> {
  const { rules, position } = play;
  const found: Record<string, number> = {};
  rules.pieces.forEach(({ kind }, p) => {
    if (kind !== "air" || position.at[p] !== rules.placeOf[base]) return;
    const hex = position.commit[p]!;
    const name = hex < 0 ? "own" : rules.places[hex]!.id;
    found[name] = (found[name] ?? 0) + position.steps[p]!;
  });
  return found;
}

describe("11.0 Air Commitment Phase", () => {
  it("sends air units to any adjacent hex, whoever is there, or leaves them at home", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.control("japan", "rabaul");
    scene.air("japan", "rabaul", 2);
    const play = commit(scene);
    expect(play.decision).toMatchObject({ side: "japan", rule: "11.0" });
    play.choose({ type: "j-air" });
    expect(values(play, "commit").sort()).toEqual(
      ["1308", "1310", "1408", "guadalcanal", "lae", "port-moresby"].sort(),
    );
    play.choose({ commit: "port-moresby", steps: 2 });
    expect(play.over).toBe(true);
    expect(commitments(play, "rabaul")).toEqual({ "port-moresby": 2 });
  });

  it("units in one hex may go to different hexes, step by step, each to one", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.control("japan", "rabaul");
    scene.air("japan", "rabaul", 4);
    const play = commit(scene);
    play.choose({ type: "j-air" }, { commit: "lae", steps: 1 });
    play.choose({ type: "j-air", steps: 2 }, { commit: "guadalcanal", steps: 2 }, { do: "done" });
    expect(commitments(play, "rabaul")).toEqual({ lae: 1, guadalcanal: 2, own: 1 });
  });

  it("steps committed to the same hex share a counter (2.1.1.2)", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.control("japan", "rabaul");
    scene.air("japan", "rabaul", 2);
    const play = commit(scene).choose({ type: "j-air" }, { commit: "lae", steps: 1 });
    play.choose({ type: "j-air" }, { commit: "lae" });
    const counters = play.rules.pieces.filter(
      ({ kind }, p) => kind === "air" && play.position.at[p] === play.rules.placeOf.rabaul,
    );
    expect(counters).toHaveLength(1);
    expect(commitments(play, "rabaul")).toEqual({ lae: 2 });
  });

  it("is for the Phasing Player alone", () => {
    const scene = new Scene({ phasing: "allies" });
    scene.air("japan", "truk", 2);
    expect(commit(scene).over).toBe(true);
    scene.air("us", "midway", 1);
    expect(commit(scene).decision.side).toBe("allies");
  });

  it("not for carried units, nor for those in a box", () => {
    const scene = new Scene({ phasing: "japan" });
    const [air] = scene.air("japan", "truk", 2);
    scene.force("japan", "truk", air!);
    scene.air("japan", "naval-aviation-kure", 2);
    expect(commit(scene).over).toBe(true);
    const allied = new Scene({ phasing: "allies" });
    allied.air("us", "west-coast-usa", 2);
    expect(commit(allied).over).toBe(true);
  });

  it("begins with everybody at home", () => {
    const scene = new Scene({ phasing: "japan" });
    scene.air("japan", "truk", 2, "1308");
    const play = commit(scene).choose({ do: "done" });
    expect(commitments(play, "truk")).toEqual({ own: 2 });
  });
});
