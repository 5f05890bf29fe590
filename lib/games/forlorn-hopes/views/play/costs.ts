import type { Choice, Json } from "../../../../kernel";
import { counted } from "../../../../words";
import { costOf, diveGain } from "../../ch09-air-missions/battle/movement";
import { aheadCost, bendCost, groupCosts, Move, type MoveData } from "../../ch09-air-missions/battle/moves";
import { attackCost } from "../../ch09-air-missions/battle/target-attacks";
import type { ForlornTable } from "../../model/position";
import type { Rules } from "../../model/rules";
import { moversIn } from "./battle";
import { frameOf, seenIn, tableOf } from "./seen";

/** What each manoeuvre of the unit that moves costs, by the Air Combat Movement Chart (9.7.8). */
export function costOfChoice(rules: Rules, printed: Json, choice: Choice): string | undefined {
  const seen = seenIn(printed);
  if (!moversIn(seen)) return undefined;
  const data = frameOf(seen, "battle-move") as unknown as MoveData;
  const cost = pointsOf(tableOf(rules, seen), data, choice);
  if (cost === null || cost === undefined) return undefined;
  if (cost < 0) return `brings ${counted(-cost, "point")}`;
  return cost === 0 ? "free" : counted(cost, "point");
}

function pointsOf(t: ForlornTable, data: MoveData, choice: Choice): number | null | undefined {
  const { actions } = t.rules.airMovement;
  const costs = groupCosts(t, data);
  const isLeft = choice.side === "left";
  switch (choice.do) {
    case "ahead":
    case "leave":
      return aheadCost(t, data.movers);
    case "turn":
      return bendCost(t, data, costs, choice.hexsides === 2 ? Move.left2 : Move.left);
    case "roll":
      return bendCost(t, data, costs, isLeft ? Move.rollLeft : Move.rollRight);
    case "immelmann":
      return bendCost(t, data, costs, Move.immelmann);
    case "climb":
      return costOf(costs, "climb");
    case "dive": {
      const gain = diveGain(costs);
      return gain === null ? null : -gain;
    }
    case "fire":
      return actions.fire;
    case "jettison":
      return actions.jettison;
    case "attack":
      return attackCost(t, String(choice.mode));
    default:
      return undefined;
  }
}
