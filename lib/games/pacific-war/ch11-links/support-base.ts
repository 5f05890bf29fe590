import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { hasTroops } from "../model/ground";
import type { PacificTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { hasSpareSupportBase, placeSupportBase } from "../model/support-bases";
import { nameOfHex } from "../model/units";
import { operationOf } from "../model/war";

/** 11.3.1.A: the Offensive Support Base that the Operation player gets free is placed after an Amphibious Assault. */

type SupportBaseData = { hex: number; side: number };

const PLACE = 0;

/** Asks the Operation player after the combat, if his assault holds the shore of a named location. To be called last. */
export function offerSupportBase(t: PacificTable, hex: number, side: number): void {
  const { position, rules } = t;
  if (side !== position.operation.side || operationOf(t)?.supportBase !== true) return;
  if (rules.hexes.place[hex]! < 0 || rules.hexes.water[hex] === "none" || !hasTroops(t, hex, side)) return;
  if (position.supportBases.some((base) => base.hex === hex) || !hasSpareSupportBase(t, side)) return;
  t.call("free-support-base", { hex, side });
}

const freeSupportBase: Step<Rules, Position, SupportBaseData> = {
  rule: "11.3.1",
  title: "Free Offensive Support Base",
  asks: (_t, { data }) => 1 << data.side,
  options: (_t, _frame, _side, out) => void out.push(PLACE, DONE),
  describe: (t, { data }, code): Choice =>
    code === DONE ? { do: "done" } : { supportBaseIn: t.rules.hexes.ids[data.hex]! },
  prompt: (t, { data }) => `Place the free Offensive Support Base in ${nameOfHex(t.rules, data.hex)}?`,
  take(t, { data }, code) {
    if (code === PLACE) {
      t.set(operationOf(t)!, "supportBase", false);
      placeSupportBase(t, data.hex, data.side);
    }
    t.leave();
  },
};

export const supportBaseSteps: Steps<Rules, Position> = { "free-support-base": freeSupportBase };
