import type { Steps } from "../../../kernel";
import { resolveLandCombat } from "../ch13-damage";
import { modifierSum, type Situation } from "../model/modifiers";
import { pieceAt, placeName, strengthOf, sideText } from "../model/pieces";
import { Box, type Position, type T } from "../model/position";
import { combatHits, situation } from "../model/rolls";
import { whyNotAnswer } from "../reasons/common";
import { enemyOf, JAPAN, NOBODY, type Rules } from "../model/rules";
import { homeBasesOf, landInSupply, supplied } from "../board/supply";
import { anyInBox, battleStep, type BattleBoardData, inBox, isHiding } from "./battle-board";
import { countedNames } from "../../../words";

/** 12.3.4.3 Ground Support Round, 12.3.4.4 Supply Round and 12.3.4.5 Land Combat Round. */

/** The Phasing Player has a unit with an unbracketed strength here, and somebody to attack (12.3.4.5). */
function mayAttack(t: T): boolean {
  const { phasing, steps } = t.position;
  if (!anyInBox(t, enemyOf(phasing), Box.atBase, "land")) return false;
  return inBox(t, phasing, Box.atBase, "land").some((p) => steps[p]! >= pieceAt(t, p).maxSteps);
}

function totalStrength(t: T, side: number): number {
  let strength = 0;
  for (const p of inBox(t, side, Box.atBase, "land")) strength += strengthOf(t, p);
  return strength;
}

// ---- 12.3.4.3 ---------------------------------------------------------------------------------------

const groundSupport = battleStep({
  rule: "12.3.4.3",
  title: "Ground Support Round",
  proceed(t, board) {
    if (mayAttack(t)) for (let side = 0; side < t.module.sides.length; side++) support(t, board, side);
    t.leave();
  },
});

/** Air Points that were kept, and the guns of ships that stayed back while others won Sea Control (12.3.3.1). */
function support(t: T, board: BattleBoardData, side: number): void {
  const airPoints = board.support[side]!;
  let dice = airPoints;
  if (board.seaControl[side]) {
    for (const p of inBox(t, side, Box.bombardment, "naval")) dice += pieceAt(t, p).firepower;
  }
  if (dice === 0) return;
  const s = situation(t, side, {
    rollerNation: board.airNation[side] || undefined,
    targetSide: enemyOf(side),
    airSupremacy: board.supremacy === side,
    airPointsInSupport: airPoints > 0,
  });
  const hits = combatHits(t, "ground-support", dice, s, "Ground support");
  const counted = Math.min(hits, totalStrength(t, side));
  t.set(board.groundHits, side, counted);
  t.set(board.airPoints, side, board.airPoints[side]! - airPoints);
  t.set(board.support, side, 0);
  const result = hits === 0 ? "no hits" : `${counted} of ${hits} hits count`;
  t.say("12.3.4.3", () => `Ground support of ${sideText(side)}: ${result}.`);
}

// ---- 12.3.4.4 ---------------------------------------------------------------------------------------

const supplyRound = battleStep({
  rule: "12.3.4.4",
  title: "Supply Round",
  proceed(t, board) {
    // Supply matters for nothing but the land combat that follows.
    if (mayAttack(t))
      t.set(
        board,
        "outOfSupplyUnits",
        [0, 1].flatMap((side) => outOfSupply(t, board, side)),
      );
    t.leave();
  },
});

function outOfSupply(t: T, board: BattleBoardData, side: number): number[] {
  const enemy = enemyOf(side);
  const control = board.seaControl[side] ? side : board.seaControl[enemy] ? enemy : NOBODY;
  const lines = supplied(t, side, homeBasesOf(t, side));
  // Sea Control of one half of a split hex does not cut the enemy off (2.2.1.2).
  const units = inBox(t, side, Box.atBase, "land").filter(
    (p) => !landInSupply(t, p, control, !board.split, lines),
  );
  if (units.length > 0)
    t.say("12.3.4.4", () => `${countedNames(units.map((p) => pieceAt(t, p).name))}: out of supply.`);
  return units;
}

// ---- 12.3.4.5 ---------------------------------------------------------------------------------------

const DECLINE = 0;
const ATTACK = 1;

const landCombat = battleStep<{ decided: boolean }>({
  rule: "12.3.4.5",
  title: "Land Combat Round",
  pass: DECLINE,
  asks: (t, _board, { decided }) => (!decided && mayAttack(t) ? t.position.phasing : NOBODY),
  options: (_t, _board, _data, out) => void out.push(DECLINE, ATTACK),
  describe: (_t, _board, _data, code) => ({ do: code === ATTACK ? "attack" : "decline" }),
  explain: () =>
    whyNotAnswer(
      "12.3.4.5",
      "All land units at the base fight in the land combat, or none.",
      "do",
      "attack",
      "decline",
    ),
  prompt: (t, board) => `Start land combat at ${placeName(t, board.place)}?`,
  take(t, board, data, code) {
    t.set(data, "decided", true);
    if (code === ATTACK) fight(t, board);
  },
  proceed: (t) => t.leave(),
});

/** Both sides roll; support counts for both, aircraft at the base for the defender only. */
function fight(t: T, board: BattleBoardData): void {
  const attacker = t.position.phasing;
  const defender = enemyOf(attacker);
  const defenders = inBox(t, defender, Box.atBase, "land");
  const attackHits = rollStrength(t, board, attacker) + board.groundHits[attacker]!;
  const defenseHits =
    rollStrength(t, board, defender) + board.groundHits[defender]! + hitsOfAircraft(t, defender);
  const losers = { land: defenders, air: inBox(t, defender, Box.atBase, "air") };
  resolveLandCombat(t, losers, attackHits, defenseHits);
}

/** One die a factor; units differ in supply, and in the nation that a modifier may ask for. */
function rollStrength(t: T, board: BattleBoardData, side: number): number {
  const units = inBox(t, side, Box.atBase, "land");
  let hits = 0;
  t.rules.nations.forEach((nation, n) => {
    if (nation.side !== side) return;
    for (const outOfSupply of [false, true]) {
      const alike = units.filter(
        (p) => pieceAt(t, p).nation === n && board.outOfSupplyUnits.includes(p) === outOfSupply,
      );
      for (const { dice, s } of byModifiers(t, board, alike, outOfSupply)) {
        const name = `Land combat of ${side === JAPAN ? "Japan" : "the Allies"}`;
        const key = `Land combat of ${nation.id}${outOfSupply ? " out of supply" : ""}`;
        hits += combatHits(t, "land-combat", dice, s, name, key);
      }
    }
  });
  return hits;
}

/** The dice of units of one nation; a unit rolls apart from the others only where its modifiers differ (18.1.6). */
function byModifiers(
  t: T,
  board: BattleBoardData,
  units: readonly number[],
  outOfSupply: boolean,
): Iterable<{ dice: number; s: Situation }> {
  const groups = new Map<number, { dice: number; s: Situation }>();
  for (const p of units) {
    const { side, nation, marine } = pieceAt(t, p);
    const s = situation(t, side, {
      rollerNation: t.rules.nations[nation]!.id,
      targetSide: enemyOf(side),
      targetKind: "land",
      outOfSupply,
      marines: marine,
      opposedLanding: board.stormUnits.includes(p),
    });
    const sum = modifierSum(t.rules.combat["land-combat"], s);
    const group = groups.get(sum) ?? { dice: 0, s };
    groups.set(sum, group);
    group.dice += strengthOf(t, p);
  }
  return groups.values();
}

/** Each air step at the base hits; Naval Aviation that hides is of no help here either (7.1.1). */
function hitsOfAircraft(t: T, side: number): number {
  let steps = 0;
  for (const p of inBox(t, side, Box.atBase, "air")) if (!isHiding(t, p)) steps += t.position.steps[p]!;
  return steps * t.rules.parameters.landCombat.hitsPerAirStep;
}

export const landCombatSteps: Steps<Rules, Position> = {
  "ground-support": groundSupport,
  "supply-round": supplyRound,
  "land-combat-round": landCombat,
};
