import { inZone, sightOf } from "../../board/sight";
import { type Zone, zoneIds } from "../../board/battle-board";
import { altitudeIds, BattleFlag } from "../../model/battle";
import { disruptAirUnit, loseAirStep, rollForAce } from "../../model/losses";
import { type ForlornTable, Gone, isOn } from "../../model/position";
import { resultOfRoll, roll, rollDie } from "../../model/rolls";
import { ALLIED } from "../../model/rules";
import { lookUp } from "../../../shared/result-table";
import { aircraftOf, isFighter, ratingsOf } from "../../model/units";
import {
  battleOf,
  hasAce,
  isMarked,
  isOfMission,
  isOnBoard,
  isUnitDisrupted,
  mark,
  nameOf,
  reveal,
  sideOf,
  tidy,
} from "./state";

/** 9.7.9 to 9.7.13 Fire between air units. */

/** As what a unit fires: its range and field of fire depend on it. */
export type AirKind = "fighter" | "bomber" | "bomber-as-fighter";

/** Whether a unit has guns for this, and rounds (9.7.9a, 9.7.13). */
const hasGuns = (t: ForlornTable, combatant: number): boolean =>
  ratingsOf(t, battleOf(t).airUnits[combatant]!).attackFactor !== null &&
  !isMarked(battleOf(t), combatant, BattleFlag.lowOnAmmunition);

/** As what a unit may fire in its own impulse; undefined for one that does not (9.7.8, 9.7.10). */
export function firesMovingAs(t: ForlornTable, combatant: number): AirKind | undefined {
  const battle = battleOf(t);
  const unit = battle.airUnits[combatant]!;
  if (!hasGuns(t, combatant)) return undefined;
  if (isFighter(t, unit)) return "fighter";
  const { asFighter } = aircraftOf(t, unit);
  return asFighter !== undefined &&
    isOn(t, "single-engine-fire") &&
    !isMarked(battle, combatant, BattleFlag.loaded)
    ? "bomber-as-fighter"
    : undefined;
}

/** Whether a bomber may fire at interceptors that fly past: not once it has attacked as a fighter this round (9.7.10). */
export const firesDefensively = (t: ForlornTable, combatant: number): boolean =>
  !isFighter(t, battleOf(t).airUnits[combatant]!) &&
  hasGuns(t, combatant) &&
  !isMarked(battleOf(t), combatant, BattleFlag.attackedAsFighter);

/** 9.7.9f: zones to which a unit fires. */
function fieldOf(t: ForlornTable, combatant: number, kind: AirKind): readonly Zone[] {
  const { fieldsOfFire } = t.rules.parameters;
  if (kind === "fighter") return fieldsOfFire.fighter;
  if (kind === "bomber-as-fighter") return fieldsOfFire.asFighter;
  if (aircraftOf(t, battleOf(t).airUnits[combatant]!).engines === "multi") return fieldsOfFire.multiEngine;
  return isOn(t, "single-engine-fire") ? fieldsOfFire.singleEngineOption : fieldsOfFire.singleEngine;
}

/** Why a unit cannot fire at another one, by the rules of range, altitude, field and line of fire; undefined if it can. */
export function whyNoShot(
  t: ForlornTable,
  firer: number,
  target: number,
  kind: AirKind,
): { rule: string; text: string } | undefined {
  const { hexes, facings, altitudes } = battleOf(t);
  const { fighterRange, bomberRange } = t.rules.parameters.airBattle;
  const sight = sightOf(t.rules.board);
  const from = hexes[firer]!;
  const to = hexes[target]!;
  if (altitudes[firer] !== altitudes[target])
    return { rule: "9.7.9c", text: "A unit fires only at targets at its own altitude." };
  if (from === to) return { rule: "9.7.9d", text: "A unit does not fire at a target in its own hex." };
  if (sight.distance(from, to) > (kind === "fighter" ? fighterRange : bomberRange))
    return { rule: "9.7.9b", text: "The target is out of range." };
  if (!inZone(sight.zone(from, facings[firer]!, to), fieldOf(t, firer, kind)))
    return { rule: "9.7.9f", text: "The target is outside of the field of fire." };
  for (const hex of sight.blocking(from, to))
    for (let other = 0; other < hexes.length; other++)
      if (hexes[other] === hex && altitudes[other] === altitudes[firer])
        return { rule: "9.7.9e", text: `${nameOf(t, other)} blocks the line of fire.` };
  return undefined;
}

/** Enemies on the board at which a unit can fire. */
export function targetsOf(t: ForlornTable, firer: number, kind: AirKind): number[] {
  const battle = battleOf(t);
  const found: number[] = [];
  for (let each = 0; each < battle.hexes.length; each++)
    if (
      isOnBoard(battle, each) &&
      battle.altitudes[each] === battle.altitudes[firer] &&
      sideOf(t, each) !== sideOf(t, firer) &&
      whyNoShot(t, firer, each, kind) === undefined
    )
      found.push(each);
  return found;
}

/** 9.7.11: rolls for one shot, and applies what it brings. */
export function fire(t: ForlornTable, firer: number, target: number, kind: AirKind): void {
  const battle = battleOf(t);
  const { airUnits, hexes, facings, altitudes } = battle;
  const [firing, hit] = [airUnits[firer]!, airUnits[target]!];
  const sight = sightOf(t.rules.board);
  const defense = modifiedDefense(t, target);
  const quantities = {
    "attack-factor": ratingsOf(t, firing).attackFactor ?? 0,
    "defense-factor": defense,
    "hexes-between": sight.distance(hexes[firer]!, hexes[target]!) - 1,
  };
  const isSurprise = battle.surprise === firer && isOfMission(t, target);
  const { face, total } = roll(
    t,
    "air-combat",
    {
      t,
      side: sideOf(t, firer),
      airUnit: firing,
      zone: zoneIds[sight.zone(hexes[target]!, facings[target]!, hexes[firer]!)],
      altitude: altitudeIds[altitudes[target]!],
      surprise: isSurprise,
      firing: {
        airKind: kind,
        disrupted: isUnitDisrupted(t, firer),
        ace: hasAce(t, firer) ? sideOf(t, firer) : undefined,
      },
      target: {
        airKind: isFighter(t, hit) ? "fighter" : "bomber",
        ace: hasAce(t, target),
        side: sideOf(t, target),
        disrupted: isUnitDisrupted(t, target),
      },
      quantities,
    },
    {
      name: `fire of ${nameOf(t, firer)} at ${nameOf(t, target)}`,
      key: "air combat",
      side: sideOf(t, firer),
    },
  );
  reveal(t, firer);
  reveal(t, target);
  mark(t, firer, BattleFlag.engaged);
  mark(t, target, BattleFlag.engaged);
  // 9.7.6: the marker goes with the first shot.
  if (battle.surprise === firer) t.set(battle, "surprise", -1);
  if (kind === "bomber-as-fighter") mark(t, firer, BattleFlag.attackedAsFighter);
  const result = resultOfRoll(t, "air-combat", total, quantities) ?? "none";
  t.say(
    "9.7.11",
    () =>
      `${nameOf(t, firer)} fires at ${nameOf(t, target)}: ${total} against a Defense Factor of ${defense}.`,
  );
  if (result === "disrupted") disrupt(t, target, "9.7.11");
  if (result === "step-loss") {
    loseAirStep(t, hit, "9.7.11");
    // 9.7.12: Allied fighters gain aces in battle, Japanese ones by set-up and events alone.
    if (isFighter(t, firing) && sideOf(t, firer) === ALLIED) rollForAce(t, firing);
  }
  luckyShot(t, firer, target, face);
  tidy(t);
}

/**
 * A disrupted unit is disrupted once. A patrol that is disrupted has failed (7.3.5), unless a lost step has disrupted it before,
 * as it may be reduced.
 */
function disrupt(t: ForlornTable, target: number, rule: string): void {
  const { patrol, airUnits } = battleOf(t);
  if (isUnitDisrupted(t, target)) return;
  disruptAirUnit(t, airUnits[target]!, rule);
  const battle = t.frame("air-battle");
  if (patrol && isOfMission(t, target) && battle) t.set(battle.data, "failed", true);
}

/** 9.7.11: one less for a disrupted unit. */
export function modifiedDefense(t: ForlornTable, combatant: number): number {
  const { disruptedDefense, leastDefense } = t.rules.parameters.airBattle;
  const printed = ratingsOf(t, battleOf(t).airUnits[combatant]!).defenseFactor ?? 0;
  return Math.max(leastDefense, printed - (isUnitDisrupted(t, combatant) ? disruptedDefense : 0));
}

/** 9.7.13: the face of the die may call for a second one. */
function luckyShot(t: ForlornTable, firer: number, target: number, face: number): void {
  const chart = t.rules.charts["lucky-shots"]!;
  const results = { odd: lookUp(chart, face, "odd")?.text, even: lookUp(chart, face, "even")?.text };
  if ((results.odd ?? "-") === "-" && (results.even ?? "-") === "-") return;
  const second = rollDie(t, { name: "lucky shot", key: "lucky shot", side: sideOf(t, firer) });
  const result = second % 2 === 0 ? results.even : results.odd;
  if (result === "A") {
    mark(t, firer, BattleFlag.lowOnAmmunition);
    t.say("9.7.13", () => `${nameOf(t, firer)} is low on ammunition and fires no more in this battle.`);
  } else if (result === "D") {
    if (t.position.air.base[battleOf(t).airUnits[target]!] !== Gone.lost) disrupt(t, target, "9.7.13");
  } else t.say("9.7.13", () => "The lucky shot has no further effect.");
}
