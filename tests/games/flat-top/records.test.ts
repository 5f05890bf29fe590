import { describe, expect, it } from "vitest";
import { get } from "../../../lib/documents";
import { records } from "../../../lib/games/flat-top/records";
import { view } from "../../../lib/kernel";
import { begin, rules } from "./support";

describe("what the records of Flat Top follow", () => {
  it("is part of the printed state: the points of both sides", () => {
    const printed = view(begin("training", { seed: 1 }));
    for (const { pointer } of records.tracks) expect(get(printed, pointer), pointer).toBe(0);
    expect(records.tracks.map(({ title }) => title)).toEqual([
      "Victory Points, Allies",
      "Victory Points, Japan",
    ]);
  });

  it("names ships and planes that are lost, those without a name by their side", () => {
    const titleOf = (type: string): string => records.losses!.titleOf(rules, type);
    expect(["yorktown", "allied-dd", "japanese-dd", "wildcat", "no-such-type"].map(titleOf)).toEqual([
      "CV Yorktown",
      "DD (Allies)",
      "DD (Japan)",
      "Wildcat",
      "no-such-type",
    ]);
  });

  it("has in the lead who has more points (25.3)", () => {
    const leader = (allied: number, japanese: number) =>
      records.leader!(rules, null, { "points-allied": allied, "points-japanese": japanese });
    expect([leader(3, 2), leader(2, 3), leader(2, 2)]).toEqual(["allied", "japanese", null]);
  });
});
