import { isLinkedPort } from "./links";
import type { PacificTable } from "./position";
import { pointsLeft } from "./resources";
import { ALLIED, JAPANESE } from "./rules";
import { warOf } from "./war";

/** 15.1, 15.2 Dry docks, and which hits they remove. */

type Dock = PacificTable["rules"]["dryDocks"]["mobile"];

/** The dry dock that a side has in a hex; undefined for none. */
export function dockAt(t: PacificTable, hex: number, side: number): Dock | undefined {
  const { dryDocks, hexes, places } = t.rules;
  if (!isLinkedPort(t, hex, side)) return undefined;
  if (side === ALLIED && warOf(t).mobileDocks.includes(hexes.ids[hex]!)) return dryDocks.mobile;
  const place = hexes.place[hex]!;
  const { hasDryDock, id, resource } = places[place]!;
  if (!hasDryDock) return undefined;
  if (resource === "homeland")
    return side === JAPANESE && pointsLeft(t, place) > 0 ? dryDocks.homeland : undefined;
  return side === ALLIED ? dryDocks.allied[id] : dryDocks.captured;
}

/** 15.2.2: the hits of a unit of two ships, of which one counts as lost. */
const half = (hitCapacity: number): number => Math.floor(hitCapacity / 2);

/** Whether a unit has a hit that repair removes. Half of an odd capacity is rounded up in its favour. */
export function isRepairable(t: PacificTable, ship: number): boolean {
  const { hitCapacity, id, repair } = t.rules.ships[ship]!;
  const hits = t.position.fleet.hits[ship]!;
  if (repair === "full") return hits > 0;
  if (repair !== "partial") return false;
  const isHalved = 2 * hits >= hitCapacity || warOf(t).halved.includes(id);
  return hits > (isHalved ? half(hitCapacity) : 0);
}

/** Removes a hit. */
export function repairHit(t: PacificTable, ship: number): void {
  const { hitCapacity, id, name, repair, side } = t.rules.ships[ship]!;
  const { hits } = t.position.fleet;
  const { halved } = warOf(t);
  const before = hits[ship]!;
  if (repair === "partial" && 2 * before >= hitCapacity && !halved.includes(id)) t.push(halved, id);
  t.change(`/ships/${id}/hits`, before, before - 1);
  t.set(hits, ship, before - 1);
  t.say("15.1", () => `${name} is repaired: ${before - 1} of ${hitCapacity} hits are left.`, [side]);
}
