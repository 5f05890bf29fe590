import { describe, expect, it } from "vitest";
import { cellDie } from "../../../../lib/games/flat-top/views/cell-die";
import type { JsonObject } from "../../../../lib/kernel";
import type { Documents } from "../../../../lib/games/types";
import { documents, mergePatch } from "../support";

const of = (patch: JsonObject = {}) =>
  cellDie!(
    {
      ...documents,
      "parameters.json": mergePatch(documents["parameters.json"], { combat: patch }),
    } as Documents,
    "charts/combat-results.json",
  );

describe("20.4 the die of the Combat Results Table", () => {
  it("makes of each Result Number what the parameters say, and of an asterisk a hit on a 6", () => {
    const { faces, comesTo } = of()!;
    expect(faces).toEqual([1, 2, 3, 4, 5, 6]);
    expect(faces.map((face) => comesTo(4, face))).toEqual([2, 3, 4, 4, 5, 6]);
    expect(faces.map((face) => comesTo("*", face))).toEqual([0, 0, 0, 0, 0, 1]);
    expect(of({ die: { 6: 5 } })!.comesTo(4, 6)).toBe(9);
  });

  it("is of no other table, and not there while its numbers are being typed", () => {
    expect(cellDie!(documents, "charts/search.json")).toBeUndefined();
    expect(of({ die: { 6: "x" } })).toBeUndefined();
    expect(of({ asteriskFace: null })).toBeUndefined();
  });
});
