import { describe, expect, it } from "vitest";
import { boardLines } from "../../../../lib/games/fire-in-the-sky/io/board-lines";
import { invariants } from "../../../../lib/games/fire-in-the-sky/invariants";
import { fireInTheSkyModule } from "../../../../lib/games/fire-in-the-sky/module";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import { printState } from "../../../../lib/games/fire-in-the-sky/io/print";
import { summaryOf } from "../../../../lib/games/fire-in-the-sky/io/summary";
import { readState } from "../../../../lib/games/fire-in-the-sky/saved/read-state";
import { hash, type Json, type JsonObject, resume } from "../../../../lib/kernel";
import { Scene, shippedRules } from "../helpers";
import { campaign, passTo, points } from "../chapters/table-top";

/** A position with a bit of everything in it. */
function busy(): Scene {
  const scene = new Scene({ phasing: "japan", turn: 7, options: ["oomph-in-your-hits"] });
  points(scene, { oil: 12.75, merchantmen: 23, japan: 3.5, us: 24, britain: 6, vp: -1 });
  scene.submarines("allies", 3);
  scene.control("japan", "rabaul");
  scene.force("japan", "malaya-east", "j-dd", "j-land-2");
  scene.force("allies", "1510", "u-cv-saratoga-wasp");
  scene.position.tokyoExpress = scene.force("japan", "1405", "j-ca");
  const ashore = scene.unit("j-land-4", "lae");
  scene.position.hits[ashore] = 1;
  scene.position.flags[ashore] = Flag.movedOperationally | Flag.lostStepAtSea;
  scene.air("japan", "rabaul", 3, "guadalcanal");
  const late = scene.unit("j-cv-akagi-kaga", "turn-record-track");
  scene.position.due[late] = 9;
  scene.position.flags[late] = Flag.needsPlanes | Flag.elite;
  scene.unit("us-replacements", "noumea", 4);
  scene.position.occupied[scene.place("lae")] = 0;
  scene.position.captured[scene.place("wake")] = 1;
  Object.assign(scene.position, {
    conquered: [true, false],
    returnPortLost: true,
    indiaEntered: 6,
    indiaEnteredBefore: 5,
    europeanFleetArrived: true,
    cheapTaskForces: 1,
    kamikaze: true,
  });
  return scene;
}

describe("printing a state", () => {
  it("says everything with ids", () => {
    const printed = printState(busy().t) as { [member: string]: JsonObject } & { taskForces: Json[] };
    expect(printed).toMatchObject({
      turn: 7,
      phasing: "japan",
      tracks: {
        merchantmen: 23,
        oil: 12.75,
        transport: { japan: 3.5, us: 24, britain: 6, netherlands: 0 },
        submarine: { japan: 0, allies: 3 },
        victoryPoints: -1,
      },
      bases: {
        rabaul: { control: "japan" },
        lae: { control: "none", occupied: "japan" },
        wake: { control: "allies", captured: "allies" },
      },
      units: {
        "j-land-2-1": { at: "malaya", steps: 2, flags: ["movedOperationally"], taskForce: 0 },
        "j-land-4-1": { at: "lae", steps: 2, hits: 1, flags: ["movedOperationally", "lostStepAtSea"] },
        "j-cv-akagi-kaga": { at: "turn-record-track", steps: 1, due: 9, flags: ["needsPlanes", "elite"] },
        "us-replacements-1": { at: "noumea", steps: 4 },
        "j-air-1": { at: "rabaul", steps: 2, committed: "guadalcanal" },
        "u-ca-1": { at: "available", steps: 0 },
      },
      taskForces: [
        { side: "japan", at: "malaya-east", attacks: 0 },
        { side: "allies", at: "1510", from: "1510" },
        { side: "japan", at: "1405", tokyoExpress: true },
      ],
      special: {
        conquered: ["manila"],
        returnPortLost: true,
        indiaEntered: 6,
        indiaEnteredBefore: 5,
        cheapTaskForces: 1,
        kamikaze: true,
      },
    });
    // Markers that nobody has made are no counters yet.
    expect(printed.units).not.toHaveProperty("us-replacements-2");
  });

  it("and reading it back give the same position", () => {
    const scene = busy();
    const read = readState(scene.rules, structuredClone(printState(scene.t)));
    if (!read.ok) expect.fail(JSON.stringify(read.error));
    // Markers out of play are not printed, so what they were before does not matter.
    expect(read.value.position).toEqual(scene.position);
    expect(invariants(scene.t).filter((text) => !text.includes("Task Force"))).toEqual([]);
  });

  it("keeps the frames: pieces and places in them stand with their ids", () => {
    const play = campaign({ seed: 3 });
    expect((printState(play.game.table).frames as JsonObject[])[0]).toMatchObject({
      step: "set-up",
      data: { groups: [{ places: ["kure", "yokosuka"] }, { units: ["j-air-11"] }] },
    });
    passTo(play, "operational-movement").choose({ form: "saigon" });
    const printed = printState(play.game.table);
    expect((printed.frames as JsonObject[]).at(-1)).toMatchObject({
      step: "form-task-force",
      data: { place: "saigon", units: [], reaction: false },
    });
    const again = resume({ module: fireInTheSkyModule, rules: play.rules }, printed);
    if (!again.ok) expect.fail(JSON.stringify(again.error));
    expect(hash(again.value)).toBe(hash(play.game));
  });
});

describe("reading a state that does not fit", () => {
  const rules = shippedRules();
  const broken = (change: (printed: Record<string, Record<string, JsonObject>>) => void): string => {
    const printed = structuredClone(printState(busy().t));
    change(printed as never);
    const read = readState(rules, printed);
    return read.ok ? "" : read.error.map(({ pointer, message }) => `${pointer}: ${message}`).join(" ");
  };

  it.each<[string, (printed: Record<string, Record<string, JsonObject>>) => void, string]>([
    [
      "an unknown unit",
      (p) => void (p.units!["j-zeppelin"] = { at: "kure", steps: 1 }),
      "/units/j-zeppelin: There is no counter “j-zeppelin”",
    ],
    [
      "an unknown place",
      (p) => void (p.units!["j-ca-1"] = { at: "atlantis", steps: 1 }),
      "/units/j-ca-1/at: There is no place “atlantis”",
    ],
    [
      "an unknown mark",
      (p) => void (p.units!["j-ca-1"] = { at: "kure", steps: 1, flags: ["angry"] }),
      "There is no mark “angry”",
    ],
    [
      "an unknown box",
      (p) => void (p.units!["j-ca-1"] = { at: "kure", steps: 1, box: "tea" }),
      "There is no box “tea”",
    ],
    ["an unknown side", (p) => void (p.bases!.kure = { control: "atlantis" }), "There is no side “atlantis”"],
    [
      "a Task Force that is not there",
      (p) => void (p.units!["j-ca-1"] = { at: "kure", steps: 1, taskForce: 9 }),
      "/units/j-ca-1/taskForce: There is no Task Force 9",
    ],
    ["something else altogether", (p) => void delete p.units, "not a saved state"],
  ])("%s is reported", (_what, change, text) => expect(broken(change)).toContain(text));
});

describe("2.2.4 the invariants", () => {
  it.each<[string, (scene: Scene) => void, RegExp]>([
    ["oil below 0", (s) => void (s.position.oil = -1), /oil is -1 quarters \(2\.1\.2\.1\)/],
    ["half a quarter", (s) => void (s.position.transport[1] = 0.5), /transport is 0\.5 quarters/],
    ["a turn before the first", (s) => void (s.position.turn = 0), /turn is 0/],
    [
      "five ships",
      (s) => void s.force("japan", "lae", "j-dd", "j-dd", "j-dd", "j-dd", "j-dd"),
      /5 ships \(9\.4\)/,
    ],
    ["two passengers", (s) => void s.force("japan", "lae", "j-land-2", "j-land-4"), /carries too much/],
    ["Japan in a box", (s) => void s.unit("j-dd", "west-coast-usa"), /\(2\.2\.4\)/],
    ["a cruiser with the convoys", (s) => void s.unit("j-ca", "convoy-escort"), /\(5\.2\)/],
    [
      "a battleship without planes",
      (s) => void s.unit("j-bb-mutsu-nagato", "carriers-without-planes-kure"),
      /\(7\.1\.1\)/,
    ],
    ["a ship at sea by itself", (s) => void s.unit("j-dd", "1510"), /\(2\.2\.2\)/],
    ["a ship in an enemy port", (s) => void s.unit("j-dd", "pearl-harbor"), /Pearl Harbor \(2\.2\.3\)/],
    [
      "Naval Aviation in a lost Home Base",
      (s) => void [s.control("allies", "kure"), s.air("japan", "naval-aviation-kure", 1)],
      /Naval Aviation.*\(2\.2\.3\)/,
    ],
    ["aircraft at a base of nobody", (s) => void s.air("us", "lae", 1), /Lae \(2\.2\.3\)/],
    ["aircraft at a circle", (s) => void s.air("japan", "burma", 1), /\(2\.2\.2\)/],
    ["three steps on a counter", (s) => void s.unit("j-air", "kure", 3), /has 3 steps/],
    ["a unit that still arrives", (s) => void s.unit("j-dd", "arriving"), /still arriving/],
    [
      "a unit left on the Battle Board",
      (s) => void (s.position.box[s.unit("j-dd", "kure")] = 3),
      /Battle Board/,
    ],
    [
      "the Tokyo Express marker on nothing",
      (s) => void (s.position.tokyoExpress = 0),
      /lies on no Task Force \(18\.2\.2\)/,
    ],
    [
      "a battleship with the Tokyo Express",
      (s) => void (s.position.tokyoExpress = s.force("japan", "lae", "j-dd", "j-bb-kongo-haruna")),
      /j-bb-kongo-haruna sails with the Tokyo Express/,
    ],
    ["a due date off the track", (s) => void (s.position.due[s.unit("j-dd", "kure")] = 3), /due on Turn 3/],
  ])("show %s", (_what, change, text) => {
    const scene = new Scene();
    change(scene);
    expect(invariants(scene.t).join(" ")).toMatch(text);
  });

  it("are silent about a sound position", () => expect(invariants(new Scene().t)).toEqual([]));

  it("are silent about aircraft at a base that their side has just occupied (12.3.5.2)", () => {
    const scene = new Scene();
    scene.air("us", "lae", 1);
    scene.position.occupied[scene.place("lae")] = 1;
    expect(invariants(scene.t)).toEqual([]);
  });
});

describe("summary and board", () => {
  it("the summary adds up forces, bases and tracks", () => {
    const summary = summaryOf(campaign().choose({ all: true, to: "kure" }).game.table);
    expect(summary).toMatchObject({
      turn: 2,
      phasing: "japan",
      victoryPoints: 5,
      oil: 12,
      merchantmen: 30,
      sides: {
        japan: { ships: 26, landUnits: 11, landFactors: 48, onTrack: 0 },
        allies: { ships: 11, airSteps: 8, landUnits: 9, onTrack: 3 },
      },
      lifelineToAustralia: true,
    });
  });

  it("the board shows tracks first and then every place where somebody stands", () => {
    const scene = new Scene({ turn: 5 });
    points(scene, { oil: 2.5, us: 20, vp: 7 });
    scene.units("manila", "j-land-8", "u-dd", "u-dd");
    scene.unit("u-land-8", "manila", 1);
    scene.position.occupied[scene.place("manila")] = 0;
    scene.force("japan", "lae", "j-dd");
    const lines = boardLines(scene.t);
    expect(lines[0]).toBe("Turn 5, Japanese player turn · VP 7 · Oil 2 1/2 · Merchantmen 30");
    expect(lines[1]).toContain("United States 20");
    expect(lines.find((line) => line.startsWith("Manila"))).toBe(
      "Manila [A] OCCUPIED          J Army  |  A 2 DD, Army (reduced)",
    );
    expect(lines.find((line) => line.startsWith("Lae"))).toContain("J DD~");
    scene.position.tokyoExpress = 0;
    scene.position.kamikaze = true;
    expect(boardLines(scene.t)[0]).toMatch(/Merchantmen 30 · Kamikaze$/);
    expect(boardLines(scene.t).find((line) => line.startsWith("Lae"))).toContain("J DD~ (Tokyo Express)");
  });
});
