import { lookUp } from "../../shared/result-table";
import { attackModes, type AttackMode } from "../ch09-air-missions/attack-modes";
import { factorOf } from "../ch09-air-missions/attack-run";
import { aimOf, antiAircraftOf, combatFactorOf, rowOf, type Target } from "../model/attacks";
import { siteOfBase } from "../model/bases";
import { BaseState, type ForlornTable } from "../model/position";
import { modifiersOf } from "../model/rolls";
import { JAPANESE } from "../model/rules";
import { groundUnitsAt, isGroundDisrupted, ratingsOf, shipRatings } from "../model/units";
import { defenseAt, expectedAt, isTransport, pointsAt } from "./sight";
import { weightsOf } from "./weights";

/** What an attack on a target promises, and what its fire costs: exact chances of the die, weighed. */

/** Chances of the letters of a result, and the mean of its hits. */
interface Chances {
  disrupted: number;
  destroyed: number;
  hits: number;
}

/** Over the faces of the die what the Bombing Combat Table says (9.10.9). */
function chancesOf(
  t: ForlornTable,
  airUnit: number,
  target: Target,
  { mode, altitude }: AttackMode,
): Chances {
  const sum = modifiersOf(t, "bombing", {
    t,
    side: t.rules.airUnits[airUnit]!.side,
    airUnit,
    mode,
    altitude,
    target: aimOf(t, target),
    quantities: { "bomb-factor": factorOf(t, airUnit, mode) },
  });
  return chancesWith(t, target, sum);
}

/** The same for a sum of modifiers. */
function chancesWith(t: ForlornTable, target: Target, sum: number): Chances {
  const { faces } = t.rules.parameters.die;
  const [chart, row] = rowOf(t, target);
  const chances = { disrupted: 0, destroyed: 0, hits: 0 };
  for (let face = 1; face <= faces; face++) {
    const text = lookUp(t.rules.charts[chart]!, row, face + sum)?.text ?? "-";
    if (text === "D") chances.disrupted += 1 / faces;
    else if (text === "X") chances.destroyed += 1 / faces;
    else chances.hits += (Number(text) || 0) / faces;
  }
  return chances;
}

/** What the fire of the target costs a unit: its disruption, and the step that it may lose (9.9.2). */
function fireOf(t: ForlornTable, airUnit: number, target: Target, { mode, altitude }: AttackMode): number {
  const factor = antiAircraftOf(t, target);
  if (factor <= 0) return 0;
  const part = t.rules.bombingModes[mode]?.antiAircraft ?? altitude;
  const chart = t.rules.charts[part === "low" ? "anti-aircraft-low" : "anti-aircraft-medium"]!;
  const defense = ratingsOf(t, airUnit).defenseFactor ?? 0;
  const { faces } = t.rules.parameters.die;
  let cost = 0;
  for (let face = 1; face <= faces; face++) {
    const text = lookUp(chart, defense, face + factor)?.text ?? "-";
    cost += (text === "D" ? DISRUPTED : text === "X" ? STEP : 0) / faces;
  }
  return cost;
}

/** What a disruption and a lost step of an air unit count for. Unit: worth. */
export const DISRUPTED = 0.4;
export const STEP = 1.2;

/** What results on a target are worth to a side. */
function worthOf(t: ForlornTable, side: number, target: Target, chances: Chances): number {
  const weights = weightsOf(t, side);
  const { losses } = t.position.terms.victory;
  switch (target.kind) {
    case "airbase": {
      const base = target.base!;
      const { fighters, bombers } = expectedAt(t, side, base);
      const units = (fighters + bombers) * weights.airUnit;
      const isDown = t.position.bases.state[base] !== BaseState.normal;
      const { down: scoredDown, gone: scoredGone } = scoreOfBase(t, base);
      // Where losses decide, an airbase that does not count is worth what stands on it.
      const worth = losses && scoredGone === 0 ? weights.airbase * UNSCORED : weights.airbase;
      const down = worth * (isDown ? 0.15 : 1) + (isDown ? 0 : SCORED * scoredDown);
      const gone = worth * 1.5 + SCORED * scoredGone;
      return chances.disrupted * (down + units * 0.5) + chances.destroyed * (gone + units * 1.6);
    }
    case "city-or-port": {
      const { id, maximumHits, hex } = t.rules.places[target.place!]!;
      if (t.position.hits[target.place!]! >= maximumHits) return 0;
      // 16.2: hits on Darwin score for Japan.
      const scores = id === "darwin" && side === JAPANESE && t.position.terms.rules.victoryPoints ? 0.6 : 0;
      return chances.hits * (weights.portHit * (0.5 + pointsAt(t, hex) / 20) + scores);
    }
    case "naval": {
      const ship = target.ship!;
      const isLoaded = t.position.ground.aboard.includes(ship);
      const each = isTransport(t, ship)
        ? weights.transport * (isLoaded ? 1.5 : 1)
        : weights.warship * (1 + t.rules.ships[ship]!.attackFactor / 10) * (isCarrier(t, ship) ? 2 : 1);
      return chances.hits * each;
    }
    case "ground": {
      const unit = target.groundUnit!;
      if (isGroundDisrupted(t, unit)) return 0;
      return (
        chances.disrupted *
        weights.groundUnit *
        contested(t, side, t.position.ground.site[unit]!) *
        (0.5 + combatFactorOf(t, unit) / 4)
      );
    }
    case "supply":
      return chances.hits * 0.3;
    case "drop":
      return 0;
  }
}

/** What a point of a scenario in which losses decide counts for. Unit: worth. */
const SCORED = 2;
/** Share of its worth that an airbase keeps where losses decide and it does not count. */
const UNSCORED = 0.2;
/** Share of disrupted airbases that are still disrupted a turn later (14.1). */
const LASTS = 0.3;

/** 17.1.4: points for an airbase that is disrupted now, if it is at the end, and for one that is destroyed. */
function scoreOfBase(t: ForlornTable, base: number): { down: number; gone: number } {
  const { turn, lastTurn, terms } = t.position;
  const { losses } = terms.victory;
  if (!losses || losses.airbases?.includes(t.rules.bases[base]!.id) === false) return { down: 0, gone: 0 };
  return {
    down: (losses.airbaseDisrupted ?? 0) * LASTS ** (lastTurn - turn + 1),
    gone: losses.airbaseDestroyed ?? 0,
  };
}

const isCarrier = ({ rules }: ForlornTable, ship: number): boolean => rules.ships[ship]!.class === "CV";

/** How much a hex with enemy troops will be fought over this turn: by own troops next to it, or aboard ships there. */
function contested(t: ForlornTable, side: number, hex: number): number {
  const { ground } = t.position;
  const { next } = t.rules.hexes;
  for (const [unit, each] of t.rules.groundUnits.entries())
    if (each.side === side && ground.site[unit] === hex && ground.aboard[unit]! >= 0) return 2;
  let around = 0;
  for (let direction = 0; direction < 6; direction++)
    around += defenseAt(t, side, next[hex * 6 + direction] ?? -1);
  if (around > 0) return 1;
  return groundUnitsAt(t, hex).length > 0 ? 0.1 : 0;
}

/** The best way for a unit to attack a target, with what it promises, less what the fire costs; undefined where there is none. */
export function bestAttack(
  t: ForlornTable,
  airUnit: number,
  target: Target,
  torpedo = false,
): { attack: AttackMode; gain: number } | undefined {
  const { side } = t.rules.airUnits[airUnit]!;
  let best: { attack: AttackMode; gain: number } | undefined;
  for (const attack of attackModes(t, airUnit, target, { torpedo, hasFought: false })) {
    const gain =
      worthOf(t, side, target, chancesOf(t, airUnit, target, attack)) - fireOf(t, airUnit, target, attack);
    if (!best || gain > best.gain) best = { attack, gain };
  }
  return best;
}

/** What an attack in one way promises. */
export const gainOf = (t: ForlornTable, airUnit: number, target: Target, attack: AttackMode): number =>
  worthOf(t, t.rules.airUnits[airUnit]!.side, target, chancesOf(t, airUnit, target, attack)) -
  fireOf(t, airUnit, target, attack);

/** Where a target is. */
export function siteOfTarget(
  t: ForlornTable,
  { base, place, ship, groundUnit, supply, site }: Target,
): number {
  if (base !== undefined) return siteOfBase(t, base);
  if (place !== undefined) return t.rules.places[place]!.hex;
  if (ship !== undefined) return t.position.fleet.site[ship]!;
  if (groundUnit !== undefined) return t.position.ground.site[groundUnit]!;
  if (site !== undefined) return site;
  return t.position.supply.find(({ id }) => id === supply)?.site ?? -1;
}

/** 10.5.1: what the guns of a ship promise against what an option names. */
export function gainOfBombardment(
  t: ForlornTable,
  ship: number,
  choice: Readonly<Record<string, unknown>>,
): number {
  const { rules } = t;
  const target: Target =
    choice.unit !== undefined
      ? { kind: "ground", groundUnit: rules.groundUnitOf[String(choice.unit)]! }
      : choice.airbase !== undefined
        ? { kind: "airbase", base: rules.baseOf[String(choice.airbase)]! }
        : choice.place !== undefined
          ? { kind: "city-or-port", place: rules.placeOf[String(choice.place)]! }
          : { kind: "supply", supply: String(choice.supply ?? "") };
  const { side } = rules.ships[ship]!;
  const sum = modifiersOf(t, "bombing", {
    t,
    side,
    target: aimOf(t, target),
    quantities: { "bomb-factor": shipRatings(t, ship).attackFactor },
  });
  return worthOf(t, side, target, chancesWith(t, target, sum));
}
