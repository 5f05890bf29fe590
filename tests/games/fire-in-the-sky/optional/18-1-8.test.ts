import { describe, expect, it } from "vitest";
import { airCover, airZoc } from "../../../../lib/games/fire-in-the-sky/board/presence";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import { ALLIES, JAPAN } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { choose } from "../../../../lib/kernel";
import { type Play, Scene, type SceneOptions, type SideId } from "../helpers";
import { offered, points, values, withSequence } from "../chapters/table-top";

const options = ["unpack-your-things"];

const isIn = (play: Play, zone: Uint8Array, place: string): boolean => zone[play.rules.placeOf[place]!] === 1;

/** A landing at Midway, which Japan holds without troops: an OCCUPIED BASE marker and aircraft to disembark. */
function landing(steps: string[], scene: SceneOptions = {}): { play: Play; aircraft: number } {
  const made = new Scene({ turn: 3, phasing: "allies", options, ...scene });
  const [aircraft] = made.air("us", "midway", 2);
  made.force("allies", "midway", "u-dd", aircraft!);
  made.control("japan", "midway");
  made.unit("u-land-2", "midway");
  points(made, { vp: 10, us: 9 });
  made.unit("u-dd", "pearl-harbor");
  return { play: made.play(steps, []).choose({ disembark: "u-air-1", steps: 2 }), aircraft: aircraft! };
}

describe("18.1.8 aircraft that disembark under an OCCUPIED BASE marker", () => {
  it("do not exert an Air ZOC", () => {
    const { play } = landing(["battles", "air-commitment"]);
    expect(play.occupied("midway")).toBe("allies");
    expect(isIn(play, airZoc(play.game.table, ALLIES), "midway")).toBe(false);
  });

  it("without the option they do (2.1.1.2)", () => {
    const { play } = landing(["battles", "air-commitment"], { options: [] });
    expect(isIn(play, airZoc(play.game.table, ALLIES), "midway")).toBe(true);
    expect(play.position.flags.some((flags) => flags & Flag.unpacking)).toBe(false);
  });

  it("stay so when the base has changed hands, and still cover their hex (2.2.3.2)", () => {
    const { play } = landing(["battles", "return-to-base", "second-deployment"]);
    expect(play.decision.step).toBe("second-deployment");
    expect(play.position.control[play.rules.placeOf.midway!]).toBe(ALLIES);
    expect(isIn(play, airZoc(play.game.table, ALLIES), "midway")).toBe(false);
    expect(isIn(play, airCover(play.game.table, ALLIES), "midway")).toBe(true);
  });

  it("exert it again once the player turn is over", () => {
    const rules = withSequence({
      "allied-player-turn": ["combat", "return-to-base", "end"],
      combat: ["battles"],
    });
    const { play, aircraft } = landing(["allied-player-turn", "air-commitment"], { rules });
    expect(isIn(play, airZoc(play.game.table, ALLIES), "midway")).toBe(false);
    while (play.decision.step !== "air-commitment") play.choose(offered(play, { do: "done" })[0]!);
    expect(play.position.flags[aircraft]).toBe(0);
    expect(isIn(play, airZoc(play.game.table, ALLIES), "midway")).toBe(true);
  });

  it("in a base that is friendly already nothing changes", () => {
    const scene = new Scene({ turn: 3, phasing: "allies", options });
    const [aircraft] = scene.air("us", "midway", 2);
    scene.force("allies", "midway", "u-dd", aircraft!);
    const play = scene.play(["battles", "air-commitment"], []).choose({ disembark: "u-air-1", steps: 2 });
    expect(isIn(play, airZoc(play.game.table, ALLIES), "midway")).toBe(true);
  });

  it("it holds for Japan too, and for single steps that find each other at the base", () => {
    const scene = new Scene({ turn: 3, phasing: "japan", options });
    for (let i = 0; i < 2; i++) {
      const [one] = scene.air("japan", "kure", 1);
      scene.position.at[one!] = scene.place("lae");
      scene.force("japan", "lae", "j-dd", one!);
    }
    scene.unit("j-land-2", "lae");
    const play = scene.play(["battles", "air-commitment"], []);
    while (play.decision.step !== "air-commitment") play.choose(play.decision.options.at(-1)!);
    expect(isIn(play, airZoc(play.game.table, JAPAN), "lae")).toBe(false);
    // Alike in everything, they are one counter now.
    expect(values(play, "steps")).toEqual([2]);
  });
});

describe("18.1.8 the Second Deployment Phase", () => {
  /** Lae taken in this player turn, by this side, with aircraft and a cruiser near by. */
  function taken(side: SideId, type: string, scene: SceneOptions = {}): Scene {
    const made = new Scene({ turn: 3, phasing: side, options, ...scene });
    points(made, { japan: 20, us: 20 });
    made.control(side, "lae", "rabaul", "guadalcanal");
    made.position.captured[made.place("lae")] = side === "japan" ? JAPAN : ALLIES;
    made.air(side === "japan" ? "japan" : "us", "rabaul", 2);
    made.unit(type, "rabaul");
    return made;
  }

  /** Where a unit of this type may go by sea; undefined when it cannot deploy at all. */
  function goals(scene: Scene, step: string, type: string): unknown[] {
    const play = scene.play(step, []);
    play.choose(offered(play, { type })[0]!);
    return offered(play, { by: "sea" }).map(({ to }) => to);
  }

  it.each([
    ["japan", "j-air", "j-ca"],
    ["allies", "u-air", "u-ca"],
  ] as const)("%s: no aircraft deploy to a base just captured, but ships do", (side, air, ship) => {
    const scene = taken(side, ship);
    expect(goals(scene, "second-deployment", air)).toContain("guadalcanal");
    expect(goals(scene, "second-deployment", air)).not.toContain("lae");
    expect(goals(scene, "second-deployment", ship)).toContain("lae");
  });

  it("aircraft with nowhere else to go are not offered", () => {
    const scene = taken("japan", "j-ca");
    for (const { id, kind } of scene.rules.places)
      if (kind === "base" && id !== "lae") scene.control("none", id);
    scene.control("japan", "rabaul");
    const play = scene.play("second-deployment", []);
    expect(values(play, "type")).toEqual(["j-ca"]);
  });

  it("is reported as the reason", () => {
    const play = taken("japan", "j-ca").play("second-deployment", []);
    play.choose(offered(play, { type: "j-air" })[0]!);
    const refused = choose(play.game, "japan", { to: "lae", by: "sea", steps: 2 });
    expect(refused).toMatchObject({
      ok: false,
      error: {
        rule: "18.1.8",
        message: "Lae was captured in this player turn, so no aircraft can deploy there yet.",
      },
    });
  });

  it("only the Second: in the First Deployment Phase nothing has been captured yet", () => {
    expect(goals(taken("japan", "j-ca"), "first-deployment", "j-air")).toContain("lae");
  });

  it("without the option aircraft may", () => {
    expect(goals(taken("japan", "j-ca", { options: [] }), "second-deployment", "j-air")).toContain("lae");
  });

  it("a base taken in a whole Combat Phase is closed to aircraft of that very player turn", () => {
    const scene = new Scene({ turn: 3, phasing: "japan", options });
    points(scene, { japan: 20 });
    scene.control("japan", "rabaul");
    scene.air("japan", "rabaul", 2);
    scene.unit("j-land-2", "lae");
    const play = scene.play(["battles", "return-to-base", "second-deployment"], []);
    while (play.decision.step !== "second-deployment") play.choose(offered(play, { do: "done" })[0]!);
    play.choose(offered(play, { type: "j-air" })[0]!);
    expect(values(play, "to")).toContain("truk");
    expect(values(play, "to")).not.toContain("lae");
  });
});
