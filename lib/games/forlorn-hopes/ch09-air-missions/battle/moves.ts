import { OFF_BOARD, frontHex, rollHex } from "../../board/battle-board";
import { BattleFlag, HIGH, LOW } from "../../model/battle";
import type { ForlornTable } from "../../model/position";
import { isBomber } from "../../model/units";
import { firesMovingAs, targetsOf } from "./fire";
import { type Costs, costOf, costsOf, diveGain, levelsOf, rowOf } from "./movement";
import { battleOf, isMarked, isOfMission } from "./state";
import { attackCost, attacksOf, type Attack } from "./target-attacks";

/** 9.7.8 What a unit, or a formation, can do next in its impulse, and what that costs. */

/** What the step of an impulse remembers. */
export type MoveData = {
  /** Combatants that move: one, or a formation (9.7.4). */
  movers: number[];
  /** Movement points that are left. */
  points: number;
  /** Whether they began the impulse with their bombs: costs stay those of then. */
  loaded: boolean;
  /** The last action was a turn, a roll or an Immelmann: none may follow directly. */
  turned: boolean;
  /** Levels climbed and dived in this impulse. */
  climbed: number;
  dived: number;
  /** Turns, rolls and Immelmanns in this impulse, and rolls alone. */
  bends: number;
  rolls: number;
  fired: boolean;
  /** The facing that an Immelmann ends with, once bombers have fired; -1 for none. */
  turning: number;
  over: boolean;
  /** Units that left the formation in this impulse: each goes on with what was left then. */
  later: MoveData[];
};

/** Codes of options. Those that name a unit add its number; attacks their place in `attacksOf`. */
export const Move = {
  ahead: 0,
  left: 1,
  right: 2,
  left2: 3,
  right2: 4,
  rollLeft: 5,
  rollRight: 6,
  immelmann: 7,
  climb: 8,
  dive: 9,
  jettison: 64,
  fire: 128,
  attack: 256,
} as const;
/** Attacks that one unit may choose from, at most. */
const ATTACKS = 64;

const attackCode = (combatant: number, n: number): number => Move.attack + combatant * ATTACKS + n;

/** The attack of an option. */
export function attackOfCode(t: ForlornTable, code: number): Attack {
  const at = code - Move.attack;
  return attacksOf(t, Math.floor(at / ATTACKS))[at % ATTACKS]!;
}

export const groupCosts = (t: ForlornTable, { movers, loaded }: MoveData): Costs[] =>
  movers.map((each) => costsOf(t, each, loaded));

/** 9.7.8, note 3: it has been at high altitude as long as it may, so it dives in this impulse. */
export function mustDive(
  t: ForlornTable,
  { movers, dived, climbed }: MoveData,
  all: readonly Costs[],
): boolean {
  const { altitudes, highRounds } = battleOf(t);
  if (dived > 0 || climbed > 0 || altitudes[movers[0]!] !== HIGH) return false;
  return movers.some((each, n) => {
    const most = all[n]!.highRounds;
    return most !== null && highRounds[each]! >= most;
  });
}

/** The cost of a turn, a roll or an Immelmann by its code; null where it is not allowed. */
export function bendCost(
  t: ForlornTable,
  { movers, rolls }: MoveData,
  all: readonly Costs[],
  code: number,
): number | null {
  if (code === Move.left || code === Move.right) return costOf(all, "turnOneSide");
  if (code === Move.left2 || code === Move.right2) return costOf(all, "turnTwoSides");
  if (movers.length > 1) return null;
  if (code === Move.immelmann) return costOf(all, "immelmann");
  const cost = costOf(all, "roll");
  const isFree = rolls === 0 && rowOf(t, battleOf(t).airUnits[movers[0]!]!).firstRollFree === true;
  return cost !== null && isFree ? 0 : cost;
}

/** Whether no turn, roll or Immelmann is allowed now: directly after one, or with a dive of two levels. */
export const isBendBarred = ({ turned, dived }: MoveData): boolean => turned || dived > 1;

/** The hex that a roll or an Immelmann enters. */
export function bendHex(t: ForlornTable, mover: number, code: number): number {
  const { hexes, facings } = battleOf(t);
  const [hex, facing] = [hexes[mover]!, facings[mover]!];
  if (code === Move.rollLeft) return rollHex(t.rules.board, hex, facing, -1);
  if (code === Move.rollRight) return rollHex(t.rules.board, hex, facing, 1);
  return frontHex(t.rules.board, hex, facing);
}

export const frontOf = (t: ForlornTable, mover: number): number =>
  frontHex(t.rules.board, battleOf(t).hexes[mover]!, battleOf(t).facings[mover]!);

/** What a move ahead costs: it leaves the board where all movers leave it. */
export const aheadCost = (t: ForlornTable, movers: readonly number[]): number =>
  movers.every((each) => frontOf(t, each) === OFF_BOARD)
    ? t.rules.airMovement.actions.leave
    : t.rules.airMovement.actions.forward;

export function canClimb(t: ForlornTable, data: MoveData, all: readonly Costs[]): boolean {
  const { altitudes, highRounds } = battleOf(t);
  const altitude = altitudes[data.movers[0]!]!;
  if (altitude === HIGH || data.dived > 0 || data.climbed >= levelsOf(all, "climbLevels")) return false;
  // 9.7.4: a formation with bombs does not climb.
  if (data.movers.length > 1 && data.loaded) return false;
  if (altitude + 1 < HIGH) return true;
  return data.movers.every((each, n) => {
    const most = all[n]!.highRounds;
    return most === null || highRounds[each]! < most;
  });
}

export function canDive(
  t: ForlornTable,
  { movers, climbed, dived, bends }: MoveData,
  all: readonly Costs[],
): boolean {
  if (battleOf(t).altitudes[movers[0]!] === LOW || climbed > 0 || diveGain(all) === null) return false;
  return dived < levelsOf(all, "diveLevels") && (dived === 0 || bends === 0);
}

/** Whether a unit can drop its bombs anywhere and give up its mission (9.8). */
export const canJettison = (t: ForlornTable, combatant: number): boolean =>
  isOfMission(t, combatant) &&
  isMarked(battleOf(t), combatant, BattleFlag.loaded) &&
  isBomber(t, battleOf(t).airUnits[combatant]!);

/**
 * All that can be done next. All points must be spent (9.7.8), so nothing is offered that leaves points which a flight ahead
 * could not spend: it costs one point by the rules, and is always open.
 */
export function movesOf(t: ForlornTable, data: MoveData, out: number[]): void {
  const { movers, points } = data;
  const { actions } = t.rules.airMovement;
  const all = groupCosts(t, data);
  const offer = (code: number, cost: number | null): void => {
    if (cost !== null && cost <= points && (points - cost) % actions.forward === 0) out.push(code);
  };
  if (points >= aheadCost(t, movers)) out.push(Move.ahead);
  if (!isBendBarred(data)) {
    for (let code: number = Move.left; code <= Move.right2; code++) offer(code, bendCost(t, data, all, code));
    if (movers.length === 1)
      for (let code: number = Move.rollLeft; code <= Move.immelmann; code++)
        if (bendHex(t, movers[0]!, code) !== OFF_BOARD) offer(code, bendCost(t, data, all, code));
  }
  if (canClimb(t, data, all)) offer(Move.climb, costOf(all, "climb"));
  if (canDive(t, data, all)) offer(Move.dive, -diveGain(all)!);
  for (const each of movers) {
    attacksOf(t, each).forEach(({ mode }, n) => offer(attackCode(each, n), attackCost(t, mode)));
    if (canJettison(t, each)) offer(Move.jettison + each, actions.jettison);
  }
  if (movers.length === 1 && !data.fired && actions.fire <= points) {
    const kind = firesMovingAs(t, movers[0]!);
    if (kind !== undefined)
      for (const target of targetsOf(t, movers[0]!, kind)) offer(Move.fire + target, actions.fire);
  }
}

/** Whether the impulse can end now: with no points left, and not above the altitude that it must leave. */
export const canEnd = (t: ForlornTable, data: MoveData): boolean =>
  data.points === 0 && !mustDive(t, data, groupCosts(t, data));
