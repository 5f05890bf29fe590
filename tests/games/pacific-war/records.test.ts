import { describe, expect, it } from "vitest";
import { get } from "../../../lib/documents";
import { pacificWarModule } from "../../../lib/games/pacific-war/module";
import { records, recordsOfMonths } from "../../../lib/games/pacific-war/records";
import { monthTitle } from "../../../lib/games/pacific-war/model/months";
import { type Game, view } from "../../../lib/kernel";
import { bots, player, playOut } from "../../../lib/playtest";
import { Recorder } from "../../../lib/lab/record/recorder";
import { rules } from "./engine";
import { begin } from "./players/play";

describe("what the records of Pacific War follow", () => {
  it("is part of the printed state: the points of both sides by what they are for (1.2)", () => {
    const printed = view(begin("training", { seed: 1 }));
    for (const { pointer } of records.tracks) expect(get(printed, pointer), pointer).toBe(0);
    expect(records.tracks.map(({ title }) => title)).toEqual([
      "Victory Points, Allies, for ships",
      "Victory Points, Allies, for aircraft",
      "Victory Points, Allies, for what was done or is held",
      "Victory Points, Japan, for ships",
      "Victory Points, Japan, for aircraft",
      "Victory Points, Japan, for what was done or is held",
    ]);
  });

  it("is sampled at the end of each Battle Cycle, and adds up to the score in the end (5.2, 1.2)", () => {
    const recorder = new Recorder(records);
    const game = begin("training", { seed: 3, bulk: true, listener: recorder }) as Game;
    const random = bots["random"]!.play;
    const { decisions } = playOut(game, [player(random, 5), player(random, 6)]);
    const { tracks, score, turns } = recorder.record(game, {
      variant: 0,
      game: 0,
      seed: 3,
      ended: "over",
      decisions,
    });
    expect(turns).toEqual([0, 3]);
    for (const side of pacificWarModule.sides) {
      const own = Object.entries(tracks).filter(([id]) => id.startsWith(`points-${side}-`));
      expect(own.map(([, values]) => values.length)).toEqual([4, 4, 4]);
      expect(own.reduce((sum, [, values]) => sum + values.at(-1)!, 0)).toBe(score[side]);
    }
  });

  it("is sampled at the end of each month in a campaign, with Command Points and what took them (5.1, 10.0)", () => {
    const recorder = new Recorder(recordsOfMonths);
    const game = begin("campaign-guadalcanal", { seed: 1, bulk: true, listener: recorder }) as Game;
    const random = bots["random"]!.play;
    const { decisions } = playOut(game, [player(random, 5), player(random, 6)]);
    const key = { variant: 0, game: 0, seed: 1, ended: "over", decisions } as const;
    const { tracks, turns, spent } = recorder.record(game, key);
    const [first, last] = turns!;
    expect([monthTitle(first), last > first]).toEqual(["August 1942", true]);
    for (const track of recordsOfMonths.tracks)
      expect(tracks[track.id], track.id).toHaveLength(last - first + 1);
    const steps = pacificWarModule.sides.flatMap((side) =>
      Object.keys(spent[`command-points-${side}`] ?? {}),
    );
    expect(steps.length).toBeGreaterThan(0);
    expect(steps).not.toContain("command-points");
  });

  it("names ships, aircraft and troops that are lost by type", () => {
    const titleOf = (type: string): string => records.losses!.titleOf(rules, type);
    expect(["CV", "F", "LRA", "infantry"].map(titleOf)).toEqual([
      "Ships, CV",
      "Air steps, F",
      "Air steps, LRA",
      "Ground steps, infantry",
    ]);
  });

  it("has in the lead who has more points in all (1.2)", () => {
    const leader = (allied: number, japanese: number) =>
      records.leader!(rules, null, {
        "points-allied-ships": allied,
        "points-japanese-ships": japanese - 1,
        "points-japanese-aircraft": 1,
      });
    expect([leader(3, 2), leader(2, 3), leader(2, 2)]).toEqual(["allied", "japanese", null]);
  });
});
