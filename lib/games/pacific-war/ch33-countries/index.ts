import { loseDock } from "../model/constructions";
import { dropCommands, leaveTaskForce, loseAirSteps } from "../model/damage";
import { isChinaLinked } from "../model/links";
import { Gone, type PacificTable } from "../model/position";
import { ALLIED, JAPANESE, NOWHERE } from "../model/rules";
import { airClass, baseClass, groundClass, hexOfShip } from "../model/units";
import { shiftInitiative } from "../model/initiative";
import { handOf, type War, warOf } from "../model/war";
import { siteOf } from "../model/air";
import { DUTCH, fallen, headquartersOf, surrenders } from "../model/countries";

/** 33.4 to 33.7 Countries surrender. Whether one does is asked between phases. */

/** Countries that have fallen since it was last asked surrender. */
export function settleCountries(t: PacificTable): void {
  const { war } = t.position;
  if (!war) return;
  for (const id of fallen(t)) {
    const { name, rule } = surrenders[id]!;
    t.push(war.surrendered, id);
    t.acted(rule);
    t.say(rule, () => `${name} surrenders.`, [0, 1]);
    surrender(t, id, rule);
  }
}

function surrender(t: PacificTable, id: string, rule: string): void {
  const { initiative } = t.rules.parameters;
  const headquarters = headquartersOf(t.rules, id);
  if (headquarters !== undefined) removeHeadquarters(t, headquarters, rule);
  if (id === "dutch-east-indies") {
    removeUnits(t, DUTCH, () => true);
    loseReplacements(t, DUTCH);
    for (const base of t.position.bases)
      if (base.hex >= 0 && baseClass(t.rules, base).nation === DUTCH) removeBase(t, base);
  } else if (id === "india") {
    loseReplacements(t, "britain");
    shiftInitiative(t, JAPANESE, initiative.india, "19.2");
  } else if (id === "china") {
    removeUnits(t, "china", (hex) => !isChinaLinked(t, hex, ALLIED));
    loseReplacements(t, "china");
    shiftInitiative(t, JAPANESE, initiative.china, "19.2");
  }
}

/** It leaves play for good: the map, a box, and the months in which it would come back. */
function removeHeadquarters(t: PacificTable, id: string, rule: string): void {
  const { position, rules } = t;
  const war = warOf(t);
  const n = rules.headquartersOf[id];
  if (n === undefined) return;
  if (position.headquarters[n] !== NOWHERE) {
    t.change(`/headquarters/${id}`, rules.hexes.ids[position.headquarters[n]!]!, null);
    t.set(position.headquarters, n, NOWHERE);
    t.say(rule, () => `${rules.headquarters[n]!.name} leaves the game.`, [0, 1]);
  }
  const { commandPoints } = handOf(t, ALLIED);
  if (commandPoints[id] !== undefined) t.set(commandPoints, id, 0);
  if (war.boxed[id] !== undefined) t.remove(war.boxed, id);
  forget(t, id);
}

/** Units of a nation leave the game, where `goes` says so of their hex (-1 off the map). They are not lost to the enemy. */
function removeUnits(t: PacificTable, nation: string, goes: (hex: number) => boolean): void {
  const { position, rules } = t;
  for (const [n, ship] of rules.ships.entries()) {
    const hex = hexOfShip(position, n);
    const isInPlay = hex >= 0 || hex === Gone.away;
    if (ship.nation !== nation || !isInPlay || !goes(hex)) continue;
    leaveTaskForce(t, n);
    forget(t, ship.id);
    t.set(position.fleet.activated, n, false);
    t.set(position.fleet.hits, n, 0);
    t.set(position.fleet.hex, n, Gone.absent);
    for (const unit of position.groundUnits) if (unit.ship === n) removeGround(t, unit);
    for (const unit of position.airUnits) if (unit.ship === n && unit.steps > 0) removeAir(t, unit);
  }
  for (const unit of position.groundUnits) {
    const isInPlay = unit.hex >= 0 || unit.hex === Gone.away;
    if (!isInPlay || groundClass(rules, unit).nation !== nation || !goes(unit.hex)) continue;
    forget(t, unit.id);
    removeGround(t, unit);
  }
  for (const unit of position.airUnits) {
    const hex = siteOf(position, unit);
    if (unit.steps > 0 && hex >= 0 && airClass(rules, unit).nation === nation && goes(hex))
      removeAir(t, unit);
  }
}

/** What was off the map does not come back: from a box, in a later month, or as what is at hand. */
function forget(t: PacificTable, id: string): void {
  const war = warOf(t);
  const { arrivals } = handOf(t, ALLIED);
  if (war.offMap[id] !== undefined) t.remove(war.offMap, id);
  if (arrivals.includes(id)) t.removeAt(arrivals, arrivals.indexOf(id));
  for (let n = war.due.length - 1; n >= 0; n--) if (war.due[n]!.id === id) t.removeAt(war.due, n);
}

type Units = PacificTable["position"];

function removeGround(t: PacificTable, unit: Units["groundUnits"][number]): void {
  const { name, side, steps } = groundClass(t.rules, unit);
  t.set(unit, "hits", steps);
  t.set(unit, "activated", false);
  t.set(unit, "ship", -1);
  // For good: nothing of it is built anew (16.2).
  t.set(unit, "hex", Gone.absent);
  t.say("33.0", () => `${name} leaves the game.`, [side]);
}

function removeAir(t: PacificTable, unit: Units["airUnits"][number]): void {
  t.set(unit, "steps", 0);
  t.set(unit, "activated", false);
  t.set(unit, "alerted", false);
  t.set(unit, "ship", -1);
  t.set(unit, "over", NOWHERE);
  t.set(unit, "hex", Gone.lost);
}

/** A Base unit is a unit as well; aircraft of others that are on it are lost, and a Submarine Command leaves play (11.2.2.C). */
function removeBase(t: PacificTable, base: Units["bases"][number]): void {
  const { hex, side } = base;
  t.change(`/bases/${t.rules.hexes.ids[hex]!}`, baseClass(t.rules, base).id, null);
  t.set(base, "hex", NOWHERE);
  loseDock(t, hex);
  dropCommands(t, hex, side);
  for (const [n, unit] of t.position.airUnits.entries())
    if (unit.hex === hex && unit.ship < 0 && unit.steps > 0 && airClass(t.rules, unit).side === side)
      loseAirSteps(t, n, unit.steps);
}

/** 33.4 to 33.6: Replacements at hand are lost; those to come are not given out. */
function loseReplacements(t: PacificTable, nation: "britain" | "china" | typeof DUTCH): void {
  const hand: War["hands"]["allied"] = handOf(t, ALLIED);
  if (hand.groundReplacements[nation] !== undefined) t.set(hand.groundReplacements, nation, 0);
  for (const id of Object.keys(hand.airReplacements))
    if (t.rules.airClasses[t.rules.airClassOf[id]!]?.nation === nation) t.set(hand.airReplacements, id, 0);
  t.set(
    hand,
    "airTraining",
    hand.airTraining.filter((each) => each.nation !== nation),
  );
}
