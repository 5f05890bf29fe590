import { counted } from "../../../words";
import { settleCrowd } from "./bases";
import { airUnitText, airbaseText, baseText, groundText, shipDoes, shipText, siteText } from "./pieces";
import { award } from "./points";
import {
  AirFlag,
  BaseState,
  Box,
  type ForlornTable,
  Gone,
  GroundFlag,
  hasFlag,
  ShipFlag,
  type SupplyUnit,
} from "./position";
import { isHex, NOWHERE } from "./rules";
import { kindOf } from "./stacking";
import {
  aircraftOf,
  airUnitsAt,
  groundUnitsAt,
  isCrippled,
  isDisrupted,
  isFighter,
  setAirFlag,
  setGroundFlag,
  setShipFlag,
} from "./units";
import { rollDie, roll, succeeds } from "./rolls";

/** What happens to units that are hit, and the points for it (9.7.11, 9.10.10, 16.1). */

/** The forces whose losses bring points (16.1). */
const isOfFleets = (force: string): boolean => force === "air-fleet-11" || force === "covering-fleet";

/** A disrupted unit is disrupted once (9.7.11). On the ground that is its owner's alone to know (6.1): `readers`. */
export function disruptAirUnit(t: ForlornTable, unit: number, rule: string, readers?: number[]): void {
  if (isDisrupted(t, unit)) return;
  setAirFlag(t, unit, AirFlag.disrupted, true);
  t.say(rule, () => `${airUnitText(t, unit)} is disrupted.`, readers);
}

/** A step lost disrupts, too; a unit without another step is eliminated (9.7.11), which all learn. */
export function loseAirStep(t: ForlornTable, unit: number, rule: string, readers?: number[]): void {
  const { flags } = t.position.air;
  if (hasFlag(flags[unit]!, AirFlag.reduced) || !aircraftOf(t, unit).reduced)
    return eliminateAirUnit(t, unit, rule);
  t.set(flags, unit, flags[unit]! | AirFlag.reduced | AirFlag.disrupted);
  t.say(rule, () => `${airUnitText(t, unit)} is reduced.`, readers);
  t.lose(t.rules.airUnits[unit]!.side, aircraftOf(t, unit).id, 1);
  if (t.rules.airUnits[unit]!.force === "air-fleet-11") award(t, "air-fleet-11-unit-reduced");
}

export function eliminateAirUnit(t: ForlornTable, unit: number, rule: string): void {
  const { air } = t.position;
  const { force, side } = t.rules.airUnits[unit]!;
  if (hasFlag(air.flags[unit]!, AirFlag.ace)) loseAce(t, side);
  t.set(air.base, unit, Gone.lost);
  t.set(air.box, unit, Box.ready);
  t.set(air.flags, unit, 0);
  t.set(air.hex, unit, NOWHERE);
  t.set(air.aboard, unit, -1);
  t.say(rule, () => `${airUnitText(t, unit)} is eliminated.`);
  t.lose(side, aircraftOf(t, unit).id, 1);
  if (isOfFleets(force)) award(t, "fleet-unit-destroyed");
}

/** 9.10.10: a hit on a ship disrupts it, one on a disrupted ship cripples it; for one that is both a die says if it sinks. */
export function hitShip(t: ForlornTable, ship: number, rule: string): void {
  const flags = t.position.fleet.flags[ship]!;
  if (!hasFlag(flags, ShipFlag.disrupted)) {
    setShipFlag(t, ship, ShipFlag.disrupted, true);
    return t.say(rule, () => `${shipDoes(t, ship, "is")} disrupted.`);
  }
  if (!isCrippled(t, ship)) return crippleShip(t, ship, rule);
  const { side, class: type } = t.rules.ships[ship]!;
  const situation = {
    t,
    side,
    kind: "ship" as const,
    target: { kind: "naval", class: type, crippled: true, side },
  };
  const { total } = roll(t, "later-hit", situation, {
    name: `hit on ${shipText(t, ship)}`,
    key: "later hit",
    comesTo: (each) => String(succeeds(t, "later-hit", each)),
  });
  if (succeeds(t, "later-hit", total)) sinkShip(t, ship, rule);
  else t.say(rule, () => `${shipDoes(t, ship, "stays")} afloat.`);
}

/** Damaged: what it carries beyond the room that is left is for its owner to lose (2.2.4, ch. 10). */
function crippleShip(t: ForlornTable, ship: number, rule: string): void {
  if (!t.rules.ships[ship]!.crippled) return sinkShip(t, ship, rule);
  setShipFlag(t, ship, ShipFlag.crippled, true);
  t.say(rule, () => `${shipDoes(t, ship, "is")} crippled.`);
  t.lose(t.rules.ships[ship]!.side, t.rules.ships[ship]!.class, 1);
  // What two ships carry together is damaged with either.
  const { aboard, partner } = t.position.ground;
  for (let unit = 0; unit < aboard.length; unit++)
    if (aboard[unit]! >= 0 && partner[unit]! >= 0 && (aboard[unit] === ship || partner[unit] === ship))
      loseGroundStep(t, unit, "2.2.4");
}

/** With all that it carries. */
export function sinkShip(t: ForlornTable, ship: number, rule: string): void {
  const { fleet, air, ground, supply } = t.position;
  const { base, fleet: fleetId, side, class: type } = t.rules.ships[ship]!;
  t.set(fleet.site, ship, Gone.lost);
  t.set(fleet.flags, ship, 0);
  t.say(rule, () => `${shipDoes(t, ship, "is")} eliminated.`);
  t.lose(side, type, 1);
  if (fleetId === "covering") award(t, "fleet-unit-destroyed");
  // Aircraft in the air look for another airbase (9.12).
  if (base >= 0)
    for (const unit of airUnitsAt(t, base)) if (air.box[unit] !== Box.out) eliminateAirUnit(t, unit, "6.3.7");
  for (let unit = 0; unit < air.aboard.length; unit++)
    if (air.aboard[unit] === ship) eliminateAirUnit(t, unit, "2.2.4");
  for (let unit = 0; unit < ground.aboard.length; unit++)
    if (ground.aboard[unit] === ship || (ground.aboard[unit]! >= 0 && ground.partner[unit] === ship))
      eliminateGroundUnit(t, unit, "2.2.4");
  for (const unit of [...supply]) if (unit.aboard === ship) removeSupply(t, unit.id);
}

export function disruptGroundUnit(t: ForlornTable, unit: number, rule: string): void {
  if (hasFlag(t.position.ground.flags[unit]!, GroundFlag.disrupted)) return;
  setGroundFlag(t, unit, GroundFlag.disrupted, true);
  t.say(rule, () => `${groundText(t, unit)} is disrupted.`);
}

/**
 * A unit of two steps is reduced, another one eliminated (11.4.1). Returns whether it is still there. A step lost at sea does
 * not disrupt; one lost in ground combat does (chapter 11).
 */
export function loseGroundStep(t: ForlornTable, unit: number, rule: string): boolean {
  const { flags } = t.position.ground;
  const { side, type, reduced } = t.rules.groundUnits[unit]!;
  if (hasFlag(flags[unit]!, GroundFlag.reduced) || reduced === undefined) {
    eliminateGroundUnit(t, unit, rule);
    return false;
  }
  setGroundFlag(t, unit, GroundFlag.reduced, true);
  t.say(rule, () => `${groundText(t, unit)} is reduced.`);
  t.lose(side, type, 1);
  return true;
}

/** Armor and artillery that lose their last infantry are eliminated with it (11.2.1). */
export function eliminateGroundUnit(t: ForlornTable, unit: number, rule: string): void {
  const { ground } = t.position;
  const site = ground.site[unit]!;
  const isAshore = ground.aboard[unit]! < 0 && isHex(t.rules, site);
  t.set(ground.site, unit, Gone.lost);
  t.set(ground.flags, unit, 0);
  t.set(ground.aboard, unit, -1);
  t.set(ground.partner, unit, -1);
  t.say(rule, () => `${groundText(t, unit)} is eliminated.`);
  const { side, type } = t.rules.groundUnits[unit]!;
  t.lose(side, type, 1);
  if (!isAshore || kindOf(t, unit) !== "infantry") return;
  const left = groundUnitsAt(t, site).filter((other) => t.rules.groundUnits[other]!.side === side);
  if (left.some((other) => kindOf(t, other) === "infantry")) return;
  for (const other of left) eliminateGroundUnit(t, other, "11.2.1");
}

/** Takes a supply unit off the map (13.3). */
export function removeSupply(t: ForlornTable, id: string): void {
  const { supply } = t.position;
  const at = supply.findIndex((unit) => unit.id === id);
  if (at >= 0) t.removeAt(supply, at);
}

/** A supply unit on its double side becomes a single one; a single one is removed (13.3). */
export function spendSupply(t: ForlornTable, unit: SupplyUnit, rule: string): void {
  t.say(rule, () => `A supply unit at ${siteText(t, unit.site)} is spent.`);
  if (unit.level > 1) t.set(unit, "level", unit.level - 1);
  else removeSupply(t, unit.id);
}

/** Destroyed, or a mobile one off the map: aircraft that attack it after those that hit it achieve nothing more. */
function isGone({ position }: ForlornTable, base: number): boolean {
  const state = position.bases.state[base]!;
  return state === BaseState.destroyed || state === BaseState.offMap || state === BaseState.captured;
}

/**
 * 6.6.2, 9.10.10: an airbase is disrupted, and every unit on the ground there rolls. It does so at each result that disrupts,
 * on a disrupted airbase as well. A mobile one under construction is removed (6.5.3).
 */
export function disruptBase(t: ForlornTable, base: number, rule: string): void {
  const { bases } = t.position;
  if (t.rules.bases[base]!.kind === "off-map" || isGone(t, base)) return;
  if (bases.state[base] === BaseState.underConstruction) return removeMobile(t, base, rule);
  t.set(bases.state, base, BaseState.disrupted);
  t.say(rule, () => `${airbaseText(t, base)} is disrupted.`);
  for (const unit of airUnitsAt(t, base)) {
    if (t.position.air.box[unit] === Box.out) continue;
    const { side } = t.rules.airUnits[unit]!;
    const { total } = roll(
      t,
      "air-unit-on-bombed-base",
      { t, side, airUnit: unit, base },
      {
        name: `${airUnitText(t, unit)} on the ground`,
        key: "unit on a bombed airbase",
        comesTo: (each) => String(succeeds(t, "air-unit-on-bombed-base", each)),
      },
    );
    if (!succeeds(t, "air-unit-on-bombed-base", total))
      t.say("9.10.10", () => `${airUnitText(t, unit)} is not damaged.`, [side]);
    else if (isDisrupted(t, unit)) loseAirStep(t, unit, "9.10.10", [side]);
    else disruptAirUnit(t, unit, "9.10.10", [side]);
  }
}

/** 6.6.3, 9.10.10: with all units on the ground. */
export function destroyBase(t: ForlornTable, base: number, rule: string): void {
  if (t.rules.bases[base]!.kind === "off-map" || isGone(t, base)) return;
  for (const unit of airUnitsAt(t, base))
    if (t.position.air.box[unit] !== Box.out) eliminateAirUnit(t, unit, rule);
  if (t.rules.bases[base]!.kind === "mobile") return removeMobile(t, base, rule);
  t.set(t.position.bases.state, base, BaseState.destroyed);
  t.say(rule, () => `${airbaseText(t, base)} is destroyed.`);
}

/** 6.5.3: it may be built again, unless the rules say otherwise or an enemy has taken it (6.5.5). */
export function removeMobile(t: ForlornTable, base: number, rule: string, captured = false): void {
  const { bases } = t.position;
  const isForGood = captured || !t.rules.parameters.mobileAirbases.rebuilt;
  t.set(bases.state, base, isForGood ? BaseState.captured : BaseState.offMap);
  t.set(bases.hex, base, NOWHERE);
  t.say(rule, () => `${baseText(t, base)} is removed.`);
}

/** 9.10.10: hits on a city or a port, as far as it takes them; its airbase may have less room then (13.4). */
export function hitPlace(t: ForlornTable, place: number, hits: number, rule: string): void {
  const { maximumHits, name, id, base } = t.rules.places[place]!;
  const before = t.position.hits[place]!;
  const after = Math.max(0, Math.min(maximumHits, before + hits));
  if (after === before) return;
  t.change(`/hits/${id}`, before, after);
  t.set(t.position.hits, place, after);
  t.say(rule, () => `${name} has ${counted(after, "hit")}.`);
  if (base >= 0) settleCrowd(t, base);
}

/**
 * 9.12.1: a disrupted unit that lands may have an accident. The die is the owner's alone to see: which units are where is
 * secret (6.1).
 */
export function checkLanding(t: ForlornTable, unit: number, base: number): void {
  if (!isDisrupted(t, unit)) return;
  const { side } = t.rules.airUnits[unit]!;
  const { total } = roll(
    t,
    "landing-accidents",
    { t, side, airUnit: unit, base },
    { name: `landing of ${airUnitText(t, unit)}`, key: "landing accident" },
  );
  if (succeeds(t, "landing-accidents", total))
    return t.say("9.12.1", () => `${airUnitText(t, unit)} lands at ${baseText(t, base)}.`, [side]);
  loseAirStep(t, unit, "9.12.1", [side]);
}

/** 9.7.12: an ace whose unit is eliminated is gone for good. */
function loseAce(t: ForlornTable, side: number): void {
  const { acesLost } = t.position;
  t.set(acesLost, side as 0 | 1, acesLost[side]! + 1);
}

/** An ace that comes to a fighter (9.7.12). */
export function giveAce(t: ForlornTable, unit: number): void {
  setAirFlag(t, unit, AirFlag.ace, true);
}

/** Whether an ace marker of the side is left, and the unit may have one. */
export function canHaveAce(t: ForlornTable, unit: number): boolean {
  const { air } = t.position;
  const { side } = t.rules.airUnits[unit]!;
  if (!isFighter(t, unit) || hasFlag(air.flags[unit]!, AirFlag.ace) || air.base[unit] === Gone.absent)
    return false;
  if (air.base[unit] === Gone.lost) return false;
  let used = t.position.acesLost[side]!;
  for (let other = 0; other < air.flags.length; other++)
    if (hasFlag(air.flags[other]!, AirFlag.ace) && t.rules.airUnits[other]!.side === side) used++;
  return used < t.rules.aces[side]!;
}

/** 9.7.12: an Allied fighter that has reduced or eliminated an enemy may gain an ace. */
export function rollForAce(t: ForlornTable, unit: number): void {
  if (!canHaveAce(t, unit)) return;
  const face = rollDie(t, { name: `ace in ${airUnitText(t, unit)}`, key: "ace" });
  if (!succeeds(t, "allied-ace", face)) return;
  giveAce(t, unit);
  t.say("9.7.12", () => `${airUnitText(t, unit)} has an ace.`);
}
