import { describe, expect, it } from "vitest";
import { sightOf } from "../../../lib/games/flat-top/ch07-observation/conditions";
import { bounds } from "../../../lib/games/flat-top/ch07-observation/reports";
import { MoveFlag } from "../../../lib/games/flat-top/model/position";
import { ALLIED, JAPANESE } from "../../../lib/games/flat-top/model/rules";
import { Scene } from "./scene";

const tenDestroyers = Array.from({ length: 10 }, (_, i) => `allied-dd-${i + 1}`);

/** The example of 7.8: Japanese Air Formation 5 in BB14, Allied Task Force 3 hidden in BB17. */
function example(): Scene {
  const scene = new Scene({ initiative: "japanese" });
  scene.force("allied", 3, "BB17", "enterprise", "south-dakota", "san-francisco", ...tenDestroyers);
  const formation = scene.formation(
    "japanese",
    5,
    "BB14",
    { plane: "betty-land", count: 10, ordnance: "gp" },
    { plane: "zero-land", count: 5 },
  );
  return scene.show("planes", formation);
}

/** The Condition Number that a side has for what is in a hex. */
const condition = (
  scene: Scene,
  side: number,
  hex: string,
  what: "ships" | "planes" | "base",
  high = false,
) => sightOf(scene.t, side, scene.hex(hex), what, high).condition;

describe("7 Observation", () => {
  it("7.8 the example: the report grows better from hex to hex, on both sides", () => {
    const play = example().play("plane-movement", [1]);
    play.by("japanese", { do: "fly", formation: "af-5" }, { do: "search" });
    expect(play.reports("japanese")).toEqual([]);
    const { BB17, BB15, BB16 } = play.rules.hexes.of;
    play.by("japanese", { do: "enter", hex: "BB15" });
    expect(play.reports("japanese")).toEqual([{ hex: BB17, isAir: false, condition: 1 }]);
    expect(play.reports("allied")).toEqual([{ hex: BB15, isAir: true, condition: 1 }]);
    play.by("japanese", { do: "enter", hex: "BB16" });
    const totals = play.values("japanese", "total") as number[];
    expect([totals[0], totals.at(-1)]).toEqual([8, 22]);
    expect(play.decision("japanese").secret).toBe(true);
    play.by("japanese", { units: 1, total: 22 });
    expect(play.values("allied", "total")).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    expect(play.values("allied", "units")).toEqual([1, 2]);
    play.by("allied", { units: 1, total: 8 });
    expect(play.reports("japanese")).toEqual([
      { hex: BB17, isAir: false, condition: 2, units: 1, total: 8, present: [true, true, true, false] },
    ]);
    expect(play.reports("allied")).toEqual([
      { hex: BB16, isAir: true, condition: 2, units: 1, total: 22, present: [true, true] },
    ]);
    play.by("japanese", { do: "enter", hex: "BB17" });
    expect(play.reports("japanese")).toEqual([
      {
        hex: BB17,
        isAir: false,
        condition: 3,
        units: 1,
        total: 13,
        counts: [[1, 2, 10, 0]],
        planesAboard: false,
      },
    ]);
    expect(play.reports("allied")).toEqual([
      {
        hex: BB17,
        isAir: true,
        condition: 3,
        units: 1,
        total: 15,
        counts: [[10, 5]],
        high: 0,
        highCounts: [0, 0],
      },
    ]);
  });

  it("7.3.2 after a U, and 7.4 without a search, an Air Formation observes nothing and is not observed", () => {
    for (const search of [true, false]) {
      const play = example().play("plane-movement", [6]);
      play.by("japanese", { do: "fly", formation: "af-5" });
      if (search) play.by("japanese", { do: "search" });
      play.by("japanese", { do: "enter", hex: "BB15" }, { do: "enter", hex: "BB16" });
      // 7.9, 7.17: the Task Force is hidden, so it sees nothing either, and its owner is not asked.
      expect([play.reports("japanese"), play.reports("allied")]).toEqual([[], []]);
      expect(play.asked).toEqual(["japanese flight"]);
    }
  });

  it("7.3 a search is made once, before the first hex", () => {
    const play = example().play("plane-movement", [6]);
    play.by("japanese", { do: "fly", formation: "af-5" }, { do: "search" });
    expect(play.offers("japanese", { do: "search" })).toBe(false);
    const other = example().play("plane-movement", []);
    other.by("japanese", { do: "fly", formation: "af-5" }, { do: "enter", hex: "BB15" });
    expect(other.offers("japanese", { do: "search" })).toBe(false);
  });

  it("7.3.3 who begins the turn in a cloud adds 1 to the Search die", () => {
    for (const [cloud, found] of [
      [false, true],
      [true, false],
    ] as const) {
      const scene = example();
      if (cloud) scene.clouds("BB13");
      const play = scene.play(["weather", "plane-movement"], [5]);
      play.by("japanese", { do: "fly", formation: "af-5" }, { do: "search" });
      expect((play.formation("japanese", 5).flags & MoveFlag.searching) !== 0).toBe(found);
    }
  });

  it("7.3.4, 6.7 who begins the turn in a storm neither searches nor observes", () => {
    const scene = example().clouds("BB13", "BB13");
    scene.position.forces.find(({ number, side }) => number === 3 && side === ALLIED)!.hex =
      scene.hex("BB16");
    const play = scene.play(["weather", "plane-movement"], []);
    // It has to fly out of the storm (6.6).
    const [first, ...others] = play.options("japanese");
    expect(others).toEqual([]);
    play.by("japanese", first!);
    expect(play.offers("japanese", { do: "search" })).toBe(false);
  });

  it("6.7 nothing in a storm is observed, from however near", () => {
    const scene = new Scene();
    scene.force("allied", 1, "DD20", "astoria");
    scene.show("ships", scene.force("japanese", 1, "DD20", "myoko"));
    expect(condition(scene, JAPANESE, "DD20", "ships")).toBe(3);
    scene.clouds("DD19", "DD21");
    expect(condition(scene, JAPANESE, "DD20", "ships")).toBe(0);
  });

  it("7.2, 7.5, 7.9 Task Forces on the map observe without a die, hidden ones do not", () => {
    const scene = new Scene();
    const hidden = scene.force("allied", 1, "DD20", "astoria");
    scene.force("japanese", 1, "DD21", "myoko");
    expect(scene.play("weather").position.markers).toEqual([]);
    scene.show("ships", hidden);
    // One ship is reported as it is: there is nothing to choose.
    const { position } = scene.play("weather");
    expect(position.markers.map(({ side }) => side)).toEqual([ALLIED, JAPANESE]);
  });

  it("7.11 the tables of day and night: Condition 3 in the hex, 2 beside it, 1 at two hexes; at night 1 in the hex alone", () => {
    for (const [hour, expected] of [
      ["1200", [3, 2, 1, 0]],
      ["0100", [1, 0, 0, 0]],
    ] as const) {
      const scene = new Scene({ hour });
      scene.show("ships", scene.force("japanese", 1, "DD20", "myoko"));
      const seen = ["DD20", "DD21", "DD22", "DD23"].map((hex) => condition(scene, JAPANESE, hex, "ships"));
      expect(seen).toEqual(expected);
    }
  });

  it("7.9 coastwatchers see planes over their island and beside it, but no ships, and nothing in a hex with an enemy base", () => {
    const scene = new Scene().bases("japanese", "buka");
    expect(condition(scene, ALLIED, "KK13", "planes")).toBeGreaterThan(0);
    expect(condition(scene, ALLIED, "KK13", "ships")).toBe(0);
    expect(condition(scene, ALLIED, "GG9", "planes")).toBe(0);
    expect(condition(new Scene(), ALLIED, "GG9", "planes")).toBeGreaterThan(0);
  });

  it("7.9 exception: the Japanese coastwatcher of New Guinea sees inside the Perimeter Line alone", () => {
    const scene = new Scene();
    const { coastwatchers, islands, hexes } = scene.rules;
    const own = coastwatchers.filter(({ island }) => island === "new-guinea");
    const [allied, japanese] = [ALLIED, JAPANESE].map((side) => own.find((each) => each.side === side)!);
    const land = islands["new-guinea"]!;
    expect(land.every((hex) => allied!.sees.has(hex))).toBe(true);
    expect(land.some((hex) => japanese!.sees.has(hex))).toBe(true);
    expect(japanese!.sees.has(hexes.of.D23!)).toBe(false);
    expect(condition(scene, JAPANESE, "C14", "planes")).toBeGreaterThan(0);
    expect(condition(scene, JAPANESE, "D23", "planes")).toBe(0);
  });

  it("7.10 radar sees planes at high altitude three hexes away, by night and in cloud; no low ones and no ships", () => {
    for (const hour of ["1200", "0100"]) {
      const scene = new Scene({ hour });
      scene.show("ships", scene.force("allied", 1, "DD20", "yorktown"));
      expect(sightOf(scene.t, ALLIED, scene.hex("DD23"), "planes", true)).toEqual({
        condition: 1,
        highOnly: true,
        radar: true,
      });
      expect(condition(scene, ALLIED, "DD23", "planes")).toBe(0);
      expect(condition(scene, ALLIED, "DD23", "ships", true)).toBe(0);
      scene.clouds("DD23");
      expect(condition(scene, ALLIED, "DD23", "planes", true)).toBe(1);
    }
  });

  it("7.10 a ship has radar by its counter and by the scenario", () => {
    const astern = (ships: string[], ...force: string[]): number => {
      const scene = new Scene();
      scene.position.radar.ships = [ships, []];
      scene.show("ships", scene.force("allied", 1, "DD20", ...force));
      return condition(scene, ALLIED, "DD23", "planes", true);
    };
    // Astoria's counter has none, whatever the scenario says of cruisers.
    expect([astern(["CV"], "yorktown"), astern([], "yorktown"), astern(["CA"], "astoria")]).toEqual([
      1, 0, 0,
    ]);
  });

  it("7.12.2 the bounds of a report: from half, rounded up, to one and a half, rounded down", () => {
    const { rules } = new Scene();
    expect([1, 2, 13, 15].map((total) => bounds(rules, total))).toEqual([
      { least: 1, most: 1 },
      { least: 1, most: 3 },
      { least: 7, most: 19 },
      { least: 8, most: 22 },
    ]);
  });

  it("7.12.2 a total is never below the number of units in the report", () => {
    const scene = new Scene();
    scene.show("ships", scene.force("allied", 1, "DD20", "astoria"));
    scene.force("japanese", 1, "DD21", "myoko", "haguro");
    const play = scene.play("weather");
    expect(play.options("japanese").map(({ units, total }) => [units, total])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 2],
      [2, 3],
    ]);
  });

  it("7.13 with Condition Number 3 the planes at each altitude are reported by class", () => {
    const scene = new Scene();
    scene.show("ships", scene.force("allied", 1, "DD20", "astoria"));
    scene.formation(
      "japanese",
      1,
      "DD20",
      { plane: "val-carrier", count: 4, ordnance: "ap" },
      { plane: "zero-carrier", count: 2, high: true },
      { plane: "kate-carrier", count: 3, ordnance: "torpedo", high: true },
    );
    const [report] = scene.play("weather").reports("allied");
    expect(report).toMatchObject({ condition: 3, counts: [[7, 2]], high: 5, highCounts: [3, 2] });
  });

  it("7.13 radar with a lower Condition Number reports only that there are planes at high altitude; eyes report nothing of it", () => {
    const see = (ship: string) => {
      const scene = new Scene();
      scene.show("ships", scene.force("allied", 1, "DD20", ship));
      scene.formation(
        "japanese",
        1,
        "DD21",
        { plane: "zero-carrier", count: 2, high: true },
        { plane: "val-carrier", count: 2 },
      );
      return scene.play("weather").by("japanese", { units: 1, total: 4 }).reports("allied")[0]!;
    };
    expect(see("yorktown")).toMatchObject({ condition: 2, total: 4, high: true });
    expect(see("astoria").high).toBeUndefined();
  });

  it("7.14 of planes on ships the report says only that there are some, never of those in Readying", () => {
    const see = (box: "ready" | "readying" | "landed") => {
      const scene = new Scene();
      scene.show("ships", scene.force("allied", 1, "DD20", "astoria"));
      scene.force("japanese", 1, "DD20", "zuikaku");
      scene.planes("zuikaku", box, "zero-carrier", 5);
      return scene.play("weather").reports("allied")[0]!.planesAboard;
    };
    expect([see("ready"), see("landed"), see("readying")]).toEqual([true, true, false]);
  });

  it("7.14 only a side that sees a base with Condition Number 3 learns whether planes are there", () => {
    const see = (hex: string, box: "ready" | "readying" | "landed") => {
      const scene = new Scene().bases("japanese", "gasmata").planes("gasmata", box, "betty-land", 5);
      const formation = scene.formation("allied", 1, hex, { plane: "catalina-sea", count: 1 });
      scene.position.formations[formation]!.flags |= MoveFlag.searching;
      scene.show("planes", formation);
      const looked = scene.play("task-force-movement").reports("allied");
      return looked.map(({ base, planesAboard }) => [base, planesAboard]);
    };
    expect(see("P12", "ready")).toEqual([["gasmata", true]]);
    expect(see("P12", "landed")).toEqual([["gasmata", true]]);
    expect(see("P12", "readying")).toEqual([["gasmata", false]]);
    expect(see("P11", "ready")).toEqual([]);
  });

  it("7.16 one counter stands for all units of a kind in a hex; kinds are not mixed", () => {
    const scene = new Scene();
    scene.show("ships", scene.force("allied", 1, "DD20", "astoria"));
    scene.force("japanese", 1, "DD20", "myoko");
    scene.force("japanese", 2, "DD20", "haguro");
    scene.formation("japanese", 1, "DD20", { plane: "zero-carrier", count: 2 });
    const { position } = scene.play("weather");
    const own = position.markers.filter(({ side }) => side === JAPANESE);
    expect(own.map(({ isAir }) => isAir)).toEqual([false, true]);
    expect(position.known[ALLIED].contacts.map(({ what }) => (what as { units?: number }).units)).toEqual([
      2, 1,
    ]);
  });

  it("7.16 a change is news within the bounds of the Condition Number: with 3 it is reported, with 1 it is not", () => {
    const timesTold = (hex: string): number => {
      const scene = new Scene();
      scene.show("ships", scene.force("allied", 1, hex, "astoria"));
      scene.force("japanese", 1, "DD20", "myoko", "haguro");
      const play = scene.play(["weather", "task-force-movement"]);
      play.by("japanese", { do: "done" }).by("allied", { do: "done" });
      play.by("japanese", { do: "detach", ship: "haguro" }, { do: "done" });
      return play.events.filter(({ rule, text }) => rule === "7.12" && text.startsWith("Reported by Japan"))
        .length;
    };
    expect([timesTold("DD20"), timesTold("DD22")]).toEqual([2, 1]);
  });
});
