import { describe, expect, it } from "vitest";
import { damageShip } from "../../../../lib/games/fire-in-the-sky/model/pieces";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import { Scene, type Play } from "../helpers";
import { countAt, offered, stepsAt, values } from "./table-top";

/** Turn 1 brings nothing by the schedule, Turn 4 brings two eligible steps. */
function boxes({ kure = 0, yokosuka = 0, turn = 1 } = {}): Scene {
  const scene = new Scene({ phasing: "japan", turn });
  if (kure > 0) scene.air("japan", "naval-aviation-kure", kure);
  if (yokosuka > 0) scene.air("japan", "naval-aviation-yokosuka", yokosuka);
  return scene;
}

/** A carrier in the Carriers without Planes box. */
function waiting(scene: Scene, type: string, base: string): number {
  const p = scene.unit(type, `carriers-without-planes-${base}`);
  scene.position.flags[p] = Flag.needsPlanes;
  return p;
}

const stored = (play: Play): number[] =>
  ["kure", "yokosuka"].map((base) => stepsAt(play, "japan", `naval-aviation-${base}`));

describe("7.1.1 carriers without planes", () => {
  it("a damaged Japanese carrier comes back to either space of the box, not to a base", () => {
    const scene = boxes();
    const p = scene.unit("j-cv-akagi-kaga", "truk");
    damageShip(scene.t, p, 1);
    expect(scene.position.due[p]).toBe(3);
    scene.position.due[p] = 1;
    const play = scene.play("arrivals", []);
    expect(values(play, "to")).toEqual(["carriers-without-planes-kure", "carriers-without-planes-yokosuka"]);
    play.choose({ to: "carriers-without-planes-yokosuka" });
    expect(play.at(p)).toBe("carriers-without-planes-yokosuka");
    expect(play.over).toBe(true);
  });

  it("a carrier that was only sent away or disbanded comes back with its planes", () => {
    const scene = boxes();
    const p = scene.unit("j-cv-akagi-kaga", "turn-record-track");
    scene.position.due[p] = 1;
    expect(values(scene.play("arrivals", []), "to")).toEqual(["kure", "yokosuka"]);
  });

  it("an Allied carrier comes back ready for use", () => {
    const scene = new Scene({ phasing: "allies", turn: 1 });
    const p = scene.unit("u-cv-saratoga-wasp", "noumea");
    damageShip(scene.t, p, 1);
    scene.position.due[p] = 1;
    expect(scene.play("arrivals", []).at(p)).toBe("west-coast-usa");
  });

  it("four steps rebuild a carrier of Air Strength 4; it arrives at once at the base of its space", () => {
    const scene = boxes({ kure: 2, yokosuka: 3 });
    const p = waiting(scene, "j-cv-akagi-kaga", "yokosuka");
    const play = scene.play("arrivals", []);
    expect(play.decision).toMatchObject({ side: "japan", rule: "7.1.1" });
    play.choose({ rebuild: "j-cv-akagi-kaga" });
    expect(play.at(p)).toBe("yokosuka");
    expect(play.position.flags[p]).toBe(0);
    // The steps of its own space go first, then those of the other.
    expect(stored(play)).toEqual([1, 0]);
  });

  it("no partial rebuilding, and never a duty", () => {
    const scene = boxes({ kure: 3 });
    waiting(scene, "j-cv-akagi-kaga", "kure");
    const small = waiting(scene, "j-cvl-zuiho-shoho", "kure");
    const play = scene.play("arrivals", []);
    expect(offered(play, {}).flatMap(({ rebuild }) => rebuild ?? [])).toEqual(["j-cvl-zuiho-shoho"]);
    play.choose({ do: "done" });
    expect(play.at(small)).toBe("carriers-without-planes-kure");
    expect(stored(play)).toEqual([3, 0]);
  });

  it("it cannot leave the box in any other way", () => {
    const scene = boxes();
    const p = waiting(scene, "j-cv-akagi-kaga", "kure");
    scene.position.transport[0] = 40;
    scene.position.oil = 40;
    expect(scene.play("first-deployment", []).over).toBe(true);
    expect(scene.play("operational-movement", []).over).toBe(true);
    expect(scene.play("reaction", []).over).toBe(true);
    expect(scene.play("arrivals", []).at(p)).toBe("carriers-without-planes-kure");
  });
});

describe("7.1.1 eligible air steps", () => {
  it("each may become Naval Aviation in either space, or an ordinary unit at either base", () => {
    const play = boxes({ turn: 4 }).play("arrivals", []);
    play.choose({ type: "j-cvl-junyo-hiyo", to: "kure" });
    expect(play.decision.options).toEqual([
      { steps: 1, to: "naval-aviation-kure" },
      { steps: 1, to: "naval-aviation-yokosuka" },
      { steps: 1, to: "kure" },
      { steps: 1, to: "yokosuka" },
    ]);
    play.choose({ to: "naval-aviation-kure" }, { to: "yokosuka" });
    expect(stored(play)).toEqual([1, 0]);
    expect(stepsAt(play, "japan", "yokosuka")).toBe(1);
  });

  it("a space is open while its Home Base is held", () => {
    const scene = boxes({ turn: 4 });
    scene.control("allies", "kure");
    const play = scene.play("arrivals", []);
    expect(countAt(play, "j-cvl-junyo-hiyo", "yokosuka")).toBe(1);
    expect(values(play, "to")).toEqual(["naval-aviation-yokosuka", "yokosuka"]);
  });

  it("ordinary steps are not asked for Naval Aviation", () => {
    const play = boxes({ turn: 2 }).play("arrivals", []);
    expect(values(play, "to")).toEqual(["kure", "yokosuka"]);
  });
});

describe("7.1.2 Naval Aviation Transfer", () => {
  it("a step may leave for a Home Base as an ordinary unit, and not come back", () => {
    const play = boxes({ kure: 2 }).play("arrivals", []);
    expect(offered(play, { transfer: 1 })).toEqual([
      { transfer: 1, from: "naval-aviation-kure", to: "kure" },
      { transfer: 1, from: "naval-aviation-kure", to: "yokosuka" },
    ]);
    play.choose({ to: "yokosuka" });
    expect(stored(play)).toEqual([1, 0]);
    expect(stepsAt(play, "japan", "yokosuka")).toBe(1);
    play.choose({ do: "done" });
    expect(play.over).toBe(true);
  });

  it("a unit leaves whole where no counter is left for one of its steps (2.1.1.2)", () => {
    const scene = boxes({ kure: 4 });
    for (let i = 0; i < 12; i++) scene.unit("j-air", "formosa", 2);
    scene.unit("j-air", "yokosuka", 1);
    const play = scene.play("arrivals", []);
    // The lone step at Yokosuka takes one up; at Kure there is no counter for a single step.
    expect(offered(play, { from: "naval-aviation-kure" })).toEqual([
      { transfer: 2, from: "naval-aviation-kure", to: "kure" },
      { transfer: 1, from: "naval-aviation-kure", to: "yokosuka" },
    ]);
    play.choose({ transfer: 2, to: "kure" });
    expect(stored(play)).toEqual([2, 0]);
    expect(stepsAt(play, "japan", "kure")).toBe(2);
    expect(play.text()).not.toContain("Forfeited");
    play.choose({ transfer: 1, to: "yokosuka" });
    expect(stored(play)).toEqual([1, 0]);
    expect(stepsAt(play, "japan", "yokosuka")).toBe(2);
    // The step that is left stands on a counter of its own, so it can go anywhere.
    expect(offered(play, { transfer: 1 })).toHaveLength(2);
    play.choose({ transfer: 1, to: "yokosuka" });
    expect([stored(play), stepsAt(play, "japan", "yokosuka")]).toEqual([[0, 0], 3]);
  });

  it("nothing leaves the boxes while there are no reinforcements at all (7.1)", () => {
    const scene = boxes({ kure: 4 });
    waiting(scene, "j-cv-akagi-kaga", "kure");
    scene.unit("u-land-8", "kure");
    scene.control("allies", "yokosuka");
    expect(scene.play("arrivals", []).over).toBe(true);
  });

  it("steps in the box neither deploy, nor move, nor are committed", () => {
    const scene = boxes({ kure: 2 });
    scene.position.transport[0] = 40;
    for (const step of ["first-deployment", "operational-movement", "air-commitment"])
      expect(scene.play(step, []).over).toBe(true);
  });
});
