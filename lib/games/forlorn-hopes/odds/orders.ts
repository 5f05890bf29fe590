import type { Game } from "../../../kernel";
import type { Battle } from "../../battle-types";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";

/** How a unit is to attack where nobody intercepts; what is not given its side chooses. */
export interface Order {
  mode: string | undefined;
  altitude: string | undefined;
  ship?: number;
}

export interface ForlornBattle extends Battle<Rules, Position> {
  /** By air unit of the mission. */
  orders?: ReadonlyMap<number, Order>;
}

/** The options that are left by the orders of a battle document: all of them where it says nothing, or nothing that is legal. */
export function orderly(
  { table }: Game<Rules, Position>,
  side: number,
  codes: readonly number[],
  orders: ReadonlyMap<number, Order>,
): readonly number[] {
  if (orders.size === 0 || table.top().step !== "mission-attack") return codes;
  const wanted = codes.filter((code) => {
    const choice = table.describe(code, side);
    const order = orders.get(table.rules.airUnitOf[String(choice["unit"])] ?? -1);
    return (
      choice.do === "attack" &&
      order !== undefined &&
      (order.mode ?? choice["mode"]) === choice["mode"] &&
      (order.altitude ?? choice["altitude"]) === choice["altitude"] &&
      (order.ship === undefined || table.rules.ships[order.ship]!.id === choice["ship"])
    );
  });
  return wanted.length > 0 ? wanted : codes;
}
