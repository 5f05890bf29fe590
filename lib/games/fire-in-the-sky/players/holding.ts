import { oneHexDestinations, seaDeploymentCost } from "../board/marching";
import { isFriendlyBase, limitOf, loadOf } from "../board/occupation";
import { has, pieceAt, strengthOf } from "../model/pieces";
import { Flag } from "../model/position";
import type { Outlook } from "./outlook";
import { dangerAt, gainIn } from "./garrisons";
import { byOneHex, type Move } from "./move";
import { loadBy, roomFor } from "./room";
import { isHeld } from "./survey";

/** Units that have nothing better to do: they hold what could be lost, and make room where too many stand. */
export const holdingOf = (outlook: Outlook, second: boolean, spare: readonly number[]): Move[] => [
  ...garrisons(outlook, second, spare),
  ...shipsOut(outlook, second, spare),
];

/** Least that must be gained for a unit to be moved at all. */
const LEAST = 0.15;
/** What it is worth that the enemy cannot send a unit away (2.2.2.1). */
const OVERFLOW = 5;

/** Bases of a side to which a garrison could be sent, with the most that one could be worth there. */
function needsOf(outlook: Outlook): { needs: Map<number, number>; highest: number } {
  const { t, side, theirs, plan } = outlook;
  const needs = new Map<number, number>();
  let highest = 0;
  for (const base of t.rules.bases) {
    if (!isHeld(t, base, side) || theirs.land[base]! > 0) continue;
    if (dangerAt(outlook, base) === 0) continue;
    // Where a smaller unit makes way for a larger one, there may be more to be had than there is room.
    const room = Math.max(0, plan.room[base]!, limitOf(t, base, "land") - plan.standing[base]!);
    if (room === 0) continue;
    const most = gainIn(outlook, base, plan.standing[base]!, room);
    needs.set(base, most);
    highest = Math.max(highest, most);
  }
  return { needs, highest };
}

/** Land units hold bases where the enemy could land, the dearest and weakest first. */
function garrisons(outlook: Outlook, second: boolean, spare: readonly number[]): Move[] {
  const { t, side, routes, plan } = outlook;
  const { needs, highest } = needsOf(outlook);
  const moves: Move[] = [];
  for (const [p, stake] of [...plan.idle, ...surplus(outlook)]) {
    const { nation } = pieceAt(t, p);
    const from = t.position.at[p]!;
    const tooMany = isTooMuch(outlook, from, "land");
    // No base is worth as much to it.
    if (!tooMany && highest - stake < LEAST) continue;
    if (stake === Infinity || has(t, p, Flag.deployed) || !isFriendlyBase(t, from, side)) continue;
    const strength = strengthOf(t, p);
    const factors = loadBy(t, p);
    const consider = (to: number, leg: number, bySea: boolean, price: number): void => {
      let standing = plan.standing[to]!;
      if (factors > plan.room[to]!) {
        if (tooMany) return;
        const smaller = makingWay(outlook, to, factors - plan.room[to]!, strength, means - price);
        if (smaller === undefined) return;
        standing -= smaller;
      }
      const more = strength - (plan.standing[to]! - standing);
      const need = needs.has(to) ? gainIn(outlook, to, plan.standing[to]!, more) : 0;
      const gain = need + (tooMany ? OVERFLOW - 0.01 * factors : -stake) - 0.02 * price;
      if (gain < LEAST) return;
      const why = tooMany ? "Too many units are here." : "The enemy could land there.";
      moves.push({ p, to: leg, bySea, gain, why });
    };
    // Nothing that is kept for later is worth a unit.
    const means = tooMany ? t.position.transport[nation]! : spare[nation]!;
    if (tooMany) {
      for (const to of byOneHex(outlook, p, second)) if (isSafe(outlook, to)) consider(to, to, false, 0);
    }
    const cost = seaDeploymentCost(t, p);
    if (cost > means || has(t, p, Flag.oneHexDeployed)) continue;
    for (const { base, legs } of routes.stagesFrom(from, nation, 2)) {
      if (legs.length > 0 && cost * legs.length <= means && (tooMany || needs.has(base)))
        consider(base, legs[0]!, true, cost * legs.length);
    }
  }
  return moves;
}

/**
 * The strength of a smaller unit that would leave a full base for a larger one: it takes up the room that is lacking,
 * is weaker, and has somewhere to go for the points that are left. Undefined where there is none.
 */
function makingWay(
  outlook: Outlook,
  base: number,
  lacking: number,
  strength: number,
  means: number,
): number | undefined {
  const { t, routes, plan } = outlook;
  let least: number | undefined;
  for (const p of plan.idle.keys()) {
    if (t.position.at[p] !== base || has(t, p, Flag.deployed | Flag.oneHexDeployed)) continue;
    const factors = loadBy(t, p);
    const holds = strengthOf(t, p);
    if (factors < lacking || holds >= strength || holds >= (least ?? Infinity)) continue;
    const cost = seaDeploymentCost(t, p);
    const leaves = routes
      .stagesFrom(base, pieceAt(t, p).nation, 1)
      .some((to) => to.legs.length > 0 && isSafe(outlook, to.base) && plan.room[to.base]! >= factors);
    if (cost <= means && leaves) least = holds;
  }
  return least;
}

/** Land units that have something to do, but cannot all stay until they sail: too many stand where they are. */
function surplus(outlook: Outlook): [number, number][] {
  const { t, side, theirs, plan } = outlook;
  const full = t.rules.bases.filter((base) => isTooMuch(outlook, base, "land") && theirs.land[base] === 0);
  if (full.length === 0) return [];
  return t.rules.piecesOfSide[side]!.filter(
    (p) =>
      pieceAt(t, p).kind === "land" &&
      t.position.tf[p] === -1 &&
      !plan.idle.has(p) &&
      full.includes(t.position.at[p]!),
  ).map((p) => [p, 0]);
}

const isSafe = ({ t, side, theirs }: Outlook, place: number): boolean =>
  isHeld(t, place, side) && theirs.land[place] === 0;

const isTooMuch = ({ t, side }: Outlook, place: number, kind: "land" | "naval"): boolean =>
  loadOf(t, place, side, kind) > limitOf(t, place, kind);

/** Ships leave a port that holds too many, by the cheapest way. */
function shipsOut(outlook: Outlook, second: boolean, spare: readonly number[]): Move[] {
  const { t, side, routes } = outlook;
  const moves: Move[] = [];
  const full = new Set(t.rules.bases.filter((base) => isTooMuch(outlook, base, "naval")));
  if (full.size === 0) return moves;
  for (const p of t.rules.piecesOfSide[side]!) {
    const { kind, nation } = pieceAt(t, p);
    const from = t.position.at[p]!;
    if (kind !== "naval" || t.position.tf[p] !== -1 || !full.has(from)) continue;
    if (has(t, p, Flag.deployed) || !isFriendlyBase(t, from, side)) continue;
    const why = "Too many ships are here.";
    // The smallest ships are the cheapest to move, and the easiest to find room for.
    const gain = OVERFLOW - 0.01 * loadBy(t, p);
    if (!second && !has(t, p, Flag.seaDeployed | Flag.oneHexDeployed)) {
      for (const to of oneHexDestinations(t, p))
        if (roomFor(t, p, to) >= 0) moves.push({ p, to, bySea: false, gain, why });
    }
    const cost = seaDeploymentCost(t, p);
    if (cost > spare[nation]! || has(t, p, Flag.oneHexDeployed)) continue;
    for (const { base, legs } of routes.stagesFrom(from, nation, 1))
      if (legs.length > 0 && roomFor(t, p, base) >= 0)
        moves.push({ p, to: base, bySea: true, gain: gain - 0.05 * cost, why });
  }
  return moves;
}
