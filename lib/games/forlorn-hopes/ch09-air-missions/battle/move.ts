import { counted } from "../../../../words";
import { type Choice, DONE, type Step } from "../../../../kernel";
import { immelmannFacing, OFF_BOARD, turned } from "../../board/battle-board";
import { sightOf } from "../../board/sight";
import { BattleFlag, facingIds, HIGH } from "../../model/battle";
import { award } from "../../model/points";
import { shipId } from "../../model/pieces";
import type { ForlornTable, Position } from "../../model/position";
import { type Rules, sideIds } from "../../model/rules";
import { callDefensiveFire } from "./defensive-fire";
import { fire, firesMovingAs } from "./fire";
import { costOf, diveGain, pointsOf } from "./movement";
import {
  aheadCost,
  attackOfCode,
  bendCost,
  bendHex,
  canEnd,
  frontOf,
  groupCosts,
  Move,
  type MoveData,
  movesOf,
} from "./moves";
import { whyNoMove } from "./reasons";
import {
  battleOf,
  idOfCombatant,
  isMarked,
  isOfMission,
  isOnBoard,
  isOut,
  isUnitDisrupted,
  mark,
  nameOf,
  sideOf,
  takeOff,
  takeOut,
} from "./state";
import { attackCost, makeAttack } from "./target-attacks";

/** 9.7.8 The impulse of a unit, or of a formation: one action after the other, until all points are spent. */

/** What a unit begins its impulse with. */
export const beginning = (t: ForlornTable, movers: number[]): MoveData => ({
  movers,
  points: pointsOf(t, movers),
  loaded: movers.some((each) => isMarked(battleOf(t), each, BattleFlag.loaded)),
  turned: false,
  climbed: 0,
  dived: 0,
  bends: 0,
  rolls: 0,
  fired: false,
  turning: -1,
  over: false,
  later: [],
});

export const move: Step<Rules, Position, MoveData> = {
  rule: "9.7.8",
  title: "Air combat movement",
  asks: (t, { data }) =>
    data.over || data.turning >= 0 || data.movers.length === 0 || isOut(battleOf(t), data.movers[0]!)
      ? 0
      : 1 << sideOf(t, data.movers[0]!),
  options(t, { data }, _side, out) {
    if (canEnd(t, data)) out.push(DONE);
    movesOf(t, data, out);
    // Only with a chart of other rules: points that nothing can spend are lost.
    if (out.length === 0) out.push(DONE);
  },
  describe: (t, { data }, code): Choice => describe(t, data, code),
  prompt: (t, { data }) =>
    `What ${data.movers.length > 1 ? "do" : "does"} ${data.movers.map((each) => nameOf(t, each)).join(", ")} do (${counted(data.points, "movement point")})?`,
  why: (_t, _frame, code) => ruleOf(code),
  explain: (t, { data }, choice) => whyNoMove(t, data, choice),
  take(t, { data }, code) {
    if (code === DONE) return t.set(data, "over", true);
    if (code >= Move.attack) return attack(t, data, code);
    if (code >= Move.fire) return shoot(t, data, code - Move.fire);
    if (code >= Move.jettison) return jettison(t, data, code - Move.jettison);
    if (code === Move.ahead) return flyAhead(t, data);
    if (code === Move.climb || code === Move.dive) return changeAltitude(t, data, code);
    bend(t, data, code);
  },
  proceed(t, { data }) {
    if (data.turning >= 0) {
      // The Immelmann's turn, after the fire at the unit in its new hex (9.7.9h).
      if (!isOut(battleOf(t), data.movers[0]!)) t.set(battleOf(t).facings, data.movers[0]!, data.turning);
      return t.set(data, "turning", -1);
    }
    for (const each of data.movers) endImpulse(t, each);
    const next = data.later[0];
    if (next === undefined) return t.leave();
    t.goTo("battle-move", { ...structuredClone(next), later: structuredClone(data.later.slice(1)) });
  },
};

function describe(t: ForlornTable, { movers }: MoveData, code: number): Choice {
  if (code === DONE) return { do: "done" };
  if (code >= Move.attack) {
    const { combatant, mode, ship } = attackOfCode(t, code);
    const choice: Choice = { do: "attack", unit: idOfCombatant(t, combatant), mode };
    return ship < 0 ? choice : { ...choice, ship: shipId(t, battleOf(t).ships[ship]!) };
  }
  if (code >= Move.fire) return { do: "fire", at: idOfCombatant(t, code - Move.fire) };
  if (code >= Move.jettison) return { do: "jettison", unit: idOfCombatant(t, code - Move.jettison) };
  switch (code) {
    case Move.ahead:
      return { do: movers.every((each) => frontOf(t, each) === OFF_BOARD) ? "leave" : "ahead" };
    case Move.rollLeft:
      return { do: "roll", side: "left" };
    case Move.rollRight:
      return { do: "roll", side: "right" };
    case Move.immelmann:
      return { do: "immelmann" };
    case Move.climb:
      return { do: "climb" };
    case Move.dive:
      return { do: "dive" };
    default:
      return {
        do: "turn",
        side: code % 2 === 1 ? "left" : "right",
        hexsides: code <= Move.right ? 1 : 2,
      };
  }
}

/** The rule of an option, where it is another than that of movement. */
function ruleOf(code: number): string | undefined {
  if (code >= Move.attack) return "9.10";
  if (code >= Move.fire) return "9.7.9";
  return code >= Move.jettison ? "9.8" : undefined;
}

const spend = (t: ForlornTable, data: MoveData, cost: number): void => {
  t.set(data, "points", data.points - cost);
};

/** 9.7.8: a point to the hex ahead, or off the board (9.7.7b). */
function flyAhead(t: ForlornTable, data: MoveData): void {
  const battle = battleOf(t);
  spend(t, data, aheadCost(t, data.movers));
  t.set(data, "turned", false);
  for (const each of data.movers.slice()) {
    const hex = frontOf(t, each);
    if (hex === OFF_BOARD) leaveBoard(t, data, each);
    else {
      t.set(battle.hexes, each, hex);
      t.set(battle.straight, each, battle.straight[each]! + 1);
    }
  }
  if (data.movers.length === 0) return t.set(data, "over", true);
  for (const each of data.movers)
    t.say("9.7.8", () => `${nameOf(t, each)} flies to ${t.rules.board.ids[battle.hexes[each]!]}.`);
  meetFire(t, data);
}

/** 9.7.7b: a mission unit flies home; an interceptor may come back. */
function leaveBoard(t: ForlornTable, data: MoveData, each: number): void {
  const battle = battleOf(t);
  t.set(
    data,
    "movers",
    data.movers.filter((other) => other !== each),
  );
  t.say("9.7.7b", () => `${nameOf(t, each)} leaves the board.`);
  if (isOfMission(t, each)) return takeOut(t, each);
  takeOff(t, each);
  t.set(battle.leftIn, each, battle.round);
}

/** Turns in place, rolls and Immelmanns. */
function bend(t: ForlornTable, data: MoveData, code: number): void {
  const battle = battleOf(t);
  const { facings, hexes, straight } = battle;
  spend(t, data, bendCost(t, data, groupCosts(t, data), code)!);
  t.set(data, "turned", true);
  t.set(data, "bends", data.bends + 1);
  for (const each of data.movers) t.set(straight, each, 0);
  if (code <= Move.right2) {
    const sides = code <= Move.right ? 1 : 2;
    for (const each of data.movers) {
      t.set(facings, each, turned(facings[each]!, code % 2 === 1 ? -sides : sides));
      t.say("9.7.8", () => `${nameOf(t, each)} turns to face ${facingIds[facings[each]!]}.`);
    }
    return;
  }
  const mover = data.movers[0]!;
  t.set(hexes, mover, bendHex(t, mover, code));
  if (code === Move.immelmann) t.set(data, "turning", immelmannFacing(facings[mover]!));
  else t.set(data, "rolls", data.rolls + 1);
  t.say(
    "9.7.8",
    () =>
      `${nameOf(t, mover)} ${code === Move.immelmann ? "makes an Immelmann" : "rolls"} to ${
        t.rules.board.ids[hexes[mover]!]
      }.`,
  );
  meetFire(t, data);
}

function changeAltitude(t: ForlornTable, data: MoveData, code: number): void {
  const { altitudes, straight } = battleOf(t);
  const all = groupCosts(t, data);
  const isClimb = code === Move.climb;
  spend(t, data, isClimb ? costOf(all, "climb")! : -diveGain(all)!);
  t.set(data, "turned", false);
  if (isClimb) t.set(data, "climbed", data.climbed + 1);
  else t.set(data, "dived", data.dived + 1);
  for (const each of data.movers) {
    t.set(altitudes, each, altitudes[each]! + (isClimb ? 1 : -1));
    t.set(straight, each, 0);
    t.say("9.7.8", () => `${nameOf(t, each)} ${isClimb ? "climbs" : "dives"}.`);
  }
  meetFire(t, data);
}

/** 9.7.9h: an interceptor that has come into a hex, or to another altitude, may be fired at. */
function meetFire(t: ForlornTable, { movers }: MoveData): void {
  if (!isOfMission(t, movers[0]!)) callDefensiveFire(t, movers[0]!);
}

/** 9.7.9a: once in an impulse. */
function shoot(t: ForlornTable, data: MoveData, target: number): void {
  const mover = data.movers[0]!;
  spend(t, data, t.rules.airMovement.actions.fire);
  t.set(data, "fired", true);
  t.set(data, "turned", false);
  fire(t, mover, target, firesMovingAs(t, mover)!);
}

/** 9.9, 9.10: a unit of a formation that anti-aircraft fire disrupts goes on by itself (9.7.4). */
function attack(t: ForlornTable, data: MoveData, code: number): void {
  const chosen = attackOfCode(t, code);
  const { combatant } = chosen;
  spend(t, data, attackCost(t, chosen.mode));
  t.set(data, "turned", false);
  makeAttack(t, chosen);
  if (data.movers.length === 1) return;
  const isGone = isOut(battleOf(t), combatant);
  if (!isGone && !isUnitDisrupted(t, combatant)) return;
  t.set(
    data,
    "movers",
    data.movers.filter((each) => each !== combatant),
  );
  if (!isGone) t.push(data.later, { ...structuredClone(data), movers: [combatant], later: [] });
}

/** 9.8: the enemy has a point for each bomber that gives up its mission. */
function jettison(t: ForlornTable, data: MoveData, combatant: number): void {
  spend(t, data, t.rules.airMovement.actions.jettison);
  mark(t, combatant, BattleFlag.loaded, false);
  mark(t, combatant, BattleFlag.jettisoned);
  t.say("9.8", () => `${nameOf(t, combatant)} jettisons its bombs and aborts its mission.`);
  awardAbort(t);
}

/** 9.8, 16.1. */
export const awardAbort = (t: ForlornTable): void => award(t, `${sideIds[battleOf(t).side]!}-bomber-aborts`);

/** What a unit has at the end of its impulse: a round more at high altitude (9.7.8), near the target zone (7.3.5). */
function endImpulse(t: ForlornTable, each: number): void {
  const battle = battleOf(t);
  if (!isOnBoard(battle, each)) return;
  if (battle.altitudes[each] === HIGH) t.set(battle.highRounds, each, battle.highRounds[each]! + 1);
  const isNear = sightOf(t.rules.board).toTarget(battle.hexes[each]!) <= t.rules.parameters.patrol.within;
  if (battle.patrol && isNear && isOfMission(t, each)) t.set(battle, "patrolRounds", battle.patrolRounds + 1);
}
