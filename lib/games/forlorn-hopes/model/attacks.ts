import { capital, counted } from "../../../words";
import { lookUp, readChart } from "../../shared/result-table";
import { terrainOf } from "./hexes";
import { destroyBase, disruptBase, disruptGroundUnit, hitPlace, hitShip, removeSupply } from "./losses";
import { groundText, shipText, siteText, theAirbase } from "./pieces";
import { BaseState, type ForlornTable, Gone, GroundFlag, hasFlag, ShipFlag } from "./position";
import { roll, succeeds } from "./rolls";
import { ALLIED, JAPANESE } from "./rules";
import type { Aim } from "./situation";
import { friendlyPort } from "./ships";
import type { Target } from "./target";
import { holds, isBomber, isCrippled, isGroundDisrupted, shipRatings } from "./units";

export type { Target } from "./target";

/**
 * 9.9, 9.10, 10.5 What is attacked from the air, and by ships from the sea, and what an attack does: aircraft (chapter 9) and
 * bombardments (chapter 10) share it.
 */

/** 9.9.1: the factor with which a target fires at aircraft. */
export function antiAircraftOf(t: ForlornTable, target: Target): number {
  const { antiAircraft, bases, places } = t.rules;
  const { position } = t;
  switch (target.kind) {
    case "airbase": {
      const state = position.bases.state[target.base!]!;
      if (state === BaseState.normal) return bases[target.base!]!.antiAircraft;
      if (state === BaseState.disrupted) return antiAircraft.airbase.disrupted;
      return state === BaseState.underConstruction
        ? antiAircraft.airbase.underConstruction
        : antiAircraft.airbase.destroyed;
    }
    case "city-or-port": {
      if (!places[target.place!]!.isCity) return antiAircraft.port;
      const { factor, hitsPerPoint } = antiAircraft.city;
      return Math.max(0, factor - Math.floor(position.hits[target.place!]! / hitsPerPoint));
    }
    case "naval":
      return shipRatings(t, target.ship!).antiAircraft;
    case "ground":
      return antiAircraft.ground;
    case "supply":
      return antiAircraft.supply;
    case "drop":
      return holds(t, ALLIED, target.site!) ? t.rules.parameters.paratroops.dropAntiAircraft : 0;
  }
}

/** An attack on a target: a Bomb Factor, or the Attack Factor of a ship that bombards. */
export interface Strike {
  side: number;
  factor: number;
  rule: string;
  /** The aircraft that bombs; none in a bombardment. */
  airUnit?: number;
  mode?: string;
  altitude?: string;
}

/** Rolls on the Bombing Combat Table and applies the result (9.10.9, 9.10.10). Returns what it says: "-", "D", "X", or hits. */
export function strike(t: ForlornTable, target: Target, attack: Strike): string {
  const { side, factor, airUnit, mode, altitude } = attack;
  const [chart, row] = rowOf(t, target);
  const resultOf = (total: number): string => lookUp(t.rules.charts[chart]!, row, total)?.text ?? "-";
  const { total } = roll(
    t,
    "bombing",
    { t, side, airUnit, mode, altitude, target: aimOf(t, target), quantities: { "bomb-factor": factor } },
    { name: `attack on ${targetText(t, target)}`, key: "bombing", side, comesTo: resultOf },
  );
  const result = readChart(t, chart, row, total)?.text ?? "-";
  apply(t, target, attack, result);
  return result;
}

/** What the modifiers of the table may ask about a target. */
export function aimOf(t: ForlornTable, { kind, base, ship, groundUnit }: Target): Aim {
  const { position, rules } = t;
  if (base !== undefined) return { kind, disrupted: position.bases.state[base] === BaseState.disrupted };
  if (ship !== undefined)
    return {
      kind,
      class: rules.ships[ship]!.class,
      speed: shipRatings(t, ship).speed,
      side: rules.ships[ship]!.side,
      crippled: isCrippled(t, ship),
      disrupted: hasFlag(position.fleet.flags[ship]!, ShipFlag.disrupted),
      isInPort: friendlyPort(t, rules.ships[ship]!.side, position.fleet.site[ship]!) >= 0,
    };
  if (groundUnit !== undefined)
    return {
      kind,
      disrupted: isGroundDisrupted(t, groundUnit),
      terrain: terrainOf(rules, position.ground.site[groundUnit]!).id,
    };
  return { kind };
}

/** The chart for a target and its row: the kind of airbase, or the factor that the target shows. */
export function rowOf(t: ForlornTable, target: Target): [chart: string, row: number | string] {
  switch (target.kind) {
    case "airbase":
      return ["bombing-airbase", t.rules.bases[target.base!]!.kind];
    case "naval":
      return ["bombing-naval", shipRatings(t, target.ship!).defenseFactor];
    case "ground":
      return ["bombing-ground", combatFactorOf(t, target.groundUnit!)];
    default:
      return ["bombing-place", target.kind];
  }
}

/** The factor of the side that a ground unit shows (2.2.3). */
export function combatFactorOf(t: ForlornTable, unit: number): number {
  const { combatFactor, reduced } = t.rules.groundUnits[unit]!;
  return hasFlag(t.position.ground.flags[unit]!, GroundFlag.reduced)
    ? (reduced ?? combatFactor)
    : combatFactor;
}

const resultTexts: Readonly<Record<string, string>> = {
  "-": "no effect",
  "0": "no effect",
  D: "disrupted",
  X: "destroyed",
};

/** A result of the table in words: "no effect", "disrupted", "2 hits". */
const resultText = (result: string): string => resultTexts[result] ?? counted(Number(result), "hit");

function apply(t: ForlornTable, target: Target, attack: Strike, result: string): void {
  const hits = Number(result);
  t.say(attack.rule, () => `${capital(targetText(t, target))}: ${resultText(result)}.`);
  if (target.base !== undefined) {
    if (result === "D") disruptBase(t, target.base, "9.10.10");
    if (result === "X") destroyBase(t, target.base, "9.10.10");
  } else if (target.groundUnit !== undefined) {
    if (result === "D") disruptGroundUnit(t, target.groundUnit, "9.10.10");
  } else if (!(hits > 0)) return;
  else if (target.place !== undefined) {
    hitPlace(t, target.place, hits, "9.10.10");
    checkRadar(t, target.place, hits, attack);
  } else if (target.ship !== undefined)
    for (let i = 0; i < hits && t.position.fleet.site[target.ship] !== Gone.lost; i++)
      hitShip(t, target.ship, "9.10.10");
  else if (target.supply !== undefined) hitSupply(t, target.supply, hits);
}

/** 13.3: at three hits a double supply unit becomes a single one, a single one is removed. */
function hitSupply(t: ForlornTable, id: string, hits: number): void {
  const unit = t.position.supply.find((each) => each.id === id);
  if (!unit) return;
  const { supplyRemovedAt } = t.rules.parameters.bombing;
  if (unit.hits + hits < supplyRemovedAt) return t.set(unit, "hits", unit.hits + hits);
  if (unit.level > 1) {
    t.set(unit, "level", unit.level - 1);
    return t.set(unit, "hits", 0);
  }
  removeSupply(t, id);
  t.say("13.3", () => "The supply unit is removed.");
}

/** 9.10.10: a Japanese bomber that hits Darwin may destroy the radar. */
function checkRadar(t: ForlornTable, place: number, hits: number, { side, airUnit, mode }: Strike): void {
  const isAtRadar = t.rules.places[place]!.id === t.rules.parameters.radar.place;
  if (!isAtRadar || side !== JAPANESE || airUnit === undefined || !isBomber(t, airUnit) || !t.position.radar)
    return;
  const { total } = roll(
    t,
    "darwin-radar",
    { t, side, airUnit, mode, hitsByBomber: hits },
    { name: "Darwin radar" },
  );
  const isDestroyed = succeeds(t, "darwin-radar", total);
  if (isDestroyed) t.set(t.position, "radar", false);
  t.say("9.10.10", () => `The Darwin radar ${isDestroyed ? "is destroyed" : "still works"}.`);
}

export function targetText(
  t: ForlornTable,
  { kind, base, place, ship, groundUnit, supply, site }: Target,
): string {
  if (base !== undefined) return theAirbase(t.rules, base);
  if (place !== undefined) return t.rules.places[place]!.name;
  if (ship !== undefined) return shipText(t, ship);
  if (groundUnit !== undefined) return groundText(t, groundUnit);
  if (site !== undefined) return `${kind === "naval" ? "the ships at " : ""}${siteText(t, site)}`;
  const unit = t.position.supply.find(({ id }) => id === supply);
  return unit ? `the supply unit at ${siteText(t, unit.site)}` : "a supply unit";
}
