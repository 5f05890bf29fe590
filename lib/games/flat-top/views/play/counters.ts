import type { CounterFace, CounterMarker, HeldCounter } from "../../../counter-types";
import { faceCache } from "../../../shared/faces";
import { hourText } from "../../model/clock";
import { type Rules, shipClasses, sideIds } from "../../model/rules";
import { counted } from "../../../../words";
import { markerFace, planeFace, shipFace } from "../faces";
import type { Seen, SeenFlight, SeenGroup, SeenReport } from "./seen";

/** Counters in play. */

const kept = faceCache<Rules>();

export const shipFaceOf = (rules: Rules, id: string): CounterFace =>
  kept(rules, id, () => {
    const ship = rules.ships[rules.shipOf[id]!]!;
    return shipFace({ ...ship, side: sideIds[ship.side]! });
  });

const planeFaceOf = (rules: Rules, kind: string): CounterFace =>
  kept(rules, `plane ${kind}`, () => {
    const plane = rules.planes[rules.kinds[rules.kindOf[kind]!]!.plane]!;
    return planeFace({ ...plane, side: sideIds[plane.side]! });
  });

const flagMarkers: Readonly<Record<string, CounterMarker>> = {
  gunsSpent: { letters: "G0", words: "guns are out of ammunition", tone: "bad" },
  torpedoesSpent: { letters: "T0", words: "torpedoes are spent", tone: "warn" },
  intoWind: { letters: "W", words: "moved into the wind", tone: "good" },
  weighed: { letters: "UP", words: "upped anchor this turn" },
  scuttled: { letters: "X", words: "ordered to be scuttled", tone: "bad" },
};

/** A ship of a side that sees it; `group`: its Task Force in words. */
export function shipCounter(rules: Rules, seen: Seen, id: string, group: string): HeldCounter {
  const { hits, ammunition, flags = [], anchored = 0, unloaded = 0 } = seen.ships[id]!;
  const { damage } = rules.ships[rules.shipOf[id]!]!;
  const markers = flags.flatMap((flag) => flagMarkers[flag] ?? []);
  if (anchored > 0) markers.unshift({ letters: "A", words: `anchored at ${hourText(anchored)}` });
  const notes = [
    ...(ammunition === undefined ? [] : [`ammunition ${ammunition}`]),
    ...(unloaded > 0 ? [`unloaded ${counted(unloaded, "turn")}`] : []),
  ];
  return {
    pointer: id,
    face: shipFaceOf(rules, id),
    count: 1,
    pieces: [id],
    group,
    ...(hits > 0 && { hits: { taken: hits, of: damage } }),
    ...(markers.length > 0 && { markers }),
    ...(notes.length > 0 && { note: notes.join(", ") }),
  };
}

const loads: Readonly<Record<string, CounterMarker>> = {
  gp: { letters: "GP", words: "armed with GP" },
  ap: { letters: "AP", words: "armed with AP" },
  torpedo: { letters: "T", words: "armed with torpedoes" },
};

/** The id of Air Factors in a box: of one kind and load they are all alike. */
export const groupPiece = (field: string, box: string, { plane, ordnance = "none" }: SeenGroup): string =>
  `${field}/${box}/${plane}/${ordnance}`;

export function groupCounter(
  rules: Rules,
  piece: string,
  { plane, count, ordnance }: SeenGroup,
): HeldCounter {
  const load = loads[ordnance ?? "none"];
  return {
    pointer: piece,
    face: planeFaceOf(rules, plane),
    count,
    pieces: [piece],
    ...(load && { markers: [load] }),
  };
}

/** Planes in the air, with their record: altitude, load, and when they must be down (8.5.5). */
export function flightCounter(
  rules: Rules,
  id: string,
  n: number,
  flight: SeenFlight,
  group: string,
): HeldCounter {
  const { due, high, bomber } = flight;
  return {
    ...groupCounter(rules, `${id}/${n}`, flight),
    pieces: [id],
    group,
    altitude: high ? { badge: "H", words: "high altitude" } : { badge: "L", words: "low altitude" },
    note: `${bomber ? "bombers, " : ""}down by ${hourText(due)}`,
  };
}

/** A counter on the map of a side whose units are hidden from whoever looks. */
export function markerCounter(
  id: string,
  { side, isAir }: { side: string; isAir: boolean },
  note: string | undefined,
): HeldCounter {
  const words = isAir ? "Planes" : "Ships";
  return {
    pointer: id,
    face: markerFace(`${side}-${isAir ? "planes" : "ships"}`, side, words, words),
    count: 1,
    pieces: [id],
    ...(note !== undefined && { note }),
  };
}

const classNames: Readonly<Record<string, string>> = {
  carriers: "carriers",
  capital: "capital ships",
  small: "small ships",
  submarines: "submarines",
};

/** What was reported, in words (7.12). */
export function reportWords({
  isAir,
  condition,
  units,
  total,
  present,
  counts,
  at,
  inSight,
}: SeenReport): string {
  const names = isAir ? ["armed planes", "unarmed planes"] : shipClasses.map((each) => classNames[each]!);
  const parts: string[] = [];
  if (units !== undefined) parts.push(counted(units, isAir ? "Air Formation" : "Task Force"));
  if (total !== undefined) parts.push(isAir ? counted(total, "Air Factor") : counted(total, "ship"));
  if (counts) {
    const sums = names.map(
      (name, i) => [name, counts.reduce((sum, unit) => sum + (unit[i] ?? 0), 0)] as const,
    );
    parts.push(...sums.flatMap(([name, n]) => (n > 0 ? [`${n} ${name}`] : [])));
  } else if (present) parts.push(...names.flatMap((name, i) => (present[i] ? [`with ${name}`] : [])));
  const what = parts.length > 0 ? parts.join(", ") : isAir ? "planes" : "ships";
  return `reported: ${what} (condition ${condition})${inSight ? "" : `, last seen ${hourText(at)}`}`;
}
