import { describe, expect, it } from "vitest";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import { Scene, shippedRules } from "../helpers";
import { campaign, passTo, values, withSequence } from "./table-top";

describe("4.0 Sequence of Play", () => {
  it("has the phases of both player turns in their order", () => {
    const { sequence } = shippedRules();
    const common = [
      "reinforcement",
      "first-deployment",
      "operational-movement",
      "reaction",
      "air-commitment",
      "combat",
      "return-to-base",
      "second-deployment",
      "end",
    ];
    expect(sequence["japanese-player-turn"]).toEqual(["transport", ...common]);
    expect(sequence["allied-player-turn"]).toEqual(["economic-warfare", ...common]);
    expect(sequence.turn).toEqual(["late-conquest", "japanese-player-turn", "allied-player-turn"]);
  });

  it("names only steps and lists that there are", () => {
    const { sequence } = shippedRules();
    const game = campaign();
    for (const steps of Object.values(sequence)) {
      if (!Array.isArray(steps)) continue;
      for (const id of steps as string[])
        expect(sequence[id] ?? game.game.ruleset.module.steps[id], id).toBeDefined();
    }
  });

  it("plays both player turns and goes on to the next turn", () => {
    const play = campaign({ seed: 5 });
    const seen: string[] = [];
    for (let i = 0; i < 400 && play.position.turn < 3; i++) {
      const { side, step } = play.decision;
      if (seen.at(-1) !== `${side} ${step}`) seen.push(`${side} ${step}`);
      const { options } = play.decision;
      play.choose(options.find(({ do: what }) => what === "done") ?? options.at(-1)!);
    }
    expect(play.position).toMatchObject({ turn: 3, phasing: 0 });
    const order = ["japan first-deployment", "japan second-deployment", "allies submarine-warfare"];
    order.push("allies first-deployment", "allies second-deployment");
    expect(order.map((each) => seen.indexOf(each))).toEqual(
      order.map((each) => seen.indexOf(each)).sort((a, b) => a - b),
    );
    expect(seen).toEqual(expect.arrayContaining(order));
  });

  it("the Transport Phase spends what last turn left; the reset comes later (5.0, 7.3)", () => {
    const play = campaign();
    passTo(play, "oil-transport");
    expect(play.position.transport[0]).toBe(16);
    passTo(play, "replacements");
    expect(play.position.transport[0]).toBe(120);
  });

  it("Allied submarines of 7.2 serve until the Economic Warfare Phase of the next turn (6.0, 12.2)", () => {
    const play = campaign();
    passTo(play, "submarine-warfare");
    expect(values(play, "submarines")).toEqual([2, 1, 0]);
    play.choose({ submarines: 2 });
    // Both are spent, and the Reinforcement Phase has set the marker anew.
    expect(play.position.submarine[1]).toBe(8);
    passTo(play, "oil-transport");
    expect(play.position).toMatchObject({ turn: 3, submarine: [8, 8] });
    passTo(play, "submarine-warfare");
    expect(values(play, "submarines")).toEqual([2, 1, 0]);
  });

  it("the Return to Base Phase comes before the Second Deployment Phase (14.0)", () => {
    const play = campaign();
    passTo(play, "operational-movement");
    play.choose({ form: "kure" }, { type: "j-dd" }, { do: "sail" }, { to: "lae" });
    passTo(play, "second-deployment");
    expect(play.position.taskForces).toEqual([]);
    expect(play.position.flags.every((flags) => flags === 0)).toBe(true);
  });

  it("marks of a player turn end with it: hits, moves and commitments (8.1, 11.0, 13.2)", () => {
    const rules = withSequence({ "japanese-player-turn": ["disbandment"] });
    const scene = new Scene({ phasing: "japan", rules });
    const p = scene.unit("j-land-4", "kure");
    const [air] = scene.air("japan", "truk", 1, "1308");
    const [other] = scene.air("japan", "kure", 1);
    scene.position.at[other!] = scene.place("truk");
    scene.position.hits[p] = 3;
    scene.position.flags[p] = Flag.movedOperationally | Flag.lostStepAtSea;
    scene.position.flags[air!] = Flag.movedOperationally;
    const carrier = scene.unit("j-cv-akagi-kaga", "carriers-without-planes-kure");
    scene.position.flags[carrier] = Flag.needsPlanes;
    const play = scene.play("japanese-player-turn", []).choose({ do: "done" });
    expect([play.position.hits[p], play.position.flags[p], play.position.flags[carrier]]).toEqual([
      0,
      0,
      Flag.needsPlanes,
    ]);
    // With their marks gone the two steps share a counter again (2.1.1.2).
    expect([play.steps(air!), play.at(other!)]).toEqual([2, "available"]);
  });

  it("the cheap Task Force is for Japan's turn on Turn 1 alone (17.1)", () => {
    const rules = withSequence({
      "japanese-player-turn": ["disbandment"],
      "allied-player-turn": ["disbandment"],
    });
    for (const [turn, side, cheap] of [
      [1, "japan", 1],
      [1, "allies", 0],
      [2, "japan", 0],
    ] as const) {
      const scene = new Scene({ turn, phasing: side, rules });
      scene.units("kure", "j-dd");
      scene.units("noumea", "u-dd");
      const play = scene.play(side === "japan" ? "japanese-player-turn" : "allied-player-turn", []);
      expect(play.position.cheapTaskForces).toBe(cheap);
      expect(play.choose({ do: "done" }).position.cheapTaskForces).toBe(0);
    }
  });

  it("a scenario may begin in any phase of either player turn", () => {
    const play = campaign({ scenario: { start: { turn: 7, side: "allies", step: "end" } } });
    passTo(play, "disbandment");
    expect(play.position).toMatchObject({ turn: 7, phasing: 1, firstTurn: 7 });
    passTo(play, "oil-transport");
    expect(play.position).toMatchObject({ turn: 8, phasing: 0 });
  });

  it("one that begins in the middle of a turn has the late conquest behind it (16.0)", () => {
    const play = campaign({ scenario: { start: { turn: 4, side: "japan", step: "transport" } } });
    passTo(play, "oil-transport");
    expect(play.position.vp).toBe(5);
    passTo(play, "submarine-warfare");
    passTo(play, "oil-transport");
    expect(play.position).toMatchObject({ turn: 5, vp: 3 });
  });
});
