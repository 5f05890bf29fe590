import { type Frame, type Game, type RandomState, reopenLane } from "../../../kernel";
import { groupsOf, type Order } from "../ch04-charts/planes";
import { nextDue } from "../ch07-observation";
import { highUnder, noteOf, sightOfMarker } from "../ch07-observation/reports";
import { movementOfForce } from "../board/sailing";
import { ways } from "../ch10-plotting";
import { hexesOfZone } from "../ch04-charts";
import { aloft } from "../model/aloft";
import { formed, shipsOf } from "../model/forces";
import { scenarioOf } from "../model/scenario";
import type { FlatTopTable, Position } from "../model/position";
import type { Report } from "../model/reports";
import { enemyOf, OFF_MAP, PARTIAL_LAND, type Rules, sideIds } from "../model/rules";
import { type Imagining, oneOf, openFlags, reportOn } from "./imagined";
import { imagineFleet } from "./imagined-fleet";
import { imaginePlanes } from "./imagined-planes";
import { radarsNear } from "./imagined-radar";

/**
 * What a side does not see, as it may imagine it. It has read the order of battle and keeps account of what was lost in the
 * open; so it knows which ships the enemy has left, how they are damaged, and how many Air Factors of each kind. Where they
 * are, in which Task Forces, Air Formations and boxes, and what was decided in secret, is drawn anew in accordance with the
 * counters on the map and with what was reported. What is being fought out, or moves, in the step in play stays as it is, as
 * do Task Forces that have not come yet.
 */
export function imagine({ table: t }: Game<Rules, Position>, side: number, random: RandomState): void {
  const enemy = enemyOf(side);
  const at = imagining(t, enemy, random);
  const kept = keptFields(at);
  // Who begins in which Task Force is drawn up while the game is set up.
  if (t.frame("placement")) place(at);
  else imagineFleet(at);
  imaginePlanes(at, kept);
  note(at);
  forgetFights(at);
  enter(at);
  plot(at);
  for (const frame of t.state.frames) reopen(at, frame);
}

/** 4.1: Task Forces begin anywhere in their zones. */
function place({ t, enemy, random }: Imagining): void {
  const { position, rules } = t;
  const { zones } = scenarioOf(t).sides[sideIds[enemy]!];
  for (const n of formed(t)[enemy]!) {
    const force = position.forces[n]!;
    const zone = zones.findIndex(({ taskForces }) => taskForces.includes(force.number));
    if (zone < 0 || force.hex === OFF_MAP) continue;
    const isAnchored = shipsOf(t, n).some((ship) => position.fleet.anchored[ship] !== 0);
    const hexes = hexesOfZone(rules, zones, zone).filter(
      (hex) => !isAnchored || rules.hexes.terrain[hex] === PARTIAL_LAND,
    );
    if (hexes.length > 0) t.set(force, "hex", oneOf(hexes, random));
  }
}

function imagining(t: FlatTopTable, enemy: number, random: RandomState): Imagining {
  const { position } = t;
  const hexes = new Set<number>();
  const forces = new Set<number>();
  const formations = new Set<number>();
  for (const { data } of t.state.frames) {
    const { hex, places, formation, force, quarry, unit, isAir, pairs } = data as unknown as Partial<{
      hex: number;
      places: { hex: number }[];
      formation: number;
      force: number;
      quarry: number[];
      unit: number;
      isAir: boolean;
      pairs: { isAir: boolean; unit: number }[];
    }>;
    if (typeof hex === "number") hexes.add(hex);
    for (const each of places ?? []) hexes.add(each.hex);
    if (typeof formation === "number") formations.add(formation);
    if (typeof force === "number") forces.add(force);
    for (const n of quarry ?? []) forces.add(n);
    for (const each of [...(pairs ?? []), ...(unit === undefined ? [] : [{ unit, isAir: isAir === true }])])
      (each.isAir ? formations : forces).add(each.unit);
  }
  for (const [n, { hex, marker }] of position.forces.entries())
    if (hex === OFF_MAP || (marker !== 0 && hexes.has(hex))) forces.add(n);
  for (const [n, { hex, marker }] of position.formations.entries())
    if (marker !== 0 && hexes.has(hex)) formations.add(n);
  // Who shares a counter with them stays under it: it was reported with them.
  for (const [list, kept] of [
    [position.forces, forces],
    [position.formations, formations],
  ] as const) {
    const counters = new Set([...kept].map((n) => list[n]!.marker).filter((marker) => marker !== 0));
    for (const [n, { marker }] of list.entries()) if (counters.has(marker)) kept.add(n);
  }
  const kept = new Set(formed(t)[enemy]!.filter((n) => forces.has(n)));
  const due = t.frame("sighting") && nextDue(t);
  return {
    t,
    enemy,
    random,
    hexes,
    flags: openFlags(t, enemy),
    due,
    radars: radarsNear(t, enemy, kept, due, random),
    unseen: [new Map(), new Map()],
    forces: kept,
    formations: new Set(aloft(t)[enemy]!.filter((n) => formations.has(n))),
  };
}

/** Ships and bases whose boxes stay: those of Task Forces that stay, and of what is fought over. */
function keptFields({ t, hexes, forces }: Imagining): Set<number> {
  const { fields, bases } = t.rules;
  const named = t.state.frames.flatMap(({ data }) => (typeof data.field === "number" ? [data.field] : []));
  return new Set([
    ...named,
    ...[...fields.keys()].filter((field) => {
      const { ship, base } = fields[field]!;
      return ship >= 0 ? forces.has(t.position.fleet.force[ship]!) : hexes.has(bases[base]!.hex);
    }),
  ]);
}

/**
 * Counters were reported as they are now: nothing of them is news until something changes (7.16). Those that may still be
 * reported once the question that is open is answered stay as they were reported before.
 */
function note(at: Imagining): void {
  const { t, enemy, forces, formations, hexes, due } = at;
  const { markers } = t.position;
  const asked = due ? markers.indexOf(due.marker) : markers.length;
  for (const [i, marker] of markers.entries()) {
    if (marker.side !== enemy || hexes.has(marker.hex)) continue;
    const [list, kept] = marker.isAir ? [t.position.formations, formations] : [t.position.forces, forces];
    if (list.some((unit, n) => unit.marker === marker.id && kept.has(n))) continue;
    const report: Report | undefined = reportOn(at, marker.id);
    const sight = { condition: report?.condition ?? 0, highOnly: false, radar: report?.high === true };
    if (i < asked) {
      // Planes that were high may be so in the copy, where radar sees them, and no more in the game.
      const now = sightOfMarker(t, marker, highUnder(t, marker));
      sight.condition = Math.max(sight.condition, now.condition);
      sight.radar ||= now.radar;
    }
    t.set(marker, "lastReport", sight.condition > 0 ? noteOf(t, marker, sight) : "");
  }
}

/** 14.13.6: who fought whom is no use once Air Formations are others. */
function forgetFights({ t, enemy, formations }: Imagining): void {
  const isGone = (n: number): boolean => t.position.formations[n]!.side === enemy && !formations.has(n);
  for (const list of ["fought", "foughtLast"] as const) {
    const left = t.position[list].filter((pair) => !pair.some(isGone));
    if (left.length < t.position[list].length) t.set(t.position, list, left);
  }
}

/** 10.2: where Task Forces come on the map this turn is plotted in secret. */
function enter({ t, enemy, random }: Imagining): void {
  const { turn } = t.position;
  for (const n of formed(t)[enemy]!) {
    const force = t.position.forces[n]!;
    if (force.enters !== turn) continue;
    const hexes = ways(t, n)
      .map(([hex]) => hex!)
      .sort((a, b) => a - b);
    t.set(force, "entry", oneOf(hexes, random));
  }
}

/** 10: once both sides have plotted, and until all have moved, Task Forces that are imagined have a plot too. */
function plot({ t, enemy, random, forces }: Imagining): void {
  const sailing = t.frame<{ i: number }>("sailing");
  const isOrdering = t.frame("sea-orders") !== undefined;
  if (!sailing && !isOrdering && !t.frame("shadowing")) return;
  const done = sailing?.data.i ?? 0;
  for (const n of [...formed(t)[enemy]!]) {
    const force = t.position.forces[n]!;
    if (forces.has(n) || force.hex === OFF_MAP) continue;
    const way = oneOf(ways(t, n), random).slice(0, Math.max(0, movementOfForce(t, n) - done));
    if (way.length > 0) t.set(force, "plot", [...Array.from({ length: done }, () => force.hex), ...way]);
  }
}

/** What the enemy has decided in secret in the step in play is not known: in the copy he decides anew. */
function reopen({ t, enemy }: Imagining, frame: Frame): void {
  const { step, data } = frame;
  if (data.lanes === undefined) return;
  const side = enemy;
  switch (step) {
    case "air-operations":
      return reopenLane(t, frame, { side, step: "readying", data: { side } });
    case "plotting":
      return reopenLane(t, frame, { side, step: "dividing", data: { side } });
    case "sea-orders":
      return reopenLane(t, frame, { side, step: "ordering", data: { side } });
    case "combining":
      return reopenLane(t, frame, { side, step: "organizing", data: { side } });
    case "shadow-pairs":
      return reopenLane(t, frame, { side, step: "announcing", data: { side, pairs: [] } });
    case "surface-positions":
      return reopenLane(t, frame, { side, step: "placing", data: { side, hex: data.hex!, positions: [] } });
    case "placement": {
      const orders = (data.orders as unknown as Order[][])[side]!;
      const groups = groupsOf(t, side);
      const start = { side, i: 0, groups, orders } as unknown as Frame["data"];
      return reopenLane(t, frame, { side, step: "placing-ships", data: start });
    }
    default:
  }
}
