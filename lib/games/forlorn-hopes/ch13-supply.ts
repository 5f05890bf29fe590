import { type Choice, DONE, type Step, type Steps } from "../../kernel";
import { isCoastal } from "./model/hexes";
import { spendSupply } from "./model/losses";
import { airbaseText, groundText, shipId, shipText } from "./model/pieces";
import { ownerOf, siteOfBase } from "./model/bases";
import {
  BaseState,
  type ForlornTable,
  GroundFlag,
  hasFlag,
  type Position,
  ShipFlag,
  type SupplyUnit,
} from "./model/position";
import { enemyOf, isHex, NOBODY, type Rules, sideIds } from "./model/rules";
import { isOnPortLine, supplyUnitsFor } from "./model/supply";
import { holds, setGroundFlag, setShipFlag } from "./model/units";

/** 13.0 Supply Phase. */

type SupplyData = { i: number; turned: number[] };

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
  },
  asks: (t, { data }) =>
    data.i < sideIds.length && daihatsus(t, data.i, data.turned).length > 0 ? 1 << data.i : 0,
  options(t, { data }, side, out) {
    out.push(...daihatsus(t, side, data.turned), DONE);
  },
  describe: (t, _frame, code): Choice =>
    code === DONE
      ? { do: "done" }
      : { do: isLogistics(t, code) ? "as-ship" : "as-supply-base", ship: shipId(t, code) },
  prompt: () => "Which Daihatsu is turned?",
  take(t, { data }, code) {
    if (code === DONE) return t.set(data, "i", data.i + 1);
    t.push(data.turned, code);
    const on = !isLogistics(t, code);
    setShipFlag(t, code, ShipFlag.logistics, on);
    t.say("13.3.2", () => `${shipText(t, code)} ${on ? "becomes a supply base" : "is a ship again"}.`);
  },
  proceed(t, { data }) {
    if (data.i < sideIds.length) return t.set(data, "i", data.i + 1);
    traceAll(t);
    t.leave();
  },
};

/** Lines for all units and airbases on the map; then supply units that were needed are spent. */
function traceAll(t: ForlornTable): void {
  // Which lines there are is settled before anything is spent.
  const needed = new Set<string>();
  const trace = (side: number, site: number): boolean => {
    if (isOnPortLine(t, side, site)) return true;
    const [unit] = supplyUnitsFor(t, side, site);
    if (unit !== undefined) needed.add(unit);
    return unit !== undefined;
  };
  traceGround(t, trace);
  traceBases(t, trace);
  const spent = t.position.supply.filter((unit) => isSpent(t, unit, needed));
  for (const unit of spent) spendSupply(t, unit, "13.3");
}

function traceGround(t: ForlornTable, trace: (side: number, site: number) => boolean): void {
  const { ground } = t.position;
  for (const [unit, { side }] of t.rules.groundUnits.entries()) {
    const site = ground.site[unit]!;
    if (!isHex(t.rules, site) || ground.aboard[unit]! >= 0) continue;
    const isLinked = trace(side, site);
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

function traceBases(t: ForlornTable, trace: (side: number, site: number) => boolean): void {
  const { bases } = t.position;
  for (const base of t.rules.bases.keys()) {
    const side = ownerOf(t, base);
    const site = siteOfBase(t, base);
    const isOut =
      side !== NOBODY &&
      t.rules.bases[base]!.kind !== "carrier" &&
      isHex(t.rules, site) &&
      !trace(side, site);
    if (isOut !== bases.oos[base]) {
      t.set(bases.oos, base, isOut);
      t.say("13.5", () => `${airbaseText(t, base)} is ${isOut ? "out of supply" : "in supply again"}.`);
    }
    if (isOut && bases.state[base] === BaseState.normal) t.set(bases.state, base, BaseState.disrupted);
  }
}

/**
 * 13.3: what was needed, unless it is on a line itself, and what lies on an island without a port and has no line.
 */
function isSpent(t: ForlornTable, unit: SupplyUnit, needed: ReadonlySet<string>): boolean {
  if (unit.aboard >= 0 || !isHex(t.rules, unit.site) || isOnPortLine(t, unit.side, unit.site)) return false;
  return needed.has(unit.id) || !hasPort(t, unit.site);
}

/** Whether there is a port on the island of a hex. */
const hasPort = ({ rules: { hexes, places } }: ForlornTable, hex: number): boolean =>
  places.some((place) => place.isPort && hexes.landmass[place.hex] === hexes.landmass[hex]);

export const supplySteps: Steps<Rules, Position> = { supply };
