import { type Choice, DONE, type Step, type Steps } from "../../kernel";
import { hasSpareBase } from "./model/constructions";
import { hasTroops, troopsIn } from "./model/ground";
import type { PacificTable, Position } from "./model/position";
import { enemyOf, type Rules } from "./model/rules";
import { baseAt, groundClass, nameOfHex } from "./model/units";

/** 17.11, 23.1.5: engineers among those who take an enemy airbase make a small one of their own of it. */

type ConvertData = { hex: number; side: number };

/** Small Bases of the nations whose engineers are in the hex, of which counters are left (2.3.1). */
function kindsOfNewBase(t: PacificTable, hex: number, side: number): number[] {
  const { rules, position } = t;
  const nations = troopsIn(t, hex, side)
    .map((n) => groundClass(rules, position.groundUnits[n]!))
    .flatMap(({ type, nation }) => (type === "engineer" ? nation : []));
  return rules.baseClasses.flatMap((base, n) =>
    !base.isLarge && nations.includes(base.nation) && hasSpareBase(t, n) ? n : [],
  );
}

const KEEP_EMPTY = DONE;

/** Asks a side that is alone where the enemy had a Base, if it has engineers there. To be called last. */
export function offerCapture(t: PacificTable, hex: number, side: number, hadBase: boolean): void {
  if (!hadBase || baseAt(t, hex) >= 0 || hasTroops(t, hex, enemyOf(side))) return;
  if (kindsOfNewBase(t, hex, side).length > 0) t.call("convert-base", { hex, side });
}

/** 17.11: with an engineer in the hex a captured airbase becomes a small one of its own at once. */
const convertBase: Step<Rules, Position, ConvertData> = {
  rule: "17.11",
  title: "Captured airbase",
  asks: (_t, { data }) => 1 << data.side,
  options: (t, { data }, _side, out) => void out.push(...kindsOfNewBase(t, data.hex, data.side), KEEP_EMPTY),
  describe: (t, _frame, code): Choice =>
    code === KEEP_EMPTY ? { do: "done" } : { found: t.rules.baseClasses[code]!.id },
  prompt: (t, { data }) => `Found a small Base in ${nameOfHex(t.rules, data.hex)}?`,
  take(t, { data }, code) {
    if (code !== KEEP_EMPTY) {
      t.push(t.position.bases, { side: data.side, kind: code, hex: data.hex, hits: 0 });
      t.say(
        "17.11",
        () => `${t.rules.baseClasses[code]!.name} is founded in ${nameOfHex(t.rules, data.hex)}.`,
      );
    }
    t.leave();
  },
};

export const captureSteps: Steps<Rules, Position> = { "convert-base": convertBase };
