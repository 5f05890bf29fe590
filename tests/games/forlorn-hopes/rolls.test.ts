import { describe, expect, it } from "vitest";
import { conditions } from "../../../lib/games/forlorn-hopes/compile/predicates";
import { Box } from "../../../lib/games/forlorn-hopes/model/position";
import { modifiersOf, resultOfRoll } from "../../../lib/games/forlorn-hopes/model/rolls";
import type { Situation } from "../../../lib/games/forlorn-hopes/model/situation";
import schema from "../../../schemas/forlorn-hopes/conditions.schema.json";
import { airUnit, hex, scene } from "./support";

const { table: t } = scene("alternating-missions", {}, { scenario: "java-sea" });

describe("modifiers of rolls", () => {
  it("every predicate of the schema can be asked, and no other", () => {
    const parts = Object.values(
      schema.$defs as unknown as Record<string, { properties?: { is?: { const?: string } } }>,
    );
    const named = parts.flatMap(({ properties }) => properties?.is?.const ?? []);
    expect([...conditions.names].sort()).toEqual([...named].sort());
  });

  it("9.4.1 the range warning counts at most 4, and against the interceptor when it is less than none", () => {
    const warning = (points: number): number =>
      modifiersOf(t, "interceptor-scramble", { t, side: 1, quantities: { "range-warning": points } });
    // The example: 6 points to the target against 1 are 5, of which 4 count.
    expect([warning(6 - 1), warning(2), warning(-3)]).toEqual([-4, -2, 3]);
  });

  it("9.4 the radar warns Allied interceptors within four hexes of Darwin, Japanese reconnaissance hampers them", () => {
    const of = (side: number, id: string, change: Partial<Situation> = {}): number =>
      modifiersOf(t, "interceptor-scramble", { t, side, hex: hex(id), ...change });
    expect([of(0, "2509"), of(0, "2705"), of(1, "2509")]).toEqual([-2, 0, 0]);
    const game = scene(
      "alternating-missions",
      {},
      {
        scenario: "java-sea",
        change: ({ air }) => {
          air.box[airUnit("jaaf-h6k")] = Box.out;
          air.hex[airUnit("jaaf-h6k")] = hex("1807");
        },
      },
    );
    expect(of(0, "1807", { t: game.table })).toBe(1);
    expect(of(0, "1507", { t: game.table })).toBe(0);
  });

  it("9.7.11 the factor of the target is threshold and twice it loses a step", () => {
    const result = (total: number): string | undefined =>
      resultOfRoll(t, "air-combat", total, { "defense-factor": 4 });
    expect([4, 5, 7, 8].map(result)).toEqual(["none", "disrupted", "disrupted", "step-loss"]);
  });
});
