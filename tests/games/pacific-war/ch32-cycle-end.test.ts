import { describe, expect, it } from "vitest";
import { fleets, withFleets } from "./fleets";
import { hex, rulesWith, scene } from "./engine";

describe("Detection Removal Phase", () => {
  const after = (change: Parameters<typeof fleets>[0], more?: Parameters<typeof fleets>[1]) =>
    scene("detection-removal", {}, withFleets(fleets(change, more))).table.position.taskForces;

  it("frees a Task Force that no enemy is with (32.2)", () => {
    const [group] = after({ japanese: { "tf-1": { at: "0835", ships: ["j-cv5"] } } });
    expect(group!.detected).toBe(false);
  });

  it("keeps one that is with enemy ships, aircraft or troops detected (32.2)", () => {
    const both = after({
      allied: { "tf-1": { at: "0835", ships: ["us-cl6"] } },
      japanese: { "tf-1": { at: "0835", ships: ["j-cv5"] } },
    });
    expect(both.map(({ detected }) => detected)).toEqual([true, true]);
  });

  it("ignores an enemy Base (32.2)", () => {
    const [group] = after({ japanese: { "tf-1": { at: "1134", ships: ["j-cv5"] } } }, (position) => {
      position.bases = [{ side: 0, kind: 0, hex: hex("1134"), hits: 0 }];
    });
    expect(group!.detected).toBe(false);
  });
});

describe("Day Marker Adjustment Phase", () => {
  it("lets two Days pass (32.3)", () => {
    const { position } = scene("day-marker").table;
    expect([position.day, position.daysPassed]).toEqual([2, 2]);
  });

  it("goes round the track: from 30 two steps lead to 1 (20.2.1)", () => {
    const { position } = scene("day-marker", {}, { change: (before) => void (before.day = 30) }).table;
    expect(position.day).toBe(1);
  });

  it("takes the Days of a Battle Cycle and the length of the track from the parameters", () => {
    const days = (pointer: string, value: number, day = 0) =>
      scene(
        "day-marker",
        {},
        { using: rulesWith("parameters.json", pointer, value), change: (p) => void (p.day = day) },
      ).table.position.day;
    expect(days("/time/battleCycle", 3)).toBe(3);
    expect(days("/time/spaces", 21, 20)).toBe(1);
  });
});
