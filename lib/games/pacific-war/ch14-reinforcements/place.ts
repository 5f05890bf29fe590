import { settle } from "../model/ground";
import { addAir, addGround, renewGround } from "../model/new-units";
import { ownerOf, putShip } from "../model/off-map";
import { Gone, type PacificTable } from "../model/position";
import { reinforcementsWith } from "../model/schedules";
import { groundClass, nameOfHex } from "../model/units";
import { handOf, warOf } from "../model/war";

/** 14.0: puts what has come or comes back into its hex. What it is the enemy does not see (2.5.10). */

/** Steps with which a ground unit comes. */
export function stepsArriving(t: PacificTable, id: string): number {
  const { rules, position } = t;
  const unit = position.groundUnits.find((each) => each.id === id);
  if (unit?.hex === Gone.away) return Math.max(1, groundClass(rules, unit).steps - unit.hits);
  const kind = rules.groundClassOf[id];
  return kind === undefined ? 0 : rules.groundClasses[kind]!.steps - hitsOf(t, id);
}

/** 14.7: hits with which the schedule says that a ground unit comes. */
function hitsOf(t: PacificTable, id: string): number {
  const { groundUnits = {} } = reinforcementsWith(t, ownerOf(t, id), (all) => id in (all.groundUnits ?? {}));
  return groundUnits[id]?.hits ?? 0;
}

export function placeUnit(t: PacificTable, id: string, hex: number): void {
  const { rules, position } = t;
  const side = ownerOf(t, id);
  const ship = rules.shipOf[id];
  const where = rules.hexes.ids[hex]!;
  if (ship === undefined) placeGround(t, id, hex);
  else {
    t.change(`/ships/${id}/at`, null, where);
    const isNew = position.fleet.hex[ship] === Gone.absent;
    putShip(t, ship, hex);
    if (isNew) completeShip(t, ship, side);
  }
  const name = ship === undefined ? rules.groundClasses[kindOf(t, id)]!.name : rules.ships[ship]!.name;
  t.say(ship === undefined ? "14.7" : "14.8", () => `${name} arrives in ${nameOfHex(rules, hex)}.`, [side]);
  const { arrivals } = handOf(t, side);
  if (arrivals.includes(id)) t.removeAt(arrivals, arrivals.indexOf(id));
  if (Object.hasOwn(warOf(t).offMap, id)) t.remove(warOf(t).offMap, id);
  if (ship === undefined) settle(t, hex);
}

/** 14.9: a ship comes with the hits that the schedule gives it, and a carrier with its aircraft. */
function completeShip(t: PacificTable, ship: number, side: number): void {
  const { rules, position } = t;
  const { id } = rules.ships[ship]!;
  const { ships = {}, airUnits = {} } = reinforcementsWith(t, side, (all) => id in (all.ships ?? {}));
  t.set(position.fleet.hits, ship, ships[id]?.hits ?? 0);
  for (const [airUnit, { class: kind, steps, name, on }] of Object.entries(airUnits)) {
    if (on !== id) continue;
    const of = { id: airUnit, kind: rules.airClassOf[kind]!, steps, hex: position.fleet.hex[ship]!, ship };
    addAir(t, name === undefined ? of : { ...of, name });
  }
}

const kindOf = ({ rules, position }: PacificTable, id: string): number =>
  position.groundUnits.find((unit) => unit.id === id)?.kind ?? rules.groundClassOf[id]!;

function placeGround(t: PacificTable, id: string, hex: number): void {
  const { rules, position } = t;
  const unit = position.groundUnits.find((each) => each.id === id);
  if (!unit) return addGround(t, { id, kind: rules.groundClassOf[id]!, hits: hitsOf(t, id), hex });
  if (unit.hex === Gone.lost) return renewGround(t, unit, { hits: hitsOf(t, id), hex });
  t.change(`/groundUnits/${id}/hex`, null, rules.hexes.ids[hex]!);
  t.set(unit, "hex", hex);
  t.set(unit, "ship", -1);
}

export function nationOf(t: PacificTable, id: string): string {
  const { groundClasses, headquarters, headquartersOf, shipOf, ships } = t.rules;
  const ship = shipOf[id];
  if (ship !== undefined) return ships[ship]!.nation;
  const command = headquartersOf[id];
  return command === undefined ? groundClasses[kindOf(t, id)]!.nation : headquarters[command]!.nation;
}
