import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { baseIn } from "../ch07-observation/ships-in-hex";
import type { FlatTopTable, Position } from "../model/position";
import { OFF_MAP, type Rules } from "../model/rules";
import { harbourOf } from "./unloading";

/**
 * A rule of scenarios: transports anchored in one port of their side pass troops to each other, a turn of unloading at a
 * time. Each does one thing a turn: it passes, takes aboard, or unloads.
 */

interface Data {
  [member: string]: unknown;
  /** How many sides are done. */
  i: number;
  /** Transports that have passed or taken troops this turn. */
  ships: number[];
}

const dataOf = (frame: { data: unknown }): Data => frame.data as Data;

/** What one transport can pass to another: the giver still has troops, the taker has room. */
function transfers(t: FlatTopTable, side: number, busy: readonly number[]): { from: number; to: number }[] {
  const { unloaded } = t.position.fleet;
  const { unloadingTurns } = t.rules.parameters.anchoring;
  const ports = [...t.rules.ships.keys()].flatMap((ship) => {
    if (t.rules.ships[ship]!.side !== side || busy.includes(ship)) return [];
    const hex = harbourOf(t, ship);
    return hex !== OFF_MAP && baseIn(t, side, hex) >= 0 ? [{ ship, hex }] : [];
  });
  return ports.flatMap(({ ship: from, hex }) =>
    unloaded[from]! >= unloadingTurns
      ? []
      : ports.flatMap(({ ship: to, hex: at }) =>
          to !== from && at === hex && unloaded[to]! > 0 ? [{ from, to }] : [],
        ),
  );
}

const troopTransfer: Step<Rules, Position> = {
  rule: "12.7.4",
  title: "Troop transfer",
  enter(_t, frame) {
    Object.assign(frame.data, { i: 0, ships: [] });
  },
  // What transports carry is their owner's secret.
  secret: true,
  asks(t, frame) {
    const { i, ships } = dataOf(frame);
    return i < 2 && transfers(t, i, ships).length > 0 ? 1 << i : 0;
  },
  options(t, frame, side, out) {
    transfers(t, side, dataOf(frame).ships).forEach((_, n) => out.push(n));
    out.push(DONE);
  },
  describe(t, frame, code, side): Choice {
    if (code === DONE) return { do: "done" };
    const { from, to } = transfers(t, side, dataOf(frame).ships)[code]!;
    return { do: "pass-troops", from: t.rules.ships[from]!.id, to: t.rules.ships[to]!.id };
  },
  prompt: () => "Which transport passes troops to another?",
  take(t, frame, code, side) {
    const data = dataOf(frame);
    if (code === DONE) return t.set(data, "i", data.i + 1);
    const { from, to } = transfers(t, side, data.ships)[code]!;
    const { unloaded } = t.position.fleet;
    t.set(unloaded, from, unloaded[from]! + 1);
    t.set(unloaded, to, unloaded[to]! - 1);
    t.push(data.ships, from);
    t.push(data.ships, to);
    t.say("12.7.4", () => `${t.rules.ships[from]!.name} passes troops to ${t.rules.ships[to]!.name}.`, [
      side,
    ]);
  },
  proceed(t, frame) {
    const data = dataOf(frame);
    if (data.i < 1) t.set(data, "i", data.i + 1);
    else t.leave([...data.ships]);
  },
};

export const troopTransferSteps: Steps<Rules, Position> = { "troop-transfer": troopTransfer };
