import { type Choice, DONE, type Step } from "../../../kernel";
import { hasRoom, mayUse, place } from "../model/bases";
import { airUnitId, airUnitText, baseId } from "../model/pieces";
import { AirFlag, Box, type ForlornTable, Gone, hasFlag, type Position } from "../model/position";
import { ALLIED, JAPANESE, type Rules, sideIds } from "../model/rules";
import { aircraftOf, setAirFlag } from "../model/units";

/**
 * 17 The airbase displays at the start: secret, so each side makes its choices in a lane of its own. It places its air
 * units, chooses who has an ace, which variable units come (17.2.1) and which of the 11th Air Fleet (17.1.2).
 */

export type DisplayData = {
  side: number;
  i: number;
  /** Variable units that the Allies may take, and those of the 11th Air Fleet that Japan may. */
  variable: number;
  fleet: number;
  /** Variable units beyond the number rolled. */
  bought: number;
};

/** One side's lane: its choices one after the other. It hands back how many units it bought. */
const display: Step<Rules, Position, DisplayData> = {
  rule: "17.0",
  title: "Airbase displays",
  proceed(t, frame) {
    const { side, i, variable, fleet } = frame.data;
    const bought = t.result(frame) as number | undefined;
    if (bought !== undefined) t.set(frame.data, "bought", bought);
    const aces = t.position.terms.aces[sideIds[side]!];
    t.set(frame.data, "i", i + 1);
    if (i === 0) return t.call("place-air-units", { side, airUnit: -1, placed: [] });
    if (i <= aces.length) return t.call("choose-ace", { side, ace: i - 1, chosen: false });
    if (i === aces.length + 1 && side === ALLIED && t.position.terms.setUp.variableUnits)
      return t.call("variable-units", { side, airUnit: -1, free: variable, bought: 0 });
    if (i === aces.length + 1 && side === JAPANESE && fleet > 0)
      return t.call("choose-air-fleet", { side, left: fleet });
    if (i > aces.length + 1) t.leave(frame.data.bought);
  },
};

/** Whether an airbase is another one than that of an air unit, and the unit may be there, with room for it. */
const isBaseFor = (t: ForlornTable, unit: number, base: number | undefined): base is number =>
  base !== undefined && base !== t.position.air.base[unit] && mayUse(t, unit, base) && hasRoom(t, base, unit);

/** Airbases of a zone at which an air unit may be. */
const basesFor = (t: ForlornTable, unit: number, zone: string): number[] =>
  (t.position.terms.zones[zone]?.at ?? []).flatMap((id) => {
    const base = t.rules.baseOf[id];
    return isBaseFor(t, unit, base) ? [base] : [];
  });

const hasBase = (t: ForlornTable, unit: number, zone: string): boolean =>
  (t.position.terms.zones[zone]?.at ?? []).some((id) => isBaseFor(t, unit, t.rules.baseOf[id]));

type PlaceData = { side: number; airUnit: number; placed: number[] };

const zoneOf = (t: ForlornTable, { side }: { side: number }, unit: number): string | undefined =>
  t.position.terms.zonesOf[sideIds[side]!][airUnitId(t, unit)];

/** Whether its owner may still place an air unit elsewhere. */
function isOpen(t: ForlornTable, data: PlaceData, unit: number): boolean {
  if (t.rules.airUnits[unit]!.side !== data.side) return false;
  if (t.position.air.base[unit]! < 0 || data.placed.includes(unit)) return false;
  const zone = zoneOf(t, data, unit);
  return zone !== undefined && hasBase(t, unit, zone);
}

const placeAirUnits: Step<Rules, Position, PlaceData> = {
  rule: "17.0",
  title: "Air units at the start",
  asks: (t, { data }) =>
    data.airUnit >= 0 || t.rules.airUnits.some((_, unit) => isOpen(t, data, unit)) ? 1 << data.side : 0,
  options(t, { data }, _side, out) {
    if (data.airUnit >= 0) out.push(...basesFor(t, data.airUnit, zoneOf(t, data, data.airUnit)!));
    else for (const unit of t.rules.airUnits.keys()) if (isOpen(t, data, unit)) out.push(unit);
    out.push(DONE);
  },
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: data.airUnit >= 0 ? "stay" : "done" };
    return data.airUnit >= 0
      ? { do: "base-at", base: baseId(t, code) }
      : { do: "place", unit: airUnitId(t, code) };
  },
  prompt: (t, { data }) =>
    data.airUnit >= 0
      ? `Where is ${airUnitText(t, data.airUnit)} based?`
      : "Which air unit is based elsewhere at the start?",
  take(t, { data }, code) {
    const { airUnit } = data;
    if (airUnit < 0) {
      if (code === DONE) return t.leave();
      t.push(data.placed, code);
      return t.set(data, "airUnit", code);
    }
    t.set(data, "airUnit", -1);
    if (code !== DONE) place(t, airUnit, code, Box.ready);
  },
};

type AceData = { side: number; ace: number; chosen: boolean };

/** Fighters among which the ace is. */
const amongOf = (t: ForlornTable, { side, ace }: AceData): number[] =>
  t.position.terms.aces[sideIds[side]!][ace]!.among.flatMap((id) => {
    const unit = t.rules.airUnitOf[id];
    return unit === undefined || t.position.air.base[unit] === Gone.absent ? [] : [unit];
  });

const chooseAce: Step<Rules, Position, AceData> = {
  rule: "9.7.12",
  title: "Ace",
  asks: (t, { data }) => (data.chosen || amongOf(t, data).length === 0 ? 0 : 1 << data.side),
  options(t, { data }, _side, out) {
    out.push(...amongOf(t, data));
  },
  describe: (t, _frame, code): Choice => ({ do: "ace", unit: airUnitId(t, code) }),
  prompt: () => "Which fighter has an ace?",
  take(t, { data }, code) {
    for (const unit of amongOf(t, data))
      if (hasFlag(t.position.air.flags[unit]!, AirFlag.ace)) setAirFlag(t, unit, AirFlag.ace, false);
    setAirFlag(t, code, AirFlag.ace, true);
    t.set(data, "chosen", true);
  },
};

type VariableData = { side: number; airUnit: number; free: number; bought: number };

const variableLeft = (t: ForlornTable): number[] =>
  t.position.terms.setUp.variableUnits!.units.flatMap((id) => {
    const unit = t.rules.airUnitOf[id];
    if (unit === undefined || t.position.air.base[unit] !== Gone.absent) return [];
    return hasBase(t, unit, t.position.terms.setUp.variableUnits!.zone) ? [unit] : [];
  });

/** 17.2.1: units up to the number rolled, and further ones for points. */
const variableUnits: Step<Rules, Position, VariableData> = {
  rule: "17.2.1",
  title: "Variable units",
  asks: (t, { data }) => (data.airUnit >= 0 || variableLeft(t).length > 0 ? 1 << data.side : 0),
  options(t, { data }, _side, out) {
    if (data.airUnit >= 0)
      return void out.push(...basesFor(t, data.airUnit, t.position.terms.setUp.variableUnits!.zone));
    out.push(...variableLeft(t), DONE);
  },
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: "done" };
    if (data.airUnit >= 0) return { do: "base-at", base: baseId(t, code) };
    return { do: data.free > 0 ? "take-unit" : "buy-unit", unit: airUnitId(t, code) };
  },
  prompt: (t, { data }) =>
    data.airUnit >= 0
      ? `Where is ${airUnitText(t, data.airUnit)} based?`
      : data.free > 0
        ? `Which variable units come? ${data.free} more at no cost.`
        : "Which further units come, for points to Japan?",
  take(t, { data }, code) {
    const { airUnit, free, bought } = data;
    if (code === DONE) return t.leave(bought);
    if (airUnit < 0) return t.set(data, "airUnit", code);
    place(t, airUnit, code, Box.ready);
    t.set(data, "airUnit", -1);
    if (free > 0) t.set(data, "free", free - 1);
    else t.set(data, "bought", bought + 1);
  },
  proceed: (t, { data }) => t.leave(data.bought),
};

type FleetData = { side: number; left: number };

/** One unit of each aircraft that is left in the pool: which of them does not matter. */
function poolKinds(t: ForlornTable): number[] {
  const seen = new Set<string>();
  return t.position.terms.setUp.airFleet11!.pool.flatMap((id) => {
    const unit = t.rules.airUnitOf[id];
    if (unit === undefined || t.position.air.base[unit] !== Gone.absent) return [];
    const { id: kind } = aircraftOf(t, unit);
    if (seen.has(kind)) return [];
    seen.add(kind);
    return [unit];
  });
}

/** 17.1.2: so many units of the 11th Air Fleet, of the types that Japan likes. */
const chooseAirFleet: Step<Rules, Position, FleetData> = {
  rule: "17.1.2",
  title: "11th Air Fleet",
  asks: (t, { data }) => (data.left > 0 && poolKinds(t).length > 0 ? 1 << data.side : 0),
  options(t, _frame, _side, out) {
    out.push(...poolKinds(t));
  },
  describe: (t, _frame, code): Choice => ({ do: "take-unit", aircraft: aircraftOf(t, code).id }),
  prompt: (_t, { data }) => `Which unit of the 11th Air Fleet comes? ${data.left} more.`,
  take(t, { data }, code) {
    place(t, code, t.rules.baseOf[t.position.terms.setUp.airFleet11!.at]!, Box.ready);
    t.set(data, "left", data.left - 1);
  },
};

export const displaySteps = {
  "set-up-display": display,
  "place-air-units": placeAirUnits,
  "choose-ace": chooseAce,
  "variable-units": variableUnits,
  "choose-air-fleet": chooseAirFleet,
};
