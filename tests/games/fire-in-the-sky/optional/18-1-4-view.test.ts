import { describe, expect, it } from "vitest";
import { boardLines } from "../../../../lib/games/fire-in-the-sky/io/board-lines";
import { JAPAN } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { eventsFor } from "../../../../lib/kernel";
import type { Play, Scene } from "../helpers";
import { offered, values } from "../chapters/table-top";
import { allied, pearl, PHASES, sail, seenBy, shownTo } from "./hidden";

describe("18.1.4 an open Task Force", () => {
  it("from a base that nobody left unseen is like any other", () => {
    const play = sail(pearl().play(PHASES, []), "pearl-harbor", "midway", ["u-ca"]);
    expect(seenBy(play, "japan")).toEqual({ ...seenBy(play), chance: undefined });
    expect(shownTo(play, "japan")).toBe("Task Force (CA): from Pearl Harbor to Midway (2 hexes).");
    expect(eventsFor(play.game, "japan")[0]!.changes).toEqual([
      { pointer: "/units/u-ca-1/at", from: "pearl-harbor", to: "midway" },
    ]);
  });

  it("does not reveal by its counters which ones left before it unseen", () => {
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
