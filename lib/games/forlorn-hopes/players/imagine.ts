import { below, type Frame, type Game, type RandomState, reopenLane } from "../../../kernel";
import { basesOf, fits, mayUse, settleCrowd } from "../model/bases";
import {
  AirFlag,
  Box,
  type ForlornTable,
  Gone,
  hasFlag,
  type Position,
  UNAVAILABLE,
} from "../model/position";
import { enemyOf, NOWHERE, type Rules } from "../model/rules";
import { isFighter } from "../model/units";
import { concealedCombatants, dealAnew } from "./imagine-battle";
import { unitsInFrames } from "./in-play";
import { callBack, flyUnseen } from "./unseen";

/**
 * What a side does not see, as it may imagine it (6.1): at which airbases the enemy's aircraft are, in which boxes, and which of
 * them are disrupted, what flies a mission before combat (9.1.2), and of units in an air battle that have not begun their first
 * impulse the markers (9.7.3). How many he has left it knows, and which of them are reduced; what is out, aboard a ship, lost or takes
 * part in the mission that is being played stays as it is. Where reconnaissance has just counted, the numbers agree.
 */
export function imagine({ table: t }: Game<Rules, Position>, side: number, random: RandomState): void {
  const enemy = enemyOf(side);
  const flies = callBack(t, enemy);
  const hidden = hiddenUnits(t, enemy);
  const concealed = concealedCombatants(t, enemy);
  const fighting = concealed.map((each) => t.position.battle!.airUnits[each]!);
  const aces = [...hidden, ...fighting].filter((unit) =>
    hasFlag(t.position.air.flags[unit]!, AirFlag.ace),
  ).length;
  choosePools(t, enemy, hidden, random);
  const units = shuffled(
    hidden.filter((unit) => t.position.air.base[unit]! >= 0),
    random,
  );
  station(t, side, units, random);
  mark(t, units, { hidden, fighting }, aces, random);
  dealAnew(t, enemy, concealed, random);
  for (const base of t.rules.bases.keys()) settleCrowd(t, base);
  if (flies) flyUnseen(t, units, random);
  for (const frame of t.state.frames) reopen(t, enemy, frame);
}

const shuffled = <T>(list: readonly T[], random: RandomState): T[] => {
  const order = [...list];
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
};

/** Aircraft of a side that are nowhere to be seen, in the order of the counters. */
function hiddenUnits(t: ForlornTable, side: number): number[] {
  const { air } = t.position;
  const seen = unitsInFrames(t);
  return t.rules.airUnits.flatMap((each, unit) => {
    const base = air.base[unit]!;
    if (each.side !== side || base === Gone.lost || base === Gone.absent) return [];
    return air.box[unit] === Box.out || air.aboard[unit]! >= 0 || seen.has(unit) ? [] : [unit];
  });
}

/** Units of which a side chooses some in secret: which came is drawn anew, how many is known (5.1.3, 17.1.2, 17.2.1). */
function choosePools(t: ForlornTable, enemy: number, hidden: number[], random: RandomState): void {
  const { air, terms } = t.position;
  const isSettingUp = t.frame("set-up-displays") !== undefined;
  const { variableUnits, airFleet11 } = terms.setUp;
  const pools = [variableUnits?.units ?? [], airFleet11?.pool ?? []].map((ids) =>
    ids.flatMap((id) => t.rules.airUnitOf[id] ?? []).filter((unit) => t.rules.airUnits[unit]!.side === enemy),
  );
  for (const pool of pools) {
    // Those that were hit are known to be there.
    const open = pool.filter((unit) => air.base[unit] === Gone.absent || hidden.includes(unit));
    const free = open.filter((unit) => !hasFlag(air.flags[unit]!, AirFlag.reduced));
    const count = isSettingUp ? 0 : free.filter((unit) => air.base[unit] !== Gone.absent).length;
    // Their place is drawn afterwards.
    const at = free.find((unit) => air.base[unit] !== Gone.absent);
    const base = at === undefined ? Gone.absent : air.base[at]!;
    const drawn = new Set(shuffled(free, random).slice(0, count));
    for (const unit of free) {
      const comes = drawn.has(unit);
      set(t, unit, comes ? base : Gone.absent, 0);
      const i = hidden.indexOf(unit);
      if (comes && i < 0) hidden.push(unit);
      if (!comes && i >= 0) hidden.splice(i, 1);
    }
  }
  hidden.sort((a, b) => a - b);
  if (terms.rules.commitments) drawFleet(t, hidden, random);
}

/** 5.1.3: of the 11th Air Fleet as many as are not in the box of those not available, whichever they are. */
function drawFleet(t: ForlornTable, hidden: readonly number[], random: RandomState): void {
  const { air } = t.position;
  const fleet = hidden.filter((unit) => t.rules.airUnits[unit]!.force === "air-fleet-11");
  const away = fleet.filter((unit) => air.base[unit] === UNAVAILABLE).length;
  const there = fleet.find((unit) => air.base[unit] !== UNAVAILABLE);
  const base = there === undefined ? UNAVAILABLE : air.base[there]!;
  for (const [i, unit] of shuffled(fleet, random).entries())
    set(t, unit, i < away ? UNAVAILABLE : base, air.flags[unit]!);
}

function set(t: ForlornTable, unit: number, base: number, flags: number): void {
  const { air } = t.position;
  t.set(air.base, unit, base);
  t.set(air.box, unit, Box.ready);
  t.set(air.hex, unit, NOWHERE);
  t.set(air.flags, unit, flags);
}

/** Puts units on airbases that they may use and that have room, first as many as were counted this turn. */
function station(t: ForlornTable, side: number, units: readonly number[], random: RandomState): void {
  const enemy = enemyOf(side);
  const { rules, position } = t;
  const at = new Map<number, number[]>();
  const moving = new Set(units);
  for (const unit of rules.airUnits.keys()) {
    const base = position.air.base[unit]!;
    if (base >= 0 && !moving.has(unit)) at.set(base, [...(at.get(base) ?? []), unit]);
  }
  const left = new Set(units);
  const put = (unit: number, base: number): void => {
    t.set(position.air.base, unit, base);
    at.set(base, [...(at.get(base) ?? []), unit]);
    left.delete(unit);
  };
  const bases = basesOf(t, enemy);
  const open = new Set(bases);
  for (const report of position.reports[side]!) {
    if (report.turn !== position.turn || !open.delete(report.base)) continue;
    for (const wantsFighters of [true, false]) {
      let count = wantsFighters ? report.fighters : report.bombers;
      for (const unit of units)
        if (
          count > 0 &&
          left.has(unit) &&
          isFighter(t, unit) === wantsFighters &&
          mayUse(t, unit, report.base)
        ) {
          put(unit, report.base);
          count--;
        }
    }
  }
  for (const unit of units) {
    if (!left.has(unit)) continue;
    const usable = bases.filter((base) => mayUse(t, unit, base));
    const unseen = usable.filter((base) => open.has(base));
    const roomy = (list: readonly number[]): number[] =>
      list.filter((base) => fits(t, base, [...(at.get(base) ?? []), unit]));
    const choices = [roomy(unseen), roomy(usable), usable].find((list) => list.length > 0);
    if (choices) put(unit, choices[below(random, choices.length)]!);
  }
}

/** One unit in so many is taken to be disrupted, and in the Flown box while missions are played. */
const ONE_IN = 5;

/** Boxes and marks that are on a display; which units are reduced is known. */
function mark(
  t: ForlornTable,
  units: readonly number[],
  { hidden, fighting }: { hidden: readonly number[]; fighting: readonly number[] },
  aces: number,
  random: RandomState,
): void {
  const { air } = t.position;
  const isFlying = t.frame("air-naval-operations") !== undefined;
  const fighters = shuffled([...hidden, ...fighting], random).filter((unit) => isFighter(t, unit));
  for (const unit of fighting) {
    const seen = air.flags[unit]! & ~(AirFlag.disrupted | AirFlag.ace);
    t.set(air.flags, unit, below(random, ONE_IN) === 0 ? seen | AirFlag.disrupted : seen);
  }
  for (const unit of hidden) t.set(air.flags, unit, air.flags[unit]! & AirFlag.reduced);
  for (const unit of units) {
    const isDown = below(random, ONE_IN) === 0;
    const hasFlown = isFlying && below(random, ONE_IN) === 0;
    t.set(air.box, unit, hasFlown ? Box.flown : Box.ready);
    if (isDown) t.set(air.flags, unit, air.flags[unit]! | AirFlag.disrupted);
  }
  for (const unit of fighters.slice(0, aces)) t.set(air.flags, unit, air.flags[unit]! | AirFlag.ace);
}

/** What the enemy has decided in secret in the step in play is not known: in the copy he decides anew. */
function reopen(t: ForlornTable, side: number, frame: Frame): void {
  const { step, data } = frame;
  if ((data.lanes as unknown[][] | undefined)?.[side] === undefined) return;
  switch (step) {
    case "set-up-displays": {
      const { variable, fleet } = data as { variable: number; fleet: number };
      return reopenLane(t, frame, {
        side,
        step: "set-up-display",
        data: { side, i: 0, variable, fleet, bought: 0 },
      });
    }
    case "deal-battle-markers":
      return reopenLane(t, frame, { side, step: "deal-battle-marker", data: { side } });
    case "regroup-designation":
      return reopenLane(t, frame, { side, step: "regroup-units", data: { side } });
    default:
  }
}
