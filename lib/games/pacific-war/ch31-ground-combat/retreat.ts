import { type Choice, DONE, type Step } from "../../../kernel";
import { boardingFor } from "../ch23-movement/boarding";
import { hitBase, loseGroundSteps } from "../model/damage";
import { deactivate, marchInto, settle, stepsOf, troopsIn } from "../model/ground";
import type { PacificTable, Position } from "../model/position";
import { ALLIED, enemyOf, NOBODY, NOWHERE, type Rules } from "../model/rules";
import { breakUnit, halved, passesCheck } from "../model/troop-check";
import { baseAt, baseClass, nameOfHex, stepsOfGround } from "../model/units";
import { activeIn, type Battle, battleOf, sideName, standDown } from "./battle";
import { hasFort, landedOf, wayOut } from "./ways";

/** 31.2 Who retreats, and at what cost. */

type Stage =
  /** The Operation player may retreat, then the Reaction player (31.2.1). */
  | "first-option"
  | "second-option"
  /** A side retreats or checks whether it must (31.2.2). */
  | "retreat"
  /** It has passed its check, and may stay. */
  | "stay"
  | "losses"
  | "leave"
  | "over";

type RetreatData = {
  stage: Stage;
  /** The side that retreats or may have to; NOBODY for none. */
  side: number;
  isChosen: boolean;
  goes: boolean;
  breaks: boolean;
  /** Both sides stop fighting (31.2.1). */
  bothStop: boolean;
  /** By side: steps to lose, and whose losses come next. */
  losses: number[];
  next: number;
};

const RETREAT = 0;

const optionSide = (t: PacificTable, stage: Stage): number =>
  stage === "first-option" ? t.position.operation.side : enemyOf(t.position.operation.side);

const mayChoose = (t: PacificTable, { hex }: Battle, side: number): boolean =>
  !hasFort(t, hex, side) && wayOut(t, hex, side).isOpen;

export const groundRetreat: Step<Rules, Position, RetreatData> = {
  rule: "31.2",
  title: "Retreat",
  enter(t, { data }) {
    const { retreat, attackerSide, losses } = battleOf(t);
    const isFree = retreat === "F";
    const stages: Record<string, Stage> = { F: "first-option", A: "retreat", D: "retreat" };
    t.set(data, "stage", stages[retreat] ?? "losses");
    t.set(
      data,
      "side",
      isFree || retreat === "" ? NOBODY : retreat === "A" ? attackerSide : enemyOf(attackerSide),
    );
    t.set(data, "isChosen", false);
    t.set(data, "goes", false);
    t.set(data, "breaks", false);
    t.set(data, "bothStop", false);
    t.set(data, "losses", [...losses]);
    t.set(data, "next", 0);
  },
  asks(t, { data }) {
    const battle = battleOf(t);
    switch (data.stage) {
      case "first-option":
      case "second-option": {
        const side = optionSide(t, data.stage);
        return mayChoose(t, battle, side) ? 1 << side : 0;
      }
      case "stay":
        return 1 << data.side;
      case "leave":
        return wayOut(t, battle.hex, data.side).marching.length > 0 ? 1 << data.side : 0;
      default:
        return 0;
    }
  },
  options(t, { data }, side, out) {
    if (data.stage === "leave") out.push(...destinations(t, battleOf(t), side));
    else {
      if (wayOut(t, battleOf(t).hex, side).isOpen) out.push(RETREAT);
      out.push(DONE);
    }
  },
  describe(t, { data }, code): Choice {
    if (data.stage === "leave") return { retreat: t.rules.hexes.ids[code]! };
    return { do: code === RETREAT ? "retreat" : "stay" };
  },
  prompt(t, { data }) {
    const from = nameOfHex(t.rules, battleOf(t).hex);
    if (data.stage === "leave") return `To which hex do your units retreat from ${from}?`;
    return data.stage === "stay"
      ? `Your units have passed their check. Do they retreat from ${from} all the same?`
      : `Do your units retreat from ${from}?`;
  },
  why: (_t, { data }) => (data.stage === "stay" ? "31.2.2.B" : data.stage === "leave" ? "31.2.3" : "31.2.1"),
  take(t, { data }, code, side) {
    if (data.stage === "leave") return retreatTo(t, data, code);
    if (data.stage === "stay") {
      if (code === RETREAT) goAtHalf(t, data);
      else stay(t, data);
      return;
    }
    if (code === DONE) return declined(t, data);
    t.set(data, "side", side);
    t.set(data, "isChosen", true);
    t.set(data, "stage", "retreat");
  },
  proceed(t, { data }) {
    switch (data.stage) {
      case "first-option":
      case "second-option":
        return declined(t, data);
      case "retreat":
        return mandatory(t, data);
      case "losses":
        return nextLoss(t, data);
      case "leave":
        return retreatTo(t, data, NOWHERE);
      default:
        return t.leave();
    }
  },
};

/** Hexes to retreat to; after its losses a force may be small enough for one that was too full. */
const destinations = (t: PacificTable, { hex }: Battle, side: number): readonly number[] =>
  wayOut(t, hex, side).hexes;

/** 31.2.1: the next is asked; if nobody retreats, both lose their steps and stop. */
function declined(t: PacificTable, data: RetreatData): void {
  if (data.stage === "first-option") return t.set(data, "stage", "second-option");
  t.set(data, "bothStop", true);
  t.set(data, "stage", "losses");
}

/** 31.2.2: the check, and what comes of it. */
function mandatory(t: PacificTable, data: RetreatData): void {
  const battle = battleOf(t);
  const { side } = data;
  t.set(data, "stage", "losses");
  if (hasFort(t, battle.hex, side)) {
    t.say("2.3.4", () => `${sideName(t, side)}: with a fortification there is no retreat.`);
    return t.set(data, "side", NOBODY);
  }
  const { isOpen } = wayOut(t, battle.hex, side);
  if (battle.broken[side]) {
    if (!isOpen) return blocked(t, data);
    go(t, data, lossesOf(t, data) + t.rules.parameters.groundCombat.brokenLoss);
    return;
  }
  const name = `Retreat from ${nameOfHex(t.rules, battle.hex)}`;
  if (!passesCheck(t, { quality: battle.qualities[side]!, side, name })) {
    if (!isOpen) return blocked(t, data);
    t.set(data, "breaks", true);
    go(t, data, lossesOf(t, data));
  } else if (data.isChosen) goAtHalf(t, data);
  else t.set(data, "stage", "stay");
}

function goAtHalf(t: PacificTable, data: RetreatData): void {
  t.set(data, "stage", "losses");
  go(t, data, halved(lossesOf(t, data)));
}

/**
 * What the table takes of a side that retreats. An assault that has to, and goes back to its ships, loses twice as much; one
 * that chose to does not (23.8.3.C).
 */
function lossesOf(t: PacificTable, { side, isChosen }: RetreatData): number {
  const { hex, losses } = battleOf(t);
  const isAssault = troopsIn(t, hex, side).some((n) => t.position.groundUnits[n]!.assault === "amphibious");
  return losses[side]! * (isAssault && !isChosen ? t.rules.parameters.groundCombat.assaultLoss : 1);
}

function go(t: PacificTable, data: RetreatData, steps: number): void {
  t.set(data.losses, data.side, steps);
  t.set(data, "goes", true);
}

/** 31.2.2.B, D: full losses, and a Base in the hex is interdicted. */
function stay(t: PacificTable, data: RetreatData): void {
  const { hex } = battleOf(t);
  const base = baseAt(t, hex, data.side);
  if (base >= 0) {
    const of = t.position.bases[base]!;
    hitBase(t, base, baseClass(t.rules, of).interdictedAt - of.hits);
  }
  t.set(data, "side", NOBODY);
  t.set(data, "stage", "losses");
}

/** 31.2.3: forced to retreat with nowhere to go, the Allies surrender and the Japanese fight on or die. */
function blocked(t: PacificTable, data: RetreatData): void {
  const { hex, losses } = battleOf(t);
  const { side } = data;
  const own = troopsIn(t, hex, side);
  const ownSteps = stepsOf(t, own);
  t.set(data, "side", NOBODY);
  if (side === ALLIED) {
    t.say("31.2.3", () => `The Allies in ${nameOfHex(t.rules, hex)} surrender.`);
    removeAll(t, own);
    t.set(data, "losses", [0, 0]);
  } else if (stepsOf(t, troopsIn(t, hex, ALLIED)) > ownSteps) {
    t.say("31.2.3", () => `The Japanese in ${nameOfHex(t.rules, hex)} fight to the last.`);
    removeAll(t, own);
    t.set(data, "losses", side === 0 ? [0, halved(ownSteps)] : [halved(ownSteps), 0]);
  } else t.set(data, "losses", [...losses]);
}

function removeAll(t: PacificTable, units: readonly number[]): void {
  for (const n of units) loseGroundSteps(t, n, stepsOfGround(t.rules, t.position.groundUnits[n]!));
}

/** Losses of both sides, the attacker's first (31.5). */
function nextLoss(t: PacificTable, data: RetreatData): void {
  const battle = battleOf(t);
  const { attackerSide, hex, leadGroundUnits } = battle;
  const side = [attackerSide, enemyOf(attackerSide)][data.next];
  if (side === undefined) return afterLosses(t, data);
  t.set(data, "next", data.next + 1);
  t.call("ground-losses", {
    side,
    steps: data.losses[side]!,
    leadGroundUnit: leadGroundUnits[side]!,
    groundUnits:
      battle.raidGroundUnit >= 0 && side === attackerSide ? [battle.raidGroundUnit] : troopsIn(t, hex, side),
  });
}

function afterLosses(t: PacificTable, data: RetreatData): void {
  const battle = battleOf(t);
  const { hex } = battle;
  if (data.bothStop) for (const side of [0, 1]) standDown(t, activeIn(t, hex, side));
  const going = data.goes ? troopsIn(t, hex, data.side) : [];
  t.set(data, "stage", going.length > 0 ? "leave" : "over");
  if (going.length === 0) return;
  t.set(battle, "retreatedGroundUnits", going);
  const { aboard } = wayOut(t, hex, data.side);
  if (aboard.size === 0) return;
  const landed = landedOf(t, going);
  t.call("boarding", boardingFor({ side: data.side, hex, rule: "31.2", othersMarch: true }, landed));
}

/** All units go together; who has landed is aboard by now, as far as there was room (31.2.2, 23.8.3.C). */
function retreatTo(t: PacificTable, data: RetreatData, to: number): void {
  const battle = battleOf(t);
  const marching = troopsIn(t, battle.hex, data.side);
  for (const n of battle.retreatedGroundUnits) {
    const unit = t.position.groundUnits[n]!;
    if (data.breaks) breakUnit(t, unit);
    t.set(unit, "assault", "none");
    retire(t, unit);
  }
  for (const n of marching) marchInto(t, n, to);
  settle(t, battle.hex);
  t.set(battle, "retreatSide", data.side);
  t.set(battle, "toHex", marching.length > 0 ? to : NOWHERE);
  const where = marching.length > 0 ? `to ${nameOfHex(t.rules, to)}` : "aboard";
  t.say("31.2", () => `${sideName(t, data.side)}: retreat ${where}.`);
  t.set(data, "stage", "over");
}

/** Who retreats is deactivated, or by the other reading pays a Battle Cycle Move if it has one. */
function retire(t: PacificTable, unit: Position["groundUnits"][number]): void {
  const { loserPays } = t.rules.parameters.groundCombat;
  if (loserPays && unit.cycleMoves > 1) t.set(unit, "cycleMoves", unit.cycleMoves - 1);
  else deactivate(t, unit);
}
