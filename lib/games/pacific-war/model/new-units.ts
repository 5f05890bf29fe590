import type { AirUnit, GroundUnit, PacificTable } from "./position";
import { NOWHERE, type Rules } from "./rules";

/** Counters as they come into play, at the set-up or later (14.0, 16.0): not Activated, and they have not done anything. */

export const freshGround = (of: Pick<GroundUnit, "id" | "kind" | "hits" | "hex">): GroundUnit => ({
  ...of,
  ship: -1,
  activated: false,
  cycleMoves: 0,
  broken: false,
  assault: "none",
  entered: false,
  moved: false,
});

type NewAirUnit = Pick<AirUnit, "id" | "kind" | "steps" | "hex" | "ship"> & { name?: string | undefined };

/** Without a name it is called by its class. */
export const freshAir = ({ airClasses }: Rules, { name, ...of }: NewAirUnit): AirUnit => ({
  ...of,
  name: name ?? airClasses[of.kind]!.name,
  activated: false,
  alerted: false,
  contactMoves: 0,
  flew: false,
  searchedAsLra: false,
  over: NOWHERE,
  flown: 0,
});

export function addGround(t: PacificTable, of: Parameters<typeof freshGround>[0]): void {
  t.change(`/groundUnits/${of.id}/hex`, null, t.rules.hexes.ids[of.hex]!);
  t.push(t.position.groundUnits, freshGround(of));
}

/** A unit that was eliminated comes into play again, whatever it did before. */
export function renewGround(t: PacificTable, unit: GroundUnit, of: { hits: number; hex: number }): void {
  const { id, kind } = unit;
  t.change(`/groundUnits/${id}/hex`, null, t.rules.hexes.ids[of.hex]!);
  const fresh = freshGround({ id, kind, ...of });
  for (const member of Object.keys(fresh) as (keyof GroundUnit)[]) t.set(unit, member, fresh[member]);
}

export function addAir(t: PacificTable, of: NewAirUnit): void {
  t.change(`/airUnits/${of.id}/steps`, 0, of.steps);
  t.push(t.position.airUnits, freshAir(t.rules, of));
}
