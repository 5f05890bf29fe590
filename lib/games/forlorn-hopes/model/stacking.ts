import { counted } from "../../../words";
import type { ForlornTable } from "./position";
import { JAPANESE } from "./rules";
import { terrainOf } from "./hexes";

/** 11.3 Stacking, 11.2.1 who must be with whom. */

const kinds = ["infantry", "armor", "artillery"] as const;
type Kind = (typeof kinds)[number];

/** Motorized units and paratroops count as infantry (2.2.3). */
export function kindOf(t: ForlornTable, unit: number): Kind {
  const { type } = t.rules.groundUnits[unit]!;
  return type === "armor" || type === "artillery" ? type : "infantry";
}

/** Kinds of which a hex holds more of these units of one side than it may, with how many too many (11.3). */
export function excessOf(t: ForlornTable, units: readonly number[]): Map<Kind, number> {
  const excess = new Map<Kind, number>();
  for (const kind of kinds) {
    const over = excessIn(t, units, kind);
    if (over > 0) excess.set(kind, over);
  }
  return excess;
}

function excessIn(t: ForlornTable, units: readonly number[], kind: Kind): number {
  let over = -t.rules.parameters.ground[kind];
  for (const unit of units) if (kindOf(t, unit) === kind) over++;
  return over;
}

/** 11.2.1: guns or armor of one side without infantry. */
export const isWithoutInfantry = (t: ForlornTable, units: readonly number[]): boolean =>
  units.length > 0 && !units.some((unit) => kindOf(t, unit) === "infantry");

/** 11.2.1: Japanese armor keeps to towns, cities and coasts. */
export const isClosedToArmor = (t: ForlornTable, unit: number, hex: number): boolean =>
  kindOf(t, unit) === "armor" &&
  t.rules.groundUnits[unit]!.side === JAPANESE &&
  !terrainOf(t.rules, hex).japaneseArmor &&
  (t.rules.hexes.place[hex] ?? -1) < 0;

/** Why these units of one side may not stand in a hex together; undefined when they may. */
export function whyNotStacked(
  t: ForlornTable,
  units: readonly number[],
  hex: number,
): { rule: string; text: string } | undefined {
  const kind = kinds.find((each) => excessIn(t, units, each) > 0);
  if (kind)
    return {
      rule: "11.3",
      text: `A hex holds ${counted(t.rules.parameters.ground[kind], `${kind} unit`)} at most.`,
    };
  return whyNotTogether(t, units, hex);
}

/** The same, how many they are aside: a hex into which units retreat may hold too many (11.3). */
export function whyNotTogether(
  t: ForlornTable,
  units: readonly number[],
  hex: number,
): { rule: string; text: string } | undefined {
  if (isWithoutInfantry(t, units))
    return { rule: "11.2.1", text: "Armor and artillery must be with friendly infantry." };
  if (units.some((unit) => isClosedToArmor(t, unit, hex)))
    return { rule: "11.2.1", text: "Japanese armor enters towns, cities and coastal hexes only." };
  return undefined;
}
