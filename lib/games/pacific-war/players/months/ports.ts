import { bestOf } from "../../../shared/choosing";
import { payersOf } from "../../model/links";
import type { PacificTable } from "../../model/position";
import { isStrategic } from "../../model/war";
import { havensOf, wayTo } from "../fleet";
import { seaWay } from "../waters";
import { warWeights } from "../weights";

/** 11.2.1 Ports in which ships wait for their next Operation. */

/** The port to which a ship goes that has nothing else to do: a linked one towards the front; -1 where none is within its reach. */
export const waitingPort = (
  t: PacificTable,
  side: number,
  from: number,
  front: readonly number[],
  within: number,
): number => {
  const { forward, perPayer } = warWeights(t).ports;
  return bestOf(
    havensOf(t, side).filter((port) => seaWay(t, from, port) <= within),
    (port) =>
      perPayer * payersOf(t, port, side).length - seaWay(t, from, port) - forward * wayTo(t, port, front),
    -1,
  );
};

/**
 * The port to which a ship comes forward. In the whole war that is where it waits for its next Operation as well: a fleet that was
 * sent to one port and sailed for another was sent out again each month.
 */
export function forwardPort(t: PacificTable, side: number, from: number, aims: readonly number[]): number {
  const { lane, rear } = warWeights(t).ports;
  if (isStrategic(t)) return waitingPort(t, side, from, aims, lane);
  const near = havensOf(t, side).filter((hex) => wayTo(t, hex, aims) <= rear);
  return bestOf(near, (hex) => -seaWay(t, from, hex), -1, -lane - 1);
}
