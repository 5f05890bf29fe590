import { frontHex, OFF_BOARD, turned } from "../../board/battle-board";
import { sightOf } from "../../board/sight";
import { altitudeIds, BattleFlag } from "../../model/battle";
import type { ForlornTable } from "../../model/position";
import type { Rules } from "../../model/rules";
import type { Target } from "../../model/target";
import { attackModes } from "../attack-modes";
import { attackRun, DROP } from "../attack-run";
import { battleOf, isMarked, isOfMission, isUnitDisrupted, mark, reveal, tidy } from "./state";

/** 9.10.1 to 9.10.8, 9.11 Attacks on the target out of an air battle: who may attack, how, from which hex. */

/** One way to attack: the mode, and the place of the ship among those of the battle; -1 for a target ashore. */
export interface Attack {
  combatant: number;
  mode: string;
  ship: number;
}

/** Straight hexes that a mode asks for, and which of them may be that of the target; of a mode without any the last one. */
function runOf(t: ForlornTable, mode: string): { hexes: number; targetIs: readonly number[] } {
  if (mode === DROP) {
    const { straightHexes, targetFrom } = t.rules.parameters.paratroops;
    const targetIs = Array.from({ length: straightHexes - targetFrom + 1 }, (_, n) => targetFrom + n);
    return { hexes: straightHexes, targetIs };
  }
  const { straightHexes = 0, targetIs = [straightHexes] } = t.rules.bombingModes[mode]!;
  return { hexes: straightHexes, targetIs };
}

/** The furthest that a target may lie behind a unit which attacks it, by ruleset. */
const furthest = new WeakMap<Rules, number>();

function furthestBack({ rules }: ForlornTable): number {
  let most = furthest.get(rules);
  if (most !== undefined) return most;
  most = rules.parameters.paratroops.straightHexes - rules.parameters.paratroops.targetFrom;
  for (const { straightHexes = 0, targetIs = [straightHexes] } of Object.values(rules.bombingModes))
    for (const each of targetIs) most = Math.max(most, straightHexes - each);
  furthest.set(rules, most);
  return most;
}

/** Attacks that a unit can make where it is, as it has flown. */
export function attacksOf(t: ForlornTable, combatant: number): Attack[] {
  const battle = battleOf(t);
  const { target, marks, hexes, facings, straight, altitudes } = battle;
  if (target === null || (marks[combatant]! & BattleFlag.attacked) !== 0) return [];
  const found: Attack[] = [];
  const back = furthestBack(t);
  let hex = hexes[combatant]!;
  for (let behind = 0; behind <= back && hex !== OFF_BOARD; behind++) {
    if (target.kind !== "naval") {
      if (sightOf(t.rules.board).isTarget(hex)) modes(target, -1, behind);
    } else
      for (let ship = 0; ship < battle.ships.length; ship++)
        if (battle.shipHexes[ship] === hex) modes({ kind: "naval", ship: battle.ships[ship]! }, ship, behind);
    if (straight[combatant]! <= behind) break;
    hex = frontHex(t.rules.board, hex, turned(facings[combatant]!, 3));
  }
  return found;

  function modes(aim: Target, ship: number, behind: number): void {
    if (!mayAttack(t, combatant)) return;
    const armed = {
      torpedo: isMarked(battle, combatant, BattleFlag.torpedo),
      hasFought: isMarked(battle, combatant, BattleFlag.engaged),
    };
    for (const { mode, altitude } of attackModes(t, battle.airUnits[combatant]!, aim, armed)) {
      if (altitude !== altitudeIds[altitudes[combatant]!]) continue;
      const run = runOf(t, mode);
      if (straight[combatant]! >= run.hexes && run.targetIs.includes(run.hexes - behind))
        found.push({ combatant, mode, ship });
    }
  }
}

/** Of the mission; a bomber with its bombs, the transport undisrupted (9.11), a fighter in any case. */
function mayAttack(t: ForlornTable, combatant: number): boolean {
  const battle = battleOf(t);
  if (!isOfMission(t, combatant)) return false;
  if (battle.target?.kind === "drop" && isUnitDisrupted(t, combatant)) return false;
  return (
    isMarked(battle, combatant, BattleFlag.loaded) || !isMarked(battle, combatant, BattleFlag.jettisoned)
  );
}

export function attackCost(t: ForlornTable, mode: string): number {
  const { actions } = t.rules.airMovement;
  switch (mode) {
    case "strafe":
      return actions.strafe;
    case "dive":
      return actions.diveBomb;
    case "torpedo":
      return actions.torpedo;
    case "precision":
      return actions.precision;
    default:
      return actions.bomb;
  }
}

/** 9.9, 9.10: anti-aircraft fire, then the attack. Ships in hexes next to the one attacked fire, too (9.9.3). */
export function makeAttack(t: ForlornTable, { combatant, mode, ship }: Attack): void {
  const battle = battleOf(t);
  reveal(t, combatant);
  const outcome = attackRun(t, {
    airUnit: battle.airUnits[combatant]!,
    target: ship < 0 ? battle.target! : { kind: "naval", ship: battle.ships[ship]! },
    mode,
    altitude: altitudeIds[battle.altitudes[combatant]!]!,
    alsoFiringShips: ship < 0 ? [] : shipsNear(t, ship),
  });
  if (outcome.attacked) mark(t, combatant, BattleFlag.attacked);
  if (outcome.bombsGone) mark(t, combatant, BattleFlag.loaded, false);
  tidy(t);
}

function shipsNear(t: ForlornTable, ship: number): number[] {
  const { ships, shipHexes } = battleOf(t);
  const { shipsWithin } = t.rules.parameters.antiAircraft;
  const { distance } = sightOf(t.rules.board);
  return ships.filter(
    (_, other) =>
      other !== ship &&
      shipHexes[other] !== OFF_BOARD &&
      distance(shipHexes[ship]!, shipHexes[other]!) <= shipsWithin,
  );
}
