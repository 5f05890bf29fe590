import { describe, expect, it } from "vitest";
import { battlePlaces } from "../../../../lib/games/fire-in-the-sky/ch12-combat";
import { Box } from "../../../../lib/games/fire-in-the-sky/model/position";
import { Scene } from "../helpers";

describe("12.3 which hexes have a Battle Segment", () => {
  const places = (prepare: (scene: Scene) => void) => {
    const scene = new Scene();
    prepare(scene);
    return battlePlaces(scene.t).map((place) => scene.rules.places[place]!.id);
  };

  it.each<[string, (scene: Scene) => void, string[]]>([
    [
      "units of both sides",
      (s) => void [s.unit("j-land-8", "manila"), s.unit("u-land-8", "manila")],
      ["manila"],
    ],
    ["ships of one side alone", (s) => void s.force("japan", "1405", "j-dd"), []],
    ["a passenger that wants ashore", (s) => void s.force("japan", "truk", "j-dd", "j-land-2"), ["truk"]],
    [
      "a land unit that walked into an empty enemy base",
      (s) => void s.unit("j-land-8", "rangoon"),
      ["rangoon"],
    ],
    ["the same in a neutral base", (s) => void s.unit("j-land-8", "bangkok"), ["bangkok"]],
    ["a land unit in a base of its own", (s) => void s.unit("j-land-8", "saigon"), []],
    ["a land unit in a circle", (s) => void s.unit("j-land-8", "burma"), []],
    [
      "aircraft committed to a hex of the enemy",
      (s) => void [s.air("japan", "rabaul", 2, "guadalcanal"), s.unit("u-land-2", "guadalcanal")],
      ["guadalcanal"],
    ],
    ["aircraft committed to an empty hex", (s) => void s.air("japan", "rabaul", 2, "guadalcanal"), []],
    [
      "Naval Aviation and an enemy Task Force",
      (s) => void [s.air("japan", "naval-aviation-kure", 2), s.force("allies", "kure", "u-dd")],
      ["kure"],
    ],
    [
      "ships that escort convoys",
      (s) => void [s.unit("j-dd", "convoy-escort"), s.unit("u-dd", "west-coast-usa")],
      [],
    ],
  ])("%s", (_what, prepare, expected) => expect(places(prepare)).toEqual(expected));

  it("the Phasing Player chooses the order, and each hex is fought once", () => {
    const scene = new Scene({ phasing: "allies" });
    scene.force("allies", "midway", "u-dd", "u-land-2");
    scene.force("allies", "samoa", "u-dd", "u-land-2");
    scene.force("allies", "fiji", "u-dd", "u-land-2");
    const play = scene.play("battles", []);
    const open = () => play.decision.options.map((option) => option.battle);
    expect(open().sort()).toEqual(["fiji", "midway", "samoa"]);
    play.by("allies", { battle: "midway" }, { land: "u-land-2-1" });
    expect(open().sort()).toEqual(["fiji", "samoa"]);
    play.by("allies", { battle: "samoa" }, { land: "u-land-2-2" }, { land: "u-land-2-3" });
    expect(play.over).toBe(true);
  });
});

describe("12.3.1 boxes", () => {
  it("puts whole Task Forces into Carrier or Bombardment boxes, the rest at anchor, at base or far away", () => {
    const scene = new Scene();
    const [cv, dd, troops] = scene.units("rabaul", "j-cv-hiryu-soryu", "j-dd", "j-land-4");
    scene.force("japan", "rabaul", cv!, dd!, troops!);
    const [ca] = scene.units("rabaul", "j-ca");
    scene.force("japan", "rabaul", ca!);
    const [anchored] = scene.units("rabaul", "u-dd");
    const garrison = scene.unit("u-land-2", "rabaul");
    scene.control("allies", "rabaul");
    const [here] = scene.air("us", "rabaul", 2);
    const [away] = scene.air("us", "rabaul", 2, "guadalcanal");
    const [far] = scene.air("japan", "lae", 2, "rabaul");
    const play = scene.play("battles", [1, 1, 1, 1, 1, 1]);
    const box = (p: number | undefined) => play.position.box[p!];
    expect([cv, dd, troops].map(box)).toEqual([Box.carrier, Box.carrier, Box.carrier]);
    expect(box(ca)).toBe(Box.bombardment);
    expect(box(anchored)).toBe(Box.atAnchor);
    expect([garrison, here, away].map(box)).toEqual([Box.atBase, Box.atBase, Box.atBase]);
    expect(box(far)).toBe(Box.longRange);
  });

  it("counts a Task Force that lost its only carrier as a Bombardment Task Force", () => {
    const scene = new Scene();
    const [cvl, dd] = scene.units("rabaul", "u-cvl-monterey-langley", "u-dd");
    scene.force("allies", "rabaul", cvl!, dd!);
    scene.unit("j-land-2", "rabaul");
    scene.submarines("japan", 1);
    // The destroyer misses, the submarine hits, the carrier is damaged and leaves.
    const play = scene.play(["submarine-attacks", "battles"], [1, 6, 1, 1]);
    play.by("japan", { attack: "task-force-0" }, { type: "u-cvl-monterey-langley" });
    expect(play.onTrack(cvl!)).toBeDefined();
    expect(play.text()).toContain("DD vies for Sea Control");
  });
});

describe("7.1.1 Naval Aviation in a battle", () => {
  const attacked = (steps: number) => {
    const scene = new Scene({ phasing: "allies" });
    const stored = scene.air("japan", "naval-aviation-kure", steps);
    scene.force("allies", "kure", "u-cv-lexington-enterprise");
    return { scene, stored };
  };

  it("may fight, and becomes ordinary air steps", () => {
    const { scene, stored } = attacked(2);
    const play = scene.play("battles", [1, 1, 1, 1, 1, 1]);
    expect(play.decision.options).toEqual([{ fight: 0 }, { fight: 1 }, { fight: 2 }]);
    play.by("japan", { fight: 2 });
    expect(play.at(stored[0]!)).toBe("kure");
    expect(play.diceOf("Air-to-air")).toEqual([2, 4]);
  });

  it("steps that are left alone in the box combine there when the battle is over (2.1.1.2)", () => {
    const scene = new Scene({ phasing: "allies" });
    const stored = [0, 1].map(() => scene.unit("j-air", "naval-aviation-kure", 2));
    scene.force("allies", "kure", "u-cv-lexington-enterprise");
    // Six dice of the base's guns miss; one point at each counter hits.
    const play = scene.play("battles", [1, 1, 1, 1, 1, 1, 6, 6]);
    play.by("japan", { fight: 0 }).by("allies", { target: "kure", points: 2 });
    play.by("allies", { points: 1 });
    expect(play.over).toBe(true);
    expect(stored.map((p) => play.steps(p)).sort()).toEqual([0, 2]);
  });

  it("may hide: no points, no help ashore, but a target that keeps its status", () => {
    const { scene, stored } = attacked(2);
    // No air-to-air combat; six dice of the base's guns; four points attack the hidden steps and miss.
    const play = scene.play("battles", [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    play.by("japan", { fight: 0 }).by("allies", { target: "kure", points: 4 });
    expect(play.over).toBe(true);
    expect(play.diceLeft).toBe(0);
    expect(play.at(stored[0]!)).toBe("naval-aviation-kure");
    expect(play.position.flags[stored[0]!]).toBe(0);
  });

  it("may be parted", () => {
    const { scene } = attacked(3);
    const play = scene.play("battles", new Array<number>(12).fill(1)).by("japan", { fight: 1 });
    const stepsAt = (place: string) =>
      play.position.at.reduce(
        (sum, at, p) =>
          at === play.rules.placeOf[place] && play.rules.pieces[p]!.kind === "air"
            ? sum + play.steps(p)
            : sum,
        0,
      );
    expect(stepsAt("kure")).toBe(1);
    expect(stepsAt("naval-aviation-kure")).toBe(2);
  });

  it("carriers without planes are at anchor and can be struck", () => {
    const scene = new Scene({ phasing: "allies" });
    const carrier = scene.unit("j-cv-taiho-ryuho", "carriers-without-planes-yokosuka");
    scene.force("allies", "yokosuka", "u-cv-lexington-enterprise");
    // Twelve steps of capacity make six guns, none of which hits; 2 of 4 points hit; both checks fail.
    const play = scene.play("battles", [1, 1, 1, 1, 1, 1, 3, 3, 1, 1, 1, 1, 1, 1]);
    play.by("allies", { points: 4 });
    // Supremacy and a ship at anchor: 3 hits.
    expect(play.needs("Air strike")).toEqual([3]);
    expect(play.onTrack(carrier)).toBe(7);
  });
});
