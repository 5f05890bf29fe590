import type { Choice, FrameData, Step } from "../../../kernel";
import type { PacificTable, Position } from "../model/position";
import { retreatHexes } from "../model/retreat-hexes";
import type { Rules } from "../model/rules";
import { type Berth, board, boardingOf, transportsFor } from "../model/transport";
import { troopsIn } from "../model/ground";
import { groundClass, nameOfHex } from "../model/units";

/**
 * 23.8.1 Units that leave a hex by sea: their owner says which transport takes which of them. As many go aboard as find room;
 * where that is not all of them, he also says who does.
 */
export type Boarding = {
  side: number;
  hex: number;
  /** The rule by which they leave. */
  rule: string;
  /** Who finds no room marches out with the others of the hex (31.2.3); without this all must find room. */
  othersMarch: boolean;
  /** By side: the units that leave, which the enemy does not know (2.5.11). */
  secret: number[][];
};

export const boardingFor = (
  data: Pick<Boarding, "side" | "hex" | "rule"> & { othersMarch?: boolean },
  units: readonly number[],
): Boarding & FrameData => ({
  othersMarch: false,
  ...data,
  secret: [0, 1].map((side) => (side === data.side ? [...units] : [])),
});

/** Units that are still ashore. */
const ashore = ({ position }: PacificTable, { side, secret }: Boarding): number[] =>
  secret[side]!.filter((n) => position.groundUnits[n]!.ship < 0 && position.groundUnits[n]!.hex >= 0);

/** Whether the others still get away after this. */
function leavesWay(t: PacificTable, data: Boarding, before?: Berth): boolean {
  const { hex, side } = data;
  const units = ashore(t, data);
  const aboard = boardingOf(t, hex, side, units, before);
  if (aboard.size === units.length) return true;
  if (!data.othersMarch) return false;
  const marching = troopsIn(t, hex, side).filter((n) => !aboard.has(n));
  return retreatHexes(t, hex, side, marching).length > 0;
}

/** One unit after the other; where not all find room, any of them may be next. */
function choices(t: PacificTable, data: Boarding): Berth[] {
  const units = ashore(t, data);
  const haveRoom = boardingOf(t, data.hex, data.side, units).size === units.length;
  return (haveRoom ? units.slice(0, 1) : units)
    .flatMap((unit) => transportsFor(t, unit).map((ship) => ({ unit, ship })))
    .filter((berth) => leavesWay(t, data, berth));
}

export const boarding: Step<Rules, Position, Boarding> = {
  rule: "23.8.1",
  title: "Embarkation",
  // What is aboard the enemy does not know (2.5.10).
  secret: true,
  asks: (t, { data }) => (choices(t, data).length > 0 ? 1 << data.side : 0),
  options: (t, { data }, _side, out) =>
    void out.push(...choices(t, data).map(({ unit, ship }) => unit * t.rules.ships.length + ship)),
  describe(t, _frame, code): Choice {
    const { length } = t.rules.ships;
    const unit = t.position.groundUnits[Math.floor(code / length)]!;
    return { move: unit.id, aboard: t.rules.ships[code % length]!.id };
  },
  prompt: (t, { data }) => `Which ship takes which unit aboard in ${nameOfHex(t.rules, data.hex)}?`,
  take(t, { data }, code) {
    const { length } = t.rules.ships;
    const n = Math.floor(code / length);
    board(t, n, code % length);
    const { name } = groundClass(t.rules, t.position.groundUnits[n]!);
    t.say(data.rule, () => `${name} goes aboard ${t.rules.ships[code % length]!.name}.`);
  },
  proceed: (t) => t.leave(),
};
