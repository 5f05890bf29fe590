import { describe, it } from "vitest";
import { playByChance } from "./by-chance";
import { type Pacific, scene } from "./engine";
import { FIELD, PORT_MORESBY, TOWNSVILLE, WAKE } from "./ground-scenes";

const seeds = Array.from({ length: 24 }, (_, n) => n);

/** Ground units of both sides thrown together in four hexes, some Broken, hit, landed or not Activated. */
const thrown =
  (seed: number) =>
  ({ groundUnits, sieges }: Pacific["table"]["position"]): void => {
    const hexes = [FIELD, PORT_MORESBY, TOWNSVILLE, WAKE];
    for (const [n, unit] of groundUnits.entries()) {
      const draw = (n * 7 + seed * 13) % 24;
      Object.assign(unit, {
        ship: -1,
        hex: hexes[(n + seed) % hexes.length],
        broken: draw % 5 === 0,
        entered: draw % 3 === 0,
        activated: draw % 4 !== 1,
        assault: draw % 6 === 4 ? "amphibious" : draw % 12 === 9 ? "paradrop" : "none",
        cycleMoves: draw % 3,
      });
    }
    if (seed % 3 === 0) sieges.push({ side: seed % 2, hex: FIELD });
  };

describe("ground combat by chance", () => {
  it.each(seeds)("and what follows it ends in a sound position with seed %i (31.0, 32.0)", (seed) => {
    for (const step of ["ground-combat", "airbase-repair", "rally", "joint-activation"])
      playByChance(
        scene(step, {}, { scenario: "battle-02-coral-sea", seed, change: thrown(seed) }),
        seed,
        2000,
      );
  });
});
