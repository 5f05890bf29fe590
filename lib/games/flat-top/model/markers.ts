import { forget, lostSight } from "../../shared/known";
import type { FlatTopTable, Force, Formation, Marker } from "./position";
import { enemyOf } from "./rules";

/**
 * 7.2, 7.16: counters on the map. One counter stands for all units of a kind that a side has in a hex and that are on the
 * map; so whoever looks sees where they are and whence they come, and nothing else.
 */

type Unit = Force | Formation;

/** The units that a marker stands for. */
export function unitsOfMarker({ position }: FlatTopTable, { id, isAir }: Marker): Unit[] {
  const list: readonly Unit[] = isAir ? position.formations : position.forces;
  return list.filter((unit) => unit.marker === id);
}

/** Whether a marker stands for one unit alone. */
function isAlone({ position }: FlatTopTable, { id, isAir }: Marker): boolean {
  const list: readonly Unit[] = isAir ? position.formations : position.forces;
  let count = 0;
  for (const { marker } of list) if (marker === id) count++;
  return count === 1;
}

const markerAt = (
  { position }: FlatTopTable,
  side: number,
  isAir: boolean,
  hex: number,
): Marker | undefined => position.markers.find((m) => m.side === side && m.isAir === isAir && m.hex === hex);

/** Puts a hidden unit on the map (7.1, 7.2). */
export function show(t: FlatTopTable, unit: Unit, isAir: boolean): void {
  if (unit.marker) return;
  const there = markerAt(t, unit.side, isAir, unit.hex);
  t.set(unit, "marker", there?.id ?? newMarker(t, unit.side, isAir, unit.hex));
}

function newMarker(t: FlatTopTable, side: number, isAir: boolean, hex: number): number {
  const id = t.position.nextMarker;
  t.set(t.position, "nextMarker", id + 1);
  t.push(t.position.markers, { id, side, isAir, hex, lastReport: "" });
  return id;
}

/**
 * After a unit has moved: its counter goes along when it stood for that unit alone, and joins one that is there already.
 * Of several units one leaves the counter behind and takes another.
 */
export function markerFollows(t: FlatTopTable, unit: Unit, isAir: boolean): void {
  if (!unit.marker) return;
  const own = t.position.markers.find(({ id }) => id === unit.marker)!;
  const there = markerAt(t, unit.side, isAir, unit.hex);
  if (there === own) return;
  const moves = isAlone(t, own);
  if (there) {
    t.set(unit, "marker", there.id);
    if (moves) drop(t, own);
  } else if (moves) t.set(own, "hex", unit.hex);
  else t.set(unit, "marker", newMarker(t, unit.side, isAir, unit.hex));
}

/** Takes a counter off the map, with all that it stands for; what was reported of it stays reported (7.7). */
export function hide(t: FlatTopTable, marker: Marker): void {
  for (const unit of unitsOfMarker(t, marker)) t.set(unit, "marker", 0);
  drop(t, marker);
}

/** Takes one unit off the map: it landed, flew away, or is gone. */
export function leaveMarker(t: FlatTopTable, unit: Unit): void {
  if (!unit.marker) return;
  const own = t.position.markers.find(({ id }) => id === unit.marker)!;
  t.set(unit, "marker", 0);
  if (unitsOfMarker(t, own).length === 0) drop(t, own);
}

function drop(t: FlatTopTable, marker: Marker): void {
  lostSight(t, t.position.known[enemyOf(marker.side)]!, marker.id);
  t.removeAt(t.position.markers, t.position.markers.indexOf(marker));
}

/** Old reports of a day and more are dropped; so lists stay short in long games. */
export function forgetOld(t: FlatTopTable, turns: number): void {
  const { known, turn } = t.position;
  for (const each of known) forget(t, each, ({ at }) => turn - at > turns);
}
