import { derived } from "../../../kernel";
import { loseGroundStep, removeSupply } from "../model/losses";
import { groundText, shipText, siteId, shipDoes } from "../model/pieces";
import { type ForlornTable, GroundFlag, hasFlag, type Position, type SupplyUnit } from "../model/position";
import { boxOfSite, isBox, isHex, type Rules, sideIds } from "../model/rules";
import { friendlyPort } from "../model/ships";
import { kindOf, whyNotStacked } from "../model/stacking";
import { groundUnitsAt, isGroundDisrupted, shipRatings } from "../model/units";

/**
 * 2.2.4, 10.3 Cargo: steps of ground units and of supply. A light cruiser or a destroyer unit takes one step of infantry or
 * supply; two of them in one mission take a unit of two steps together, and damage to either is damage to all of it.
 */

export interface Load {
  ship: number;
  /** The second ship of a unit that two carry. */
  partner: number;
  /** A ground unit, or a supply unit by its id; "" for a new one from a holding area (13.3). */
  groundUnit: number;
  supply: string;
}

/** Steps of a ground unit as it stands. */
const stepsOf = ({ rules, position }: ForlornTable, unit: number): number =>
  rules.groundUnits[unit]!.reduced !== undefined && !hasFlag(position.ground.flags[unit]!, GroundFlag.reduced)
    ? 2
    : 1;

/** Whether a ship carries a unit, alone or with another. A partner is of no account once the unit is ashore. */
const carries = ({ position: { ground } }: ForlornTable, ship: number, unit: number): boolean =>
  ground.aboard[unit] === ship || (ground.aboard[unit]! >= 0 && ground.partner[unit] === ship);
const groundAboard = (t: ForlornTable, ship: number): number[] =>
  [...t.position.ground.aboard.keys()].filter((unit) => carries(t, ship, unit));
const supplyAboard = ({ position: { supply } }: ForlornTable, ship: number): SupplyUnit[] =>
  supply.filter(({ aboard }) => aboard === ship);

/** Steps aboard a ship: of a unit that two ships carry, half. */
const loadOf = (t: ForlornTable, ship: number): number => loads(t)[ship]!;

const loads = derived<Rules, Position, number[]>(
  (t) => {
    const { ground, supply } = t.position;
    const steps = t.rules.ships.map(() => 0);
    for (let unit = 0; unit < ground.aboard.length; unit++) {
      const ship = ground.aboard[unit]!;
      const partner = ground.partner[unit]!;
      if (ship < 0) continue;
      steps[ship]! += partner >= 0 ? Math.ceil(stepsOf(t, unit) / 2) : stepsOf(t, unit);
      if (partner >= 0) steps[partner]! += Math.ceil(stepsOf(t, unit) / 2);
    }
    for (const { aboard, level } of supply) if (aboard >= 0) steps[aboard]! += level;
    return steps;
  },
  ["ground", "supply"],
);

const room = (t: ForlornTable, ship: number): number => shipRatings(t, ship).cargo - loadOf(t, ship);
const isWarshipCargo = ({ rules }: ForlornTable, ship: number): boolean =>
  rules.parameters.navalMovement.warshipCargo.includes(rules.ships[ship]!.class);

/** What the ships of a mission can take aboard where they are: in a friendly port, or in a holding area. */
export function loadsFor(t: ForlornTable, ships: readonly number[]): Load[] {
  const loads: Load[] = [];
  for (const ship of ships) {
    const site = t.position.fleet.site[ship]!;
    const { side } = t.rules.ships[ship]!;
    const free = room(t, ship);
    if (free < 1 || (isHex(t.rules, site) && friendlyPort(t, side, site) < 0)) continue;
    for (const groundUnit of groundUnitsAt(t, site)) {
      if (!canEmbark(t, side, groundUnit, ship)) continue;
      if (stepsOf(t, groundUnit) <= free) loads.push({ ship, partner: -1, groundUnit, supply: "" });
      else if (isWarshipCargo(t, ship))
        for (const partner of partnersOf(t, ships, ship))
          loads.push({ ship, partner, groundUnit, supply: "" });
    }
    for (const unit of t.position.supply)
      if (unit.side === side && unit.site === site && unit.aboard < 0 && unit.level <= free)
        loads.push({ ship, partner: -1, groundUnit: -1, supply: unit.id });
    if (
      isBox(t.rules, site) &&
      t.rules.boxes[boxOfSite(t.rules, site)]!.isOffMapBase &&
      isCounterLeft(t, side)
    )
      loads.push({ ship, partner: -1, groundUnit: -1, supply: "" });
  }
  return loads;
}

/** 11.1: undisrupted; and no guns or tanks may be left behind without infantry (11.2.1). */
function canEmbark(t: ForlornTable, side: number, unit: number, ship: number): boolean {
  if (t.rules.groundUnits[unit]!.side !== side || isGroundDisrupted(t, unit)) return false;
  if (isWarshipCargo(t, ship) && kindOf(t, unit) !== "infantry") return false;
  const site = t.position.ground.site[unit]!;
  if (!isHex(t.rules, site)) return true;
  const left = groundUnitsAt(t, site).filter(
    (other) => other !== unit && t.rules.groundUnits[other]!.side === side,
  );
  return (
    left.length === 0 || kindOf(t, unit) !== "infantry" || whyNotStacked(t, left, site)?.rule !== "11.2.1"
  );
}

/** The second ships for a unit of two steps, each pair once. */
const partnersOf = (t: ForlornTable, ships: readonly number[], ship: number): number[] =>
  t.rules.parameters.navalMovement.shipsForFullUnit === 2
    ? ships.filter(
        (other) =>
          other > ship &&
          isWarshipCargo(t, other) &&
          t.position.fleet.site[other] === t.position.fleet.site[ship] &&
          room(t, other) >= 1,
      )
    : [];

/** Takes a load aboard. */
export function load(t: ForlornTable, { ship, partner, groundUnit, supply }: Load): void {
  const { ground, fleet } = t.position;
  if (groundUnit >= 0) {
    t.set(ground.aboard, groundUnit, ship);
    t.set(ground.partner, groundUnit, partner);
    return t.say("10.3", () => `${groundText(t, groundUnit)} embarks on ${shipText(t, ship)}.`);
  }
  const unit = t.position.supply.find(({ id }) => id === supply);
  if (unit) t.set(unit, "aboard", ship);
  else newSupply(t, ship, fleet.site[ship]!);
  t.say("10.3", () => `${shipDoes(t, ship, "takes")} supply aboard.`);
}

/** 13.3: a side has only so many counters for its supply units; one that counts double is one counter. */
export const isCounterLeft = ({ rules, position }: ForlornTable, side: number): boolean =>
  position.supply.filter((unit) => unit.side === side).length <
  rules.parameters.ground.supplyCounters[sideIds[side]!];

/** 13.3: holding areas have supply without end. */
function newSupply(t: ForlornTable, ship: number, site: number): void {
  const { side } = t.rules.ships[ship]!;
  const taken = new Set(t.position.supply.map(({ id }) => id));
  let n = 1;
  const idOf = (): string => `${sideIds[side]!}-${siteId(t.rules, site)}-${n}`;
  while (taken.has(idOf())) n++;
  t.push(t.position.supply, { id: idOf(), side, site, level: 1, hits: 0, aboard: ship });
}

/** A ship that carries more than its damaged side holds; -1 for none. Its owner chooses what is lost (2.2.4). */
export const overloadedShip = derived<Rules, Position, number>(
  (t) => carriers(t).find((ship) => room(t, ship) < 0) ?? -1,
  ["ground", "supply", "fleet"],
);

/** Ships with cargo aboard, those of ground units first: few, and ships move more often than it is loaded. */
const carriers = derived<Rules, Position, readonly number[]>(
  ({ position: { ground, supply } }) => [
    ...new Set([...ground.aboard, ...supply.map(({ aboard }) => aboard)].filter((ship) => ship >= 0)),
  ],
  ["ground", "supply"],
);

/** What is aboard a ship. */
export const cargoOf = (t: ForlornTable, ship: number): { groundUnit: number; supply: string }[] => [
  ...groundAboard(t, ship).map((groundUnit) => ({ groundUnit, supply: "" })),
  ...supplyAboard(t, ship).map(({ id }) => ({ groundUnit: -1, supply: id })),
];

/** A step of cargo is lost. */
export function loseCargo(
  t: ForlornTable,
  { groundUnit, supply }: { groundUnit: number; supply: string },
): void {
  if (groundUnit >= 0) {
    loseGroundStep(t, groundUnit, "2.2.4");
    return;
  }
  const unit = t.position.supply.find(({ id }) => id === supply);
  if (!unit) return;
  t.say("2.2.4", () => "A supply unit is lost at sea.");
  if (unit.level > 1) t.set(unit, "level", unit.level - 1);
  else removeSupply(t, supply);
}
