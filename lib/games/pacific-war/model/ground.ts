import { isInterning } from "./areas";
import { checkWork, loseDock } from "./constructions";
import { overrunBombers } from "./bombers";
import { dropCommands, hitShip, loseAirSteps, loseGroundSteps, stepsBeyond } from "./damage";
import { disband } from "./disband";
import { japaneseBaseLost } from "./initiative";
import { cargoOf, takeOffMap } from "./navy";
import { comeBack } from "./off-map";
import { Gone, type GroundUnit, type PacificTable, type Position } from "./position";
import { hasTroops, troopsIn } from "./presence";
import { resourceTaken } from "./resources";
import { ALLIED, enemyOf, JAPANESE, NOWHERE, sideIds } from "./rules";
import { removeSupportBase } from "./support-bases";
import { lossPerHit } from "./transport";
import { airClass, basesIn, groundClass, hexOfShip, nameOfHex, stepsOfGround } from "./units";
import { handOf } from "./war";

/** Ground units in a hex, and what follows from who is there (23.1.3 to 23.1.5). */

export { hasTroops, troopsIn };

/** Both sides have ground units there. */
export const isContested = (t: PacificTable, hex: number): boolean =>
  hasTroops(t, hex, 0) && hasTroops(t, hex, 1);

export const stepsOf = ({ rules, position }: PacificTable, units: readonly number[]): number =>
  units.reduce((sum, n) => sum + stepsOfGround(rules, position.groundUnits[n]!), 0);

/** The hex of a ground unit, that of the ship which carries it; less than 0 off the map. */
export const hexOfTroops = (position: Position, unit: GroundUnit): number =>
  unit.ship < 0 ? unit.hex : hexOfShip(position, unit.ship);

/** 33.6: Nationalist and Red Chinese never stack. */
function meetsOtherFaction(t: PacificTable, hex: number, units: readonly number[]): boolean {
  const { groundUnits } = t.position;
  const chinese = units
    .map((n) => groundClass(t.rules, groundUnits[n]!))
    .filter(({ nation }) => nation === "china");
  if (chinese.length === 0) return false;
  return groundUnits.some(({ hex: at, kind, ship }) => {
    const { isRed, nation } = t.rules.groundClasses[kind]!;
    return at === hex && ship < 0 && nation === "china" && chinese.some((each) => each.isRed !== isRed);
  });
}

/** 23.1.3: whether these ground units, which are elsewhere, may come into a hex as well. */
export function hasRoom(t: PacificTable, hex: number, units: readonly number[]): boolean {
  const { stacking } = t.rules.parameters;
  const side = groundClass(t.rules, t.position.groundUnits[units[0]!]!).side;
  if (meetsOtherFaction(t, hex, units)) return false;
  const bases = stacking.baseCounts ? basesIn(t, hex, side).length : 0;
  return stepsOf(t, troopsIn(t, hex, side)) + bases + stepsOf(t, units) <= stacking.groundSteps;
}

/** 23.1.4: a unit that comes to enemies leaves an Entry Arrow on the hexside, if there is none on it. */
function placeEntryArrow(t: PacificTable, side: number, from: number, to: number): void {
  const { entryArrows } = t.position;
  if (entryArrows.some((arrow) => arrow.from === from && arrow.to === to)) return;
  t.push(entryArrows, { side, from, to });
}

/** What both sides see, though a secret choice has brought it about. */
const BOTH = [0, 1];

/** Puts a ground unit into a neighbouring hex, which takes what it may overrun (23.1.4, 23.1.5). */
export function marchInto(t: PacificTable, unit: number, to: number): void {
  const of = t.position.groundUnits[unit]!;
  const from = of.hex;
  const { name, side } = groundClass(t.rules, of);
  t.change(`/groundUnits/${of.id}/hex`, t.rules.hexes.ids[from]!, t.rules.hexes.ids[to]!);
  t.set(of, "hex", to);
  // Which unit of a Force moves the enemy does not see (2.5.11).
  t.say("23.1.1", () => `${name} marches to ${nameOfHex(t.rules, to)}.`, [side]);
  t.set(of, "entered", true);
  if (hasTroops(t, to, enemyOf(side))) placeEntryArrow(t, side, from, to);
  settle(t, from);
  settle(t, to);
}

/**
 * After ground units have come to a hex or left it: Entry Arrows and sieges that have lost their reason are removed, and a
 * side that is alone there takes the place and overruns what the enemy has in it (23.1.5).
 */
export function settle(t: PacificTable, hex: number): void {
  if (hex < 0) return;
  intern(t, hex);
  checkWork(t, hex);
  endSiege(t, hex);
  if (isContested(t, hex)) return;
  const { entryArrows } = t.position;
  for (let n = entryArrows.length - 1; n >= 0; n--)
    if (entryArrows[n]!.to === hex) t.removeAt(entryArrows, n);
  const side = [0, 1].find((each) => hasTroops(t, hex, each));
  if (side !== undefined) overrun(t, hex, side);
}

/** 33.3: Allied units that enter the Soviet Union are interned, and are out of the game for good. */
function intern(t: PacificTable, hex: number): void {
  if (!isInterning(t, hex)) return;
  for (const n of troopsIn(t, hex, ALLIED)) {
    const unit = t.position.groundUnits[n]!;
    const { name } = groundClass(t.rules, unit);
    t.change(`/groundUnits/${unit.id}/hex`, t.rules.hexes.ids[hex]!, null);
    t.set(unit, "hex", Gone.absent);
    t.set(unit, "activated", false);
    t.set(unit, "assault", "none");
    t.say("33.3", () => `${name} is interned in the Soviet Union.`, BOTH);
  }
}

/** 31.6: a siege ends when the besieger has gone or has less than twice the steps. */
function endSiege(t: PacificTable, hex: number): void {
  const { sieges } = t.position;
  const n = sieges.findIndex((siege) => siege.hex === hex);
  if (n < 0) return;
  const { side } = sieges[n]!;
  const own = stepsOf(t, troopsIn(t, hex, side));
  const other = stepsOf(t, troopsIn(t, hex, enemyOf(side)));
  const { siegeRatio } = t.rules.parameters.groundCombat;
  if (own > 0 && other > 0 && own >= siegeRatio * other) return;
  t.removeAt(sieges, n);
  t.say("31.6", () => `The siege of ${nameOfHex(t.rules, hex)} is over.`, BOTH);
}

/** 23.1.5: the place, an enemy Base with its aircraft and ships, and an Offensive Support Base. */
export function overrun(t: PacificTable, hex: number, side: number): void {
  const { rules, position } = t;
  const place = rules.hexes.place[hex]!;
  const before = position.control[place];
  if (before !== undefined && before !== side) {
    t.change(
      `/control/${rules.places[place]!.id}`,
      sideIds[position.control[place]!] ?? null,
      sideIds[side]!,
    );
    t.set(position.control, place, side);
    t.say("23.1.5", () => `${rules.places[place]!.name} is taken.`, BOTH);
    headquartersLeave(t, rules.places[place]!.id, side);
    resourceTaken(t, place, side, before);
  }
  const enemy = enemyOf(side);
  for (let n = position.supportBases.length - 1; n >= 0; n--) {
    const { hex: at, side: owner } = position.supportBases[n]!;
    if (at === hex && owner === enemy) removeSupportBase(t, n);
  }
  for (const base of position.bases) if (base.hex === hex && base.side === enemy) overrunBase(t, base, hex);
  dropCommands(t, hex, enemy);
  // 11.2.1: a headquarters among enemies alone is disbanded.
  for (const [n, headquarters] of rules.headquarters.entries()) {
    if (headquarters.side !== enemy || position.headquarters[n] !== hex) continue;
    disband(t, n, "involuntary");
  }
}

/** 1.2: by a special rule of some scenarios a headquarters leaves the game for good when the enemy takes a place. */
function headquartersLeave(t: PacificTable, place: string, side: number): void {
  const { rules, position } = t;
  for (const rule of Object.values(position.terms.specialRules)) {
    if (rule.kind !== "headquarters-leaves" || rule.place !== place) continue;
    const n = rules.headquarters.findIndex(({ id }) => id === rule.headquarters);
    const headquarters = rules.headquarters[n];
    if (!headquarters || headquarters.side === side || position.headquarters[n] === NOWHERE) continue;
    if (position.war) t.set(handOf(t, headquarters.side).commandPoints, headquarters.id, 0);
    t.set(position.headquarters, n, NOWHERE);
    t.say("11.2.1", () => `${headquarters.name} leaves the game.`, BOTH);
  }
}

function overrunBase(t: PacificTable, base: Position["bases"][number], hex: number): void {
  const { rules, position } = t;
  t.say(
    "23.1.5",
    () => `${rules.baseClasses[base.kind]!.name} in ${nameOfHex(rules, hex)} is overrun.`,
    BOTH,
  );
  t.set(base, "hex", NOWHERE);
  loseDock(t, hex);
  if (base.side === JAPANESE) japaneseBaseLost(t, hex);
  else overrunBombers(t, hex);
  for (const [n, unit] of position.airUnits.entries())
    if (unit.hex === hex && unit.ship < 0 && airClass(rules, unit).side === base.side)
      loseAirSteps(t, n, unit.steps);
  for (const [n, ship] of rules.ships.entries())
    if (ship.side === base.side && hexOfShip(position, n) === hex) flee(t, n);
}

/** A ship of an overrun port takes hits, and is away until it comes back as a reinforcement. */
function flee(t: PacificTable, ship: number): void {
  const { rules, position } = t;
  const { overrunHits } = rules.parameters.movement;
  hitShip(t, ship, overrunHits);
  if (hexOfShip(position, ship) < 0) return;
  loseAboard(t, ship, overrunHits);
  takeOffMap(t, ship);
  comeBack(t, rules.ships[ship]!.id, rules.parameters.movement.overrunMonths);
  t.say("23.1.5", () => `${rules.ships[ship]!.name} escapes from the port.`, [rules.ships[ship]!.side]);
}

/** 2.3.2.2, 23.8: what hits cost a ship that flees: steps of the largest units aboard, so that nobody is asked. */
function loseAboard(t: PacificTable, ship: number, hits: number): void {
  const { airUnits } = t.position;
  const largest = (units: readonly number[], steps: (n: number) => number): number =>
    units.toSorted((a, b) => steps(b) - steps(a))[0] ?? -1;
  if (t.rules.ships[ship]!.launchCapacity > 0)
    for (let n = Math.max(hits, stepsBeyond(t, ship)); n > 0; n--) {
      const aboard = [...airUnits.keys()].filter((each) => airUnits[each]!.ship === ship);
      const unit = largest(aboard, (each) => airUnits[each]!.steps);
      if (unit >= 0) loseAirSteps(t, unit, 1);
    }
  for (let n = hits * lossPerHit(t.rules, ship); n > 0; n--) {
    const unit = largest(cargoOf(t, ship), (each) => stepsOf(t, [each]));
    if (unit >= 0) loseGroundSteps(t, unit, 1);
  }
}

/** A unit does nothing more in this Operation (31.1). */
export function deactivate(t: PacificTable, unit: GroundUnit): void {
  t.set(unit, "cycleMoves", 0);
  if (!unit.activated) return;
  t.change(`/groundUnits/${unit.id}/activated`, true, false);
  t.set(unit, "activated", false);
  const { name, side } = groundClass(t.rules, unit);
  t.say("20.5", () => `${name} is deactivated.`, [side]);
}
