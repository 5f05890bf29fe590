import { troopsIn } from "../model/ground";
import { Gone, type PacificTable } from "../model/position";
import { retreatHexes } from "../model/retreat-hexes";
import { boardingOf } from "../model/transport";

/** How a force can leave a hex: some of it aboard ships, the others together to one of these hexes. */
export interface WayOut {
  aboard: ReadonlyMap<number, number>;
  marching: readonly number[];
  hexes: readonly number[];
  isOpen: boolean;
}

/** Units of an Amphibious Assault. */
export const landedOf = ({ position }: PacificTable, units: readonly number[]): number[] =>
  units.filter((n) => position.groundUnits[n]!.assault === "amphibious");

/** 31.2.3 Ways of retreat of all of a side's units in the hex. Units of an Amphibious Assault embark (23.8.3.C). */
export function wayOut(t: PacificTable, hex: number, side: number): WayOut {
  const units = troopsIn(t, hex, side);
  const { sieges } = t.position;
  const aboard = boardingOf(t, hex, side, landedOf(t, units));
  const marching = units.filter((n) => !aboard.has(n));
  const isBesieged = sieges.some((siege) => siege.hex === hex && siege.side !== side);
  const hexes = isBesieged ? [] : retreatHexes(t, hex, side, marching);
  return { aboard, marching, hexes, isOpen: marching.length === 0 || hexes.length > 0 };
}

/** 2.3.4: a fortification that is not eliminated, with which units ignore all retreats. */
export const hasFort = ({ rules, position }: PacificTable, hex: number, side: number): boolean =>
  rules.fortifications.some((fort, n) => {
    const hits = position.fortifications[n]!;
    return fort.hex === hex && fort.side === side && hits !== Gone.absent && hits < fort.hitCapacity;
  });
