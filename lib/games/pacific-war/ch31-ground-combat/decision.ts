import { type Choice, DONE, type Step } from "../../../kernel";
import { mayInitiateCombat } from "../model/combat-rights";
import { deactivate, troopsIn } from "../model/ground";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, NOBODY, type Rules } from "../model/rules";
import { isThrough, sideOf } from "../model/turns";
import { nameOfHex } from "../model/units";
import { activeIn, battleOf, raidersIn, sideName, standDown } from "./battle";

type DecisionData = {
  /** 0 the Operation player, 1 the Reaction player, 2 nobody any more. */
  turn: number;
  /** Sides that have been asked for a raid and make none, a bit each (34.19). */
  noRaid: number;
};

const ATTACK = 0;
/** Codes of raiders come after this. */
const RAID = 1;

/** The side that is asked whether it raids: the Operation player first; NOBODY for none. */
const raidSide = (t: PacificTable, { noRaid }: DecisionData): number =>
  [sideOf(t, 0), sideOf(t, 1)].find(
    (side) => (noRaid & (1 << side)) === 0 && raidersIn(t, battleOf(t).hex, side).length > 0,
  ) ?? NOBODY;

/** What 31.1 makes of the Activated units of a side in the hex. */
type Terms =
  | "none"
  /** The Operation player's came alone to the enemy, or somebody's from the sea or the air. */
  | "must"
  /** They fight for a Battle Cycle Move each, or stop. */
  | "attack-or-stop"
  /** They were reinforced: those that were there pay a move in any case. */
  | "reinforced"
  /** The enemy came to them: nothing is lost by waiting. */
  | "free";

function termsOf(t: PacificTable, hex: number, side: number): Terms {
  const { groundUnits, operation } = t.position;
  const active = activeIn(t, hex, side).map((n) => groundUnits[n]!);
  if (active.length === 0) return "none";
  if (active.some(({ assault }) => assault !== "none")) return "must";
  // 31.1.D: the Reaction player attacks or stops, whether he came or the enemy did.
  if (side !== operation.side) return "attack-or-stop";
  const own = troopsIn(t, hex, side).map((n) => groundUnits[n]!);
  const hasEntered = active.some(({ entered }) => entered);
  if (hasEntered && own.every(({ entered }) => entered)) return "must";
  if (hasEntered) return "reinforced";
  const enemyEntered = troopsIn(t, hex, enemyOf(side)).some((n) => groundUnits[n]!.entered);
  return enemyEntered ? "free" : "attack-or-stop";
}

/** 31.1.E before B and D: assaults come first, those of the Operation player before the other's. */
const hasAssault = (t: PacificTable, hex: number, side: number): boolean =>
  activeIn(t, hex, side).some((n) => t.position.groundUnits[n]!.assault !== "none");

/** Who came in this cycle has paid already. */
const owesNothing = ({ assault, entered }: Position["groundUnits"][number]): boolean =>
  entered || assault !== "none";

const canAttack = (t: PacificTable, hex: number, side: number): boolean =>
  mayInitiateCombat(t, side) &&
  activeIn(t, hex, side).some((n) => {
    const unit = t.position.groundUnits[n]!;
    return owesNothing(unit) || unit.cycleMoves > 0;
  });

/** A Battle Cycle Move of each unit that was there; who has none left is deactivated. */
function pay(t: PacificTable, hex: number, side: number): void {
  for (const n of activeIn(t, hex, side)) {
    const unit = t.position.groundUnits[n]!;
    if (owesNothing(unit)) continue;
    if (unit.cycleMoves > 0) t.set(unit, "cycleMoves", unit.cycleMoves - 1);
    else deactivate(t, unit);
  }
}

/** 31.1.B to E: who attacks, or stops. */
export const groundDecision: Step<Rules, Position, DecisionData> = {
  rule: "31.1",
  title: "Attack or stop",
  enter(t, { data }) {
    t.set(data, "turn", 0);
    t.set(data, "noRaid", 0);
  },
  asks(t, { data }) {
    const raiding = raidSide(t, data);
    if (raiding !== NOBODY) return 1 << raiding;
    if (isThrough(data)) return 0;
    const { hex } = battleOf(t);
    const side = sideOf(t, data.turn);
    if (hasAssault(t, hex, 0) || hasAssault(t, hex, 1)) return 0;
    const terms = termsOf(t, hex, side);
    return terms === "none" || terms === "must" ? 0 : 1 << side;
  },
  options(t, { data }, side, out) {
    if (raidSide(t, data) === side) {
      for (const n of raidersIn(t, battleOf(t).hex, side)) out.push(RAID + n);
      return void out.push(DONE);
    }
    if (canAttack(t, battleOf(t).hex, side)) out.push(ATTACK);
    out.push(DONE);
  },
  describe(t, { data }, code, side): Choice {
    if (code >= RAID) return { raid: t.position.groundUnits[code - RAID]!.id };
    if (raidSide(t, data) === side) return { do: "no-raid" };
    if (code === ATTACK) return { do: "attack" };
    return { do: termsOf(t, battleOf(t).hex, side) === "attack-or-stop" ? "deactivate" : "wait" };
  },
  prompt(t, { data }, side) {
    const at = nameOfHex(t.rules, battleOf(t).hex);
    return raidSide(t, data) === side ? `Which unit raids ${at}?` : `Do your units attack in ${at}?`;
  },
  why(t, { data }) {
    if (raidSide(t, data) !== NOBODY) return "34.19";
    return data.turn === 0 ? "31.1.B" : "31.1.D";
  },
  take(t, { data }, code, side) {
    const { hex } = battleOf(t);
    if (code >= RAID) return raid(t, side, code - RAID);
    if (raidSide(t, data) === side) return t.set(data, "noRaid", data.noRaid | (1 << side));
    if (code === ATTACK) return attack(t, side);
    const terms = termsOf(t, hex, side);
    if (terms === "attack-or-stop") {
      standDown(t, activeIn(t, hex, side));
      t.say("31.1", () => `${sideName(t, side)}: no attack in ${nameOfHex(t.rules, hex)}.`);
    } else if (terms === "reinforced") pay(t, hex, side);
    t.set(data, "turn", data.turn + 1);
  },
  proceed(t, { data }) {
    const { hex } = battleOf(t);
    const sides = [sideOf(t, 0), sideOf(t, 1)];
    const assaulting = sides.find((side) => hasAssault(t, hex, side));
    if (assaulting !== undefined) return attack(t, assaulting);
    if (isThrough(data)) return t.leave();
    const side = sides[data.turn]!;
    if (termsOf(t, hex, side) === "must") return attack(t, side);
    t.set(data, "turn", data.turn + 1);
  },
};

/** 34.19: one unit fights alone, and has paid for the move. */
function raid(t: PacificTable, side: number, unit: number): void {
  const battle = battleOf(t);
  t.set(battle, "raidGroundUnit", unit);
  t.set(battle, "attackerSide", side);
  t.leave();
}

function attack(t: PacificTable, side: number): void {
  const battle = battleOf(t);
  pay(t, battle.hex, side);
  t.set(battle, "attackerSide", activeIn(t, battle.hex, side).length > 0 ? side : NOBODY);
  t.leave();
}
