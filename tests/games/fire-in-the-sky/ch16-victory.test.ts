import { describe, expect, it } from "vitest";
import { lifelineOpen } from "../../../lib/games/fire-in-the-sky/ch16-victory";
import { standing } from "../../../lib/kernel";
import { Scene, type Play, type SideId } from "./helpers";
import { points, withSequence } from "./chapters/table-top";

/** The End Phase's Victory Point Adjustment after these captures. */
function adjust(side: SideId, captured: Record<string, SideId>, vp = 5, cut = false): Play {
  const scene = new Scene({ phasing: side });
  points(scene, { vp });
  for (const [base, by] of Object.entries(captured))
    scene.position.captured[scene.place(base)] = by === "japan" ? 0 : 1;
  if (cut) scene.control("japan", "noumea", "port-moresby", "brisbane", "espiritu-santo", "fiji");
  return scene.play("victory-points", []);
}

describe("16.0 Victory Points for bases", () => {
  it.each([
    [5, ["pearl-harbor", "kure", "yokosuka"]],
    [3, ["singapore", "manila", "calcutta", "bombay", "brisbane"]],
    [0, ["gangetic-plain", "burma", "malaya"]],
  ])("%i for %j", (vp, places) => {
    const scene = new Scene();
    for (const id of places) expect(scene.rules.places[scene.place(id)]!.vp).toBe(vp);
  });

  it("1 for every other base", () => {
    const special = "pearl-harbor kure yokosuka singapore manila calcutta bombay brisbane".split(" ");
    const others = new Scene().rules.places.filter(
      ({ kind, id }) => kind === "base" && !special.includes(id),
    );
    expect(others.length).toBeGreaterThan(25);
    expect(new Set(others.map(({ vp }) => vp))).toEqual(new Set([1]));
  });

  it("Japan's captures add, Allied ones deduct, in one step at the end of the player turn", () => {
    expect(adjust("japan", { singapore: "japan", surabaya: "japan", lae: "japan" }).position.vp).toBe(10);
    expect(adjust("allies", { rabaul: "allies", wake: "allies" }).position.vp).toBe(3);
    // Taking a base back is a capture too, in whosever player turn it happens.
    expect(adjust("allies", { rabaul: "japan", kure: "allies" }).position.vp).toBe(1);
  });

  it("counts a capture once, in the player turn that brought it", () => {
    const play = adjust("japan", { lae: "japan" });
    expect(play.position.captured.every((side) => side === -1)).toBe(true);
    expect(play.text()).toBe("+1 VP (Lae); the total is 6.");
  });

  it("a base that was occupied in this player turn counts, by way of 14.2", () => {
    const scene = new Scene({ phasing: "allies" });
    points(scene, { vp: 5 });
    scene.control("japan", "rabaul");
    scene.position.occupied[scene.place("rabaul")] = 1;
    scene.unit("u-land-4", "rabaul");
    const play = scene.play(["control-changes", "victory-points"], []);
    expect(play.position.vp).toBe(4);
  });
});

describe("16.0 the lifeline to Australia", () => {
  it("is open at the start, and two points a Japanese player turn when it is cut", () => {
    expect(lifelineOpen(new Scene().t)).toBe(true);
    expect(adjust("japan", {}, 5, true).position.vp).toBe(7);
    expect(adjust("japan", {}, 5, false).position.vp).toBe(5);
    expect(adjust("allies", {}, 5, true).position.vp).toBe(5);
  });

  it("is cut by aircraft alone, and kept open by aircraft of one's own (2.2.3.2)", () => {
    const scene = new Scene();
    // Brisbane is two hexes from Noumea and Port Moresby, and from nothing else.
    scene.control("japan", "guadalcanal", "rabaul", "fiji");
    scene.air("japan", "rabaul", 2);
    scene.air("japan", "fiji", 2);
    expect(lifelineOpen(scene.t)).toBe(false);
    scene.control("allies", "fiji");
    scene.position.at.forEach((at, p) => {
      if (at === scene.place("fiji")) scene.position.at[p] = scene.rules.limbo.available;
    });
    expect(lifelineOpen(scene.t)).toBe(true);
  });

  it("starts at the West Coast: the Indian Ocean does not serve", () => {
    const scene = new Scene();
    scene.control("none", "pearl-harbor", "samoa", "dutch-harbor");
    expect(lifelineOpen(scene.t)).toBe(false);
  });

  it("Brisbane itself need not be Allied for the line to reach it (ruling)", () => {
    const scene = new Scene();
    scene.control("japan", "brisbane");
    expect(lifelineOpen(scene.t)).toBe(true);
  });
});

describe("16.0 late conquest", () => {
  function late(turn: number, conquered: [boolean, boolean], vp = 5): Play {
    const scene = new Scene({ turn });
    points(scene, { vp });
    scene.position.conquered = conquered;
    return scene.play("late-conquest", []);
  }

  it.each([
    [3, [false, false], 5],
    [4, [false, false], 3],
    [4, [true, false], 4],
    [5, [false, true], 4],
    [16, [true, true], 5],
  ] as [number, [boolean, boolean], number][])("Turn %i, captured %j: %i", (turn, conquered, vp) => {
    expect(late(turn, conquered).position.vp).toBe(vp);
  });

  it("once captured a base is safe for ever, though the Allies take it back", () => {
    const scene = new Scene({ phasing: "japan", turn: 4 });
    scene.position.occupied[scene.place("manila")] = 0;
    const play = scene.play("control-changes", []);
    expect(play.position.conquered).toEqual([true, false]);
    const back = new Scene({ phasing: "allies", turn: 5 });
    back.position.conquered = [true, false];
    back.control("japan", "manila");
    back.position.occupied[back.place("manila")] = 1;
    expect(back.play("control-changes", []).position.conquered).toEqual([true, false]);
  });

  it("an Allied capture of Manila is no conquest", () => {
    const scene = new Scene({ phasing: "allies", turn: 4 });
    scene.control("none", "manila");
    scene.position.occupied[scene.place("manila")] = 1;
    expect(scene.play("control-changes", []).position.conquered).toEqual([false, false]);
  });

  it("comes at the start of the turn, before the Japanese player turn", () => {
    const scene = new Scene({
      turn: 3,
      rules: withSequence({ "japanese-player-turn": ["disbandment"], "allied-player-turn": [] }),
    });
    points(scene, { vp: 5 });
    scene.unit("j-dd", "kure");
    const play = scene.play("game", []);
    play.choose({ do: "done" });
    expect(play.position).toMatchObject({ turn: 4, vp: 3 });
    expect(play.decision.step).toBe("disbandment");
  });

  it("can end the game there and then", () => {
    const play = late(4, [false, false], 0);
    expect(play.game.state.outcome).toMatchObject({ winner: "allies", rule: "16.0" });
    expect(standing(play.game)).toMatchObject({ over: true, winner: "allies", score: { victoryPoints: -2 } });
  });
});

describe("16.0 the end of the game", () => {
  it.each([
    [19, { lae: "japan" }, "japan"],
    [17, { manila: "japan" }, "japan"],
    [18, { lae: "japan" }, undefined],
    [0, { lae: "allies" }, "allies"],
    [1, { lae: "allies" }, undefined],
  ] as [number, Record<string, SideId>, SideId | undefined][])(
    "from %i with %j: %s",
    (vp, captured, winner) => {
      const play = adjust("japan", captured, vp);
      expect(play.game.state.outcome?.winner).toBe(winner);
      if (winner) expect(standing(play.game)).toMatchObject({ over: true, winner });
    },
  );

  it("gains and losses of one segment are counted together", () => {
    expect(adjust("japan", { manila: "japan", lae: "allies" }, 17).game.state.outcome).toBeNull();
  });

  it.each([
    [0, null, "The game is drawn at 0 Victory Points."],
    [1, "japan", "Japan wins with 1 Victory Point at the end of the war."],
    [19, "japan", "Japan wins with 19 Victory Points at the end of the war."],
  ])("after Turn 16, with %i: %s", (vp, winner, text) => {
    const rules = withSequence({ turn: [] });
    const scene = new Scene({ turn: 16, phasing: "allies", rules });
    points(scene, { vp });
    const play = scene.play("game", []);
    expect(play.game.state.outcome).toEqual({ winner, rule: "16.0", text });
    expect(play.position.turn).toBe(16);
  });

  it("says who leads before that", () => {
    const scene = new Scene({ turn: 3 });
    points(scene, { vp: 7 });
    scene.unit("j-dd", "kure");
    expect(standing(scene.play("disbandment", []).game)).toEqual({
      over: false,
      winner: null,
      score: { victoryPoints: 7 },
      text: "Turn 3: 7 Victory Points (Japan wins at 20, the Allies at -1).",
    });
  });
});
