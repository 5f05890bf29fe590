import { describe, expect, it } from "vitest";
import {
  hitAirAtSea,
  hitPassenger,
  settlePassengerHits,
} from "../../../lib/games/fire-in-the-sky/ch13-damage";
import { Flag } from "../../../lib/games/fire-in-the-sky/model/position";
import { type Choice, chanceOutcomes } from "../../../lib/kernel";
import { type Play, Scene } from "./helpers";

/** A unit of the type at sea near Rabaul that is hit so often, before the hits are settled. */
function hitAtSea(type: string, hits: number[], steps?: number) {
  const scene = new Scene({ turn: 6 });
  const p = scene.unit(type, "rabaul", steps);
  scene.force(type.startsWith("j") ? "japan" : "allies", "rabaul", p);
  for (const count of hits) hitPassenger(scene.t, p, count);
  settlePassengerHits(scene.t, scene.place("rabaul"));
  const { at, steps: left, due, flags, hits: marks } = scene.position;
  return {
    place: scene.rules.places[at[p]!]!.id,
    steps: left[p],
    due: due[p],
    barred: (flags[p]! & Flag.lostStepAtSea) !== 0,
    marks: marks[p],
    merchantmen: scene.position.merchantmen / 4,
  };
}

describe("13.2 Land Unit at Sea Damage", () => {
  it("example: a full Japanese brigade with three hits is eliminated, the pool loses two", () => {
    expect(hitAtSea("j-land-2", [1, 2])).toMatchObject({
      place: "turn-record-track",
      due: 8,
      steps: 2,
      merchantmen: 28,
    });
  });

  it.each([
    ["j-land-8", [3], undefined, { place: "rabaul", steps: 2, barred: false, marks: 0, merchantmen: 27 }],
    ["j-land-8", [3, 1], undefined, { place: "rabaul", steps: 1, barred: true, marks: 0, merchantmen: 26 }],
    ["j-land-8", [7], undefined, { place: "rabaul", steps: 1, barred: true, marks: 0, merchantmen: 23 }],
    ["j-land-8", [9], undefined, { place: "turn-record-track", steps: 2, merchantmen: 22 }],
    ["j-land-8", [5], 1, { place: "turn-record-track", due: 8, steps: 2, merchantmen: 26 }],
    // The Allied phase of this turn is still ahead in the Japanese player turn.
    ["u-land-2", [2], undefined, { place: "turn-record-track", due: 7, merchantmen: 30 }],
    ["n-land-abda", [3], undefined, { place: "rabaul", steps: 1, merchantmen: 30 }],
    ["n-land-abda", [4], undefined, { place: "removed", merchantmen: 30 }],
    ["japan-replacements", [1], 2, { place: "rabaul", steps: 2, marks: 0, merchantmen: 30 }],
    ["japan-replacements", [2], 2, { place: "available", steps: 0, merchantmen: 30 }],
  ])("%s with hits %j", (type, hits, steps, expected) => {
    expect(hitAtSea(type, hits, steps)).toMatchObject(expected);
  });
});

describe("13.3.1 air units at sea", () => {
  it("lose a step a hit, the Japanese a point of the pool for each step that was there", () => {
    const scene = new Scene();
    const [aircraft] = scene.air("japan", "rabaul", 2);
    scene.force("japan", "rabaul", aircraft!);
    hitAirAtSea(scene.t, aircraft!, 3);
    expect(scene.position.at[aircraft!]).toBe(scene.rules.limbo.available);
    expect(scene.position.merchantmen / 4).toBe(28);
  });
});

describe("exact odds of a battle's rolls", () => {
  const total = (play: Play, choice: Choice): number => {
    const code = play.decision.options.findIndex(
      (option) => JSON.stringify(option) === JSON.stringify(choice),
    );
    const outcomes = chanceOutcomes(
      play.game,
      play.decision.side === "japan" ? 0 : 1,
      play.game.codes[code]!,
    );
    expect(outcomes.length).toBeGreaterThan(1);
    return outcomes.reduce((sum, { probability }) => sum + probability, 0);
  };

  it("of a land combat add up to one", () => {
    const scene = new Scene();
    scene.unit("j-land-4", "rangoon");
    scene.unit("b-land-4", "rangoon");
    expect(total(scene.play("battles", []), { do: "attack" })).toBeCloseTo(1, 12);
  });

  it("of Air Superiority and of a Damage Check do so too, though dice are thrown again on a tie", () => {
    const scene = new Scene({ phasing: "allies" });
    scene.force("allies", "midway", "u-cv-saratoga-wasp");
    scene.force("allies", "samoa", "u-dd", "u-land-2");
    scene.unit("j-dd", "midway");
    scene.force("japan", "samoa", "j-ca");
    const play = scene.play("battles", []);
    expect(total(play, { battle: "samoa" })).toBeCloseTo(1, 12);
    play.choose({ battle: "midway" });
    expect(total(play, { target: "midway", points: 4 })).toBeCloseTo(1, 12);
  });

  it("a Damage Check is enumerated as one throw with the odds of its dice", () => {
    const scene = new Scene({ phasing: "allies", turn: 6 });
    scene.submarines("allies", 1);
    scene.force("japan", "1405", "j-bb-mutsu-nagato", "j-land-2");
    const play = scene.play("submarine-attacks", []).choose({ attack: "task-force-0" });
    const outcomes = chanceOutcomes(play.game, 1, play.game.codes[0]!);
    // Hit on a 4 without destroyers; 11 with 2 for the submarine: 10 of 36 throws reach 9.
    const sunk = outcomes.filter(({ game }) => {
      const { position } = game.state;
      return (
        position.at[game.ruleset.rules.pieceOf["j-bb-mutsu-nagato"]!] === game.ruleset.rules.limbo.removed
      );
    });
    expect(sunk.map(({ probability }) => probability)).toEqual([expect.closeTo((1 / 2) * (10 / 36), 12)]);
  });
});
