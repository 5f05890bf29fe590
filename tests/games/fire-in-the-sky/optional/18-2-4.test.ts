import { describe, expect, it } from "vitest";
import { printState } from "../../../../lib/games/fire-in-the-sky/io/print";
import { type Play, Scene, type SceneOptions } from "../helpers";
import { offered, points } from "../chapters/table-top";
import { ones } from "./battles";

const WIND = ["divine-wind"];

interface War extends SceneOptions {
  vp?: number;
  declared?: boolean;
}

/** Late in the war, with the score low; `declared` in an earlier battle. */
function war({ vp = 7, declared = false, ...more }: War = {}): Scene {
  const scene = new Scene({ turn: 10, options: WIND, ...more });
  points(scene, { vp });
  scene.position.kamikaze = declared;
  return scene;
}

const asked = (play: Play): boolean => !play.over && play.decision.rule === "18.2.4";

describe("18.2.4 A Divine Wind: the declaration", () => {
  /** Ships of both sides meet in as many hexes. */
  function clashes(count: number, more: War = {}): Play {
    const scene = war(more);
    for (const hex of ["1405", "1510", "1406"].slice(0, count)) {
      scene.force("japan", hex, "j-ca");
      scene.force("allies", hex, "u-ca");
    }
    return scene.play("battles", [1, 6, 1, 6, 1, 6]);
  }

  it("from Turn 10 on, not before", () => {
    expect(asked(clashes(1, { turn: 9 }))).toBe(false);
    expect(asked(clashes(1, { turn: 10 }))).toBe(true);
    expect(asked(clashes(1, { turn: 16 }))).toBe(true);
  });

  it("with 7 Victory Points or less, not with 8", () => {
    expect(asked(clashes(1, { vp: 8 }))).toBe(false);
    expect(asked(clashes(1, { vp: 7 }))).toBe(true);
    expect(asked(clashes(1, { vp: -1 }))).toBe(true);
  });

  it("not without the rule", () => expect(asked(clashes(1, { options: [] }))).toBe(false));

  it("is Japan's, in either player turn, when the hex is chosen and the Battle Board is still empty", () => {
    const play = clashes(1, { phasing: "allies" });
    expect(play.decision).toMatchObject({ side: "japan", rule: "18.2.4" });
    expect(play.decision.options).toEqual([{ kamikaze: "decline" }, { kamikaze: "declare" }]);
    expect(play.position.box.every((box) => box === 0)).toBe(true);
    expect(play.text()).not.toContain("Battle at");
    play.by("japan", { kamikaze: "declare" });
    expect(play.position.kamikaze).toBe(true);
    expect(printState(play.game.table)).toMatchObject({ special: { kamikaze: true } });
  });

  it("no BATTLE marker, no declaration: where only one side is", () => {
    const scene = war();
    scene.control("japan", "rabaul");
    scene.unit("j-land-2", "lae");
    expect(asked(scene.play("battles", []))).toBe(false);
  });

  it("who declines is asked again in the next battle, who declares never again", () => {
    const over = (play: Play) => {
      play.by("japan", { commit: "ship" }).by("allies", { commit: "ship" });
      return play.by("japan", { do: "withdraw" }).by("allies", { do: "withdraw" });
    };
    const play = clashes(3).by("japan", { battle: "1405" }, { kamikaze: "decline" });
    over(play).by("japan", { battle: "1510" });
    expect(asked(play)).toBe(true);
    over(play.by("japan", { kamikaze: "declare" }));
    // The last hex needs no choice, and nobody asks for Kamikaze any more.
    expect(asked(play)).toBe(false);
    expect(play.position.kamikaze).toBe(true);
  });

  it("remains in force when the score rises", () => {
    const scene = war({ vp: 12, declared: true });
    scene.force("japan", "1405", "j-cv-hiryu-soryu");
    scene.force("allies", "1405", "u-cv-lexington-enterprise");
    expect(scene.play("battles", ones(20)).needs("Air-to-air")).toEqual([5, 4]);
  });
});

describe("18.2.4 A Divine Wind: the Allied dice", () => {
  it("air-to-air combat and the fire of Task Forces get one, bases do not", () => {
    const scene = war({ declared: true });
    scene.control("allies", "midway");
    scene.unit("u-dd", "midway");
    scene.force("allies", "midway", "u-bb-nevada-oklahoma");
    scene.force("japan", "midway", "j-cv-akagi-kaga");
    const play = scene.play("battles", ones(20));
    play.by("japan", { target: "midway", points: 2 }, { target: "task-force-0", points: 2 });
    expect(play.needs("Anti-aircraft")).toEqual([5, 4]);
  });

  it("it comes on top of RADAR", () => {
    const scene = war({ declared: true, options: [...WIND, "radar-and-sonar"] });
    scene.force("japan", "1405", "j-cv-akagi-kaga");
    scene.force("allies", "1405", "u-cv-lexington-enterprise");
    const play = scene.play("battles", [...ones(8), 6, 1, ...ones(20)]);
    expect(play.needs("Air-to-air")).toEqual([5, 3]);
    play.by("allies", { points: 0 }).by("japan", { points: 4 });
    expect(play.needs("Anti-aircraft")).toEqual([3]);
  });

  it("nothing of the kind before the declaration", () => {
    const scene = war();
    scene.force("japan", "1405", "j-cv-hiryu-soryu");
    scene.force("allies", "1405", "u-cv-lexington-enterprise");
    const play = scene.play("battles", ones(20)).by("japan", { kamikaze: "decline" });
    expect(play.needs("Air-to-air")).toEqual([5, 5]);
  });
});

describe("18.2.4 A Divine Wind: the strikes", () => {
  /** Akagi, Kaga send four points against a Task Force of these ships. */
  function strike(targets: string[], dice: number[], more: War = {}) {
    const scene = war({ declared: true, ...more });
    const ships = scene.units("1405", ...targets);
    const akagi = scene.unit("j-cv-akagi-kaga", "1405");
    scene.force("allies", "1405", ...ships);
    scene.force("japan", "1405", akagi);
    return { play: scene.play("battles", dice), ships, akagi };
  }

  it("every point that survives the fire hits without a die; the Allies choose for the odd, Japan for the even", () => {
    // Three guns (2 + 1 1/2, rounded down), none of them hits; then come the Damage Checks alone.
    const { play, ships, akagi } = strike(
      ["u-bb-north-carolina-washington", "u-ca", "u-dd"],
      [1, 1, 1, ...ones(8)],
    );
    play.by("japan", { points: 4 });
    play.by("allies", { unit: "u-dd-1" }).by("japan", { unit: "u-bb-north-carolina-washington" });
    play.by("allies", { unit: "u-ca-1" });
    // All are named before anything is settled.
    expect(play.needs("Damage Check")).toEqual([]);
    play.by("japan", { unit: "u-bb-north-carolina-washington" });
    expect(play.needs("Air strike")).toEqual([]);
    expect(play.needs("Damage Check of BB")).toEqual([10, 10]);
    expect(ships.map((p) => play.onTrack(p))).toEqual([13, 11, 11]);
    // The attacking aircraft are not lost.
    expect(play.at(akagi)).toBe("1405");
    expect(play.diceLeft).toBe(0);
    expect(play.over).toBe(true);
  });

  it("the count begins anew for each Task Force, and what the guns stop hits nobody", () => {
    const scene = war({ declared: true });
    for (let i = 0; i < 2; i++) scene.force("allies", "1405", "u-ca", "u-dd");
    scene.force("japan", "1405", "j-cv-akagi-kaga");
    const play = scene.play("battles", [4, ...ones(10)]);
    play.by("japan", { target: "task-force-0", points: 2 }, { target: "task-force-1", points: 2 });
    // The gun of the first one stops a point with a 4; one is left, an odd one.
    play.by("allies", { unit: "u-ca-1" });
    play.by("allies", { unit: "u-dd-2" }).by("japan", { unit: "u-ca-2" });
    expect(play.needs("Damage Check")).toHaveLength(3);
  });

  it("like ships that were hit alike are offered once", () => {
    const { play } = strike(["u-dd", "u-dd", "u-dd"], ones(20));
    play.by("japan", { points: 4 });
    // All alike: the first goes to one of them without a question. Then it is that one, or another.
    expect(play.decision.side).toBe("japan");
    expect(offered(play, {}).map(({ unit }) => unit)).toEqual(["u-dd-1", "u-dd-2"]);
  });

  it("troops and aircraft that are carried can be hit too", () => {
    const scene = war({ declared: true });
    const [dd, army] = scene.units("1405", "u-dd", "u-land-2");
    scene.force("allies", "1405", dd!, army!);
    scene.force("japan", "1405", "j-cvl-zuiho-shoho");
    const play = scene.play("battles", ones(20)).by("japan", { points: 2 });
    play.by("allies", { unit: "u-land-2-1" }).by("japan", { unit: "u-land-2-1" });
    // Two hits, as many as it has steps of one factor: eliminated.
    expect(play.onTrack(army!)).toBe(11);
  });

  it("a strike at a base rolls its dice as ever, and so do the Allies", () => {
    const scene = war({ declared: true });
    scene.control("allies", "midway");
    scene.unit("u-dd", "midway");
    scene.force("japan", "midway", "j-cv-akagi-kaga");
    scene.force("allies", "midway", "u-cv-lexington-enterprise");
    const play = scene.play("battles", [...ones(8), 1, 6, ...ones(20)]);
    play.by("japan", { target: "midway", points: 2 }, { points: 0 }).by("allies", { points: 4 });
    expect(play.needs("Air strike on DD")).toEqual([4]);
    expect(play.needs("Air strike on CV (Akagi")).toEqual([5]);
  });

  it("armoured decks turn no die where none is rolled (18.1.2), and elite pilots need none (18.2.3)", () => {
    const scene = war({ declared: true, options: [...WIND, "armored-decks", "elite-pilots"] });
    const cv = scene.unit("b-cv-indomitable-formidable", "1405");
    scene.force("allies", "1405", cv);
    scene.force("japan", "1405", "j-cv-akagi-kaga");
    const play = scene.play("battles", ones(30)).by("allies", { points: 0 }).by("japan", { points: 1 });
    expect(play.needs("Air strike")).toEqual([]);
    expect(play.onTrack(cv)).toBe(11);
  });
});
