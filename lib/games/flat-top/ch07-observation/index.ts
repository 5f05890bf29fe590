import { derived, type Step, type Steps } from "../../../kernel";
import { counted } from "../../../words";
import { aloft } from "../model/aloft";
import { formed } from "../model/forces";
import { hexText, sideText } from "../model/pieces";
import {
  type FlatTopTable,
  type Force,
  type Formation,
  type Marker,
  MoveFlag,
  type Position,
} from "../model/position";
import type { Report } from "../model/reports";
import { enemyOf, OFF_MAP, type Rules, shipClasses } from "../model/rules";
import { reportBases } from "./bases";
import { show } from "../model/markers";
import type { Sight } from "./conditions";
import { bounds, highUnder, isNews, noteOf, reportOf, sightOfMarker, storeReport, truthOf } from "./reports";

export { forgetOld, hide, leaveMarker, markerFollows, show } from "../model/markers";
export { unitSees } from "./conditions";

/**
 * 7 Observation. After whatever moves, `look` finds what comes into sight: it is put on the map (7.2), and so may look back
 * (7.8), and its owner reports it. With Condition Number 2 the owner chooses what to say (7.12.2): the step "sighting" asks.
 */

type Unit = Force | Formation;

/** Shows and reports all that is in sight and news; the step that calls this goes on once no report is due. */
export function look(t: FlatTopTable): void {
  if (settle(t)) t.call("sighting");
}

/** Reports what needs no answer; true if a side must say what it reports. */
function settle(t: FlatTopTable): boolean {
  while (revealOne(t));
  reportBases(t);
  let isAsked = false;
  for (const marker of t.position.markers) {
    const sight = dueSight(t, marker);
    if (!sight) refresh(t, marker);
    else if (sight.condition === 2 && isChoice(t, marker, sight)) isAsked = true;
    else report(t, marker, sight, reportOf(t, marker, sight));
  }
  return isAsked;
}

/** Puts one hidden unit that is in sight on the map; false when there is none. */
function revealOne(t: FlatTopTable): boolean {
  const reveal = (unit: Unit, isAir: boolean, high: number): boolean => {
    // Planes on deck are no Air Formation in the air yet.
    if (unit.marker || unit.hex === OFF_MAP || unit.flags & MoveFlag.onDeck) return false;
    if (sightOfMarker(t, { side: unit.side, isAir, hex: unit.hex }, high).condition === 0) return false;
    show(t, unit, isAir);
    t.reveal();
    return true;
  };
  const { forces, formations } = t.position;
  return (
    formed(t).some((list) => list.some((n) => reveal(forces[n]!, false, 0))) ||
    aloft(t).some((list) =>
      list.some((n) => reveal(formations[n]!, true, formations[n]!.flights.some((f) => f.high) ? 1 : 0)),
    )
  );
}

/** Whether planes that have moved are as hidden as before and see nothing: then nothing else comes into sight either. */
export const isUnseen = (t: FlatTopTable, { marker, flags, side, hex, flights }: Formation): boolean =>
  marker === 0 &&
  (flags & MoveFlag.searching) === 0 &&
  sightOfMarker(t, { side, isAir: true, hex }, flights.some(({ high }) => high) ? 1 : 0).condition === 0;

/** The sight of a marker if its owner owes a report: it is seen better than it was reported, or it has changed (7.16). */
function dueSight(t: FlatTopTable, marker: Marker): Sight | undefined {
  const sight = sightOfMarker(t, marker, highUnder(t, marker));
  if (sight.condition === 0) return undefined;
  return isNews(t, marker, sight) ? sight : undefined;
}

/** A marker that is seen again as it was reported: the last report holds for this turn. */
function refresh(t: FlatTopTable, marker: Marker): void {
  const contact = contactOf(t, marker);
  if (!contact || (contact.at === t.position.turn && (contact.what as Report).hex === marker.hex)) return;
  if (sightOfMarker(t, marker, highUnder(t, marker)).condition > 0)
    storeReport(t, marker, { ...(contact.what as Report), hex: marker.hex });
}

/** The contact that follows a marker: a late one, most often. */
const contactOf = ({ position }: FlatTopTable, { id, side }: Marker) =>
  position.known[enemyOf(side)]!.contacts.findLast(({ subject }) => subject === id);

/** Whether the owner has anything to choose: one unit of one ship is reported as it is. */
function isChoice(t: FlatTopTable, marker: Marker, { highOnly }: Sight): boolean {
  const truth = truthOf(t, marker, highOnly);
  const { least, most } = bounds(t.rules, truth.total);
  const mayDouble = truth.counts.length === 1 && most > 1 && t.rules.parameters.observation.unitsAs > 1;
  return least < most || mayDouble;
}

function report(t: FlatTopTable, marker: Marker, sight: Sight, what: Report): void {
  t.set(marker, "lastReport", noteOf(t, marker, sight));
  storeReport(t, marker, what);
  t.say("7.12", () => reportText(t, marker.side, what), [enemyOf(marker.side), marker.side]);
}

const planeClasses = ["bombers", "interceptors"] as const;
const classNames = {
  carriers: "carriers",
  capital: "capital ships",
  small: "small ships",
  submarines: "submarines",
};

/** "Reported by Japan in BB17: 1 Task Force, 13 ships, among them carriers, capital ships." */
function reportText(t: FlatTopTable, owner: number, what: Report): string {
  const { isAir, condition, units = 0, total = 0, present, counts, high, highCounts, planesAboard } = what;
  const where = `Reported by ${sideText(owner)} in ${hexText(t, what.hex)}`;
  const altitude =
    high === true
      ? ", some at high altitude"
      : high
        ? `, at high altitude ${highCounts!.flatMap((n, i) => (n > 0 ? [`${n} ${planeClasses[i]!}`] : [])).join(" and ")}`
        : "";
  if (condition === 1) return `${where}: ${isAir ? "planes" : "ships"}${altitude}.`;
  const names = isAir ? planeClasses : shipClasses.map((each) => classNames[each]);
  const head = `${counted(units, isAir ? "Air Formation" : "Task Force")}, ${counted(total, isAir ? "Air Factor" : "ship")}`;
  if (condition === 2)
    return `${where}: ${head}, among them ${names.filter((_, i) => present![i]).join(", ")}${altitude}.`;
  const each = counts!.map((list) =>
    names.flatMap((name, i) => (list[i]! > 0 ? [`${list[i]!} ${name}`] : [])).join(", "),
  );
  return `${where}: ${head}: ${each.join("; ")}${altitude}${planesAboard ? "; planes are on deck" : ""}.`;
}

/** What is said with Condition Number 2: a total for each number of units. */
function statements(
  t: FlatTopTable,
  marker: Marker,
  { highOnly }: Sight,
): { units: number; total: number }[] {
  const truth = truthOf(t, marker, highOnly);
  const { least, most } = bounds(t.rules, truth.total);
  const units = truth.counts.length;
  const upTo = units === 1 ? t.rules.parameters.observation.unitsAs : units;
  const all: { units: number; total: number }[] = [];
  // Every unit has a ship or an Air Factor at least.
  for (let n = units; n <= upTo; n++)
    for (let total = Math.max(least, n); total <= most; total++) all.push({ units: n, total });
  return all;
}

/** A marker whose owner must choose what to say, and how it is seen. */
export interface Due {
  marker: Marker;
  sight: Sight;
}

/** The next one; undefined when all has been said. */
export const nextDue = derived((t: FlatTopTable): Due | undefined => {
  for (const marker of t.position.markers) {
    const sight = dueSight(t, marker);
    if (sight) return { marker, sight };
  }
  return undefined;
});

const sighting: Step<Rules, Position> = {
  rule: "7.12.2",
  title: "Report",
  // What is true is the owner's secret, and so is that it could have lied.
  secret: true,
  askForced: true,
  asks(t) {
    const due = nextDue(t);
    return due ? 1 << due.marker.side : 0;
  },
  options(t, _frame, _side, out) {
    const due = nextDue(t)!;
    statements(t, due.marker, due.sight).forEach((_, i) => out.push(i));
  },
  describe(t, _frame, code) {
    const { marker, sight } = nextDue(t)!;
    const { units, total } = statements(t, marker, sight)[code]!;
    return {
      do: "report",
      hex: hexText(t, marker.hex),
      kind: marker.isAir ? "planes" : "ships",
      units,
      total,
    };
  },
  prompt(t) {
    const { marker, sight } = nextDue(t)!;
    const { total, counts } = truthOf(t, marker, sight.highOnly);
    const what = marker.isAir
      ? `${counted(counts.length, "Air Formation")} with ${counted(total, "Air Factor")}`
      : `${counted(counts.length, "Task Force")} with ${counted(total, "ship")}`;
    return `You are observed in ${hexText(t, marker.hex)} and have ${what} there: what do you report?`;
  },
  take(t, _frame, code) {
    const { marker, sight } = nextDue(t)!;
    report(t, marker, sight, reportOf(t, marker, sight, statements(t, marker, sight)[code]!));
  },
  proceed(t) {
    if (!settle(t)) t.leave();
  },
};

/** 7.7: whether a counter could be taken off the map: the other side does not see what it stands for. */
export const mayHide = (t: FlatTopTable, marker: Marker): boolean =>
  sightOfMarker(t, marker, highUnder(t, marker)).condition === 0;

/** Whether a side sees what is under a marker here and now: combat is between observed units (15.2). */
export function isObserved(t: FlatTopTable, marker: Marker): boolean {
  const contact = contactOf(t, marker);
  return contact?.at === t.position.turn && (contact.what as Report).hex === marker.hex;
}

export const observationSteps: Steps<Rules, Position> = { sighting };
