import type { Choice } from "../../../../kernel";
import { OFF_BOARD } from "../../board/battle-board";
import { BattleFlag, HIGH, LOW } from "../../model/battle";
import type { ForlornTable } from "../../model/position";
import { firesMovingAs, whyNoShot } from "./fire";
import { costOf } from "./movement";
import {
  bendCost,
  bendHex,
  canClimb,
  canDive,
  canJettison,
  groupCosts,
  isBendBarred,
  Move,
  type MoveData,
  mustDive,
} from "./moves";
import { battleOf, isMarked, isOfMission, isOnBoard, sideOf } from "./state";

/** Why a choice in an impulse is not allowed (9.7.8 to 9.10). */

interface Reason {
  rule?: string;
  text: string;
}

const points: Reason = { rule: "9.7.8", text: "There are not enough movement points left." };

export function whyNoMove(t: ForlornTable, data: MoveData, choice: Choice): Reason | undefined {
  const asked = choice as Record<string, string | number | undefined>;
  switch (asked.do) {
    case "done":
      return data.points > 0
        ? { rule: "9.7.8", text: `All movement points must be spent; ${data.points} are left.` }
        : mustDive(t, data, groupCosts(t, data))
          ? { rule: "9.7.8", text: "It has been at high altitude as long as it may, and must dive." }
          : undefined;
    case "ahead":
    case "leave":
      return points;
    case "turn":
      return whyNoBend(t, data, turnCode(asked.side === "left", asked.hexsides === 2));
    case "roll":
      return whyNoBend(t, data, asked.side === "left" ? Move.rollLeft : Move.rollRight);
    case "immelmann":
      return whyNoBend(t, data, Move.immelmann);
    case "climb":
      return whyNoClimb(t, data);
    case "dive":
      return whyNoDive(t, data);
    case "fire":
      return whyNoFire(t, data, asked.at);
    case "jettison":
      return data.movers.some((each) => canJettison(t, each))
        ? undefined
        : { rule: "9.8", text: "It has no bombs to jettison." };
    case "attack":
      return whyNoAttack(t, data);
    default:
      return undefined;
  }
}

const turnCode = (isLeft: boolean, isTwo: boolean): number =>
  isTwo ? (isLeft ? Move.left2 : Move.right2) : isLeft ? Move.left : Move.right;

function whyNoBend(t: ForlornTable, data: MoveData, code: number): Reason | undefined {
  if (data.turned)
    return {
      rule: "9.7.8",
      text: "A turn, roll or Immelmann does not follow directly on another: fly ahead, climb, dive or fire between them.",
    };
  if (isBendBarred(data))
    return { rule: "9.7.8", text: "A unit that dives more than one level flies in a straight line." };
  const cost = bendCost(t, data, groupCosts(t, data), code);
  if (cost === null)
    return data.movers.length > 1 && code >= Move.rollLeft
      ? { rule: "9.7.4", text: "A formation does not roll." }
      : { rule: "9.7.8", text: "Its row of the Air Combat Movement Chart does not allow that." };
  if (code >= Move.rollLeft && bendHex(t, data.movers[0]!, code) === OFF_BOARD)
    return { rule: "9.7.7b", text: "A unit leaves the board by a move ahead alone." };
  return cost > data.points ? points : undefined;
}

function whyNoClimb(t: ForlornTable, data: MoveData): Reason | undefined {
  if (battleOf(t).altitudes[data.movers[0]!] === HIGH)
    return { rule: "9.7.8", text: "No unit climbs above high altitude." };
  const all = groupCosts(t, data);
  if (!canClimb(t, data, all))
    return {
      rule: data.movers.length > 1 && data.loaded ? "9.7.4" : "9.7.8",
      text: "It has changed its altitude in this round, or may not go so high.",
    };
  const cost = costOf(all, "climb");
  return cost !== null && cost > data.points ? points : undefined;
}

function whyNoDive(t: ForlornTable, data: MoveData): Reason | undefined {
  if (battleOf(t).altitudes[data.movers[0]!] === LOW)
    return { rule: "9.7.8", text: "No unit dives below low altitude." };
  return canDive(t, data, groupCosts(t, data))
    ? undefined
    : {
        rule: "9.7.8",
        text: "It has changed its altitude as far as it may in this round; one that dives further does not turn.",
      };
}

function whyNoFire(t: ForlornTable, data: MoveData, at: string | number | undefined): Reason | undefined {
  const battle = battleOf(t);
  const mover = data.movers[0]!;
  const kind = data.movers.length === 1 ? firesMovingAs(t, mover) : undefined;
  if (kind === undefined)
    return isMarked(battle, mover, BattleFlag.lowOnAmmunition)
      ? { rule: "9.7.13", text: "It is low on ammunition." }
      : { rule: "9.7.8", text: "It fires only at interceptors that fly past." };
  if (data.fired) return { rule: "9.7.9a", text: "It has fired in this impulse." };
  if (data.points < t.rules.airMovement.actions.fire) return points;
  const target = battle.airUnits.indexOf(t.rules.airUnitOf[String(at)] ?? -1);
  if (target < 0 || !isOnBoard(battle, target)) return { rule: "9.7.9a", text: "There is no such target." };
  if (sideOf(t, target) === sideOf(t, mover)) return { rule: "9.7.9a", text: "It is no enemy." };
  return whyNoShot(t, mover, target, kind);
}

function whyNoAttack(t: ForlornTable, { movers }: MoveData): Reason | undefined {
  const battle = battleOf(t);
  if (battle.target === null || !movers.every((each) => isOfMission(t, each)))
    return { rule: "9.10.1", text: "There is nothing that it could attack." };
  if (movers.every((each) => isMarked(battle, each, BattleFlag.attacked)))
    return { rule: "9.10.1", text: "It has made its attack." };
  return {
    rule: "9.10.8",
    text: "It must be over the target, at the altitude and after the straight flight that the attack asks for.",
  };
}
