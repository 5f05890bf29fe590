import { derived } from "../../../kernel";
import { type Installation, siteOf } from "../model/air";
import { stepsOf, troopsIn } from "../model/ground";
import { isLinked } from "../model/links";
import { Gone, type PacificTable, type Position } from "../model/position";
import { JAPANESE, type Rules } from "../model/rules";
import { airClass, baseAt, groundClass } from "../model/units";
import { handOf } from "../model/war";
import { breakdownsOf, recombinationsOf } from "./breakdown";
import { airLimit, groundLimit, nurseries, rebuildingHexes } from "./sites";
import { isLike, type Lot, lotsOf, lessonsOf } from "./supply";

/** What a side may do in its Replacement Phase: first whom it is for, then how much and where. */

/** What units have received in this phase, by id. */
type Received = { id: string; steps: number; before: number; raw: number };

export type Turn = {
  turn: number;
  /** By side: whom the steps are for that are being given; empty for nobody. */
  secret: string[];
  received: Received[];
  /** Units that have been made by breakdown in this phase. */
  made: string[];
};

/** For whom something is done in steps or in places. */
type Served =
  { kind: "ground" | "rebuild" | "air" | "instruct"; unit: number } | { kind: "create"; class: number };

export type Subject =
  | Served
  | { kind: "breakdown"; parent: number; class: number }
  | { kind: "recombine"; unit: number; parent: number };

/** How a subject is served. */
export type Service = {
  steps: number;
  hex?: number;
  at?: Installation;
  lot?: Lot;
};

const receivedBy = ({ received }: Turn, id: string): number =>
  received.find((each) => each.id === id)?.steps ?? 0;

const upTo = (most: number): number[] => Array.from({ length: Math.max(0, most) }, (_each, n) => n + 1);

/** 23.1.3 */
function roomIn(t: PacificTable, hex: number, side: number): number {
  const { groundSteps, baseCounts } = t.rules.parameters.stacking;
  return groundSteps - stepsOf(t, troopsIn(t, hex, side)) - (baseCounts && baseAt(t, hex, side) >= 0 ? 1 : 0);
}

function groundServices(t: PacificTable, data: Turn, n: number): Service[] {
  const unit = t.position.groundUnits[n]!;
  const { side, nation } = groundClass(t.rules, unit);
  const steps = handOf(t, side).groundReplacements[nation] ?? 0;
  const left = steps > 0 ? groundLimit(t, unit) - receivedBy(data, unit.id) : 0;
  if (left <= 0) return [];
  return upTo(Math.min(left, steps, unit.hits, roomIn(t, unit.hex, side))).map((each) => ({ steps: each }));
}

/** 16.2: eliminated units of low quality, but those that have been rebuilt in this phase. */
function rebuildServices(t: PacificTable, n: number, hexes: readonly number[]): Service[] {
  const unit = t.position.groundUnits[n]!;
  const { side, nation, steps: printed, troopQuality, breakdown } = groundClass(t.rules, unit);
  const { rebuiltQuality, rebuiltSteps } = t.rules.parameters.replacements;
  if (unit.hex !== Gone.lost || troopQuality > rebuiltQuality || breakdown > 0) return [];
  const most = Math.min(rebuiltSteps, printed, handOf(t, side).groundReplacements[nation] ?? 0);
  return hexes.flatMap((hex) => upTo(Math.min(most, roomIn(t, hex, side))).map((steps) => ({ hex, steps })));
}

/** 16.3: lots that a unit may take steps of: of its type, and an L2 unit of its level (16.3.4). */
function airServices(t: PacificTable, data: Turn, n: number, lots: readonly Lot[]): Service[] {
  const unit = t.position.airUnits[n]!;
  const of = airClass(t.rules, unit);
  const fit = lots.filter(
    ({ nation, level, kind }) =>
      nation === of.nation &&
      (kind < 0 ? !of.isKamikaze : isLike(t.rules.airClasses[kind]!, of)) &&
      (of.level < TOP_LEVEL || level === TOP_LEVEL),
  );
  if (fit.length === 0) return [];
  const left = airLimit(t, unit) - receivedBy(data, unit.id);
  if (left <= 0) return [];
  const room = unit.ship < 0 ? of.steps : roomFor(t, n);
  return fit.flatMap((lot) =>
    upTo(Math.min(left, of.steps - unit.steps, lot.steps, room)).map((steps) => ({ steps, lot })),
  );
}

const TOP_LEVEL = 2;

/** Steps for which the ship of a unit has room beside what it carries. */
function roomFor(t: PacificTable, n: number): number {
  const { ship } = t.position.airUnits[n]!;
  const held = t.position.airUnits.reduce((sum, each) => (each.ship === ship ? sum + each.steps : sum), 0);
  return t.rules.ships[ship]!.launchCapacity - t.position.fleet.hits[ship]! - held;
}

/** 16.3.2, 16.3.4: new units of one level, of which there are counters. */
function createServices(t: PacificTable, kind: number, lots: readonly Lot[]): Service[] {
  const of = t.rules.airClasses[kind]!;
  const fit = lots.filter(
    (lot) =>
      lot.nation === of.nation &&
      lot.level === of.level &&
      (lot.kind < 0 ? !of.isKamikaze : lot.kind === kind),
  );
  if (fit.length === 0 || !of.isBuilt) return [];
  const count = t.position.airUnits.filter((unit) => unit.kind === kind && unit.steps > 0).length;
  if (count >= of.count) return [];
  const { airNew } = t.rules.parameters.replacements;
  return nurseries(t, of).flatMap(({ at, room }) =>
    fit.flatMap((lot) => upTo(Math.min(room, airNew, lot.steps)).map((steps) => ({ steps, at, lot }))),
  );
}

/** 16.5: L2 steps of Japan at Linked Air Installations, of which instructors are made. */
function instructServices(t: PacificTable, n: number): Service[] {
  const unit = t.position.airUnits[n]!;
  const of = airClass(t.rules, unit);
  const hex = siteOf(t.position, unit);
  if (of.side !== JAPANESE || of.level !== TOP_LEVEL || unit.steps === 0 || unit.over >= 0 || hex < 0)
    return [];
  return isLinked(t, hex, JAPANESE) ? lessonsOf(t).map((_each, k) => ({ steps: k })) : [];
}

function servicesOf(t: PacificTable, data: Turn, side: number, subject: Served): Service[] {
  switch (subject.kind) {
    case "ground":
      return groundServices(t, data, subject.unit);
    case "rebuild":
      return rebuildServices(t, subject.unit, rebuildingHexes(t, side));
    case "air":
      return airServices(t, data, subject.unit, lotsOf(t, side));
    case "create":
      return createServices(t, subject.class, lotsOf(t, side));
    case "instruct":
      return instructServices(t, subject.unit);
  }
}

/** Everybody for whom a side can do something now. */
function subjectsOf(t: PacificTable, data: Turn, side: number): Subject[] {
  const { rules, position } = t;
  const lots = lotsOf(t, side);
  const hexes = rebuildingHexes(t, side);
  const ground = position.groundUnits.flatMap((unit, n): Subject[] => {
    if (groundClass(rules, unit).side !== side) return [];
    if (groundServices(t, data, n).length > 0) return [{ kind: "ground", unit: n }];
    const isNew = receivedBy(data, unit.id) > 0;
    return !isNew && rebuildServices(t, n, hexes).length > 0 ? [{ kind: "rebuild", unit: n }] : [];
  });
  const air = position.airUnits.flatMap((unit, n): Subject[] => {
    if (unit.steps === 0 || airClass(rules, unit).side !== side) return [];
    return [
      ...(airServices(t, data, n, lots).length > 0 ? [{ kind: "air" as const, unit: n }] : []),
      ...(instructServices(t, n).length > 0 ? [{ kind: "instruct" as const, unit: n }] : []),
    ];
  });
  const created =
    lots.length === 0
      ? []
      : [...rules.airClasses.keys()].filter((kind) => {
          return rules.airClasses[kind]!.side === side && createServices(t, kind, lots).length > 0;
        });
  return [
    ...ground,
    ...air,
    ...created.map((kind): Subject => ({ kind: "create", class: kind })),
    ...breakdownsOf(t, side).map(({ parent, kind }): Subject => ({ kind: "breakdown", parent, class: kind })),
    ...recombinationsOf(t, side, data.made).map((each): Subject => ({ kind: "recombine", ...each })),
  ];
}

/** The same for the step in play, kept until something changes. */
export const subjectsNow = derived<Rules, Position, Subject[]>((t) => {
  const { data } = t.top<Turn>();
  return subjectsOf(t, data, data.turn);
});

export const servicesNow = derived<Rules, Position, Service[]>((t) => {
  const { data } = t.top<Turn>();
  const subject = subjectOf(t, data.secret[data.turn]!);
  return subject ? servicesOf(t, data, data.turn, subject) : [];
});

/** A subject by ids, as the step remembers it. */
export function keyOf({ rules, position }: PacificTable, subject: Served): string {
  const { airUnits, groundUnits } = position;
  switch (subject.kind) {
    case "air":
    case "instruct":
      return `${subject.kind} ${airUnits[subject.unit]!.id}`;
    case "create":
      return `create ${rules.airClasses[subject.class]!.id}`;
    default:
      return `${subject.kind} ${groundUnits[subject.unit]!.id}`;
  }
}

/** The reverse; undefined for the empty key of nobody. */
export function subjectOf({ rules, position }: PacificTable, key: string): Served | undefined {
  const [kind, id] = key.split(" ");
  switch (kind) {
    case "":
      return undefined;
    case "air":
    case "instruct":
      return { kind, unit: position.airUnits.findIndex((unit) => unit.id === id) };
    case "create":
      return { kind, class: rules.airClassOf[id!]! };
    default:
      return {
        kind: kind as "ground" | "rebuild",
        unit: position.groundUnits.findIndex((unit) => unit.id === id),
      };
  }
}
