import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { isCoastal } from "../model/hexes";
import { removeSupply, spendSupply } from "../model/losses";
import { airbaseText, groundText, shipId, shipText, siteId, siteText } from "../model/pieces";
import {
  BaseState,
  type ForlornTable,
  GroundFlag,
  hasFlag,
  type Position,
  ShipFlag,
} from "../model/position";
import { enemyOf, isHex, type Rules, sideIds } from "../model/rules";
import { isSupplied } from "../model/supply";
import { holds, setGroundFlag, setShipFlag } from "../model/units";
import { basesToSupply, groundToSupply, isLost, nextUsed } from "./used-up";

/** 13.0 Supply Phase. */

/** A side after the other turns Daihatsus, and then a side after the other says which supply units it uses up. */
type SupplyData = { i: number; turned: number[]; used: string[] };
const lastTurning = sideIds.length;
const lastUsing = 2 * sideIds.length;

/**
 * Daihatsus that can be turned: in a coastal hex, and to their Logistics side where no ground unit of the enemy is, which would
 * destroy them (13.3.2). By the places in the list of ships.
 */
const daihatsus = (t: ForlornTable, side: number, turned: readonly number[]): number[] =>
  t.rules.ships.flatMap(({ isDaihatsu, side: owner }, ship) => {
    const site = t.position.fleet.site[ship]!;
    if (!isDaihatsu || owner !== side || turned.includes(ship) || !isHex(t.rules, site)) return [];
    if (!isCoastal(t.rules, site) || !t.position.terms.rules.groundUnits) return [];
    return isLogistics(t, ship) || !holds(t, enemyOf(side), site) ? [ship] : [];
  });

const isLogistics = (t: ForlornTable, ship: number): boolean =>
  hasFlag(t.position.fleet.flags[ship]!, ShipFlag.logistics);

const supply: Step<Rules, Position, SupplyData> = {
  rule: "13.0",
  title: "Supply Phase",
  enter(t, { data }) {
    t.set(data, "i", 0);
    t.set(data, "turned", []);
    t.set(data, "used", []);
  },
  asks(t, { data }) {
    if (data.i >= lastUsing) return 0;
    const side = data.i % sideIds.length;
    const isAsked =
      data.i < lastTurning
        ? daihatsus(t, side, data.turned).length > 0
        : nextUsed(t, side, data.used).length > 1;
    return isAsked ? 1 << side : 0;
  },
  options(t, { data }, side, out) {
    if (data.i < lastTurning) out.push(...daihatsus(t, side, data.turned), DONE);
    else out.push(...nextUsed(t, side, data.used));
  },
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: "done" };
    if (data.i < lastTurning)
      return { do: isLogistics(t, code) ? "as-ship" : "as-supply-base", ship: shipId(t, code) };
    const { id, site } = t.position.supply[code]!;
    return { do: "use-up", supply: id, at: siteId(t.rules, site) };
  },
  prompt: (_t, { data }) =>
    data.i < lastTurning ? "Which Daihatsu is turned?" : "Which supply unit is used up?",
  take(t, { data }, code) {
    if (code === DONE) return t.set(data, "i", data.i + 1);
    if (data.i >= lastTurning) return t.push(data.used, t.position.supply[code]!.id);
    t.push(data.turned, code);
    const on = !isLogistics(t, code);
    setShipFlag(t, code, ShipFlag.logistics, on);
    t.say("13.3.2", () => `${shipText(t, code)} ${on ? "becomes a supply base" : "is a ship again"}.`);
  },
  proceed(t, { data }) {
    if (data.i < lastUsing) {
      const [used] = data.i < lastTurning ? [] : nextUsed(t, data.i % sideIds.length, data.used);
      return used === undefined
        ? t.set(data, "i", data.i + 1)
        : t.push(data.used, t.position.supply[used]!.id);
    }
    traceAll(t, data.used);
    t.leave();
  },
};

/** Lines for all units and airbases on the map; then supply units that were needed are spent, and those that are lost removed. */
function traceAll(t: ForlornTable, used: readonly string[]): void {
  traceGround(t);
  traceBases(t);
  // Which are lost is settled before anything is removed.
  const lost = t.position.supply.filter((unit) => isLost(t, unit));
  for (const unit of t.position.supply.filter(({ id }) => used.includes(id))) spendSupply(t, unit, "13.3");
  for (const { id, site } of lost) {
    t.say("13.3", () => `A supply unit at ${siteText(t, site)} has no line to a port and is removed.`);
    removeSupply(t, id);
  }
}

function traceGround(t: ForlornTable): void {
  const { ground } = t.position;
  for (const unit of groundToSupply(t)) {
    const isLinked = isSupplied(t, t.rules.groundUnits[unit]!.side, ground.site[unit]!);
    // 11.5.3: what has landed is in supply in its hex until it has a line.
    const isIn = isLinked || hasFlag(ground.flags[unit]!, GroundFlag.beachhead);
    if (isLinked) setGroundFlag(t, unit, GroundFlag.beachhead, false);
    if (isIn === !hasFlag(ground.flags[unit]!, GroundFlag.oos)) continue;
    setGroundFlag(t, unit, GroundFlag.oos, !isIn);
    t.say("13.5", () => `${groundText(t, unit)} is ${isIn ? "in supply again" : "out of supply"}.`);
  }
  for (const [unit, flags] of ground.flags.entries())
    if (hasFlag(flags, GroundFlag.oos)) setGroundFlag(t, unit, GroundFlag.disrupted, true);
}

function traceBases(t: ForlornTable): void {
  const { bases } = t.position;
  const traced = new Map(basesToSupply(t).map(({ base, side, site }) => [base, isSupplied(t, side, site)]));
  for (const base of t.rules.bases.keys()) {
    const isOut = traced.get(base) === false;
    if (isOut !== bases.oos[base]) {
      t.set(bases.oos, base, isOut);
      t.say("13.5", () => `${airbaseText(t, base)} is ${isOut ? "out of supply" : "in supply again"}.`);
    }
    if (isOut && bases.state[base] === BaseState.normal) t.set(bases.state, base, BaseState.disrupted);
  }
}

export const supplySteps: Steps<Rules, Position> = { supply };
