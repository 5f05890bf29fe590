import { describe, expect, it } from "vitest";
import { compile } from "../../../lib/games/flat-top/compile";
import { documents } from "./support";
import { Scene, type SceneOptions } from "./scene";

/** Yorktown (11/3) alone at sea in DD30, with these unarmed planes in Ready. */
function yorktown(planes: Record<string, number>, options: SceneOptions = {}): Scene {
  const scene = new Scene(options);
  scene.force("allied", 1, "DD30", "yorktown");
  for (const [plane, count] of Object.entries(planes)) scene.planes("yorktown", "ready", plane, count);
  return scene;
}

/** Port Moresby (Readying Factor 8) as in the example of 8.6. */
const portMoresby = (options: SceneOptions = {}): Scene =>
  new Scene(options)
    .bases("allied", "port-moresby")
    .planes("port-moresby", "landed", "p-39-land", 10)
    .planes("port-moresby", "readying", "b-17-land", 5);

const at = "port-moresby";
const counts = (play: ReturnType<Scene["play"]>, like: { [member: string]: string | number }) =>
  play.values("allied", "count", like);

describe("8 Air Operations", () => {
  it("8.3, 8.3.3 the example: launches of the Yorktown (11/3): minimum 1 to 3, normal to 11, maximum to 22", () => {
    const play = yorktown({ "dauntless-carrier": 25 }).play("air-operations");
    const most = (launch: string): number => Math.max(...(counts(play, { do: "form", launch }) as number[]));
    expect(["minimum", "normal", "maximum"].map(most)).toEqual([3, 11, 22]);
  });

  it("8.4 the example: one Avenger by minimum, ten Dauntless by normal and five Wildcats by maximum launch", () => {
    const play = yorktown({ "avenger-carrier": 1, "dauntless-carrier": 10, "wildcat-carrier": 5 }).play(
      "air-operations",
    );
    play.by("allied", { do: "form", plane: "avenger-carrier", launch: "minimum", count: 1 });
    play.by("allied", { do: "form", plane: "dauntless-carrier", launch: "normal", count: 10 });
    play.by("allied", { do: "form", plane: "wildcat-carrier", launch: "maximum", count: 5 });
    expect(play.deck("yorktown").launched).toEqual([1, 10, 5]);
    expect([1, 2, 3].map((n) => play.formation("allied", n).mode)).toEqual([0, 1, 2]);
    expect(play.box("yorktown", "ready")).toEqual([]);
  });

  it("8.4 planes with different launches are in different Air Formations; ships and bases in one hex may share one", () => {
    const scene = yorktown({ "dauntless-carrier": 10 });
    scene.force("allied", 2, "DD30", "enterprise");
    scene.planes("enterprise", "ready", "wildcat-carrier", 4);
    const play = scene.play("air-operations");
    play.by("allied", { do: "form", from: "yorktown", launch: "normal", count: 5 });
    expect(play.values("allied", "launch", { do: "add" })).toEqual(["normal"]);
    play.by("allied", {
      do: "add",
      from: "enterprise",
      plane: "wildcat-carrier",
      count: 4,
      launch: "normal",
    });
    expect(play.formation("allied", 1).flights.map(({ count }) => count)).toEqual([5, 4]);
    // Each ship counts its own.
    expect(play.deck("enterprise").launched).toEqual([0, 4, 0]);
  });

  it("8.5.5 the example: P-40s off at 0800 must land by 1200, Beaufighters by 1300", () => {
    const scene = new Scene({ hour: "0800" })
      .bases("allied", at)
      .planes(at, "ready", "p-40-land", 8)
      .planes(at, "ready", "beaufighter-land", 2);
    const play = scene.play("air-operations");
    play.by("allied", { do: "form", plane: "p-40-land", count: 8, launch: "minimum" });
    play.by("allied", { do: "add", plane: "beaufighter-land", count: 2 });
    const { turn } = play.position;
    expect(play.formation("allied", 1).flights.map(({ due }) => due - turn)).toEqual([4, 5]);
  });

  it("8.5.2 planes go into an Air Formation box that is empty", () => {
    const scene = yorktown({ "dauntless-carrier": 2 });
    scene.formation("allied", 1, "AA30", { plane: "wildcat-carrier", count: 1 });
    const play = scene.play("air-operations");
    expect(play.values("allied", "formation", { do: "form" })).toEqual(["af-2"]);
  });

  it("8.6 the example: three P-39s to Readying and five B-17s to Ready use the eight Readying Factors of Port Moresby", () => {
    const play = portMoresby().play("air-operations");
    expect(counts(play, { do: "ready" })).toEqual([1, 2, 3, 4, 5]);
    play.by("allied", { do: "ready", plane: "b-17-land", count: 5, ordnance: "gp" }, { do: "done" });
    expect(counts(play, { do: "stow" })).toEqual([1, 2, 3]);
    play.by("allied", { do: "stow", count: 3 });
    expect(play.box(at, "landed")).toEqual(["7 p-39-land"]);
    expect(play.box(at, "readying")).toEqual(["3 p-39-land"]);
    expect(play.box(at, "ready")).toEqual(["5 b-17-land gp"]);
    expect(play.offers("allied", { do: "stow" })).toBe(false);
  });

  it("8.6 no Air Factor makes two moves in a turn", () => {
    const play = portMoresby().play("air-operations");
    play.by("allied", { do: "ready", plane: "b-17-land", count: 5, ordnance: "none" });
    // Ready planes that were readied this turn do not go back; they may take off (8.10.2).
    expect(play.offers("allied", { do: "ready" })).toBe(false);
    play.until("allied", "8.10.2");
    expect(play.offers("allied", { do: "form", plane: "b-17-land", count: 5 })).toBe(true);
    play.until("allied", "8.10.3");
    expect(play.offers("allied", { do: "unready" })).toBe(false);
  });

  it("8.6 option: forming counts as a readying move, and planes that were just readied stay", () => {
    const play = portMoresby({ options: ["formation-counts-as-readying"] }).play("air-operations");
    play.by("allied", { do: "ready", plane: "b-17-land", count: 5, ordnance: "none" });
    play.by("allied", { do: "done" });
    expect(play.offers("allied", { do: "form" })).toBe(false);
    const ready = yorktown({ "dauntless-carrier": 20 }, { options: ["formation-counts-as-readying"] });
    const other = ready.play("air-operations");
    // Yorktown's Readying Factor is 9.
    expect(Math.max(...(counts(other, { do: "form", launch: "maximum" }) as number[]))).toBe(9);
  });

  it("8.7 planes are armed as they are readied, with what the Air Hit Table has a number for", () => {
    const scene = new Scene();
    scene.force("allied", 1, "DD30", "yorktown");
    scene
      .planes("yorktown", "readying", "wildcat-carrier", 1)
      .planes("yorktown", "readying", "dauntless-carrier", 1);
    scene.planes("yorktown", "readying", "avenger-carrier", 1);
    const play = scene.play("air-operations");
    const loads = (plane: string) => play.values("allied", "ordnance", { do: "ready", plane });
    const carried = scene.rules.planes[scene.rules.planeOf.avenger!]!.carries;
    expect(loads("dauntless-carrier")).toEqual(["none", "gp", "ap"]);
    expect(loads("avenger-carrier")).toHaveLength(carried.filter(Boolean).length + 1);
    expect(loads("avenger-carrier")).toContain("torpedo");
  });

  it("8.7 a change of ordnance goes by way of the Readying box, and takes a turn more", () => {
    const scene = new Scene();
    scene.force("allied", 1, "DD30", "yorktown");
    scene.planes("yorktown", "ready", "dauntless-carrier", 4, "gp");
    const play = scene.play(["air-operations", "air-operations"]);
    expect(play.offers("allied", { do: "ready" })).toBe(false);
    play.by("allied", { do: "done" }, { do: "unready", count: 4 });
    expect(play.box("yorktown", "readying")).toEqual(["4 dauntless-carrier"]);
    play.by("allied", { do: "ready", count: 4, ordnance: "ap" });
    expect(play.box("yorktown", "ready")).toEqual(["4 dauntless-carrier ap"]);
  });

  it("8.8 at bases, planes that began the turn in Readying may be dispersed; undispersed ones are not readied this turn", () => {
    const scene = portMoresby().planes(at, "dispersed", "p-40-land", 2);
    const play = scene.play("air-operations");
    play.by("allied", { do: "undisperse", count: 2 });
    expect(play.offers("allied", { do: "ready", plane: "p-40-land" })).toBe(false);
    play.by("allied", { do: "done" }, { do: "stow", count: 1 });
    // Neither those that were undispersed nor those that were just stowed.
    expect(play.values("allied", "plane", { do: "disperse" })).toEqual(["b-17-land"]);
    play.by("allied", { do: "disperse", count: 5 });
    expect(play.box(at, "dispersed")).toEqual(["5 b-17-land"]);
    expect(play.deck(at).used).toBe(8);
    const ship = yorktown({}).planes("yorktown", "readying", "wildcat-carrier", 3).play("air-operations");
    ship.by("allied", { do: "done" });
    expect(ship.offers("allied", { do: "disperse" })).toBe(false);
  });

  it("8.9 ships and bases launch only what they handle", () => {
    const scene = new Scene().bases("japanese", "shortland").bases("allied", at);
    scene.force("japanese", 1, "DD30", "chitose", "hiei");
    scene.planes("shortland", "ready", "mavis-sea", 1).planes("chitose", "ready", "pete-float", 1);
    scene.planes("hiei", "ready", "dave-float", 1).planes(at, "ready", "catalina-sea", 1);
    // Not handled: a land plane at a base for seaplanes.
    scene.planes("shortland", "ready", "betty-land", 1);
    const play = scene.play("air-operations");
    play.by("japanese", ...(play.offers("japanese", { do: "done", plane: "x" }) ? [{ do: "done" }] : []));
    const from = (side: "allied" | "japanese") =>
      play
        .options(side, { do: "form", launch: "minimum" })
        .map(({ from: where, plane }) => `${where} ${plane}`);
    expect(from("japanese").toSorted()).toEqual([
      "chitose pete-float",
      "hiei dave-float",
      "shortland mavis-sea",
    ]);
    expect(from("allied")).toEqual([`${at} catalina-sea`]);
  });

  it("8.10 the order: ready, form, then put away", () => {
    const scene = portMoresby().planes(at, "ready", "p-40-land", 2);
    const play = scene.play("air-operations");
    const next = (): string => play.decision("allied").rule!;
    const rules = [next()];
    play.by("allied", { do: "done" });
    rules.push(next());
    play.by("allied", { do: "done" });
    rules.push(next());
    expect(rules).toEqual(["8.10.1", "8.10.2", "8.10.3"]);
    // 8.10.4 goes with it: ready planes may go back.
    expect(play.offers("allied", { do: "unready", plane: "p-40-land" })).toBe(true);
  });

  it("8 what a side does is its own: the other sees nothing of it", () => {
    const play = portMoresby()
      .bases("japanese", "gasmata")
      .planes("gasmata", "readying", "betty-land", 3)
      .play("air-operations");
    const before = JSON.stringify(play.seenBy("japanese"));
    play.by("allied", { do: "ready", plane: "b-17-land", count: 5, ordnance: "gp" });
    expect(JSON.stringify(play.seenBy("japanese"))).toBe(before);
  });

  it("8.11 over a friendly base or carrier Air Formations combine and divide, elsewhere they do not", () => {
    // The example: 18 (10 Wildcats), 26 (10 P-40s) and 30 (8 B-17s) at Port Moresby.
    const scene = new Scene().bases("allied", at);
    scene.formation("allied", 18, "D23", { plane: "wildcat-land", count: 10 });
    scene.formation("allied", 26, "D23", { plane: "p-40-land", count: 10 });
    scene.formation("allied", 30, "D23", { plane: "b-17-land", count: 8 });
    const play = scene.play("plane-movement");
    play.by("allied", { do: "fly", formation: "af-18" }, { do: "join", to: "af-30", count: 10 });
    expect(play.formation("allied", 18).flights).toEqual([]);
    play.by("allied", { do: "fly", formation: "af-26" }, { do: "part", count: 5 });
    expect(play.formation("allied", 1).flights.map(({ count }) => count)).toEqual([5]);
    expect(play.formation("allied", 26).flights.map(({ count }) => count)).toEqual([5]);
    expect(play.formation("allied", 30).flights.map(({ count }) => count)).toEqual([8, 10]);
    const atSea = new Scene().bases("allied", at);
    atSea.formation("allied", 18, "DD30", { plane: "wildcat-land", count: 10 });
    atSea.formation("allied", 26, "DD30", { plane: "p-40-land", count: 10 });
    const other = atSea.play("plane-movement").by("allied", { do: "fly", formation: "af-18" });
    expect(other.offers("allied", { do: "join" }) || other.offers("allied", { do: "part" })).toBe(false);
  });

  it("8.12 an option of data: a plane is what its missions say", () => {
    const patched = structuredClone(documents["planes.json"]) as {
      planes: Record<string, { missions: string[] }>;
    };
    patched.planes.kate!.missions = ["interceptor", "escort", "bomber"];
    const changed = compile({ ...documents, "planes.json": patched });
    expect(changed.planes[changed.planeOf.kate!]).toMatchObject({
      intercepts: true,
      escorts: true,
      bombs: true,
    });
  });
});
