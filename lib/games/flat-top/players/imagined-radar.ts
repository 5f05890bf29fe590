import type { RandomState } from "../../../kernel";
import type { Due } from "../ch07-observation";
import { hasRadar, shipRadarSees } from "../ch07-observation/conditions";
import { isNews, isNotedHigh } from "../ch07-observation/reports";
import { aloft } from "../model/aloft";
import { shipsOf } from "../model/forces";
import { type FlatTopTable, type Marker, MoveFlag } from "../model/position";
import { enemyOf, OFF_MAP } from "../model/rules";
import { oneOf } from "./imagined";

/**
 * Of counters of the enemy that stand for ships, by number, whether a ship with radar is among them, where the side can know.
 * 7.10: radar sees planes at high altitude from afar. So ships near which such planes were not observed have none; and where
 * nothing else can be why a side is asked for a report (7.12.2), some ships in range have it: which of them is drawn.
 * `kept`: Task Forces that are not drawn. `due`: the report that is asked for.
 */
export function radarsNear(
  t: FlatTopTable,
  enemy: number,
  kept: ReadonlySet<number>,
  due: Due | undefined,
  random: RandomState,
): Map<number, boolean> {
  const { markers, forces } = t.position;
  const counters = markers.filter(({ side, isAir }) => side === enemy && !isAir);
  const radars = new Map<number, boolean>();
  if (counters.length === 0) return radars;
  for (const from of overlooked(t, enemyOf(enemy), due?.marker))
    for (const { id, hex } of counters) if (shipRadarSees(t, hex, from)) radars.set(id, false);
  if (!due?.sight.radar || isNews(t, due.marker, { ...due.sight, radar: false })) return radars;
  const inRange = counters.filter(({ hex }) => shipRadarSees(t, hex, due.marker.hex));
  const stays = (id: number): boolean => [...kept].some((n) => forces[n]!.marker === id);
  const isSeenAnyway = inRange.some(({ id }) =>
    [...kept].some((n) => forces[n]!.marker === id && shipsOf(t, n).some((ship) => hasRadar(t, ship))),
  );
  const able = inRange.filter(({ id }) => !stays(id) && !radars.has(id));
  if (!isSeenAnyway && able.length > 0) radars.set(oneOf(able, random).id, true);
  return radars;
}

/** Hexes of planes of a side at high altitude that no radar has seen; those that may be reported after `due` are left out. */
function overlooked(t: FlatTopTable, side: number, due: Marker | undefined): number[] {
  const { formations, markers } = t.position;
  const settled = due ? markers.slice(0, markers.indexOf(due)) : markers;
  return aloft(t)[side]!.flatMap((n) => {
    const { hex, flags, flights, marker } = formations[n]!;
    if (hex === OFF_MAP || flags & MoveFlag.onDeck || !flights.some(({ high }) => high)) return [];
    if (marker === 0) return [hex];
    const shown = settled.find(({ id }) => id === marker);
    return shown && !isNotedHigh(shown) ? [hex] : [];
  });
}
