import { describe, expect, it } from "vitest";
import { conditions } from "../../../lib/games/forlorn-hopes/compile/predicates";
import { Box } from "../../../lib/games/forlorn-hopes/model/position";
import { modifiersOf, resultOfRoll, succeeds } from "../../../lib/games/forlorn-hopes/model/rolls";
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

  it("9.7.9h an allowance of 4 against one of 3 adds 1 to the die before defensive fire, as in the example", () => {
    const added = (interceptor: number, bomber: number): number =>
      modifiersOf(t, "bomber-defensive-fire", {
        t,
        side: 1,
        quantities: { "interceptor-tma": interceptor, "bomber-tma": bomber },
      });
    expect([added(4, 3), added(3, 4)]).toEqual([1, -1]);
    expect([5, 6].map((total) => succeeds(t, "bomber-defensive-fire", total))).toEqual([true, false]);
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
