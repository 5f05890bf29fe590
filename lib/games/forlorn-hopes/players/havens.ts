import type { ForlornTable } from "../model/position";
import { isBox } from "../model/rules";
import { isCrippled } from "../model/units";
import { bombersOver, enemyShips, gunsOf, hexesBetween, isTransport } from "./sight";
import { weightsOf } from "./weights";

/** Where ships are safe, and near to what they guard. */

/** A port near to what is to be guarded, out of reach of bombers and of stronger ships. */
export function worthOfHaven(t: ForlornTable, side: number, ship: number, site: number): number {
  if (isBox(t.rules, site)) return isCrippled(t, ship) || isTransport(t, ship) ? 6 : 2;
  const place = t.rules.hexes.place[site]!;
  const hits = place >= 0 ? t.position.hits[place]! : 0;
  const guns = gunsOf(
    t,
    enemyShips(t, side).filter((each) => hexesBetween(t, t.position.fleet.site[each]!, site) <= 4),
  );
  const danger = weightsOf(t, side).danger * bombersOver(t, side, site) + guns * 0.2 + hits * 2;
  let near = 0;
  for (const { hex, vp } of t.rules.places)
    if (t.position.control[hex] === side) near += vp / (3 + hexesBetween(t, hex, site));
  return (isCrippled(t, ship) ? 0 : near * 0.4) - danger;
}
