import { describe, expect, it } from "vitest";
import { sightOf } from "../../../lib/games/flat-top/ch07-observation/conditions";
import { ALLIED } from "../../../lib/games/flat-top/model/rules";
import { eventsFor, pending } from "../../../lib/kernel";
import { type Play, Scene, type SideId } from "./scene";

/** All that a side reads in its diary. */
const readBy = (play: Play, side: SideId): string =>
  eventsFor(play.game, side)
    .map(({ text }) => text)
    .join("\n");

describe("7.15, 7.16 what the other side learns of units on the map", () => {
  it("7.15, 7.16 of planes that search, fly, jettison and land: neither numbers nor names", () => {
    const scene = new Scene();
    scene.force("allied", 4, "DD22", "yorktown");
    const own = scene.formation("allied", 7, "DD20", {
      plane: "dauntless-carrier",
      count: 3,
      ordnance: "ap",
    });
    scene.show("planes", own);
    const play = scene.play("plane-movement", [1]);
    play.by("allied", { do: "fly", formation: "af-7" }, { do: "search" }, { do: "enter", hex: "DD21" });
    play.by(
      "allied",
      { do: "enter", hex: "DD22" },
      { do: "jettison", count: 3 },
      { do: "land", launch: "minimum", count: 3 },
    );
    for (const text of ["Air Formation 7 may observe", "3 Dauntless land on Yorktown", "jettison"])
      expect(readBy(play, "allied")).toContain(text);
    const read = readBy(play, "japanese");
    expect(read).toContain("Planes of the Allies in DD20 may observe this turn.");
    expect(read).toContain("Planes of the Allies fly to DD22.");
    expect(read).toContain("Planes of the Allies land in DD22.");
    expect(read).not.toMatch(/Air Formation \d|Task Force \d|Dauntless|Yorktown|jettison/);
  });

  it("7.16 of ships that sail and leave the map: that they are ships", () => {
    const scene = new Scene();
    scene.show("ships", scene.force("allied", 6, "DD49", "astoria"));
    const play = scene.play("sailing", [], { i: 0 });
    expect(play.isOver).toBe(true);
    const force = scene.position.forces[5]!;
    force.plot = [scene.hex("DD50"), -1];
    const moved = scene.play("sailing", [], { i: 0 });
    expect(readBy(moved, "allied")).toContain("Task Force 6 enters DD50.\nTask Force 6 leaves the map.");
    expect(readBy(moved, "japanese")).toBe(
      "Ships of the Allies enter DD50.\nShips of the Allies leave the map.",
    );
  });

  it("7.16 which Task Force shadows, and how far it could sail, the other side is not shown", () => {
    const scene = new Scene();
    scene.show("ships", scene.force("allied", 5, "DD20", "astoria"));
    scene.force("japanese", 1, "DD21", "myoko");
    const play = scene.play(["weather", "shadowing"], [1]).by("allied", { do: "shadow" });
    for (const side of ["allied", "japanese"] as const)
      if (play.offers(side, { do: "done" })) play.by(side, { do: "done" });
    expect(play.asked).toEqual(["allied shadow-sail"]);
    expect(pending(play.game).every(({ secret }) => secret)).toBe(true);
    expect(JSON.stringify(play.seenBy("japanese"))).not.toMatch(/tf-5|"unit"/);
  });

  it("7.10, 7.16 what radar does not see is no news to it", () => {
    const scene = new Scene();
    scene.show("ships", scene.force("allied", 1, "DD20", "yorktown"));
    const high = scene.formation("japanese", 1, "DD22", { plane: "zero-carrier", count: 2, high: true });
    const low = scene.formation("japanese", 2, "DD24", { plane: "val-carrier", count: 4 });
    scene.show("planes", high);
    // Clouds: eyes see planes beside them only with Condition Number 1, radar sees high ones with 2.
    scene.clouds("DD23");
    scene.position.formations[high]!.hex = scene.hex("DD21");
    scene.position.markers.at(-1)!.hex = scene.hex("DD21");
    const play = scene.play(["weather", "plane-movement"], [1, 1, 1]);
    const reports = () => play.events.filter(({ rule }) => rule === "7.12").length;
    play.by("japanese", { units: 1, total: 2 });
    expect(play.reports("allied")[0]).toMatchObject({ condition: 2, total: 2, high: true });
    const before = reports();
    while (!play.offers("japanese", { do: "fly" })) play.by("allied", { do: "done" });
    play.by("japanese", { do: "fly", formation: "af-2" });
    for (const hex of ["DD23", "DD22", "DD21"]) play.by("japanese", { do: "enter", hex });
    expect(play.position.formations[low]!.marker).toBe(play.position.formations[high]!.marker);
    expect(reports()).toBe(before);
  });

  it("7.7 units that are no longer observed at the end of the turn may leave the map, though they were seen on it", () => {
    const scene = new Scene();
    scene.force("japanese", 1, "DD22", "myoko");
    const own = scene.formation("allied", 1, "DD24", { plane: "catalina-sea", count: 1 });
    scene.show("planes", own);
    const past = (...hexes: string[]): Play => {
      const play = scene.play(["plane-movement", "time-record"], [1]);
      play.by("allied", { do: "fly" }, { do: "search" });
      for (const hex of hexes) play.by("allied", { do: "enter", hex });
      play.by("allied", { do: "stay" });
      play.by("japanese", { do: "done" });
      if (play.offers("allied", { do: "stay-on-map" })) play.by("allied", { do: "stay-on-map" });
      return play;
    };
    expect(past("DD23", "DD24", "DD25", "DD26").offers("japanese", { do: "hide", hex: "DD22" })).toBe(true);
    expect(past("DD23", "DD24").offers("japanese", { do: "hide" })).toBe(false);
  });

  it("6.7, 7.6 a coastwatcher in a storm observes nothing", () => {
    const seen = (...clouds: string[]): number => {
      const scene = new Scene().clouds(...clouds);
      return sightOf(scene.t, ALLIED, scene.hex("A15"), "planes", false).condition;
    };
    // That of New Guinea sits in I22; A15 is far from it and clear.
    expect([seen(), seen("I22"), seen("I22", "I23")]).toEqual([2, 2, 0]);
  });
});
