import { describe, expect, it } from "vitest";
import { boardLines } from "../../../../lib/games/fire-in-the-sky/board";
import { fireInTheSkyModule } from "../../../../lib/games/fire-in-the-sky/module";
import { JAPAN } from "../../../../lib/games/fire-in-the-sky/rules";
import {
  eventsFor,
  hash,
  type Json,
  type JsonObject,
  line,
  pending,
  resume,
  undo,
  view,
} from "../../../../lib/kernel";
import { type Play, Scene, type SceneOptions, shippedRules, type SideId } from "../helpers";
import { offered, points, transportOf, values } from "../phases/table-top";
import { rulesOf } from "../traps/changed";

const options = ["hidden-task-forces"];
const PHASES = ["operational-movement", "reaction", "air-commitment"];

/** The Allied player turn: the Allies move and Japan reacts, both with means enough. */
function allied(more: SceneOptions = {}): Scene {
  const scene = new Scene({ phasing: "allies", options, ...more });
  points(scene, { oil: 30, us: 30, britain: 30 });
  // Aircraft that wait for the Air Commitment Phase keep it from passing unseen.
  scene.air("us", "brisbane", 1);
  return scene;
}

/** Sail from a base with units of these types, under the marker of a nation, or openly. */
function sail(play: Play, from: string, to: string, types: readonly string[], under?: string): Play {
  play.choose({ form: from });
  for (const type of types) play.choose(offered(play, { type })[0]!);
  const way = under === undefined ? offered(play, { do: "sail" }).at(-1)! : { do: "sail", under };
  play.choose(way);
  return play.decision.step === "sail-task-force" ? play.choose({ to }) : play;
}

interface Seen {
  units: Record<string, JsonObject>;
  taskForces: JsonObject[];
  unresolved?: JsonObject[];
  hidden?: JsonObject;
  frames: { step: string; data: JsonObject }[];
}
const seenBy = (play: Play, side?: SideId): Seen => view(play.game, side) as unknown as Seen;
const told = (play: Play, side: SideId): string =>
  eventsFor(play.game, side)
    .map(({ text }) => text)
    .join("\n");

/** The attack of the rulebook's other example, the other way round: ships of Pearl Harbor go to Midway. */
function pearl(more: SceneOptions = {}): Scene {
  const scene = allied(more);
  scene.units("pearl-harbor", "u-cv-saratoga-wasp", "u-ca", "u-dd", "u-dd", "u-land-2");
  scene.units("wake", "j-ca", "j-dd");
  scene.control("japan", "wake");
  return scene;
}

describe("18.1.4 Task Forces formed in secret", () => {
  const play = (): Play =>
    sail(pearl().play(PHASES, []), "pearl-harbor", "midway", ["u-cv-saratoga-wasp", "u-dd"], "us");

  it("sail under the marker of a nation of theirs, or openly: the Allied player may", () => {
    const scene = pearl();
    scene.unit("b-dd", "pearl-harbor");
    const forming = scene.play(PHASES, []).choose({ form: "pearl-harbor" }, { type: "b-dd" });
    expect(offered(forming, { do: "sail" })).toEqual([{ do: "sail", under: "britain" }, { do: "sail" }]);
    forming.choose({ type: "u-ca" });
    expect(values(forming, "under")).toEqual(["us", "britain"]);
  });

  it("Japan sees the marker, where it moved from and how far", () => {
    expect(seenBy(play(), "japan").taskForces).toEqual([
      { side: "allies", at: "midway", from: "pearl-harbor", attacks: 0, marker: "us", hexes: 2 },
    ]);
    expect(told(play(), "japan")).toBe(
      "Hidden Task Force (United States): from Pearl Harbor to Midway (2 hexes).",
    );
  });

  it("and what was at the base before Task Forces were created, but not who is gone", () => {
    const japan = seenBy(play(), "japan");
    expect(japan.unresolved).toEqual([
      {
        base: "pearl-harbor",
        taskForces: [0],
        unitsLeft: true,
        aircraftLeft: false,
        units: { "u-ca": 1, "u-cv-saratoga-wasp": 1, "u-dd": 2, "u-land-2": 1 },
      },
    ]);
    for (const id of ["u-cv-saratoga-wasp", "u-ca-1", "u-dd-1", "u-dd-2", "u-land-2-1"])
      expect(japan.units).not.toHaveProperty(id);
    expect(japan).not.toHaveProperty("hidden");
  });

  it("the Allies see everything, and so does a saved game, which plays on alike", () => {
    const game = play();
    for (const side of ["allies", undefined] as const) {
      const all = seenBy(game, side);
      expect(all.units["u-dd-1"]).toEqual({ at: "midway", steps: 1, flags: ["operational"], taskForce: 0 });
      expect(all.hidden).toMatchObject({ taskForces: [{ taskForce: 0, marker: "us", hexes: 2 }] });
      expect(all).not.toHaveProperty("unresolved");
    }
    expect(told(game, "allies")).toContain("CV (Saratoga, Wasp), DD");
    const again = resume(game.game.ruleset, JSON.parse(JSON.stringify(view(game.game))) as Json);
    if (!again.ok) expect.fail(JSON.stringify(again.error));
    expect(hash(again.value)).toBe(hash(game.game));
    expect(view(again.value, "japan")).toEqual(view(game.game, "japan"));
  });

  it("while one is being formed Japan sees that and no more", () => {
    const forming = pearl().play(PHASES, []).choose({ form: "pearl-harbor" }, { type: "u-ca" });
    const [decision] = pending(forming.game);
    expect(decision).toMatchObject({ side: "allies", secret: true });
    expect(seenBy(forming, "japan").frames.at(-1)).toEqual({
      step: "form-task-force",
      data: { place: "pearl-harbor", reaction: false },
    });
    expect(seenBy(forming, "allies").frames.at(-1)!.data.units).toEqual(["u-ca-1"]);
    forming.choose({ do: "sail", under: "us" });
    expect(seenBy(forming, "japan").frames.at(-1)).toEqual({
      step: "sail-task-force",
      data: { reaction: false },
    });
    expect(line(forming.game, "japan")).toEqual([]);
    expect(line(forming.game, "allies")).toHaveLength(3);
  });

  it("passengers cost Transport Points, and those are public on the track", () => {
    const game = sail(pearl().play(PHASES, []), "pearl-harbor", "midway", ["u-ca", "u-land-2"], "us");
    expect(transportOf(game, "us")).toBe(28);
    expect(seenBy(game, "japan")).toMatchObject({ tracks: { transport: { us: 28 } } });
    const [event] = eventsFor(game.game, "japan");
    expect(event!.changes).toEqual([{ pointer: "/tracks/transport/us", from: 30, to: 28 }]);
  });

  it("an undo takes the marker back with the Task Force", () => {
    const game = pearl().play(PHASES, []);
    const before = hash(game.game);
    sail(game, "pearl-harbor", "midway", ["u-ca"], "us");
    for (let i = 0; i < 4; i++) undo(game.game);
    expect(hash(game.game)).toBe(before);
    expect(seenBy(game, "japan")).not.toHaveProperty("unresolved");
  });
});

describe("18.1.4 until the conclusion of the Reaction Phase", () => {
  it("a Japanese reaction finds the enemy by his marker", () => {
    const play = sail(pearl().play(PHASES, []), "pearl-harbor", "midway", ["u-ca"], "us");
    play.by("allies", { do: "done" });
    expect(play.decision).toMatchObject({ side: "japan", step: "reaction" });
    play.by("japan", { form: "wake" }, { type: "j-ca" }, { do: "sail" });
    expect(values(play, "to")).toContain("midway");
    play.by("japan", { to: "midway" });
    expect(seenBy(play, "japan").taskForces[0]).toMatchObject({ marker: "us" });
  });

  it("then all markers are replaced by the units they represent", () => {
    const play = sail(pearl().play(PHASES, []), "pearl-harbor", "midway", ["u-ca", "u-dd"], "us");
    play.by("allies", { do: "done" }).by("japan", { do: "done" });
    expect(play.decision.step).toBe("air-commitment");
    const japan = seenBy(play, "japan");
    expect(japan.units["u-ca-1"]).toMatchObject({ at: "midway", taskForce: 0 });
    expect(japan).toEqual({ ...seenBy(play), chance: undefined });
    expect(told(play, "japan")).toContain("Revealed at Midway, from Pearl Harbor: CA, DD.");
    // To take that back and play on would be another game.
    expect(play.game.made.at(-1)!.uncertain).toBe(true);
  });

  it("where Japan has nobody to react they come off all the same", () => {
    const scene = allied();
    scene.units("pearl-harbor", "u-ca", "u-dd");
    const play = sail(scene.play(PHASES, []), "pearl-harbor", "midway", ["u-ca"], "us").choose({
      do: "done",
    });
    expect(play.decision.step).toBe("air-commitment");
    expect(play.position).toMatchObject({ hiddenForces: [], seenBases: [] });
  });

  it("reacting Task Forces are hidden too, until their Reaction Phase is over", () => {
    const scene = new Scene({ phasing: "japan", options });
    scene.units("pearl-harbor", "u-ca", "u-dd");
    scene.force("japan", "midway", "j-dd");
    scene.air("japan", "kure", 1);
    const play = sail(
      scene.play(["reaction", "air-commitment"], []),
      "pearl-harbor",
      "midway",
      ["u-ca"],
      "us",
    );
    expect(seenBy(play, "japan").taskForces[1]).toMatchObject({
      from: "pearl-harbor",
      marker: "us",
      hexes: 2,
    });
    expect(seenBy(play, "japan").units).not.toHaveProperty("u-ca-1");
    play.choose({ do: "done" });
    expect(seenBy(play, "japan").units["u-ca-1"]).toMatchObject({ at: "midway" });
  });

  it("in a sequence without a Reaction Phase nothing stays hidden", () => {
    const rules = shippedRules();
    const sequence = { ...rules.sequence, "allied-player-turn": ["operational-movement", "air-commitment"] };
    const play = sail(
      pearl({ rules: { ...rules, sequence } }).play("allied-player-turn", []),
      "pearl-harbor",
      "midway",
      ["u-ca"],
      "us",
    );
    expect(play.position.hiddenForces).toHaveLength(1);
    play.choose({ do: "done" });
    expect(play.decision.step).toBe("air-commitment");
    expect(play.position.hiddenForces).toEqual([]);
  });

  it("Japanese Task Forces are never hidden", () => {
    const scene = new Scene({ phasing: "japan", options });
    points(scene, { oil: 30 });
    scene.units("kure", "j-dd", "j-ca");
    const play = scene.play(PHASES, []).choose({ form: "kure" }, { type: "j-dd" });
    expect(offered(play, { do: "sail" })).toEqual([{ do: "sail" }]);
    expect(pending(play.game)[0]).not.toHaveProperty("secret");
    play.choose({ do: "sail" }, { to: "okinawa" });
    expect(told(play, "allies")).toContain("Task Force (DD): from Kure to Okinawa");
    expect(play.position.seenBases).toEqual([]);
  });
});

describe("18.1.4 the markers", () => {
  it("five of the United States and two of Britain; beyond them Task Forces are formed openly", () => {
    const scene = allied();
    for (let i = 0; i < 7; i++) scene.unit("u-dd", "pearl-harbor");
    for (let i = 0; i < 3; i++) scene.unit("b-dd", "ceylon");
    const play = scene.play(PHASES, []);
    for (let i = 0; i < 5; i++) sail(play, "pearl-harbor", "midway", ["u-dd"], "us");
    for (let i = 0; i < 2; i++) sail(play, "ceylon", "bombay", ["b-dd"], "britain");
    play.choose({ form: "pearl-harbor" }, { type: "u-dd" });
    expect(offered(play, { do: "sail" })).toEqual([{ do: "sail" }]);
    play.choose({ do: "sail" }, { to: "midway" }, { form: "ceylon" }, { type: "b-dd" });
    expect(offered(play, { do: "sail" })).toEqual([{ do: "sail" }]);
    expect(fireInTheSkyModule.invariants(play.game.table)).toEqual([]);
  });

  it("the Dutch have none", () => {
    const scene = allied();
    scene.unit("n-dd", "surabaya");
    const play = scene.play(PHASES, []).choose({ form: "surabaya" }, { type: "n-dd" });
    expect(offered(play, { do: "sail" })).toEqual([{ do: "sail" }]);
  });

  it("are a number in the data", () => {
    const rules = rulesOf((d) => void (d.parameters.hiddenTaskForces.markers = { us: 1 }));
    const scene = pearl({ rules });
    const play = sail(scene.play(PHASES, []), "pearl-harbor", "midway", ["u-dd"], "us");
    play.choose({ form: "pearl-harbor" }, { type: "u-dd" });
    expect(values(play, "under")).toEqual([]);
  });

  it("without the option there are none, and nothing is kept from anybody", () => {
    const play = sail(pearl({ options: [] }).play(PHASES, []), "pearl-harbor", "midway", ["u-ca"]);
    expect(seenBy(play, "japan")).toEqual({ ...seenBy(play), chance: undefined });
    expect(play.events.every(({ only }) => only === undefined)).toBe(true);
    expect(line(play.game, "japan")).toHaveLength(4);
  });
});

describe("18.1.4 an open Task Force", () => {
  it("from a base that nobody left unseen is like any other", () => {
    const play = sail(pearl().play(PHASES, []), "pearl-harbor", "midway", ["u-ca"]);
    expect(seenBy(play, "japan")).toEqual({ ...seenBy(play), chance: undefined });
    expect(told(play, "japan")).toBe("Task Force (CA): from Pearl Harbor to Midway (2 hexes).");
    expect(eventsFor(play.game, "japan")[0]!.changes).toEqual([
      { pointer: "/units/u-ca-1/at", from: "pearl-harbor", to: "midway" },
    ]);
  });

  it("does not tell by its counters which ones left before it unseen", () => {
    const play = pearl().play(PHASES, []);
    sail(play, "pearl-harbor", "midway", ["u-dd"], "us");
    sail(play, "pearl-harbor", "midway", ["u-dd", "u-ca"]);
    const japan = seenBy(play, "japan");
    expect(japan.taskForces[1]).toEqual({
      side: "allies",
      at: "midway",
      from: "pearl-harbor",
      attacks: 0,
      units: { "u-ca": 1, "u-dd": 1 },
    });
    expect(japan.unresolved).toMatchObject([
      { taskForces: [0], units: { "u-cv-saratoga-wasp": 1, "u-dd": 1, "u-land-2": 1 } },
    ]);
    expect(Object.keys(japan.units).filter((id) => /^u-(dd|ca)-[12]$/.test(id))).toEqual(["u-ca-2"]);
    const events = eventsFor(play.game, "japan");
    expect(events.at(-1)!.text).toBe("Task Force (DD, CA): from Pearl Harbor to Midway (2 hexes).");
    expect(events.flatMap(({ changes = [] }) => changes)).toEqual([]);
  });
});

describe("18.1.4 aircraft on board", () => {
  function airlift(): Scene {
    const scene = allied();
    scene.unit("u-ca", "pearl-harbor");
    scene.air("us", "pearl-harbor", 3);
    scene.unit("j-dd", "wake");
    scene.control("japan", "wake");
    return scene;
  }

  it("of a unit broken down the steps are counted, and no counter comes or goes", () => {
    const play = airlift().play(PHASES, []).choose({ form: "pearl-harbor" });
    const before = seenBy(play, "japan");
    expect(before.unresolved).toMatchObject([{ units: { "u-ca": 1 }, airSteps: { us: 3 } }]);
    const two = offered(play, { type: "u-air", steps: 1 })[0]!;
    play.choose(two);
    expect(play.steps(play.rules.pieceOf[two.add as string]!)).toBe(1);
    // The second step lies on a counter of its own now.
    expect(seenBy(play, "japan").units).toEqual(before.units);
    play.choose({ type: "u-ca" }, { do: "sail", under: "us" }, { to: "midway" });
    const after = seenBy(play, "japan");
    expect(after.units).toEqual(before.units);
    expect(after.unresolved).toMatchObject([{ airSteps: { us: 3 }, unitsLeft: true, aircraftLeft: true }]);
    expect(eventsFor(play.game, "japan").flatMap(({ changes = [] }) => changes)).toEqual([
      { pointer: "/tracks/transport/us", from: 30, to: 29 },
    ]);
  });

  it("of an open Task Force they leave the count", () => {
    const play = airlift().play(PHASES, []);
    sail(play, "pearl-harbor", "midway", ["u-ca"], "us");
    play.choose({ form: "pearl-harbor" });
    play.choose(offered(play, { type: "u-air", steps: 1 })[0]!, { do: "sail" }, { to: "midway" });
    const japan = seenBy(play, "japan");
    expect(japan.taskForces[1]).toMatchObject({ airSteps: { us: 1 } });
    expect(japan.unresolved).toMatchObject([{ airSteps: { us: 2 } }]);
  });

  it("an Air ZOC that is gone is no secret: Japan's ships move by it (2.1.1.2)", () => {
    const scene = allied();
    scene.air("us", "midway", 2);
    scene.unit("u-dd", "midway");
    scene.units("wake", "j-dd");
    scene.control("japan", "wake");
    const play = sail(scene.play(PHASES, []), "midway", "pearl-harbor", ["u-air"], "us");
    expect(seenBy(play, "japan").unresolved).toMatchObject([{ unitsLeft: true, aircraftLeft: false }]);
    play.choose({ do: "done" }, { form: "wake" }, { type: "j-dd" }, { do: "sail" });
    // Through the hexes of Midway, which nobody guards any more.
    expect(values(play, "to")).toContain("pearl-harbor");
  });

  it("nor that a base is empty, where a reaction could not end (10.1)", () => {
    const scene = allied();
    scene.units("midway", "u-dd", "u-ca");
    scene.units("wake", "j-dd");
    scene.control("japan", "wake");
    const all = sail(scene.play(PHASES, []), "midway", "pearl-harbor", ["u-dd", "u-ca"], "us");
    expect(seenBy(all, "japan").unresolved).toMatchObject([{ unitsLeft: false }]);
    const some = sail(scene.play(PHASES, []), "midway", "pearl-harbor", ["u-dd"], "us");
    expect(seenBy(some, "japan").unresolved).toMatchObject([{ unitsLeft: true }]);
    const goals = (play: Play) => {
      play.choose({ do: "done" }, { form: "wake" }, { type: "j-dd" }, { do: "sail" });
      return play.decision.step === "sail-task-force" ? values(play, "to") : [];
    };
    expect(goals(some)).toContain("midway");
    expect(goals(all)).not.toContain("midway");
  });
});

describe("18.1.4 more that the view of Japan shows", () => {
  it("reduced land units and replacements markers by what they are worth", () => {
    const scene = allied();
    scene.unit("u-land-8", "pearl-harbor", 1);
    scene.unit("u-dd", "pearl-harbor");
    for (const value of [4, 1, 2]) scene.unit("us-replacements", "pearl-harbor", value);
    const play = sail(scene.play(PHASES, []), "pearl-harbor", "midway", ["u-dd", "us-replacements"], "us");
    expect(seenBy(play, "japan").unresolved).toMatchObject([
      { units: { "u-dd": 1 }, reduced: { "u-land-8": 1 }, replacements: { us: [1, 2, 4] } },
    ]);
    expect(JSON.stringify(seenBy(play, "japan"))).not.toContain("us-replacements-");
  });

  it("nothing of what is left in an off-map box, where nobody of Japan's can come", () => {
    const scene = allied();
    scene.unit("u-dd", "west-coast-usa");
    const play = sail(scene.play(PHASES, []), "west-coast-usa", "pearl-harbor", ["u-dd"], "us");
    expect(seenBy(play, "japan").unresolved).toEqual([
      { base: "west-coast-usa", taskForces: [0], units: { "u-dd": 1 } },
    ]);
  });

  it("the board as Japan sees it", () => {
    const play = sail(pearl().play(PHASES, []), "pearl-harbor", "midway", ["u-ca", "u-dd"], "us");
    const lines = boardLines(play.game.table, JAPAN);
    expect(lines.find((text) => text.startsWith("Pearl Harbor"))).toMatch(/A CV\?, CA\?, 2 DD\?, Brigade\?$/);
    expect(lines.find((text) => text.startsWith("Midway"))).toMatch(/A Task Force~$/);
    expect(boardLines(play.game.table).find((text) => text.startsWith("Midway"))).toMatch(/CA~, DD~$/);
  });
});
