import { type Choice, DONE, type Step } from "../../../kernel";
import { isInArea, isOpenCountry } from "../model/areas";
import { beyond, canCross, DIRECTIONS } from "../model/crossing";
import { hasRoom, marchInto, troopsIn } from "../model/ground";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, NOBODY, NOWHERE, type Rules } from "../model/rules";
import { passesCheck, qualityOf } from "../model/troop-check";
import { nameOfHex } from "../model/units";
import { isClosedByWeather } from "../model/weather";
import { activeIn, type Battle, battleOf, standDown } from "./battle";

/** 31.3 The side that did not retreat may come after the other. */

type PursuitData = {
  stage: "decide" | "own-loss" | "enemy-loss" | "move" | "over";
  hasMoved: boolean;
};

const PURSUE = 0;

const winnerOf = ({ retreatSide }: Battle): number => enemyOf(retreatSide);

/** The Activated units of the combat that can follow: not those of an Amphibious Assault (23.8.3.E). */
function pursuers(t: PacificTable, battle: Battle): number[] {
  const { rules, position } = t;
  const { hex, toHex } = battle;
  const direction = [...Array(DIRECTIONS).keys()].find((each) => beyond(rules, hex, each) === toHex);
  return activeIn(t, hex, winnerOf(battle)).filter((n) => {
    const unit = position.groundUnits[n]!;
    if (!battle.groundUnits.includes(n) || unit.assault === "amphibious" || direction === undefined)
      return false;
    if (!isInArea(t, toHex, winnerOf(battle)) || !isOpenCountry(t, toHex, winnerOf(battle))) return false;
    return canCross(rules, unit, hex, direction) && hasRoom(t, toHex, [n]) && !isClosedByWeather(t, toHex);
  });
}

/** Those that have retreated and are still there. */
const retreaters = (t: PacificTable, { toHex, retreatSide, retreatedGroundUnits }: Battle): number[] =>
  troopsIn(t, toHex, retreatSide).filter((n) => retreatedGroundUnits.includes(n));

export const groundPursuit: Step<Rules, Position, PursuitData> = {
  rule: "31.3",
  title: "Pursuit",
  enter(t, { data }) {
    const battle = battleOf(t);
    const isOver =
      battle.retreatSide === NOBODY || battle.toHex === NOWHERE || retreaters(t, battle).length === 0;
    t.set(data, "stage", isOver ? "over" : "decide");
    t.set(data, "hasMoved", false);
  },
  asks(t, { data }) {
    const battle = battleOf(t);
    const canMove = data.stage === "decide" || data.stage === "move";
    return canMove && pursuers(t, battle).length > 0 ? 1 << winnerOf(battle) : 0;
  },
  options(t, { data }, _side, out) {
    if (data.stage === "decide") out.push(PURSUE, DONE);
    else {
      out.push(...pursuers(t, battleOf(t)));
      if (data.hasMoved) out.push(DONE);
    }
  },
  describe(t, { data }, code): Choice {
    if (data.stage === "decide") return { do: code === PURSUE ? "pursue" : "stay" };
    return code === DONE ? { do: "done" } : { move: t.position.groundUnits[code]!.id };
  },
  prompt: (t, { data }) =>
    data.stage === "decide" ? `Pursue to ${nameOfHex(t.rules, battleOf(t).toHex)}?` : "Which unit follows?",
  take(t, { data }, code) {
    const battle = battleOf(t);
    if (data.stage === "move") {
      if (code === DONE) return t.set(data, "stage", "over");
      t.set(data, "hasMoved", true);
      return marchInto(t, code, battle.toHex);
    }
    if (code === DONE) return stop(t, data);
    const side = winnerOf(battle);
    const quality = qualityOf(t.rules, t.position.groundUnits[battle.leadGroundUnits[side]!]!);
    const name = `Pursuit to ${nameOfHex(t.rules, battle.toHex)}`;
    if (passesCheck(t, { quality, side, name })) t.set(data, "stage", "own-loss");
    else stop(t, data);
  },
  proceed(t, { data }) {
    const battle = battleOf(t);
    switch (data.stage) {
      case "decide":
        return stop(t, data);
      case "own-loss":
        t.set(data, "stage", "enemy-loss");
        return lose(t, battle, winnerOf(battle), t.rules.parameters.groundCombat.pursuitLoss);
      case "enemy-loss": {
        const { pursuitLeast } = t.rules.parameters.groundCombat;
        const steps = Math.max(pursuitLeast, Math.floor(battle.losses[battle.retreatSide]! / 2));
        t.set(data, "stage", "move");
        return lose(t, battle, battle.retreatSide, steps);
      }
      default:
        return t.leave();
    }
  },
};

/** Who does not pursue, or fails to, is deactivated. */
function stop(t: PacificTable, data: PursuitData): void {
  const battle = battleOf(t);
  standDown(t, activeIn(t, battle.hex, winnerOf(battle)));
  t.set(data, "stage", "over");
}

function lose(t: PacificTable, battle: Battle, side: number, steps: number): void {
  const groundUnits = side === battle.retreatSide ? retreaters(t, battle) : troopsIn(t, battle.hex, side);
  const lead = battle.leadGroundUnits[side]!;
  t.call("ground-losses", {
    side,
    steps,
    leadGroundUnit: groundUnits.includes(lead) ? lead : -1,
    groundUnits,
  });
}
