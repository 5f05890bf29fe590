import type { ForlornTable } from "./position";
import { JAPANESE } from "./rules";
import { terrainOf } from "./hexes";

/** 11.3 Stacking, 11.2.1 who must be with whom. */

type Kind = "infantry" | "armor" | "artillery";

/** Motorized units and paratroops count as infantry (2.2.3). */
export function kindOf(t: ForlornTable, unit: number): Kind {
  const { type } = t.rules.groundUnits[unit]!;
  return type === "armor" || type === "artillery" ? type : "infantry";
}

/** Why these units of one side may not stand in a hex together; undefined when they may. */
export function whyNotStacked(
  t: ForlornTable,
  units: readonly number[],
  hex: number,
): { rule: string; text: string } | undefined {
  const { ground } = t.rules.parameters;
  const count = (kind: Kind): number => units.filter((unit) => kindOf(t, unit) === kind).length;
  for (const kind of ["infantry", "armor", "artillery"] as const)
    if (count(kind) > ground[kind])
      return { rule: "11.3", text: `A hex holds ${ground[kind]} ${kind} units at most.` };
  if (count("armor") + count("artillery") > 0 && count("infantry") === 0)
    return { rule: "11.2.1", text: "Armor and artillery must be with friendly infantry." };
  const hasArmor = units.some(
    (unit) => kindOf(t, unit) === "armor" && t.rules.groundUnits[unit]!.side === JAPANESE,
  );
  if (hasArmor && !terrainOf(t.rules, hex).japaneseArmor && (t.rules.hexes.place[hex] ?? -1) < 0)
    return { rule: "11.2.1", text: "Japanese armor enters towns, cities and coastal hexes only." };
  return undefined;
}
