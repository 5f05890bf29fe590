import type { AirUnit, GroundUnit, PacificTable } from "./position";
import { NOWHERE } from "./rules";

/** Counters that come into play after the set-up (14.0, 16.0). They are not Activated, and have not done anything. */

export function addGround(t: PacificTable, of: Pick<GroundUnit, "id" | "kind" | "hits" | "hex">): void {
  t.change(`/groundUnits/${of.id}/hex`, null, t.rules.hexes.ids[of.hex]!);
  t.push(t.position.groundUnits, {
    ...of,
    ship: -1,
    activated: false,
    cycleMoves: 0,
    broken: false,
    assault: "none",
    entered: false,
    moved: false,
  });
}

export function addAir(
  t: PacificTable,
  of: Pick<AirUnit, "id" | "kind" | "steps" | "hex" | "ship"> & { name?: string },
): void {
  t.change(`/airUnits/${of.id}/steps`, 0, of.steps);
  t.push(t.position.airUnits, {
    ...of,
    name: of.name ?? t.rules.airClasses[of.kind]!.name,
    activated: false,
    alerted: false,
    contactMoves: 0,
    flew: false,
    searchedAsLra: false,
    over: NOWHERE,
    flown: 0,
  });
}
