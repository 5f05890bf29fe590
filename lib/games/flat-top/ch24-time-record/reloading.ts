import { baseIn } from "../ch07-observation/ships-in-hex";
import { type FlatTopTable, ShipFlag } from "../model/position";

/**
 * A rule of scenarios: a ship that has been anchored at a friendly base for so many turns in a row gets its Ammunition
 * Factor back, a DD or APD its turn of gunnery. Torpedoes never come back (19.8.2).
 */
export function reload(t: FlatTopTable): void {
  const { reloadTurns } = t.rules.parameters.scenarioRules;
  if (reloadTurns === null) return;
  const { fleet, forces, turn } = t.position;
  for (const [ship, { name, side, ammunition }] of t.rules.ships.entries()) {
    const force = fleet.force[ship]!;
    if (force < 0 || fleet.anchored[ship] === 0 || turn - fleet.anchored[ship]! < reloadTurns) continue;
    if (baseIn(t, side, forces[force]!.hex) < 0) continue;
    const isSpent = (fleet.flags[ship]! & ShipFlag.gunsSpent) !== 0;
    if (!isSpent && fleet.ammunition[ship] === ammunition) continue;
    t.set(fleet.ammunition, ship, ammunition);
    t.set(fleet.flags, ship, fleet.flags[ship]! & ~ShipFlag.gunsSpent);
    t.say("19.8", () => `${name} has reloaded.`, [side]);
  }
}
