import { describe, expect, it } from "vitest";
import type { Picture } from "../../../lib/games";
import { pictureShapes } from "../../../lib/views/counters/picture";

/** The NATO symbols of the branches of land units. */

const drawn = (branch?: Extract<Picture, { kind: "land" }>["branch"]): string =>
  JSON.stringify(
    pictureShapes(
      { kind: "land", size: "III", ...(branch !== undefined && { branch }) },
      { ink: "#000", ground: "#fff" },
      { x: 22, y: 22, scale: 1 },
    ),
  );

describe("the symbol of a land unit", () => {
  it("is that of its branch: each another one, and infantry where none is named", () => {
    const all = [undefined, "motorized", "artillery", "armor", "airborne"] as const;
    expect(new Set(all.map((branch) => drawn(branch))).size).toBe(all.length);
    expect(drawn()).toContain("M1 6L19 18M19 6L1 18");
    for (const branch of ["motorized", "airborne"] as const)
      expect(drawn(branch)).toContain("M1 6L19 18M19 6L1 18");
    for (const branch of ["artillery", "armor"] as const) expect(drawn(branch)).not.toContain("M1 6L19");
  });
});
