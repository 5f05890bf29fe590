import type { Json } from "../../../kernel";
import { baseText, groundText, shipText, siteText } from "../model/pieces";
import { AirFlag, Box, type ForlornTable, Gone, hasFlag } from "../model/position";
import { isHex, sideIds } from "../model/rules";
import { airUnitsAt, airUnitsOf, groundUnitsAt, shipsAt } from "../model/units";

/** Totals of a position, for `setup`. */
export const summaryOf = (t: ForlornTable): Json => ({
  turn: t.position.turn,
  turns: t.position.lastTurn - t.position.firstTurn + 1,
  sides: Object.fromEntries(
    sideIds.map((id, side): [string, Json] => [
      id,
      {
        points: t.position.points[side]!,
        airUnits: airUnitsOf(t, side).length,
        ships: t.rules.ships.filter((each, ship) => each.side === side && t.position.fleet.site[ship]! >= 0)
          .length,
        groundUnits: t.rules.groundUnits.filter(
          (each, unit) => each.side === side && t.position.ground.site[unit]! >= 0,
        ).length,
        lost: t.rules.airUnits.filter(
          (each, unit) => each.side === side && t.position.air.base[unit] === Gone.lost,
        ).length,
      },
    ]),
  ),
});

/** A unit on a mission is its owner's alone to know until combat begins (9.1.2). */
const isKnown = (t: ForlornTable, unit: number, side: number | undefined): boolean =>
  side === undefined ||
  t.rules.airUnits[unit]!.side === side ||
  !hasFlag(t.position.air.flags[unit]!, AirFlag.unseen);

/** The position for a terminal; with `side`, as that side sees it: of airbase displays its own alone (6.1). */
export function boardLines(t: ForlornTable, side?: number): string[] {
  const { position, rules } = t;
  const [allied, japanese] = position.points;
  const lines = [`Week ${position.turn} of ${position.lastTurn} · Allies ${allied} · Japan ${japanese}`];
  for (const base of rules.bases.keys()) {
    const units = airUnitsAt(t, base).filter(
      (unit) =>
        position.air.box[unit] !== Box.out && (side === undefined || rules.airUnits[unit]!.side === side),
    );
    if (units.length > 0)
      lines.push(`${baseText(t, base)}: ${units.map((unit) => rules.airUnits[unit]!.name).join(", ")}`);
  }
  const sites = Array.from({ length: rules.hexes.ids.length + rules.boxes.length }, (_, site) => site);
  for (const site of sites) {
    const there = [
      ...shipsAt(t, site).map((ship) => shipText(t, ship)),
      ...(isHex(rules, site) ? groundUnitsAt(t, site) : []).map((unit) => groundText(t, unit)),
      ...position.air.hex.flatMap((hex, unit) =>
        hex === site && isKnown(t, unit, side) ? [rules.airUnits[unit]!.name] : [],
      ),
    ];
    if (there.length > 0) lines.push(`${siteText(t, site)}: ${there.join(", ")}`);
  }
  return lines;
}
