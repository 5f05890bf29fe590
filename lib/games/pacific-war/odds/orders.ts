import type { PacificTable } from "../model/position";
import type { Orders } from "./battle";

/** The options that are left by the orders of a battle document: all of them where it says nothing, or nothing that is legal. */
export function orderly(
  t: PacificTable,
  side: number,
  codes: readonly number[],
  orders: Orders,
): readonly number[] {
  const { step, data } = t.top();
  if (orders.size === 0 || step !== "mission-targets") return codes;
  const { ships } = data as { ships: number[] };
  const wanted = codes.filter((code) => {
    const choice = t.describe(code, side);
    const order = orders.get(String(choice["unit"]));
    const next = order?.[ships.length];
    if (order === undefined) return false;
    // After the last of its ships there is no other one.
    if (next === undefined) return choice.do === "done";
    return (ships.length === 0 ? choice["ship"] : choice["thenShip"]) === next;
  });
  return wanted.length > 0 ? wanted : codes;
}
