import { describe, expect, it } from "vitest";
import { movementOfForce, waysFrom } from "../../../lib/games/flat-top/board/sailing";
import { Gone } from "../../../lib/games/flat-top/model/position";
import { OFF_MAP } from "../../../lib/games/flat-top/model/rules";
import type { JsonObject } from "../../../lib/kernel";
import { type Play, Scene } from "./scene";
import { documents } from "./support";

const training = documents["scenarios/training.json"] as unknown as {
  sides: { allied: JsonObject; japanese: JsonObject };
};

const STEPS = ["plotting", "shadowing", "task-force-movement"];

/** The hexes in which plots of a side can end. */
const ends = (play: Play, side: "allied" | "japanese"): string[] =>
  (play.values(side, "path", { do: "plot" }) as string[][]).map((path) => path.at(-1)!);

/** The hexes that a Task Force has plotted. */
const plot = (play: Play, n: number): string[] =>
  play.position.forces[n]!.plot.map((hex) => play.rules.hexes.ids[hex]!);

const both = (play: Play, steps: number): Play => {
  for (let i = 0; i < steps; i++)
    for (const side of ["allied", "japanese"] as const)
      if (play.offers(side, { do: "done" })) play.by(side, { do: "done" });
  return play;
};

describe("10 and 12 Task Force movement", () => {
  it("10.1, 10.2 a path is plotted for each Task Force, observed or not; it may stay where it is", () => {
    const scene = new Scene();
    scene.force("allied", 1, "JJ34", "astoria");
    scene.show("ships", scene.force("allied", 2, "MM34", "chester"));
    const play = scene.play("plotting");
    expect(play.values("allied", "force", { do: "plot" })).toEqual(["tf-1", "tf-2"]);
    play.by("allied", { do: "plot", path: ["JJ35", "JJ36"] });
    expect(play.values("allied", "force", { do: "plot" })).toEqual(["tf-2"]);
    play.by("allied", { do: "stay" });
    expect(plot(play, 0)).toEqual(["JJ35", "JJ36"]);
    play.by("allied", { do: "done" });
    expect(play.isOver).toBe(true);
  });

  it("10.1, 10.2 plots are made in any order and changed until the side is done; what has none stays", () => {
    const scene = new Scene();
    for (const [n, hex] of ["JJ34", "MM34", "DD34"].entries())
      scene.force("allied", n + 1, hex, ["astoria", "chester", "portland"][n]!);
    const play = scene.play("plotting");
    play.by("allied", { do: "plot", force: "tf-2", path: ["MM35"] });
    play.by("allied", { do: "plot", force: "tf-1", path: ["JJ35"] });
    // A plot is changed by making it anew.
    expect(play.refusal("allied", { do: "plot", force: "tf-2", path: ["MM33"] })).toMatchObject({
      rule: "10.1",
    });
    play.by("allied", { do: "plot-anew", force: "tf-2" });
    expect(plot(play, 1)).toEqual([]);
    play.by("allied", { do: "plot", force: "tf-2", path: ["MM33", "MM32"] });
    play.by("allied", { do: "plot-anew", force: "tf-1" }, { do: "done" });
    expect([0, 1, 2].map((n) => plot(play, n))).toEqual([[], ["MM33", "MM32"], []]);
    expect(play.isOver).toBe(true);
  });

  it("12.1 where a Task Force enters is changed until the side is done, and falls back to the hex of the scenario", () => {
    const { sides } = training;
    const entries = [{ from: 1, edges: ["south"], sectors: ["vi"] }];
    const scenario = { sides: { ...sides, allied: { ...sides.allied, entries } } };
    const scene = new Scene({ scenario });
    const n = scene.force("allied", 1, "JJ34", "astoria");
    const force = scene.position.forces[n]!;
    Object.assign(force, { hex: OFF_MAP, enters: scene.position.turn, entry: scene.hex("JJ34") });
    const play = scene.play("plotting");
    const entry = () => play.rules.hexes.ids[play.position.forces[n]!.entry];
    play.by("allied", { do: "enter", hex: "DD50" });
    expect(entry()).toBe("DD50");
    play.by("allied", { do: "plot-anew" });
    expect(entry()).toBe("JJ34");
    expect(play.plots("allied").isOver).toBe(true);
  });

  it("26 a Task Force enters in the rows and columns that its side has on this turn", () => {
    const { sides } = training;
    const enters = (span: object): string[] => {
      const entries = [{ from: 1, edges: ["south"], sectors: ["vi"], ...span }];
      const scenario = { sides: { ...sides, allied: { ...sides.allied, entries } } };
      const scene = new Scene({ scenario });
      const n = scene.force("allied", 1, "JJ34", "astoria");
      Object.assign(scene.position.forces[n]!, {
        hex: OFF_MAP,
        enters: scene.position.turn,
        entry: scene.hex("JJ34"),
      });
      return scene.play("plotting").values("allied", "hex", { do: "enter" }) as string[];
    };
    const all = enters({});
    expect(all).toContain("DD50");
    const { columns, of } = new Scene().rules.hexes;
    const from = columns[of.DD50!]! + 1;
    expect(enters({ columns: { from } })).toEqual(
      all.filter((id) => id === "JJ34" || columns[of[id]!]! >= from),
    );
    expect(enters({ rows: { to: 1 } })).toEqual(["JJ34"]);
  });

  it("10 plots are secret: the other side sees nothing of them", () => {
    const scene = new Scene();
    scene.force("allied", 1, "JJ34", "astoria");
    scene.force("japanese", 1, "MM28", "myoko");
    const play = scene.play("plotting");
    const before = JSON.stringify(play.seenBy("japanese"));
    play.by("allied", { do: "plot", path: ["JJ35"] }, { do: "plot-anew" }, { do: "plot", path: ["JJ33"] });
    expect(JSON.stringify(play.seenBy("japanese"))).toBe(before);
    play.by("allied", { do: "done" });
    expect(play.events.filter(({ only }) => !only?.every((side) => side === "allied"))).toEqual([]);
  });

  it("12.1 plotted moves are made; what comes into sight on the way is seen, on the map or not", () => {
    const scene = new Scene();
    scene.show("ships", scene.force("allied", 1, "DD30", "astoria"));
    scene.force("japanese", 1, "DD33", "myoko");
    const play = scene.play(STEPS);
    play.plots("allied").plots("japanese", { do: "plot", path: ["DD32", "EE33"] });
    both(play, 1);
    expect(play.at("tf", "japanese", 1)).toBe("EE33");
    // Seen in DD32, two hexes away; three hexes away it is not seen any more, and the report stays.
    expect(play.reports("allied")).toEqual([{ hex: scene.hex("DD32"), isAir: false, condition: 1 }]);
  });

  it("12.1 a hidden Task Force may be put on the map at the beginning and at the end of its movement", () => {
    const scene = new Scene();
    scene.force("allied", 1, "JJ34", "astoria");
    const first = scene.play(STEPS).plots("allied").by("allied", { do: "show" }, { do: "done" });
    expect(first.position.markers).toHaveLength(1);
    const last = scene
      .play(STEPS)
      .plots("allied", { do: "plot", path: ["JJ35"] })
      .by("allied", { do: "done" });
    expect(last.position.markers).toHaveLength(0);
    last.by("allied", { do: "show" });
    expect(last.isOver).toBe(true);
    expect(last.position.markers.map(({ hex }) => hex)).toEqual([scene.hex("JJ35")]);
  });

  it("12.2, 12.4 a Task Force goes as far as its slowest ship", () => {
    const scene = new Scene();
    const fast = scene.force("allied", 1, "DD30", "astoria");
    const slow = scene.force("allied", 10, "DD30", "chester", "allied-ap-1");
    expect([fast, slow].map((n) => movementOfForce(scene.t, n))).toEqual([2, 1]);
    const lengths = new Set(waysFrom(scene.t, 0, scene.hex("DD30"), 2).map((way) => way.length));
    expect([...lengths]).toEqual([0, 1, 2]);
  });

  it("12.5 ships enter no all-land hex and cross no land or reef hexside", () => {
    const scene = new Scene();
    const { hexes } = scene.rules;
    const next = (hex: string) =>
      waysFrom(scene.t, 0, scene.hex(hex), 1).flatMap((way) => way.map((each) => hexes.ids[each]!));
    // B48 has a reef to the south; CCC23 land to the south-east and south; D23 lies on the coast of New Guinea.
    expect(next("B48")).not.toContain("B49");
    expect(next("B49")).not.toContain("B48");
    expect(next("CCC23")).not.toContain("CCC24");
    const land = hexes.ids.filter((_, hex) => hexes.terrain[hex] === 2);
    expect(next("D23").some((hex) => land.includes(hex))).toBe(false);
  });

  it("6.6 a Task Force that begins the turn in a storm does not move; one that enters a storm stops there", () => {
    const scene = new Scene().clouds("DD20", "DD20");
    scene.force("allied", 1, "DD20", "astoria");
    scene.force("japanese", 1, "DD23", "myoko");
    scene.position.turn++;
    const play = scene.play(["weather", "plotting"]);
    expect(play.asked).toEqual(["japanese paths"]);
    const paths = play.values("japanese", "path", { do: "plot" }) as string[][];
    expect(paths).toContainEqual(["DD22"]);
    expect(paths).not.toContainEqual(["DD22", "DD21"]);
  });

  it("12.6 a Task Force that leaves the map is out of the game and not sunk", () => {
    const scene = new Scene();
    scene.force("allied", 1, "DD50", "yorktown");
    scene.planes("yorktown", "ready", "wildcat-carrier", 3);
    const play = scene.play(STEPS);
    play.plots("allied", { do: "plot", path: ["edge"] }).by("allied", { do: "done" });
    expect(play.position.fleet.force[scene.ship("yorktown")]).toBe(Gone.left);
    expect(play.position.points).toEqual([0, 0]);
    expect(play.box("yorktown", "ready")).toEqual([]);
  });

  it("12.6 where the scenario says so, by some edges and from some turn only", () => {
    const exits = [{ edges: ["south"], from: 10 }];
    const { sides } = training;
    const scenario = { sides: { ...sides, allied: { ...sides.allied, exits } } };
    for (const [turn, offered] of [
      [9, false],
      [10, true],
    ] as const) {
      const scene = new Scene({ scenario });
      scene.position.firstTurn = scene.position.turn - turn + 1;
      const n = scene.force("allied", 1, "DD50", "yorktown");
      const leaves = waysFrom(scene.t, 0, scene.position.forces[n]!.hex, 1).some((way) =>
        way.includes(OFF_MAP),
      );
      expect(leaves).toBe(offered);
    }
  });

  it("12.3 Task Forces in one hex combine and divide at no cost, within the limits of 4.1", () => {
    const scene = new Scene();
    const destroyers = Array.from({ length: 10 }, (_, i) => `japanese-dd-${i + 1}`);
    scene.force("japanese", 10, "DD30", ...destroyers);
    scene.force("japanese", 11, "DD30", "myoko", "shokaku");
    const play = scene.play(STEPS);
    // 4.1.1: ten ships are the most, and Shokaku needs a box up to 9.
    expect(play.options("japanese", { do: "transfer", to: "tf-10" })).toEqual([]);
    expect(play.values("japanese", "ship", { do: "transfer", to: "tf-11" })).toEqual([]);
    play.by("japanese", { do: "detach", ship: "shokaku" });
    expect(play.position.fleet.force[scene.ship("shokaku")]).toBe(40);
    expect(play.values("japanese", "ship", { do: "transfer", to: "tf-11" })).toEqual(destroyers);
    play.by("japanese", { do: "transfer", ship: "japanese-dd-1", to: "tf-1" });
    expect(play.position.fleet.force[scene.ship("japanese-dd-1")]).toBe(40);
  });

  it("12.7.1 ships anchor in partial-land hexes, and move neither on that turn nor on that on which they up anchor", () => {
    const scene = new Scene();
    scene.force("allied", 1, "JJ34", "astoria");
    scene.force("allied", 2, "X27", "chester");
    const play = scene.play([...STEPS, "plotting", "task-force-movement", "plotting"]);
    play.plots("allied", { do: "plot", path: ["X28"] });
    // It has plotted a move.
    expect(play.offers("allied", { do: "anchor" })).toBe(false);
    const still = scene.play([...STEPS, "plotting", "shadowing", "task-force-movement", "plotting"]);
    still.plots("allied");
    expect(still.values("allied", "ship", { do: "anchor" })).toEqual(["chester"]);
    still.by("allied", { do: "anchor" });
    expect(still.offers("allied", { do: "weigh" })).toBe(false);
    still.by("allied", { do: "done" }, { do: "done" });
    expect(still.values("allied", "force", { do: "plot" })).toEqual(["tf-1"]);
    still.position.turn++;
    still.game.table.version++;
    still.game.table.slices = undefined;
    still.plots("allied").by("allied", { do: "weigh" });
    expect(still.offers("allied", { do: "anchor", ship: "chester" })).toBe(false);
  });

  it("12.7.2 some ships of a Task Force may be anchored; then it does not move as a whole", () => {
    const scene = new Scene();
    const n = scene.force("allied", 2, "X27", "chester", "astoria");
    scene.position.fleet.anchored[scene.ship("chester")] = 1;
    expect(movementOfForce(scene.t, n)).toBe(0);
    const play = scene.play("plotting").by("allied", { do: "detach", ship: "astoria" }, { do: "done" });
    expect(ends(play, "allied").length).toBeGreaterThan(0);
  });

  it("12.7.3 an anchored AV is a seaplane base at once, and ups anchor only with planes that it has room for by itself", () => {
    const scene = new Scene();
    scene.force("japanese", 2, "X27", "kamikawa");
    scene.position.fleet.anchored[scene.ship("kamikawa")] = 1;
    scene.planes("kamikawa", "ready", "pete-float", 8).planes("kamikawa", "ready", "mavis-sea", 1);
    const play = scene.play(STEPS);
    expect(play.offers("japanese", { do: "weigh" })).toBe(false);
    const launch = scene.play("air-operations");
    const most = Math.max(
      ...(launch.values("japanese", "count", { launch: "maximum", plane: "pete-float" }) as number[]),
    );
    // 2/1 normally: 4 by maximum launch, 8 as a temporary seaplane base; Minimum and Normal remain the same.
    expect(most).toBe(8);
    expect(launch.offers("japanese", { launch: "minimum", plane: "mavis-sea", count: 1 })).toBe(true);
    scene.position.decks[scene.field("kamikawa")]!.ready.pop();
    expect(scene.play(STEPS).offers("japanese", { do: "weigh" })).toBe(true);
  });

  it("12.7.4 transports unload from the turn after they have anchored, in the hexes of the scenario", () => {
    const { sides } = training;
    const scenario = { sides: { ...sides, japanese: { ...sides.japanese, unloading: ["X27"] } } };
    const unloaded = (anchored: number, hex = "X27") => {
      const scene = new Scene({ scenario });
      scene.force("japanese", 10, hex, "japanese-ap-1");
      const { turn } = scene.position;
      scene.position.fleet.anchored[scene.ship("japanese-ap-1")] = anchored === 0 ? turn : turn - anchored;
      return scene.play("time-record").position.points[1];
    };
    expect([unloaded(0), unloaded(1), unloaded(1, "P12")]).toEqual([0, 3, 0]);
  });

  it("12.8 hidden Task Forces share a hex without a word", () => {
    const scene = new Scene();
    scene.force("allied", 1, "DD30", "astoria");
    scene.force("japanese", 1, "DD30", "myoko");
    const play = scene.play(["weather", "combat"]);
    expect([play.isOver, play.position.markers]).toEqual([true, []]);
  });

  it("12.9 a scuttled ship is sunk and scores for the other side", () => {
    const scene = new Scene();
    scene.force("allied", 1, "DD30", "astoria", "chester");
    const play = scene.play(STEPS);
    while (!play.offers("allied", { do: "scuttle" }))
      play.by("allied", play.offers("allied", { do: "done" }) ? { do: "done" } : { do: "stay" });
    play.by("allied", { do: "scuttle", ship: "astoria" }, { do: "done" });
    expect(play.position.fleet.force[scene.ship("astoria")]).toBe(Gone.sunk);
    expect(play.position.points[1]).toBeGreaterThan(0);
  });
});
