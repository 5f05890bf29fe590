import { carriesParatroops, mayAssault } from "../ch09-air-missions/paratroops";
import { dropHexes } from "../ch09-air-missions/targets";
import { landNeighbours } from "../model/distance";
import { isInRange } from "../model/flight";
import type { ForlornTable } from "../model/position";
import { enemyOf } from "../model/rules";
import { kindOf } from "../model/stacking";
import { isGroundDisrupted } from "../model/units";
import { ashoreAt } from "./landings";
import { interceptorsOver, pointsAt } from "./sight";

/** 9.11 Paratroops: they drop on troops that own infantry is about to attack. */

export interface Drop {
  airUnit: number;
  site: number;
  /** What it promises before any enemy fighter has come. Unit: worth. */
  gain: number;
}

/** What a drop is worth on a hex without points, and for each point of its place. Unit: worth. */
const HELP = 1.2;
const POINT = 0.15;
/** The most enemy fighters expected over a hex into which the transport flies. */
const SAFE = 1.5;

/** The drop that promises most with these units; undefined where none helps an attack. */
export function bestDrop(t: ForlornTable, side: number, units: readonly number[]): Drop | undefined {
  const airUnit = units.find((unit) => carriesParatroops(t, unit));
  if (airUnit === undefined || !mayAssault(t)) return undefined;
  let best: Drop | undefined;
  for (const site of dropHexes(t)) {
    if (ashoreAt(t, enemyOf(side), site).length === 0 || !isInRange(t, airUnit, site)) continue;
    if (interceptorsOver(t, side, site) > SAFE || !isAttacked(t, side, site)) continue;
    const gain = HELP + POINT * pointsAt(t, site);
    if (gain > (best?.gain ?? 0)) best = { airUnit, site, gain };
  }
  return best;
}

/** Whether own infantry stands ready over land, or aboard ships off the hex. */
function isAttacked(t: ForlornTable, side: number, site: number): boolean {
  const { ground } = t.position;
  const isReady = (unit: number): boolean => kindOf(t, unit) === "infantry" && !isGroundDisrupted(t, unit);
  if (landNeighbours(t.rules, site).some((hex) => ashoreAt(t, side, hex).some(isReady))) return true;
  return t.rules.groundUnits.some(
    (each, unit) =>
      each.side === side && ground.site[unit] === site && ground.aboard[unit]! >= 0 && isReady(unit),
  );
}
