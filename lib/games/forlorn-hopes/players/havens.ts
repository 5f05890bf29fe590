import type { ForlornTable } from "../model/position";
import { isBox } from "../model/rules";
import { isCrippled } from "../model/units";
import { kindOf } from "../model/stacking";
import { spareUnits } from "./landings";
import { bombersOver, enemyShips, gunsOf, hexesBetween, isTransport } from "./sight";
import { weightsOf } from "./weights";

/** Where ships are safe, and near to what they guard. */

/** Troops that transports could take on from there: infantry with what goes along. */
export function waitingAt(t: ForlornTable, side: number, site: number): number {
  if (!t.position.terms.rules.groundUnits) return 3;
  const spare = spareUnits(t, side, site, weightsOf(t, side).garrison);
  return spare.some((unit) => kindOf(t, unit) === "infantry") ? Math.min(3, 1 + spare.length / 2) : 0;
}

/** How much more danger counts for transports. */
const DEFENCELESS = 3;

/** A port near to what is to be guarded, out of reach of bombers and of stronger ships. */
export function worthOfHaven(t: ForlornTable, side: number, ship: number, site: number): number {
  const waits = isTransport(t, ship) && !isCrippled(t, ship) ? waitingAt(t, side, site) : 0;
  if (isBox(t.rules, site)) return isCrippled(t, ship) ? 6 : isTransport(t, ship) ? 3 + waits : 2;
  const place = t.rules.hexes.place[site]!;
  const hits = place >= 0 ? t.position.hits[place]! : 0;
  const guns = gunsOf(
    t,
    enemyShips(t, side).filter((each) => hexesBetween(t, t.position.fleet.site[each]!, site) <= 4),
  );
  const bombed = weightsOf(t, side).danger * bombersOver(t, side, site);
  const danger = (bombed + guns * 0.2) * (isTransport(t, ship) ? DEFENCELESS : 1) + hits * 2;
  let near = 0;
  for (const { hex, vp } of t.rules.places)
    if (t.position.control[hex] === side) near += vp / (3 + hexesBetween(t, hex, site));
  return (isCrippled(t, ship) ? 0 : near * (isTransport(t, ship) ? 0.1 : 0.4)) + waits * 2 - danger;
}
