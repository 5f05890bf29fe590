import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { fits, mayUse, place } from "../model/bases";
import { airUnitText, siteText, shipDoes } from "../model/pieces";
import { Box, type ForlornTable, Gone, type Position } from "../model/position";
import { ALLIED, type Rules, sideIds, siteOfBox } from "../model/rules";
import { airUnitsAt } from "../model/units";

/** 5.3, 15.0 Reinforcements: the Allies place those that are due, or hold them for a later turn. */

type ArrivalData = { asked: string[]; arrival: string };

/** Arrivals of the scenario that are due and have not come, in its order. */
function due(t: ForlornTable, asked: readonly string[]): string[] {
  const { arrivals } = t.position.terms;
  const { turn, surrendered, arrived } = t.position;
  return Object.keys(arrivals).filter((id) => {
    const { when, turn: on, side } = arrivals[id]!;
    if (side !== sideIds[ALLIED] || arrived.includes(id) || asked.includes(id)) return false;
    if (
      when === "turn"
        ? turn < (on ?? Infinity)
        : when !== "after-singapore" || surrendered === 0 || turn <= surrendered
    )
      return false;
    return placesFor(t, id).length > 0;
  });
}

/** Codes of the places of an arrival: sites for ships, airbases (below zero: -2 - base) for aircraft. */
function placesFor(t: ForlornTable, id: string): number[] {
  const { at, units } = t.position.terms.arrivals[id]!;
  const { rules } = t;
  const isByShip = units.some((unit) => rules.shipOf[unit] !== undefined);
  return at.flatMap((place) => {
    if (isByShip) {
      const box = rules.boxOf[place];
      const site = box === undefined ? rules.hexes.of[place] : siteOfBox(rules, box);
      return site === undefined ? [] : [site];
    }
    const base = rules.baseOf[place];
    const own = units.flatMap((unit) => rules.airUnitOf[unit] ?? []);
    if (base === undefined || own.some((unit) => !canCome(t, unit, base))) return [];
    return fits(t, base, [...airUnitsAt(t, base), ...own]) ? [baseCode(base)] : [];
  });
}

const canCome = (t: ForlornTable, unit: number, base: number): boolean => mayUse(t, unit, base);
const baseCode = (base: number): number => -2 - base;

const reinforcements: Step<Rules, Position, ArrivalData> = {
  rule: "5.3",
  title: "Allied reinforcements",
  enter(t, { data }) {
    t.set(data, "asked", []);
    t.set(data, "arrival", "");
  },
  asks: (t, { data }) => (data.arrival !== "" || due(t, data.asked).length > 0 ? 1 << ALLIED : 0),
  options(t, { data }, _side, out) {
    if (data.arrival !== "") out.push(...placesFor(t, data.arrival));
    else out.push(1, DONE);
  },
  describe(t, { data }, code): Choice {
    if (data.arrival === "") return { do: code === DONE ? "hold" : "place", arrival: due(t, data.asked)[0]! };
    if (code < DONE) return { do: "arrive-at", base: t.rules.bases[-2 - code]!.id };
    const { ids } = t.rules.hexes;
    return { do: "arrive-at", at: ids[code] ?? t.rules.boxes[code - ids.length]!.id };
  },
  prompt(t, { data }) {
    const { arrivals } = t.position.terms;
    return data.arrival === ""
      ? `Do you place ${arrivals[due(t, data.asked)[0]!]!.title}, or hold it for a later turn?`
      : `Where does ${arrivals[data.arrival]!.title} arrive?`;
  },
  // Where aircraft come to is on a display (6.1).
  secret: (t, { data }) =>
    data.arrival !== "" &&
    t.position.terms.arrivals[data.arrival as string]!.units.every((id) => t.rules.shipOf[id] === undefined),
  take(t, { data }, code) {
    if (data.arrival === "") {
      const id = due(t, data.asked)[0]!;
      t.set(data, "asked", [...data.asked, id]);
      const { title, rule } = t.position.terms.arrivals[id]!;
      t.say(rule, () => `${title}: ${code === DONE ? "held" : "placed"}.`);
      if (code !== DONE) t.set(data, "arrival", id);
      return;
    }
    const id = data.arrival;
    t.set(data, "arrival", "");
    arrive(t, id, code);
  },
};

/** Puts the units of an arrival into play. */
function arrive(t: ForlornTable, id: string, code: number): void {
  const { units, cargo, rule } = t.position.terms.arrivals[id]!;
  const { rules, position } = t;
  t.push(position.arrived, id);
  let transport = -1;
  let deck = -1;
  for (const unit of units) {
    const ship = rules.shipOf[unit];
    if (ship === undefined || position.fleet.site[ship] !== Gone.absent) continue;
    t.set(position.fleet.site, ship, code);
    t.say(rule, () => `${shipDoes(t, ship, "arrives")} at ${siteText(t, code)}.`);
    if (rules.ships[ship]!.class === "T") transport = ship;
    if (rules.ships[ship]!.base >= 0) deck = rules.ships[ship]!.base;
  }
  for (const each of units) {
    const unit = rules.airUnitOf[each];
    if (unit === undefined || position.air.base[unit] !== Gone.absent) continue;
    const base = code < DONE ? -2 - code : deck;
    if (base < 0) continue;
    place(t, unit, base, Box.ready);
    t.say(rule, () => `${airUnitText(t, unit)} arrives.`, code < DONE ? [ALLIED] : undefined);
  }
  // 17.2.2: aircraft aboard a transport fly from the turn after it has reached a port.
  for (const each of cargo ?? []) {
    const unit = rules.airUnitOf[each];
    if (unit !== undefined && transport >= 0) t.set(position.air.aboard, unit, transport);
  }
}

export const reinforcementSteps: Steps<Rules, Position> = { "allied-reinforcements": reinforcements };
