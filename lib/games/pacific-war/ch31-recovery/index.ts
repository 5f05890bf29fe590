import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { deactivate, hasTroops, hexOfTroops } from "../model/ground";
import { isLinked, isUnitLinked } from "../model/links";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { passesCheck, qualityOf } from "../model/troop-check";
import {
  asksInTurn,
  beginTurns,
  isThrough,
  nextTurn,
  proceedInTurn,
  sideOf,
  type Turns,
} from "../model/turns";
import { baseClass, groundClass, nameOfHex } from "../model/units";

/** 31.7 and 31.8: Bases are repaired and Broken units rally, the Operation player's first. */

/** Damaged Bases of a side that are linked. */
function damaged(t: PacificTable, side: number): number[] {
  return t.position.bases.flatMap((base, n) =>
    base.side === side && base.hex >= 0 && base.hits > 0 && isLinked(t, base.hex, side) ? n : [],
  );
}

/** 31.7: each linked Base loses all its hits, or keeps them. */
const airbaseRepair: Step<Rules, Position, Turns> = {
  rule: "31.7",
  title: "Airbase Repair",
  enter: (t, { data }) => beginTurns(t, data),
  asks: (t, { data }) => asksInTurn(t, data, (side) => damaged(t, side).length > 0),
  options: (t, _frame, side, out) => void out.push(...damaged(t, side), DONE),
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { repair: t.rules.hexes.ids[t.position.bases[code]!.hex]! },
  prompt: () => "Repair which Base?",
  take(t, { data }, code) {
    if (code === DONE) return nextTurn(t, data);
    const base = t.position.bases[code]!;
    t.change(`/bases/${t.rules.hexes.ids[base.hex]!}/hits`, base.hits, 0);
    t.set(base, "hits", 0);
    t.say("31.7", () => `${baseClass(t.rules, base).name} in ${nameOfHex(t.rules, base.hex)} is repaired.`);
  },
  proceed: (t, { data }) => proceedInTurn(t, data),
};

type RallyData = Turns & {
  /** By side: the unit whose Troop Quality is rolled against; the other side does not know it. */
  secret: (number | null)[];
};

const brokenOf = (t: PacificTable, side: number): number[] =>
  t.position.groundUnits.flatMap((unit, n) => {
    const kind = groundClass(t.rules, unit);
    if (!unit.broken || kind.side !== side) return [];
    const hex = hexOfTroops(t.position, unit);
    return hex >= 0 && !hasTroops(t, hex, enemyOf(side)) && isUnitLinked(t, hex, kind) ? n : [];
  });

const candidates = (t: PacificTable, side: number, tried: readonly number[]): number[] =>
  brokenOf(t, side).filter((n) => !tried.includes(hexOfTroops(t.position, t.position.groundUnits[n]!)));

/** 31.8: in each hex without enemies one Broken unit rolls for all, who rally or are deactivated. */
const rally: Step<Rules, Position, RallyData> = {
  rule: "31.8",
  title: "Rally",
  // Which units are in a hex is hidden (2.5.10).
  secret: true,
  enter(t, { data }) {
    beginTurns(t, data);
    t.set(data, "secret", [null, null]);
  },
  asks: (t, { data }) =>
    asksInTurn(t, data, (side) => data.secret[side] === null && candidates(t, side, data.doneHex).length > 0),
  options: (t, { data }, side, out) => void out.push(...candidates(t, side, data.doneHex), DONE),
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { rally: t.position.groundUnits[code]!.id },
  prompt: () => "Whose Troop Quality is used to rally?",
  take(t, { data }, code, side) {
    if (code === DONE) nextTurn(t, data);
    else t.set(data.secret, side, code);
  },
  proceed(t, { data }) {
    if (isThrough(data)) return t.leave();
    const side = sideOf(t, data.turn);
    const unit = data.secret[side]!;
    if (unit === null) return nextTurn(t, data);
    t.set(data.secret, side, null);
    tryToRally(t, data, unit);
  },
};

function tryToRally(t: PacificTable, data: RallyData, unit: number): void {
  const { rules, position } = t;
  const of = position.groundUnits[unit]!;
  const { side } = groundClass(rules, of);
  const hex = hexOfTroops(position, of);
  t.push(data.doneHex, hex);
  const name = `Rally in ${nameOfHex(rules, hex)}`;
  const isRallied = passesCheck(t, { quality: qualityOf(rules, of), side, name, only: [side] });
  for (const n of brokenOf(t, side)) {
    const each = position.groundUnits[n]!;
    if (hexOfTroops(position, each) !== hex) continue;
    if (isRallied) {
      t.change(`/groundUnits/${each.id}/broken`, true, false);
      t.set(each, "broken", false);
    } else deactivate(t, each);
    t.say("31.8", () => `${groundClass(rules, each).name} ${isRallied ? "rallies" : "stays Broken"}.`, [
      side,
    ]);
  }
}

export const recoverySteps: Steps<Rules, Position> = { "airbase-repair": airbaseRepair, rally };
