import { isCrippled } from "../board/sailing";
import { STORM, weatherOf } from "../board/sky";
import { goesIntoWind } from "../board/wind";
import { codeOfWay, unplotted, ways } from "../ch10-plotting";
import { isStormAhead } from "./forecast";
import { transfers } from "../ch12-execution/organize";
import { ordersOf } from "../ch12-execution";
import { DONE, type Frame } from "../../../kernel";
import { aloft } from "../model/aloft";
import { hexOfField, isOutOfWind, launchOf } from "../model/decks";
import { movementOfFormation, planesIn } from "../model/flights";
import { formed, shipsOf } from "../model/forces";
import type { FlatTopTable } from "../model/position";
import { scenarioOf } from "../model/scenario";
import { OFF_MAP, sideIds } from "../model/rules";
import { contacts, enemyBases, facesCarriers, haunts, hexesBetween, homeOf, isFighter } from "./sight";
import { seaDistances } from "./waters";
import { weightsOf } from "./weights";

/** Where Task Forces sail. */

export function dividing(t: FlatTopTable, side: number): number {
  // 21.2.1: a crippled ship stays behind, so that the others can go on.
  const code = transfers(t, side).findIndex(
    ({ ship, from, to }) =>
      to < 0 && isCrippled(t, ship) && shipsOf(t, from).some((other) => !isCrippled(t, other)),
  );
  return code < 0 ? DONE : code;
}

/** The plot of the next Task Force; done once each has one. */
export function path(t: FlatTopTable, side: number, frame: Frame): number {
  const [n] = unplotted(t, side, frame);
  if (n === undefined) return DONE;
  const list = ways(t, n);
  const { hex, enters } = t.position.forces[n]!;
  if (enters === t.position.turn) return codeOfWay(n, 0);
  const score = scorer(t, side, n);
  let best = 0;
  let most = -Infinity;
  for (const [code, way] of list.entries()) {
    const end = way.at(-1) ?? hex;
    const worth = end === OFF_MAP ? -1000 : score(way, end) - way.length * 0.1;
    if (worth > most) [best, most] = [code, worth];
  }
  return codeOfWay(n, best);
}

/**
 * The path of a Task Force that ends nearest to where the enemy is looked for, or farthest from there; the usual one of ships
 * without planes, which have business of their own.
 */
export function pathAbout(t: FlatTopTable, side: number, frame: Frame, nearer: boolean): number {
  const [n] = unplotted(t, side, frame);
  if (n === undefined) return DONE;
  const { hex, enters } = t.position.forces[n]!;
  const hasCarriers = shipsOf(t, n).some((ship) => t.rules.ships[ship]!.shipClass === "carriers");
  const looked = haunts(t, side);
  if (enters === t.position.turn || !hasCarriers || looked.length === 0) return path(t, side, frame);
  let best = 0;
  let most = -Infinity;
  for (const [code, way] of ways(t, n).entries()) {
    const end = way.at(-1) ?? hex;
    if (end === OFF_MAP) continue;
    const away = Math.min(...looked.map((each) => hexesBetween(t, end, each)));
    const worth = (nearer ? -away : away) - (weatherOf(t, end) === STORM ? 6 : 0) - way.length * 0.1;
    if (worth > most) [best, most] = [code, worth];
  }
  return codeOfWay(n, best);
}

type Score = (way: readonly number[], end: number) => number;

function scorer(t: FlatTopTable, side: number, n: number): Score {
  const ships = shipsOf(t, n);
  const { hex } = t.position.forces[n]!;
  const ofClass = (test: (ship: number) => boolean): boolean => ships.some(test);
  if (ofClass((ship) => t.rules.ships[ship]!.shipClass === "carriers")) return carrierScore(t, side, n);
  const unloading = unloadingHexes(t, side);
  if (unloading.length > 0 && ofClass((ship) => hasCargo(t, ship))) {
    const far = seaDistances(t.rules, unloading);
    return (_way, end) => -far[end]! + (weatherOf(t, end) === STORM ? -0.5 : 0);
  }
  const leader = leaderOf(t, side, n, unloading.length > 0);
  if (leader === undefined) return withdrawal(t, side, hex);
  const far = seaDistances(t.rules, [leader]);
  return (_way, end) => -far[end]!;
}

/** Ships without business stay where they are, or get out of reach of carriers and bases of the enemy. */
function withdrawal(t: FlatTopTable, side: number, hex: number): Score {
  const { memory, danger } = weightsOf(t, side);
  const threats = [
    ...contacts(t, side, memory).flatMap((each) => (each.hasCarriers ? [each.hex] : [])),
    ...enemyBases(t, side)
      .filter((base) => t.rules.bases[base]!.handles.includes("land"))
      .map((base) => t.rules.bases[base]!.hex),
  ];
  const isSeen = t.position.markers.some(
    (marker) => marker.side === side && !marker.isAir && marker.hex === hex,
  );
  const away = (end: number): number =>
    Math.min(danger, ...threats.map((threat) => hexesBetween(t, end, threat)));
  // Out of reach, and where nobody has seen them, they lie still: there is nowhere better to be.
  if (away(hex) >= danger && !isSeen) return (_way, end) => -hexesBetween(t, hex, end);
  return (_way, end) =>
    away(end) - (weatherOf(t, end) === STORM ? 6 : 0) - (t.rules.hexes.edge[end] !== 0 ? 3 : 0);
}

const unloadingHexes = (t: FlatTopTable, side: number): number[] =>
  scenarioOf(t).sides[sideIds[side]!].unloading.map((id) => t.rules.hexes.of[id]!);

const isTransport = ({ rules }: FlatTopTable, ship: number): boolean =>
  (rules.parameters.anchoring.unloadingTypes as string[]).includes(rules.ships[ship]!.type);

/** Whether a transport has something left to unload (12.7.4). */
const hasCargo = (t: FlatTopTable, ship: number): boolean =>
  isTransport(t, ship) && t.position.fleet.unloaded[ship]! < t.rules.parameters.anchoring.unloadingTurns;

/** Where the Task Force is that warships go with: transports on their way, or carriers. */
function leaderOf(t: FlatTopTable, side: number, n: number, unloads: boolean): number | undefined {
  const { hex } = t.position.forces[n]!;
  let best: number | undefined;
  let nearest = Infinity;
  for (const other of formed(t)[side]!) {
    const at = t.position.forces[other]!.hex;
    if (other === n || at === OFF_MAP) continue;
    const leads = shipsOf(t, other).some(
      (ship) => (unloads && hasCargo(t, ship)) || t.rules.ships[ship]!.shipClass === "carriers",
    );
    const away = hexesBetween(t, hex, at);
    if (leads && away < nearest) [best, nearest] = [at, away];
  }
  return best;
}

/** Bombers of a Task Force that can still fly. */
const bombersOf = (t: FlatTopTable, n: number): number =>
  shipsOf(t, n).reduce((sum, ship) => {
    const { field } = t.rules.ships[ship]!;
    if (field < 0 || launchOf(t, field).normal <= 0) return sum;
    const { ready, readying, landed } = t.position.decks[field]!;
    return [...ready, ...readying, ...landed].reduce(
      (all, { kind, count }) => (isFighter(t, kind) ? all : all + count),
      sum,
    );
  }, 0);

/** What a storm costs a carrier: more than some hexes of distance; one that drifts over it next turn a little less. */
const STORM_NOW = 15;
const STORM_NEXT = 10;

function carrierScore(t: FlatTopTable, side: number, n: number): Score {
  const { hex } = t.position.forces[n]!;
  const canStrike = bombersOf(t, n) > 2;
  const { leastWorth, memory, strikeRange, searchRange, baseRange } = weightsOf(t, side);
  const seen = contacts(t, side, memory);
  const carriers = seen.filter(({ hasCarriers }) => hasCarriers);
  const others = seen.filter(
    ({ hasCarriers, worth, age }) => !hasCarriers && worth >= leastWorth && age <= 3,
  );
  const bases = enemyBases(t, side)
    .filter((base) => t.rules.bases[base]!.handles.includes("land"))
    .map((base) => t.rules.bases[base]!.hex);
  const raids = !facesCarriers(t, side) && canStrike;
  const looked = haunts(t, side);
  const windy = wantsWind(t, n);
  const nearest = (hexes: readonly number[], end: number): number =>
    Math.min(...hexes.map((each) => hexesBetween(t, end, each)));
  return (way, end) => {
    let worth = 0;
    if (carriers.length > 0) {
      const away = nearest(
        carriers.map((each) => each.hex),
        end,
      );
      worth -= canStrike
        ? Math.max(0, away - strikeRange) * 2 + Math.max(0, strikeRange - 1 - away) * 2
        : -away * 2;
    } else if (others.length > 0 && canStrike) {
      const away = nearest(
        others.map((each) => each.hex),
        end,
      );
      worth -= Math.max(0, away - strikeRange) + Math.max(0, 6 - away) * 2;
    } else if (raids && bases.length > 0) worth -= Math.max(0, nearest(bases, end) - strikeRange);
    else if (looked.length > 0) worth -= Math.max(0, nearest(looked, end) - searchRange) * 0.5;
    for (const base of bases) {
      const least = raids ? strikeRange - 1 : baseRange;
      worth -= Math.max(0, least - hexesBetween(t, end, base)) * 1.5;
    }
    // 6.6: in a storm planes crash as they land, and ships that begin a turn there stay in it.
    if (weatherOf(t, end) === STORM) worth -= STORM_NOW;
    else if (isStormAhead(t, end)) worth -= STORM_NEXT;
    if (t.rules.hexes.edge[end] !== 0) worth -= 3;
    if (windy && goesIntoWind(t, hex, way)) worth += 8;
    return worth;
  };
}

/** 6.10: whether more planes come home to a carrier this turn than it takes out of the wind. */
function wantsWind(t: FlatTopTable, n: number): boolean {
  const { side } = t.position.forces[n]!;
  return shipsOf(t, n).some((ship) => {
    const { field } = t.rules.ships[ship]!;
    if (field < 0 || !isOutOfWind(t, field)) return false;
    const launched = t.position.decks[field]!.launched.reduce((sum, each) => sum + each, 0);
    let coming = launched;
    for (const m of aloft(t)[side]!) {
      const formation = t.position.formations[m]!;
      if (formation.hex === OFF_MAP || formation.mode >= 0 || homeOf(t, formation) !== field) continue;
      if (hexesBetween(t, formation.hex, hexOfField(t, field)) <= movementOfFormation(t, formation) + 2)
        coming += planesIn(formation);
    }
    return coming > launchOf(t, field).minimum;
  });
}

/** Transports anchor where they unload and up anchor when they have; nobody else anchors, and nothing is scuttled. */
export function orders(t: FlatTopTable, side: number): number {
  const unloading = unloadingHexes(t, side);
  const code = ordersOf(t, side).findIndex(({ do: what, ship, force }) => {
    const isThere = unloading.includes(t.position.forces[force]!.hex);
    if (what === "anchor") return isThere && hasCargo(t, ship);
    return what === "weigh" && isThere && isTransport(t, ship) && !hasCargo(t, ship);
  });
  return code < 0 ? DONE : code;
}
