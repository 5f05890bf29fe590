import { derived, derivedBy } from "../../../kernel";
import { reported } from "../../shared/known";
import { aloft } from "../model/aloft";
import { formed, shipsOf } from "../model/forces";
import type { FlatTopTable, Formation, Marker } from "../model/position";
import type { Report } from "../model/reports";
import { enemyOf, type Rules, shipClasses, UNARMED } from "../model/rules";
import { type Sight, sightOf } from "./conditions";

/** 7.12 to 7.14: what the owner of observed units says of them. */

/** All that a report could say: the truth. */
export interface Truth {
  /** Unit by unit, how many of each class: `shipClasses`, or armed and unarmed planes. */
  counts: number[][];
  total: number;
  high: number;
  /** Of the planes at high altitude: armed, and unarmed. */
  highCounts: number[];
  planesAboard: boolean;
}

const numberOfClasses = (isAir: boolean): number => (isAir ? 2 : shipClasses.length);

/** What is under a marker. `highOnly`: radar sees no other planes (7.10). */
export function truthOf(t: FlatTopTable, marker: Marker, highOnly = false): Truth {
  return (marker.isAir ? planesUnder : shipsUnder)(t, { marker, highOnly });
}

interface Asked {
  marker: Marker;
  highOnly: boolean;
}

const keyOf = (_t: FlatTopTable, { marker, highOnly }: Asked): number => marker.id * 2 + Number(highOnly);
const planesUnder = derivedBy(keyOf, findTruth, ["formations"]);
const shipsUnder = derivedBy(keyOf, findTruth, ["forces", "fleet", "decks"]);

function findTruth(t: FlatTopTable, { marker, highOnly }: Asked): Truth {
  const truth: Truth = { counts: [], total: 0, high: 0, highCounts: [0, 0], planesAboard: false };
  const { isAir, side, id } = marker;
  const { forces, formations } = t.position;
  for (const n of (isAir ? aloft : formed)(t)[side]!) {
    if ((isAir ? formations : forces)[n]!.marker !== id) continue;
    const counts = isAir ? countsOfPlanes(formations[n]!, highOnly) : countsOfShips(t, n);
    const size = counts.reduce((sum, count) => sum + count, 0);
    if (size === 0) continue;
    truth.counts.push(counts);
    truth.total += size;
    if (isAir) {
      truth.high += highOf(formations[n]!);
      for (const [i, count] of countsOfPlanes(formations[n]!, true).entries()) truth.highCounts[i]! += count;
    } else truth.planesAboard ||= planesAboard(t, n);
  }
  return truth;
}

function countsOfPlanes({ flights }: Formation, highOnly: boolean): number[] {
  const counts = [0, 0];
  for (const { count, ordnance, high } of flights)
    if (high || !highOnly) counts[ordnance === UNARMED ? 1 : 0]! += count;
  return counts;
}

/** Air Factors at high altitude under a marker. */
export const highUnder = (t: FlatTopTable, { id, isAir }: Marker): number =>
  isAir ? (highByMarker(t).get(id) ?? 0) : 0;

const highByMarker = derived(
  (t: FlatTopTable, before: Map<number, number> | undefined): Map<number, number> => {
    const counts = before ?? new Map<number, number>();
    counts.clear();
    for (const list of aloft(t))
      for (const n of list) {
        const formation = t.position.formations[n]!;
        const high = formation.marker ? highOf(formation) : 0;
        if (high > 0) counts.set(formation.marker, (counts.get(formation.marker) ?? 0) + high);
      }
    return counts;
  },
  ["formations"],
);

const highOf = ({ flights }: Formation): number =>
  flights.reduce((sum, { count, high }) => (high ? sum + count : sum), 0);

function countsOfShips(t: FlatTopTable, force: number): number[] {
  const counts = shipClasses.map(() => 0);
  for (const ship of shipsOf(t, force)) counts[shipClasses.indexOf(t.rules.ships[ship]!.shipClass)]!++;
  return counts;
}

/** 7.14: planes in Just Landed and Ready boxes can be seen, those in Readying never. */
function planesAboard(t: FlatTopTable, force: number): boolean {
  return shipsOf(t, force).some((ship) => {
    const { field } = t.rules.ships[ship]!;
    if (field < 0) return false;
    const { ready, landed } = t.position.decks[field]!;
    return ready.length > 0 || landed.length > 0;
  });
}

/** 7.12.2: the totals that may be reported with Condition Number 2, least and greatest. */
export function bounds({ parameters }: Rules, total: number): { least: number; most: number } {
  const { understatement, overstatement, rounding } = parameters.observation;
  // Products of halves are exact; a hair's breadth would turn 0.7 x 10 into 8.
  const [low, high] = [total * understatement, total * overstatement].map(
    (x) => Math.round(x * 1e6) / 1e6,
  ) as [number, number];
  return rounding === "inside"
    ? { least: Math.max(1, Math.ceil(low)), most: Math.floor(high) }
    : { least: Math.max(1, Math.floor(low)), most: Math.ceil(high) };
}

/** The report of a marker with this sight. With Condition Number 2 the owner says `units` and `total`. */
export function reportOf(
  t: FlatTopTable,
  marker: Marker,
  sight: Sight,
  said?: { units: number; total: number },
): Report {
  const { isAir, hex } = marker;
  const { condition, highOnly, radar } = sight;
  const truth = truthOf(t, marker, highOnly);
  const report: Report = { hex, isAir, condition };
  if (condition === 2) {
    report.units = said?.units ?? truth.counts.length;
    report.total = said?.total ?? truth.total;
    report.present = Array.from({ length: numberOfClasses(isAir) }, (_, i) =>
      truth.counts.some((each) => each[i]! > 0),
    );
  }
  if (condition === 3) {
    report.units = truth.counts.length;
    report.total = truth.total;
    report.counts = truth.counts.map((counts) => [...counts]);
    // 7.13: the number and class of the planes at each altitude.
    if (isAir) Object.assign(report, { high: truth.high, highCounts: [...truth.highCounts] });
    else report.planesAboard = truth.planesAboard;
  } else if (isAir && radar) report.high = true;
  return report;
}

/** A side learns of a marker of the other: the report is kept, and said to that side alone. */
export function storeReport(t: FlatTopTable, marker: Marker, report: Report): void {
  const side = enemyOf(marker.side);
  reported(t, t.position.known[side]!, marker.id, report, t.position.turn);
}

/** What a report with a Condition Number shows of what is under a marker: when it changes there is news (7.16). */
function shownOf(marker: Marker, condition: number, truth: Truth): string {
  const { counts, total, highCounts, planesAboard } = truth;
  if (condition === 3)
    return `${counts.map((each) => each.join("-")).join(" ")}/${highCounts.join("-")}${planesAboard ? "/planes" : ""}`;
  if (condition < 2) return "";
  const present = Array.from({ length: numberOfClasses(marker.isAir) }, (_, i) =>
    counts.some((each) => each[i]! > 0) ? 1 : 0,
  );
  return `${counts.length} ${total} ${present.join("-")}`;
}

/** What is noted at a marker once it has been reported with this sight. */
export function noteOf(t: FlatTopTable, marker: Marker, { condition, radar, highOnly }: Sight): string {
  const truth = truthOf(t, marker, highOnly);
  const altitude = condition === 3 || (radar && truth.high > 0) ? "high" : "";
  return [condition, altitude, ...[1, 2, 3].map((each) => shownOf(marker, each, truth))].join("|");
}

/** Whether planes at high altitude were reported under a marker (7.13). */
export const isNotedHigh = ({ lastReport }: Marker): boolean => (lastReport.split("|")[1] ?? "") !== "";

/** Whether a marker, seen so, is news: seen better than it was reported, or changed in what such a report shows (7.16). */
export function isNews(t: FlatTopTable, marker: Marker, { condition, radar, highOnly }: Sight): boolean {
  const note = marker.lastReport;
  // Its parts are found one by one: this is asked of every counter whenever something moves.
  const first = note.indexOf("|");
  if (condition > Number(note.slice(0, Math.max(0, first)))) return true;
  let begin = note.indexOf("|", first + 1) + 1;
  const truth = truthOf(t, marker, highOnly);
  if (radar && begin === first + 2 && truth.high > 0) return true;
  for (let each = 1; each < condition; each++) begin = note.indexOf("|", begin) + 1;
  const shown = shownOf(marker, condition, truth);
  const end = begin + shown.length;
  return !note.startsWith(shown, begin) || (end < note.length && note[end] !== "|");
}

/** The sight that the other side has of a marker now. */
export function sightOfMarker(
  t: FlatTopTable,
  { side, isAir, hex }: Pick<Marker, "side" | "isAir" | "hex">,
  high: number,
): Sight {
  return sightOf(t, enemyOf(side), hex, isAir ? "planes" : "ships", high > 0);
}
