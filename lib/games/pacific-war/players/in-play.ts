import { hexOfShip } from "../model/units";
import type { PacificTable } from "../model/position";

/** Units that the steps in play are about: both sides see them, or what they do shows where they are. */
interface Kept {
  ships: ReadonlySet<number>;
  airUnits: ReadonlySet<number>;
  groundUnits: ReadonlySet<number>;
}

const numbersIn = (value: unknown): number[] =>
  [value].flat().filter((each): each is number => typeof each === "number" && each >= 0);

export function keptUnits(t: PacificTable): Kept {
  const { airUnits, fleet, groundUnits } = t.position;
  const ships = new Set<number>();
  const air = new Set<number>();
  const ground = new Set<number>();
  const hexes = new Set<number>();
  for (const { step, data } of t.state.frames) {
    for (const [name, value] of Object.entries(data)) {
      if (/ships$/i.test(name)) for (const ship of numbersIn(value)) ships.add(ship);
      else if (/airunits?$/i.test(name)) for (const unit of numbersIn(value)) air.add(unit);
      else if (/groundunits?$/i.test(name)) for (const unit of numbersIn(value)) ground.add(unit);
    }
    // What can be attacked there is among the options.
    if (["air-mission", "naval-battle", "bombard", "ground-battle", "mission-interception"].includes(step))
      for (const hex of numbersIn([data.hex, data.toHex])) hexes.add(hex);
    if (step === "submarines")
      for (const [ship, group] of fleet.taskForce.entries()) if (group === data.group) ships.add(ship);
  }
  for (const [n, unit] of airUnits.entries()) {
    if (unit.over >= 0 || unit.alerted || hexes.has(unit.hex)) air.add(n);
    if (air.has(n) && unit.ship >= 0) ships.add(unit.ship);
  }
  for (const [n, unit] of groundUnits.entries()) {
    if (hexes.has(unit.hex)) ground.add(n);
    if (ground.has(n) && unit.ship >= 0) ships.add(unit.ship);
  }
  for (const ship of t.rules.ships.keys()) if (hexes.has(hexOfShip(t.position, ship))) ships.add(ship);
  return { ships, airUnits: air, groundUnits: ground };
}
