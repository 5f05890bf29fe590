import { bestOf } from "../../../shared/choosing";
import { payersOf } from "../../model/links";
import type { PacificTable } from "../../model/position";
import { isStrategic } from "../../model/war";
import { havensOf, wayTo } from "../fleet";
import { seaWay } from "../waters";

/** 11.2.1 Ports in which ships wait for their next Operation. */

/** Hexes that a port may be farther for each headquarters more that can send ships out again from there (11.2.1). */
const PER_PAYER = 4;
/** Hexes that it may be farther for each by which it is nearer to what counts. */
const FORWARD = 1.5;

/** The port to which a ship goes that has nothing else to do: a linked one towards the front; -1 where none is within its reach. */
export const waitingPort = (
  t: PacificTable,
  side: number,
  from: number,
  front: readonly number[],
  within: number,
): number =>
  bestOf(
    havensOf(t, side).filter((port) => seaWay(t, from, port) <= within),
    (port) =>
      PER_PAYER * payersOf(t, port, side).length - seaWay(t, from, port) - FORWARD * wayTo(t, port, front),
    -1,
  );

/**
 * The port to which a ship comes forward. In the whole war that is where it waits for its next Operation as well: a fleet that was
 * sent to one port and sailed for another was sent out again each month.
 */
export function forwardPort(t: PacificTable, side: number, from: number, aims: readonly number[]): number {
  if (isStrategic(t)) return waitingPort(t, side, from, aims, LANE);
  const near = havensOf(t, side).filter((hex) => wayTo(t, hex, aims) <= REAR);
  return bestOf(near, (hex) => -seaWay(t, from, hex), -1, -LANE - 1);
}

/** Farther than that from all that counts most a carrier is of no use. */
export const REAR = 16;
/** A port that is farther away than that is none. */
export const LANE = 60;
