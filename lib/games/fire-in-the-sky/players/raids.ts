import { isOfClass, pieceAt } from "../model/pieces";
import { JAPAN } from "../model/rules";
import { type Budget, nothingSpent, voyageOil } from "./budget";
import type { Outlook } from "./outlook";
import type { Planned } from "./forces";
import type { Pool, Vessel } from "./pool";
import { hitChance, lossOf } from "./power";
import { isHeld } from "./survey";
import { type Fleet, threatAt } from "./threat";

/** Carriers against ships and aircraft at their base: nothing is taken, but much may be sunk. */

/** 17.1: whoever fires first on the first turn of the war, at bases whose anti-aircraft fire is not ready. */
export const hasSurprise = ({ t, side }: Outlook): boolean => {
  const { turn, firstFire } = t.rules.parameters.turnOne;
  return t.position.turn === turn && side === JAPAN && firstFire === side && t.position.phasing === side;
};

/** The raid that promises most, with the carriers that go; undefined where none pays. */
export function raidOf(
  outlook: Outlook,
  pool: Pool,
  budget: Budget,
  fleets: readonly Fleet[],
): Planned | undefined {
  const { t, enemy, weights } = outlook;
  if (weights.raid === 0) return undefined;
  const carriers = pool.vessels
    .filter(({ p, air }) => air > 0 && !pool.spent.has(p))
    .sort((a, b) => b.air - a.air || a.p - b.p);
  if (carriers.length === 0) return undefined;
  let best: Planned | undefined;
  for (const place of t.rules.bases) {
    if (!isHeld(t, place, enemy) || outlook.own.land[place]! > 0 || outlook.own.seaAir[place]! > 0) continue;
    if (outlook.theirs.port[place]! + outlook.theirs.portAir[place]! === 0) continue;
    const able = carriers.filter(({ reach }) => reach[place]! >= 0);
    if (able.length === 0) continue;
    const raid = raidOn(outlook, pool, budget, fleets, place, able);
    if (raid && raid.worth > (best?.worth ?? 0)) best = raid;
  }
  return best;
}

function raidOn(
  outlook: Outlook,
  pool: Pool,
  budget: Budget,
  fleets: readonly Fleet[],
  place: number,
  able: readonly Vessel[],
): Planned | undefined {
  const { t, weights } = outlook;
  const { ships: most } = t.rules.parameters.taskForce;
  const prey = preyAt(outlook, place);
  const against = outlook.theirs.air[place]! + threatAt(outlook, fleets, place).air;
  const price = nothingSpent(budget);
  const carriers: number[] = [];
  let [points, cost, worth, count, oil] = [0, 0, 0, 0, 0];
  for (const { p, air, reach, size } of able) {
    const more = voyageOil(t, p, reach[place]!);
    if (price.oil + more > budget.oil) break;
    price.oil += more;
    points += air;
    cost += size * FUEL;
    carriers.push(p);
    const value = weights.raid * harm(outlook, place, points, against, prey) - cost;
    if (value <= worth) continue;
    [worth, count, oil] = [value, carriers.length, price.oil];
  }
  if (worth < LEAST) return undefined;
  carriers.length = count;
  price.oil = oil;
  const screen = screenFor(outlook, pool, place, count % most === 0 ? 0 : 1);
  return { place, worth, chance: 1, troops: [], escorts: [], ships: screen, carriers, price };
}

/** What a carrier burns, for each of its Transport factors. */
const FUEL = 0.02;

/** Least that a raid must promise, in Victory Points of ships. */
const LEAST = 1;

/** A destroyer for the carriers, where one can come along. */
function screenFor({ t }: Outlook, { vessels, spent }: Pool, place: number, wanted: number): number[] {
  const { escortClasses } = t.rules.parameters.submarines;
  const fits = ({ p, reach }: Vessel): boolean =>
    reach[place]! >= 0 && !spent.has(p) && isOfClass(pieceAt(t, p), escortClasses);
  return vessels
    .filter(fits)
    .slice(0, wanted)
    .map(({ p }) => p);
}

/** What each ship in port would be missed, the dearest first, with what it bears. */
function preyAt({ t, enemy, picture }: Outlook, place: number): { loss: number; defense: number }[] {
  return t.rules.shipsOfSide[enemy]!.filter((p) => picture.at[p] === place && picture.tf[p] === -1)
    .map((p) => ({ loss: lossOf(pieceAt(t, p), 1), defense: pieceAt(t, p).defense }))
    .sort((a, b) => b.loss - a.loss);
}

/** What is lost for good when a ship is only damaged: it is away for some turns. */
const DAMAGED = 0.35;
/** Air Points that each ship gets before the next one does. */
const EACH = 2;

/** The harm that so many Air Points do, less what they risk: 12.3.2 reckoned with means. */
function harm(
  outlook: Outlook,
  place: number,
  points: number,
  against: number,
  prey: readonly { loss: number; defense: number }[],
): number {
  const { rules } = outlook.t;
  const surprise = hasSurprise(outlook) ? 1 : 0;
  const theirs = Math.max(0, against - points * hitChance(rules, "air-to-air", surprise));
  // Whoever is surprised answers with what is left.
  let ours = points - (surprise ? theirs : against) * hitChance(rules, "air-to-air");
  if (!surprise) ours -= rules.places[place]!.antiAircraft * hitChance(rules, "anti-aircraft");
  if (ours <= theirs) return 0;
  const hit = hitChance(rules, "air-strike", 1 + surprise + (theirs < 1 ? 1 : 0));
  let sum = 0;
  for (const { loss, defense } of prey) {
    if (ours <= 0) break;
    const shots = Math.min(EACH, ours);
    ours -= shots;
    const sunk = sinking(defense - 2 - surprise);
    const hurt = 1 - (1 - hit) ** shots;
    sum += hurt * loss * (sunk + (1 - sunk) * DAMAGED);
  }
  return sum;
}

/** The chance that two dice reach a number. */
function sinking(need: number): number {
  if (need <= 2) return 1;
  if (need > 12) return 0;
  return need <= 7 ? 1 - ((need - 2) * (need - 1)) / 72 : ((13 - need) * (14 - need)) / 72;
}
