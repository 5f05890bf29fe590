import { describe, expect, it } from "vitest";
import { fireInTheSkyModule } from "../../../../lib/games/fire-in-the-sky/module";
import { eventsFor, hash, type Json, line, pending, resume, undo, view } from "../../../../lib/kernel";
import { type Play, Scene, shippedRules } from "../helpers";
import { offered, points, transportOf, values } from "../chapters/table-top";
import { rulesOf } from "../traps/changed";
import { allied, options, pearl, PHASES, sail, seenBy, shownTo } from "./hidden";

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
    expect(shownTo(play(), "japan")).toBe(
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
    expect(shownTo(game, "allies")).toContain("CV (Saratoga, Wasp), DD");
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
    expect(shownTo(play, "japan")).toContain("Revealed at Midway, from Pearl Harbor: CA, DD.");
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
    expect(shownTo(play, "allies")).toContain("Task Force (DD): from Kure to Okinawa");
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
