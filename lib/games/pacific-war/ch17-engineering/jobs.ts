import { hasTroops } from "../model/ground";
import { costIn, pointsAt } from "../model/command-points";
import { constructionsIn, engineersIn, hasSpareBase, hexesWithEngineers } from "../model/constructions";
import { payersOf } from "../model/links";
import type { PacificTable } from "../model/position";
import { enemyOf, NOWHERE, type Rules, sideIds } from "../model/rules";
import { isOpenPort } from "../model/harbours";
import { headquartersAtWork } from "../model/stations";
import { hasShips } from "../model/presence";
import { baseAt, baseClass, groundClass, isInterdicted } from "../model/units";
import { isStrategic, warOf } from "../model/war";
import { type Outset, siteAt } from "./outset";

/** 17.0: what a side can have done in its Engineering Phase, and who pays. */

export type Order =
  | { do: "repair"; hex: number }
  | { do: "repair-all" }
  | { do: "repair-resource"; place: number; payer: number; cost: number }
  | { do: "continue"; n: number; payer: number; cost: number }
  | { do: "build"; job: string; hex: number; base: number; payer: number; cost: number }
  | { do: "support-base"; payer: number }
  | { do: "remove-support-base"; hex: number };

type Job = Rules["engineering"][string];

const jobsOf = ({ rules }: PacificTable, kind: string): [string, Job][] =>
  Object.entries(rules.engineering).filter(([, job]) => job.kind === kind);

/** Headquarters that a hex was linked to at the outset and that have the points, with what each of them pays. */
const payers = (
  t: PacificTable,
  outset: Outset,
  hex: number,
  points: number,
): { payer: number; cost: number }[] =>
  Object.entries(siteAt(outset, hex)?.payers ?? {}).flatMap(([id, each]) => {
    const payer = t.rules.headquartersOf[id]!;
    const cost = points * each;
    return pointsAt(t, payer) >= cost ? { payer, cost } : [];
  });

/** 17.1.A: a hex with an engineer who was Linked at the outset and is not Broken. */
const hasEngineer = (t: PacificTable, outset: Outset, hex: number, side: number): boolean =>
  siteAt(outset, hex) !== undefined && engineersIn(t, hex, side).length > 0;

/** 17.2: Bases with hits that were Linked at the outset. */
export const damagedBases = (t: PacificTable, outset: Outset, side: number): number[] =>
  t.position.bases.flatMap((base, n) =>
    base.side === side && base.hex !== NOWHERE && base.hits > 0 && siteAt(outset, base.hex) ? n : [],
  );

/** 17.4: demolished Co-Prosperity hexes, for so many points each. */
function resourceRepairs(t: PacificTable, outset: Outset, side: number): Order[] {
  const { rules, position } = t;
  return jobsOf(t, "repair-resource").flatMap(([, { perValue = 0, engineer }]) =>
    rules.places.flatMap(({ id, hex, resourcePoints }, place) => {
      const isOut = position.demolished.includes(place) || warOf(t).interdictedResources.includes(id);
      if (!isOut || (engineer && !hasEngineer(t, outset, hex, side)) || hasTroops(t, hex, enemyOf(side)))
        return [];
      const cost = perValue * resourcePoints;
      return payers(t, outset, hex, cost).map((paid): Order => ({ do: "repair-resource", place, ...paid }));
    }),
  );
}

/** 17.5.C: the next stage of what is being built. */
function continuations(t: PacificTable, outset: Outset, side: number, done: readonly string[]): Order[] {
  return warOf(t).constructions.flatMap(({ hex: id, job, stage }, n) => {
    const hex = t.rules.hexes.of[id]!;
    const { stages } = t.rules.engineering[job]!;
    const cost = stages[stage];
    if (cost === undefined || done.includes(id) || !constructionsIn(t, hex, side).includes(n)) return [];
    if (!hasEngineer(t, outset, hex, side)) return [];
    return payers(t, outset, hex, cost).map((paid): Order => ({ do: "continue", n, ...paid }));
  });
}

/** Classes of the size wanted, of the nations whose engineers are there. */
function classesFor(t: PacificTable, hex: number, side: number, isLarge: boolean): number[] {
  const nations = engineersIn(t, hex, side).map(
    (n) => groundClass(t.rules, t.position.groundUnits[n]!).nation,
  );
  return t.rules.baseClasses.flatMap((of, n) =>
    of.isLarge === isLarge && nations.includes(of.nation) && hasSpareBase(t, n) ? n : [],
  );
}

/** 17.5 to 17.9: what may be built in a hex with an engineer, as the class of the Base; -1 for none of its own. */
function basesFor(t: PacificTable, { kind, airfield }: Job, hex: number, side: number): number[] {
  const { rules, position } = t;
  const place = rules.places[rules.hexes.place[hex]!];
  const base = baseAt(t, hex, side);
  if (kind === "small-airbase") {
    if (base >= 0 || place?.mayHaveBase === false) return [];
    const hasAirfield = place !== undefined && place.airfield !== "none";
    return hasAirfield === airfield ? classesFor(t, hex, side, false) : [];
  }
  if (base < 0 || isInterdicted(t, base)) return [];
  const { isLarge, nation } = baseClass(rules, position.bases[base]!);
  if (kind === "dry-dock") return place?.isPort && mayBuildDock(t, hex) ? [-1] : [];
  if (kind !== "large-airbase" || isLarge || !canBeLarge(rules, hex)) return [];
  return rules.baseClasses.flatMap((of, n) =>
    of.isLarge && of.nation === nation && hasSpareBase(t, n) ? n : [],
  );
}

/** 17.7.A: no large airbase is on an atoll, or where there is no large airfield. */
export const canBeLarge = ({ hexes, places }: Rules, hex: number): boolean =>
  hexes.land[hex] !== "atoll" && places[hexes.place[hex]!]?.airfield === "large";

/** In `war.special`: mobile dry docks that have been built, those that are lost with them (15.1.E). */
export const DOCKS = "mobile-docks";

/** 17.9.A: so many mobile dry docks, in Strategic scenarios from a month on. */
function mayBuildDock(t: PacificTable, hex: number): boolean {
  const { mobileFrom, mobileDocks } = t.rules.parameters.repair;
  const war = warOf(t);
  const begun = war.constructions.filter(({ job }) => t.rules.engineering[job]!.kind === "dry-dock").length;
  return (
    isStrategic(t) &&
    t.position.month >= mobileFrom &&
    (war.special[DOCKS] ?? 0) + begun < mobileDocks &&
    !war.mobileDocks.includes(t.rules.hexes.ids[hex]!)
  );
}

const BUILT = ["small-airbase", "large-airbase", "dry-dock"];

function newWorks(t: PacificTable, outset: Outset, side: number): Order[] {
  const hexes = new Set(hexesWithEngineers(t, side));
  const enemy = enemyOf(side);
  const isFree = (hex: number): boolean =>
    hasEngineer(t, outset, hex, side) &&
    !hasTroops(t, hex, enemy) &&
    // 17.5.A, 17.7.A: no enemy units are those at sea too.
    !hasShips(t, hex, enemy) &&
    baseAt(t, hex, enemy) < 0 &&
    constructionsIn(t, hex, side).length === 0;
  const jobs = BUILT.flatMap((kind) => jobsOf(t, kind)).filter(([, job]) => job.side === sideIds[side]);
  return [...hexes].filter(isFree).flatMap((hex) =>
    jobs.flatMap(([id, job]) => {
      const cost = job.stages[0]!;
      return basesFor(t, job, hex, side).flatMap((base) =>
        payers(t, outset, hex, cost).map((paid): Order => ({ do: "build", job: id, hex, base, ...paid })),
      );
    }),
  );
}

/** 11.3.1.A: what a headquarters pays for an Offensive Support Base in a hex. */
export function supportBaseCost(t: PacificTable, hex: number, payer: number): number {
  const [cost = 0] = jobsOf(t, "offensive-support-base")[0]?.[1].stages ?? [];
  return costIn(t, hex, payer, cost);
}

/** 11.3.1.A: each Linked headquarters pays for one, in the places that it reaches. */
function supportBases(t: PacificTable, side: number, done: readonly string[]): Order[] {
  const standing = t.position.supportBases.filter((base) => base.side === side).length;
  const most = t.rules.markerCounts[`offensive-support-base-${sideIds[side]!}`] ?? Infinity;
  if (standing >= most) return [];
  return headquartersAtWork(t, side).flatMap((payer): Order[] =>
    !done.includes(t.rules.headquarters[payer]!.id) ? [{ do: "support-base", payer }] : [],
  );
}

/** 11.3.1.A: Linked open ports and named locations that a headquarters reaches. */
export const supportBaseHexes = (t: PacificTable, side: number, payer: number): number[] =>
  t.rules.places.flatMap(({ hex }, place) => {
    const isOpen = isOpenPort(t, hex, side) || t.position.control[place] === side;
    const isTaken = t.position.supportBases.some((base) => base.hex === hex);
    return isOpen &&
      !isTaken &&
      !hasTroops(t, hex, enemyOf(side)) &&
      payersOf(t, hex, side).includes(payer) &&
      supportBaseCost(t, hex, payer) <= pointsAt(t, payer)
      ? hex
      : [];
  });

/** All that a side can order now. `done` has what is done once in a phase: hexes of works, ids of headquarters. */
export function ordersOf(t: PacificTable, outset: Outset, side: number, done: readonly string[]): Order[] {
  const damaged = damagedBases(t, outset, side).map((n) => t.position.bases[n]!.hex);
  return [
    ...(damaged.length > 1 ? [{ do: "repair-all" as const }] : []),
    ...damaged.map((hex): Order => ({ do: "repair", hex })),
    ...resourceRepairs(t, outset, side),
    ...continuations(t, outset, side, done),
    ...newWorks(t, outset, side),
    ...supportBases(t, side, done).filter(
      (order) => order.do === "support-base" && supportBaseHexes(t, side, order.payer).length > 0,
    ),
    ...t.position.supportBases.flatMap((base): Order[] =>
      base.side === side ? [{ do: "remove-support-base", hex: base.hex }] : [],
    ),
  ];
}
