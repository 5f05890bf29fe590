import { describe, expect, it } from "vitest";
import { invariants } from "../../../../lib/games/fire-in-the-sky/invariants";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import { type Play, Scene, type SceneOptions } from "../helpers";
import { offered, points, stepsAt, values, withSequence } from "./table-top";

const home = (scene: Scene): Play => scene.play("ships-return", []);
const scene = (options: SceneOptions = {}): Scene => new Scene({ phasing: "allies", turn: 5, ...options });

/** An OCCUPIED BASE marker, with the land unit that put it there. */
function occupy(on: Scene, side: "japan" | "allies", base: string): number {
  on.position.occupied[on.place(base)] = side === "japan" ? 0 : 1;
  return on.unit(side === "japan" ? "j-land-4" : "u-land-4", base);
}

const membersAt = (on: Scene, force: number): number[] =>
  on.position.tf.flatMap((tf, p) => (tf === force ? [p] : []));

describe("14.1 ships return to base", () => {
  it("ships of both sides go to the Home Base of their nation, and no Task Force is left", () => {
    const on = scene();
    const us = membersAt(on, on.force("allies", "rabaul", "u-ca", "u-dd"));
    const british = membersAt(on, on.force("allies", "ceylon", "b-dd"));
    const dutch = membersAt(on, on.force("allies", "brunei", "n-cl"));
    const japan = membersAt(on, on.force("japan", "lae", "j-dd"));
    const inPort = on.unit("u-dd", "noumea");
    const play = home(on).by("japan", { to: "kure" });
    expect([...us, ...british, ...dutch, ...japan, inPort].map((p) => play.at(p))).toEqual([
      "west-coast-usa",
      "west-coast-usa",
      "singapore",
      "surabaya",
      "kure",
      "noumea",
    ]);
    expect(play.over).toBe(true);
    expect(play.position.taskForces).toEqual([]);
    expect(play.position.tf.every((force) => force === -1)).toBe(true);
    expect(play.position.flags.every((flags) => (flags & Flag.operational) === 0)).toBe(true);
  });

  it("Japan chooses the Home Base ship by ship, or for all the rest at once", () => {
    const on = scene();
    on.force("japan", "lae", "j-ca", "j-dd", "j-dd");
    const play = home(on);
    expect(play.decision).toMatchObject({ side: "japan", rule: "14.1" });
    expect(play.decision.options).toEqual([
      { unit: "j-ca-1", type: "j-ca", from: "lae", to: "kure" },
      { unit: "j-ca-1", type: "j-ca", from: "lae", to: "yokosuka" },
      { all: true, to: "kure" },
      { all: true, to: "yokosuka" },
    ]);
    play.choose({ type: "j-ca", to: "yokosuka" }, { all: true, to: "kure" });
    expect(play.position.at.filter((at) => at === on.place("kure"))).toHaveLength(2);
    expect(play.position.at.filter((at) => at === on.place("yokosuka"))).toHaveLength(1);
  });

  it("a lost or overrun Home Base takes no ships; without any they wait one phase (ruling)", () => {
    const on = scene();
    const [ship] = membersAt(on, on.force("japan", "lae", "j-dd"));
    on.control("allies", "kure");
    expect(home(on).at(ship!)).toBe("yokosuka");
    occupy(on, "allies", "yokosuka");
    const play = home(on);
    expect(play.over).toBe(true);
    // In the Allied player turn of Turn 5 Japan's next Reinforcement Phase is that of Turn 6.
    expect(play.onTrack(ship!)).toBe(6);
    expect(play.position.flags[ship!]).toBe(0);
  });

  it("a Home Base that enemy land units merely contest still takes ships", () => {
    const on = scene();
    on.force("japan", "lae", "j-dd");
    on.unit("u-land-8", "kure");
    expect(values(home(on), "to")).toEqual(["kure", "yokosuka"]);
  });

  it("passengers whom no combat brought ashore are sent back before their ships go", () => {
    const on = scene({ phasing: "japan" });
    const [, land] = membersAt(on, on.force("japan", "lae", "j-dd", "j-land-2"));
    const [air] = membersAt(on, on.force("japan", "lae", ...on.air("japan", "lae", 2)));
    const [marker] = membersAt(on, on.force("japan", "lae", "japan-replacements"));
    const play = home(on).choose({ to: "kure" });
    expect([play.onTrack(land!), play.onTrack(air!)]).toEqual([6, 6]);
    expect(play.at(marker!)).toBe("available");
    expect(play.position.taskForces).toEqual([]);
    expect(play.position.flags[land!]).toBe(0);
  });
});

describe("14.1 in a game without combat", () => {
  it("a player turn that leaves the Combat Phase out still ends with everybody somewhere", () => {
    const rules = withSequence({
      "japanese-player-turn": ["operational-movement", "return-to-base", "disbandment"],
    });
    const on = new Scene({ phasing: "japan", turn: 5, rules });
    points(on, { oil: 10, japan: 10 });
    const [dd, land] = on.units("truk", "j-dd", "j-land-4");
    const play = on.play("japanese-player-turn", []);
    play.choose({ form: "truk" }, { type: "j-dd" }, { type: "j-land-4" }, { do: "sail" }, { to: "lae" });
    play.choose({ to: "yokosuka" });
    expect([play.at(dd!), play.onTrack(land!)]).toEqual(["yokosuka", 6]);
    expect(invariants(play.game.table)).toEqual([]);
  });
});

describe("17.4 Dutch ships", () => {
  it("return to Surabaya, and all leave the game when Japan takes it", () => {
    const on = scene({ phasing: "japan" });
    const [cl] = membersAt(on, on.force("allies", "brunei", "n-cl"));
    const dd = on.unit("n-dd", "manila");
    const abda = on.unit("n-land-abda", "brunei");
    occupy(on, "japan", "surabaya");
    const play = on.play(["ships-return", "control-changes"], []);
    expect([play.at(cl!), play.at(dd)]).toEqual(["removed", "removed"]);
    // Only ships leave with the port.
    expect(play.at(abda)).toBe("brunei");
    expect(play.text()).toContain("With Surabaya all ships of Netherlands leave the game.");
  });
});

describe("17.5 British ships", () => {
  it("return to Singapore until it has been overrun once, and then to the Indian Ocean", () => {
    const on = scene();
    const [dd] = membersAt(on, on.force("allies", "ceylon", "b-dd"));
    expect(home(on).at(dd!)).toBe("singapore");
    on.position.returnPortLost = true;
    expect(home(on).at(dd!)).toBe("indian-ocean-ports");
  });

  it("a Singapore that is only contested still is their port; one in Japanese hands is not", () => {
    const on = scene();
    const [dd] = membersAt(on, on.force("allies", "ceylon", "b-dd"));
    on.unit("j-land-8", "singapore");
    expect(home(on).at(dd!)).toBe("singapore");
    on.control("japan", "singapore");
    expect(home(on).at(dd!)).toBe("indian-ocean-ports");
  });

  it("reinforcements never come in there", () => {
    const on = new Scene({ phasing: "allies", turn: 2 });
    const play = on.play("arrivals", []);
    expect(play.position.at.includes(on.place("singapore"))).toBe(false);
  });
});

describe("14.2 base control changes", () => {
  it("an OCCUPIED BASE marker becomes control, and what stood under it is lost", () => {
    const on = scene({ phasing: "japan" });
    const army = occupy(on, "japan", "rabaul");
    const [dd] = on.units("rabaul", "u-dd");
    on.air("us", "rabaul", 2);
    const [own] = on.air("japan", "rabaul", 2);
    const play = on.play("control-changes", []);
    expect(play.position.control[on.place("rabaul")]).toBe(0);
    expect(play.position.occupied[on.place("rabaul")]).toBe(-1);
    expect(play.position.captured[on.place("rabaul")]).toBe(0);
    expect([play.at(dd!), stepsAt(play, "us", "rabaul"), stepsAt(play, "us", "available")]).toEqual([
      "available",
      0,
      0,
    ]);
    expect([play.at(army), play.at(own!)]).toEqual(["rabaul", "rabaul"]);
  });

  it.each([
    ["u-bb-nevada-oklahoma", "removed"],
    ["u-cv-saratoga-wasp", "available"],
    ["u-dd", "available"],
    ["n-dd", "removed"],
  ])("%s under the marker is sunk as by 13.1: %s", (type, where) => {
    const on = scene({ phasing: "japan" });
    const p = on.unit(type, "rabaul");
    occupy(on, "japan", "rabaul");
    expect(on.play("control-changes", []).at(p)).toBe(where);
  });

  it("the boxes of a Home Base fall with it (7.1.1)", () => {
    const on = scene();
    const carrier = on.unit("j-cv-akagi-kaga", "carriers-without-planes-kure");
    const [steps] = on.air("japan", "naval-aviation-kure", 2);
    const [safe] = on.air("japan", "naval-aviation-yokosuka", 2);
    const escort = on.unit("j-dd", "convoy-escort");
    occupy(on, "allies", "kure");
    const play = on.play("control-changes", []);
    expect([carrier, steps!, safe!, escort].map((p) => play.at(p))).toEqual([
      "removed",
      "available",
      "naval-aviation-yokosuka",
      "convoy-escort",
    ]);
  });

  it("a neutral base can be captured too", () => {
    const on = scene({ phasing: "japan" });
    occupy(on, "japan", "lae");
    const play = on.play("control-changes", []);
    expect(play.position.captured[on.place("lae")]).toBe(0);
  });

  it("ships that return come home first, so a Task Force in the hex escapes", () => {
    const on = scene({ phasing: "japan" });
    const [atSea] = membersAt(on, on.force("allies", "rabaul", "u-ca"));
    const inPort = on.unit("u-dd", "rabaul");
    occupy(on, "japan", "rabaul");
    const play = on.play("return-to-base", []);
    expect([play.at(atSea!), play.at(inPort)]).toEqual(["west-coast-usa", "available"]);
  });
});

describe("14.3 stacking at the end of the phase", () => {
  it("is checked with the new control", () => {
    const on = scene({ phasing: "japan", turn: 6 });
    occupy(on, "japan", "midway");
    // Two steps more than the capacity of a Japanese Midway, though the Allies could double it (17.2).
    on.air("japan", "midway", 4);
    const play = on.play("return-to-base", []);
    expect(play.decision.side).toBe("allies");
    play.choose(offered(play, { type: "j-air" })[0]!);
    expect(stepsAt(play, "japan", "midway")).toBe(2);
    expect(play.events.at(-1)).toMatchObject({ rule: "14.3" });
  });
});
