import { describe, expect, it } from "vitest";
import { navalMission } from "../../../lib/games/forlorn-hopes/ch10-naval-missions/mission";
import { missions } from "../../../lib/games/forlorn-hopes/ch08-operations/missions";
import { invariants } from "../../../lib/games/forlorn-hopes/invariants";
import { ShipFlag } from "../../../lib/games/forlorn-hopes/model/position";
import { below, seedState, take } from "../../../lib/kernel";
import { scene } from "./support";

/** Plays naval missions of both sides in turn until none is possible. Returns how many there were. */
function playMissions(seed: number, scenario: string): number {
  const random = seedState(seed);
  let performed = 0;
  const game = scene(
    "alternating-missions",
    {},
    {
      scenario,
      seed,
      options: seed % 3 === 0 ? ["night-action"] : [],
      change: ({ fleet, air }) => {
        // Without aircraft in Ready the missions are those of ships.
        for (const unit of air.box.keys()) if (air.base[unit]! >= 0) air.box[unit] = 1;
        for (const ship of fleet.flags.keys())
          if (fleet.site[ship]! >= 0) fleet.flags[ship] = ShipFlag.entering;
      },
    },
  );
  const { table } = game;
  table.logging = false;
  const codes: number[] = [];
  for (let made = 0; game.asked !== 0; made++) {
    if (made > 5_000) throw new Error(`Missions of seed ${seed} do not end.`);
    const side = game.asked & 1 ? 0 : 1;
    table.codes(side, codes);
    const step = table.top().step;
    const naval = step === "alternating-missions" && navalMission.isPossible(table, side);
    const code = naval ? missions.indexOf(navalMission) : undefined;
    if (naval) performed++;
    take(game, side, code ?? codes[below(random, codes.length)]!);
    expect(invariants(table)).toEqual([]);
  }
  return performed;
}

describe("10 naval missions by chance", () => {
  it.each(["campaign", "java-sea"])("of %s end, and leave every position sound", (scenario) => {
    let performed = 0;
    for (let seed = 1; seed <= 3; seed++) performed += playMissions(seed, scenario);
    expect(performed).toBeGreaterThan(15);
  });
});
