import { describe, expect, it } from "vitest";
import { roomFor } from "../../../lib/games/flat-top/model/decks";
import { MAXIMUM, MINIMUM, MoveFlag, NORMAL, ShipFlag } from "../../../lib/games/flat-top/model/position";
import { fly, type Play, Scene, type SceneOptions, type SideId } from "./scene";

/** Yorktown (11/3) in DD30, having moved into the wind. */
function carrier(options: SceneOptions = {}): Scene {
  const scene = new Scene(options);
  scene.force("allied", 1, "DD30", "yorktown");
  scene.position.fleet.flags[scene.ship("yorktown")] = ShipFlag.intoWind;
  return scene;
}

const hexes = (play: Play, side: SideId = "allied") => play.values(side, "hex", { do: "enter" });

/** Flies on until nothing more can be entered, straight north. Returns how many hexes it went. */
function reach(play: Play, from: number, column = "DD", side: SideId = "allied"): number {
  let row = from;
  while (play.offers(side, { do: "enter", hex: `${column}${row - 1}` }))
    play.by(side, { do: "enter", hex: `${column}${--row}` });
  return from - row;
}

/** Planes that were formed on the deck of Yorktown in this turn's Air Operations Phase. */
function launched(mode: number, plane: string, count: number, ordnance: "none" | "ap" = "none"): Scene {
  const scene = carrier();
  scene.formation("allied", 1, "DD30", { plane, count, ordnance });
  const { formations, decks } = scene.position;
  Object.assign(formations[0]!, { mode, origin: scene.field("yorktown"), flags: MoveFlag.onDeck });
  decks[scene.field("yorktown")]!.launched[mode as 0] = count;
  return scene;
}

describe("14.1 to 14.9 flight, take-off and landing", () => {
  it("14.1 the side with the initiative moves all its planes first", () => {
    for (const [initiative, other] of [
      ["allied", "japanese"],
      ["japanese", "allied"],
    ] as const) {
      const scene = new Scene({ initiative });
      scene.formation("allied", 1, "DD30", { plane: "catalina-sea", count: 1 });
      scene.formation("japanese", 1, "JJ20", { plane: "mavis-sea", count: 1 });
      const play = scene.play("plane-movement");
      expect(play.asked).toEqual([`${initiative} side-flies`]);
      play.by(initiative, { do: "done" });
      expect(play.asked).toEqual([`${other} side-flies`]);
    }
  });

  it("14.1, 7.1 a side is asked once, whether it has planes to move or none, and however many", () => {
    const asked = (planes: number): string[] => {
      const scene = new Scene({ initiative: "japanese" });
      for (let n = 1; n <= planes; n++)
        scene.formation("japanese", n, "JJ20", { plane: "mavis-sea", count: 1 });
      const play = scene.play("plane-movement");
      const before = JSON.stringify([play.asked, play.seenBy("allied")]);
      play.by("japanese", { do: "done" });
      return [before, JSON.stringify([play.asked, play.seenBy("allied")])];
    };
    expect(asked(0)).toEqual(asked(3));
    expect(asked(0)[0]).toContain("japanese side-flies");
    expect(asked(0)[1]).toContain("allied side-flies");
  });

  it("14.3, 14.4 it flies up to the Movement Factor of its slowest planes, hex by hex", () => {
    const scene = new Scene();
    scene.formation(
      "allied",
      1,
      "DD30",
      { plane: "wildcat-carrier", count: 2 },
      { plane: "catalina-sea", count: 1 },
    );
    expect(reach(fly(scene), 30)).toBe(6);
    scene.formation("allied", 1, "DD30", { plane: "wildcat-carrier", count: 2 });
    const play = fly(scene);
    expect(hexes(play)).toHaveLength(6);
    expect(reach(play, 30)).toBe(8);
    expect(play.offers("allied", { do: "stay" })).toBe(true);
  });

  it("14.6 Air Formations that were just formed must take off; others may stay as they are", () => {
    const play = launched(MINIMUM, "wildcat-carrier", 2).play("plane-movement");
    expect(play.options("allied")).toEqual([{ do: "fly", formation: "af-1" }]);
    play.by("allied", { do: "fly" }, { do: "stay" });
    expect(play.formation("allied", 1)).toMatchObject({ flags: MoveFlag.moved });
    const aloft = new Scene();
    aloft.formation("allied", 1, "DD30", { plane: "wildcat-carrier", count: 2 });
    expect(aloft.play("plane-movement").offers("allied", { do: "done" })).toBe(true);
  });

  it("14.8 after a minimum launch planes fly their whole Movement Factor, after a normal one half, rounded up, after a maximum one they stay", () => {
    const far = [MINIMUM, NORMAL, MAXIMUM].map((mode) =>
      reach(fly(launched(mode, "dauntless-carrier", 2)), 30),
    );
    expect(far).toEqual([9, 5, 0]);
  });

  it("14.6 what takes off does not land on the same turn", () => {
    expect(fly(launched(MINIMUM, "wildcat-carrier", 2)).offers("allied", { do: "land" })).toBe(false);
  });

  it("14.8 planes land by minimum after any flight, by normal after half of it, by maximum where they began the turn", () => {
    const modes = (hex: string): unknown[] => {
      const scene = carrier();
      scene.formation("allied", 1, hex, { plane: "wildcat-carrier", count: 1 });
      const play = fly(scene);
      for (let row = Number(hex.slice(2)) - 1; row >= 30; row--)
        play.by("allied", { do: "enter", hex: `DD${row}` });
      return play.values("allied", "launch", { do: "land" });
    };
    expect(modes("DD30")).toEqual(["minimum", "normal", "maximum"]);
    expect(modes("DD34")).toEqual(["minimum", "normal"]);
    expect(modes("DD35")).toEqual(["minimum"]);
  });

  it("14.2.1, 8.6 planes that land are in the Just Landed box", () => {
    const scene = carrier();
    scene.formation("allied", 1, "DD30", { plane: "wildcat-carrier", count: 3 });
    const play = fly(scene).by("allied", { do: "land", launch: "minimum", count: 3 });
    expect(play.box("yorktown", "landed")).toEqual(["3 wildcat-carrier"]);
    expect(play.formation("allied", 1).flights).toEqual([]);
  });

  it("14.9 the example: after ten by maximum and eight by normal landing, four may take off: three by minimum, one by maximum", () => {
    const scene = carrier();
    scene.position.decks[scene.field("yorktown")]!.launched = [0, 8, 10];
    const rooms = [MINIMUM, NORMAL, MAXIMUM].map((mode) => roomFor(scene.t, scene.field("yorktown"), mode));
    expect(rooms).toEqual([3, 3, 4]);
  });

  it("8.2, 8.9 planes land only where they are handled and where there is room", () => {
    const lands = (plane: string, aboard: number): unknown[] => {
      const scene = carrier();
      scene.planes("yorktown", "ready", "dauntless-carrier", aboard);
      scene.formation("allied", 1, "DD30", { plane, count: 3 });
      return fly(scene).values("allied", "count", { do: "land", launch: "minimum" });
    };
    expect(lands("wildcat-carrier", 28)).toEqual([1, 2]);
    expect(lands("wildcat-carrier", 30)).toEqual([]);
    expect(lands("wildcat-land", 1)).toEqual([]);
  });

  it("6.10 a carrier that did not go into the wind takes its Minimum Launch Factor alone", () => {
    const scene = carrier();
    scene.position.fleet.flags[scene.ship("yorktown")] = 0;
    scene.formation("allied", 1, "DD30", { plane: "wildcat-carrier", count: 8 });
    expect(Math.max(...(fly(scene).values("allied", "count", { do: "land" }) as number[]))).toBe(3);
  });

  it("6.10 what a carrier formed and could not launch, because it did not go into the wind, goes back to Ready", () => {
    const scene = launched(NORMAL, "dauntless-carrier", 8, "ap");
    scene.position.fleet.flags[scene.ship("yorktown")] = 0;
    const play = scene.play("plane-movement");
    expect(play.formation("allied", 1).flights.map(({ count }) => count)).toEqual([3]);
    expect(play.box("yorktown", "ready")).toEqual(["5 dauntless-carrier ap"]);
    expect(play.deck("yorktown").launched).toEqual([0, 3, 0]);
  });

  it("8.5.5 planes that have not landed by their turn are lost, for 10 points each if without need (25.4)", () => {
    const scene = new Scene();
    scene.formation("allied", 1, "DD30", { plane: "wildcat-carrier", count: 2, due: scene.position.turn });
    const play = fly(scene).by("allied", { do: "stay" });
    expect(play.formation("allied", 1).flights).toEqual([]);
    expect(play.position.points).toEqual([0, 20]);
  });
});

describe("14.10 and 14.14 landing at night, in a storm, and armed", () => {
  /** Three planes land on Yorktown or at Port Moresby; those that are safe. */
  const safe = (
    at: "ship" | "base",
    hour: string,
    dice: number[],
    { ordnance = "none", storm = false } = {},
  ): number => {
    const scene = at === "ship" ? carrier({ hour }) : new Scene({ hour }).bases("allied", "port-moresby");
    const hex = at === "ship" ? "DD30" : "D23";
    const load = ordnance as "none" | "gp";
    scene.formation("allied", 1, hex, { plane: "wildcat-carrier", count: dice.length, ordnance: load });
    if (storm) scene.clouds(hex, hex);
    const play = scene.play("plane-movement", dice);
    if (play.offers("allied", { do: "fly" })) play.by("allied", { do: "fly" });
    play.by("allied", { do: "land", launch: "minimum", count: dice.length });
    expect(play.diceLeft).toBe(0);
    return play
      .deck(at === "ship" ? "yorktown" : "port-moresby")
      .landed.reduce((sum, { count }) => sum + count, 0);
  };

  it("14.10 at night a die for each Air Factor: ships up to 4, bases up to 5", () => {
    expect(safe("ship", "0100", [4, 5, 6])).toBe(1);
    expect(safe("base", "0100", [4, 5, 6])).toBe(2);
  });

  it("14.14 armed planes use the chart by day, and with 1 more by night", () => {
    expect(safe("ship", "1200", [4, 5, 4], { ordnance: "gp" })).toBe(2);
    expect(safe("ship", "0100", [4, 3, 2], { ordnance: "gp" })).toBe(2);
  });

  it("6.6 in a storm the chart is used by day, with 1 more by night; both together add 2", () => {
    expect(safe("ship", "1200", [4, 5, 4], { storm: true })).toBe(2);
    expect(safe("ship", "0100", [4, 3, 2], { storm: true })).toBe(2);
    expect(safe("ship", "0100", [4, 3, 2], { storm: true, ordnance: "gp" })).toBe(1);
  });

  it("14.14 jettisoned ordnance is gone, and the plane stays a bomber (8.12.4)", () => {
    const scene = carrier();
    scene.formation("allied", 1, "DD30", { plane: "wildcat-carrier", count: 2, ordnance: "gp" });
    const play = fly(scene).by("allied", { do: "jettison", count: 1 });
    // Each plane may; the other keeps its bombs.
    expect(play.formation("allied", 1).flights).toMatchObject([
      { ordnance: 1, bomber: true, count: 1 },
      { ordnance: 0, bomber: true, count: 1 },
    ]);
  });
});

describe("14.11 and 14.12 off-board bases", () => {
  it("14.11 the example: off from New Caledonia at 0500, at its 5-turn Entry Hex at 1000 without moving, on its way at 1100", () => {
    const scene = new Scene({ hour: "0500" }).bases("allied", "new-caledonia");
    scene.planes("new-caledonia", "ready", "catalina-sea", 1);
    const steps = ["air-operations", ...Array.from({ length: 7 }, () => "plane-movement")];
    const play = scene.play(steps);
    play.by("allied", { do: "form", launch: "minimum" }, { do: "fly" });
    expect(play.values("allied", "hex", { do: "depart" })).toEqual(["DDD50", "PPP50", "BBBB50"]);
    const five = scene
      .play(["air-operations", "plane-movement"])
      .by("allied", { do: "form", launch: "minimum" }, { do: "fly" }, { do: "depart", hex: "DDD50" });
    const formation = five.formation("allied", 1);
    expect(formation).toMatchObject({ hex: -1, arrives: five.position.turn + 5, entry: scene.hex("DDD50") });
    const later = new Scene({ hour: "1000" }).bases("allied", "new-caledonia");
    later.position.formations[0] = {
      ...structuredClone(formation),
      arrives: later.position.turn,
      flags: 0,
      mode: -1,
    };
    const arrived = later.play("plane-movement");
    expect(arrived.at("af", "allied", 1)).toBe("DDD50");
    expect(arrived.options("allied")).toEqual([{ do: "done" }]);
    later.position.turn++;
    later.position.formations[0] = { ...structuredClone(arrived.formation("allied", 1)), flags: 0 };
    expect(hexes(fly(later))).toContain("DDD49");
  });

  it("14.12 the example: at the 1-turn Entry Hex of Australia at 1400, in its box at 1500, landing at 1600", () => {
    const scene = new Scene({ hour: "1500" }).bases("allied", "australia");
    scene.formation("allied", 8, "B50", { plane: "b-17-land", count: 5 });
    const play = fly(scene, [], "allied", "af-8").by("allied", { do: "exit", base: "australia" });
    expect(play.formation("allied", 8)).toMatchObject({ hex: -1, arrives: scene.position.turn + 1 });
    const next = new Scene({ hour: "1600" }).bases("allied", "australia");
    next.position.formations[7] = { ...structuredClone(play.formation("allied", 8)), flags: 0 };
    const landing = fly(next, [], "allied", "af-8").by("allied", { do: "land", launch: "minimum", count: 5 });
    expect(landing.box("australia", "landed")).toEqual(["5 b-17-land"]);
    // Not before: in the turn of its departure, and not in any other hex.
    const early = fly(scene, [], "allied", "af-8");
    expect(early.offers("allied", { do: "land" })).toBe(false);
    scene.position.formations[7]!.hex = scene.hex("B49");
    expect(fly(scene, [], "allied", "af-8").offers("allied", { do: "exit" })).toBe(false);
  });
});

describe("14.15 and 14.16 altitude", () => {
  it("14.15.2 each Air Factor may change its altitude once in each hex", () => {
    const scene = new Scene();
    scene.formation("allied", 1, "DD30", { plane: "wildcat-carrier", count: 5 });
    const play = fly(scene).by("allied", { do: "climb", count: 2 });
    expect(play.formation("allied", 1).flights.map(({ count, high }) => [count, high])).toEqual([
      [3, false],
      [2, true],
    ]);
    expect(play.values("allied", "count", { do: "climb" })).toEqual([1, 2, 3]);
    play.by("allied", { do: "climb", count: 3 });
    expect(play.offers("allied", { do: "climb" }) || play.offers("allied", { do: "descend" })).toBe(false);
    // In the hex in which they began the turn only those do that remain there.
    expect(play.offers("allied", { do: "enter" })).toBe(false);
    expect(play.refusal("allied", { do: "enter", formation: "af-1", hex: "DD29" }).rule).toBe("14.15.2");
    const on = fly(scene).by("allied", { do: "enter", hex: "DD29" }, { do: "climb", count: 5 });
    on.by("allied", { do: "enter", hex: "DD28" });
    expect(on.values("allied", "count", { do: "descend" })).toEqual([1, 2, 3, 4, 5]);
  });

  it("14.15.4 armed planes stay low on the turn of their take-off, unarmed ones need not", () => {
    const climbs = (ordnance: "none" | "ap"): boolean =>
      fly(launched(MINIMUM, "dauntless-carrier", 2, ordnance)).offers("allied", { do: "climb" });
    expect([climbs("none"), climbs("ap")]).toEqual([true, false]);
  });

  it("14.15.5 over mountain hexsides only at high altitude", () => {
    const over = (high: boolean): boolean => {
      const scene = new Scene();
      scene.formation("allied", 1, "A15", { plane: "catalina-sea", count: 1, high });
      return hexes(fly(scene)).includes("A16");
    };
    expect([over(false), over(true)]).toEqual([false, true]);
  });

  it("14.16 escorts are at the altitude of the bombers of their Air Formation; between two altitudes their owner divides them", () => {
    const scene = new Scene();
    scene.formation(
      "allied",
      1,
      "DD30",
      { plane: "dauntless-carrier", count: 4, ordnance: "ap" },
      { plane: "wildcat-carrier", count: 3 },
    );
    const high = (play: Play): [string, boolean][] =>
      play.formation("allied", 1).flights.map(({ kind, high: is }) => [scene.rules.kinds[kind]!.id, is]);
    const apart = fly(scene).by(
      "allied",
      { do: "climb", plane: "wildcat-carrier", count: 3 },
      { do: "stay" },
    );
    expect(high(apart)).toEqual([
      ["dauntless-carrier", false],
      ["wildcat-carrier", false],
    ]);
    const divided = fly(scene).by(
      "allied",
      { do: "climb", plane: "dauntless-carrier", count: 2 },
      { do: "climb", plane: "wildcat-carrier", count: 1 },
      { do: "stay" },
    );
    expect(high(divided).filter(([, is]) => is)).toHaveLength(2);
  });
});

describe("6.6 planes and storms", () => {
  it("6.6 planes enter no storm", () => {
    const scene = new Scene().clouds("DD27", "DD27");
    scene.formation("allied", 1, "DD30", { plane: "catalina-sea", count: 1 });
    expect(hexes(fly(scene))).not.toContain("DD29");
  });

  it("6.6 they leave one that has come over them by the shortest way", () => {
    const scene = new Scene({ hour: "0900" }).clouds("DD30", "DD30");
    scene.formation("allied", 1, "DD29", { plane: "catalina-sea", count: 1 });
    const play = scene.play(["weather", "plane-movement"]);
    expect(play.options("allied")).toEqual([{ do: "fly", formation: "af-1" }]);
    expect(play.by("allied", { do: "fly" }).offers("allied", { do: "stay" })).toBe(false);
    // Two hexes to the edge of the storm by the north, three and more by any other way.
    expect(hexes(play)).toEqual(["DD28", "EE29", "CC29"].filter((hex) => hexes(play).includes(hex)));
    expect(hexes(play)).toContain("DD28");
    expect(hexes(play)).not.toContain("DD30");
  });

  it("6.6 they enter a storm only to land in it, unless an option forbids that too", () => {
    const enters = (options: string[]): boolean => {
      const scene = carrier({ options }).clouds("DD28", "DD28");
      scene.formation("allied", 1, "DD31", { plane: "wildcat-carrier", count: 1 });
      const play = fly(scene, [1]);
      if (!play.offers("allied", { do: "enter", hex: "DD30" })) return false;
      play.by("allied", { do: "enter", hex: "DD30" });
      // It lands there, or leaves it again.
      expect(play.offers("allied", { do: "stay" })).toBe(false);
      return true;
    };
    expect([enters([]), enters(["no-storm-landing"])]).toEqual([true, false]);
  });
});
