import { type Force, forcesOf, type Placements, removalOf } from "./forces";
import type { Kind, PlaceKind } from "../model/rules";

/**
 * Who may stand where in a set-up, and how many (2.2.2 - 2.2.4, 5.2, 7.1.1). The checks of the documents and
 * the engine's set-up ask the same questions here; each makes a `Ground` of what it has.
 */

/** A place as it is when the scenario begins. */
export interface GroundPlace {
  name: string;
  kind: PlaceKind;
  /** Side that controls the base; "none" for nobody, and for places that nobody can control. */
  control: string;
  /** Side whose box it is; absent where any may be. */
  side?: string;
  landLimit: number;
  /** With the growth of the expansion (17.2); steps, and Transport factors. */
  airCapacity: number;
  portCapacity: number;
  /** For a box that counts as part of a hex: that base; else the place itself. */
  within: string;
  /** What a box of the Japanese player is for, by the start of its id. */
  purpose?: BoxPurpose;
}

export type BoxPurpose = "convoy-escort" | "naval-aviation" | "carriers-without-planes";

export interface GroundUnit {
  name: string;
  kind: Kind;
  side: string;
  mayEscort: boolean;
  /** Needs an air group: CV, CVL, and the hybrid of 18.2.5. */
  isCarrier: boolean;
  /** Transport factors. */
  transport: number;
  /** False for an optional unit whose rule is off: it is not set up at all. */
  inPlay: boolean;
}

export interface Ground {
  place(id: string): GroundPlace | undefined;
  unit(type: string): GroundUnit | undefined;
  sideOf(nation: string): string | undefined;
}

export type PlaceProblemKind =
  "land-limit" | "air-capacity" | "port-capacity" | "no-base" | "not-held" | "closed-box" | "box-purpose";

export interface PlaceProblem {
  kind: PlaceProblemKind;
  rule: string;
  /** In the scenario. */
  pointer: string;
  place: string;
  message: string;
  hint: string;
  /** A single value of the scenario that mends it; without `value` the member goes. */
  fix?: { title: string; pointer: string; value?: number };
}

/** A force at one place, with what the questions are about. */
interface Standing {
  force: Force;
  placeId: string;
  place: GroundPlace;
  kind: Kind;
  side: string;
  unit: GroundUnit | undefined;
  /** Transport factors for land and naval units, steps for air. */
  load: number;
}

/** Everything that stands where it may not, or in too great numbers. Unknown ids are left to others. */
export function placeProblems(ground: Ground, scenario: Placements): PlaceProblem[] {
  const forces = forcesOf(scenario);
  const standing = forces
    .filter(({ where }) => where === "setup")
    .flatMap((force) => standingOf(ground, force, force.places[0]!));
  const choosing = forces
    .filter(({ where }) => where === "choices")
    .flatMap((force) => force.places.flatMap((place) => standingOf(ground, force, place)));
  return [
    ...wrongPlaces(ground, standing),
    ...wrongChoices(ground, choosing),
    ...overLimits(ground, scenario, standing),
  ];
}

function standingOf(ground: Ground, force: Force, placeId: string): Standing[] {
  const place = ground.place(placeId);
  if (!place) return [];
  if (force.nation !== undefined) {
    const side = ground.sideOf(force.nation);
    if (side === undefined) return [];
    return [{ force, placeId, place, kind: "air", side, unit: undefined, load: force.count }];
  }
  const unit = ground.unit(force.type ?? "");
  if (!unit?.inPlay) return [];
  const { kind, side } = unit;
  return [{ force, placeId, place, kind, side, unit, load: force.count * unit.transport }];
}

// ---- where units may stand ---------------------------------------------------------------------------

function mayNotStand(ground: Ground, standing: Standing): PlaceProblem[] {
  const { place, kind } = standing;
  switch (place.kind) {
    case "off-map":
      return isOpen(standing) ? [] : [closedBox(standing)];
    case "holding":
      return inBox(ground, standing);
    case "base":
      return kind === "land" ? [] : atBase(standing, place);
    case "circle":
      return kind === "land" ? [] : [noBase(standing)];
    default:
      return [noBase(standing)];
  }
}

/** What several units of one place have in common is reported once, where all of them stand. */
function wrongPlaces(ground: Ground, standing: readonly Standing[]): PlaceProblem[] {
  const found = new Map<string, { problem: PlaceProblem; group: Standing[] }>();
  for (const each of standing) {
    for (const problem of mayNotStand(ground, each)) {
      const key = `${problem.place} ${problem.message}`;
      const entry = found.get(key) ?? { problem, group: [] };
      entry.group.push(each);
      found.set(key, entry);
    }
  }
  return [...found.values()].map(({ problem, group }) =>
    group.length === 1 ? problem : { ...problem, pointer: placeOfAll(group) },
  );
}

/** A place that one of the units cannot go to is wrong as a choice: it is reported once, at the place. */
function wrongChoices(ground: Ground, choosing: readonly Standing[]): PlaceProblem[] {
  const found = new Map<string, PlaceProblem>();
  for (const each of choosing) {
    const { entry, places } = each.force;
    const pointer = `${entry}/places/${places.indexOf(each.placeId)}`;
    for (const problem of mayNotStand(ground, each)) {
      const key = `${problem.kind} ${pointer}`;
      if (!found.has(key)) found.set(key, { ...problem, pointer });
    }
  }
  return [...found.values()];
}

const isOpen = ({ place, side }: Standing): boolean => place.side === undefined || place.side === side;

const sideText = (side: string): string => (side === "japan" ? "Japanese" : "Allied");

function noBase({ force, placeId, place, kind, unit }: Standing): PlaceProblem {
  const who = unit?.name ?? "Air units";
  const circle = place.kind === "circle";
  return {
    kind: "no-base",
    rule: "2.2.2",
    pointer: force.pointer,
    place: placeId,
    message: circle
      ? `${who} cannot be at ${place.name}: it is a circle, not a base.`
      : `${who} cannot be in ${place.name}: it is not a named land hex.`,
    hint:
      circle && kind !== "land"
        ? "Only land units can be there. Move it to a base."
        : "Move it to a named base.",
  };
}

function atBase({ force, placeId, side, kind }: Standing, place: GroundPlace): PlaceProblem[] {
  if (place.control === side) return [];
  const what = kind === "naval" ? "ships" : "air units";
  const holder =
    place.control === "none" ? "nobody controls" : `the ${sideText(place.control)} player controls`;
  return [
    {
      kind: "not-held",
      rule: "2.2.3",
      pointer: force.pointer,
      place: placeId,
      message: `${sideText(side)} ${what} are at ${place.name}, which ${holder}.`,
      hint: "Ships and aircraft need a base that their side controls. Change its control, or move them.",
    },
  ];
}

function closedBox({ force, placeId, place, side }: Standing): PlaceProblem {
  return {
    kind: "closed-box",
    rule: "2.2.4",
    pointer: force.pointer,
    place: placeId,
    message: `${sideText(side)} units are in ${place.name}, which is closed to them.`,
    hint: `Only ${sideText(place.side ?? "")} units may be there. Move them to a base of their own.`,
  };
}

const purposes: Readonly<Record<BoxPurpose, { rule: string; text: string; fits(s: Standing): boolean }>> = {
  "convoy-escort": {
    rule: "5.2",
    text: "is only for convoy escorts",
    fits: ({ unit }) => unit?.mayEscort === true,
  },
  "naval-aviation": { rule: "7.1.1", text: "is only for air steps", fits: ({ kind }) => kind === "air" },
  "carriers-without-planes": {
    rule: "7.1.1",
    text: "is only for carriers",
    fits: ({ unit }) => unit?.isCarrier === true,
  },
};

function inBox(ground: Ground, standing: Standing): PlaceProblem[] {
  const { place, force, placeId, unit } = standing;
  if (!isOpen(standing)) return [{ ...closedBox(standing), rule: "2.2.6" }];
  const purpose = place.purpose && purposes[place.purpose];
  if (!purpose || purpose.fits(standing)) {
    const hex = ground.place(place.within);
    return hex?.kind === "base" && standing.kind !== "land" ? atBase(standing, hex) : [];
  }
  return [
    {
      kind: "box-purpose",
      rule: purpose.rule,
      pointer: force.pointer,
      place: placeId,
      message: `${unit?.name ?? "Air steps"} cannot be in ${place.name}, which ${purpose.text}.`,
      hint: "Move it to a base, or to the box for its kind.",
    },
  ];
}

// ---- how many ---------------------------------------------------------------------------------------

interface Limit {
  kind: "land-limit" | "air-capacity" | "port-capacity";
  rule: string;
  of(place: GroundPlace): number;
  message(place: string, load: number, limit: number): string;
  hint(over: number): string;
}

const limits: Readonly<Partial<Record<Kind, Limit>>> = {
  land: {
    kind: "land-limit",
    rule: "2.2.2.1",
    of: (place) => place.landLimit,
    message: (place, load, limit) =>
      `${place} has ${load} land Transport factors of one side; its limit is ${limit}.`,
    hint: (over) => `Move ${over} of them, or raise the limit.`,
  },
  air: {
    kind: "air-capacity",
    rule: "2.2.3",
    of: (place) => place.airCapacity,
    message: (place, load, limit) => `${place} has ${load} air steps; its capacity is ${limit}.`,
    hint: (over) => `Move ${over}, or raise the Air Capacity.`,
  },
  naval: {
    kind: "port-capacity",
    rule: "2.2.3",
    of: (place) => place.portCapacity,
    message: (place, load, limit) =>
      `${place} has ${load} naval Transport factors; the capacity of its port is ${limit}.`,
    hint: (over) => `Move ships of ${over}, or raise the Port Capacity.`,
  },
};

/** Loads over the limit, by hex: what stands in a box counts in the hex that the box belongs to (2.2.6). */
function overLimits(ground: Ground, scenario: Placements, standing: readonly Standing[]): PlaceProblem[] {
  const groups = new Map<string, Standing[]>();
  for (const each of standing) {
    const key = `${each.place.within} ${each.side} ${each.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].flatMap((group) => {
    const { place, kind } = group[0]!;
    const hex = ground.place(place.within);
    const limit = limits[kind];
    if (!hex || !limit || (hex.kind !== "base" && hex.kind !== "circle")) return [];
    // At a circle there is no base at all for ships and aircraft, which is reported already.
    if (hex.kind === "circle" && kind !== "land") return [];
    const most = limit.of(hex);
    const load = group.reduce((sum, each) => sum + each.load, 0);
    if (load <= most) return [];
    const problem = overLimit(limit, group, hex, place.within, load, most);
    return [{ ...problem, ...airFix(scenario, group, most) }];
  });
}

function overLimit(
  limit: Limit,
  group: readonly Standing[],
  hex: GroundPlace,
  place: string,
  load: number,
  most: number,
): PlaceProblem {
  const over = load - most;
  const { kind, rule } = limit;
  const only = group.length === 1 ? group[0]! : undefined;
  const message = limit.message(hex.name, load, most);
  const pointer = only ? only.force.pointer : placeOfAll(group);
  return { kind, rule, pointer, place, message, hint: limit.hint(over) };
}

/** Steps of one nation can be cut down to what the base takes. */
function airFix(scenario: Placements, group: readonly Standing[], most: number): Pick<PlaceProblem, "fix"> {
  const [only, another] = group;
  if (another || only?.kind !== "air") return {};
  const { force } = only;
  if (most > 0) {
    return { fix: { title: `Reduce to ${most} air steps`, pointer: force.pointer, value: most } };
  }
  return { fix: { title: "Remove the air steps", pointer: removalOf(scenario, force) } };
}

/** The place in the text that holds all of them: one list of units, or one place of the set-up. */
function placeOfAll(group: readonly Standing[]): string {
  const parents = group.map(({ force }) => force.pointer.slice(0, force.pointer.lastIndexOf("/")));
  if (parents.every((parent) => parent === parents[0])) return parents[0]!;
  // Several lists: the place that bears most of the load.
  const heaviest = group.reduce((a, b) => (b.load > a.load ? b : a));
  return heaviest.force.entry;
}
