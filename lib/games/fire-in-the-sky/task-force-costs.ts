import { hexOf, pieceAt, transportOf } from "./pieces";
import type { T } from "./position";
import { JAPAN, QUARTERS, type Rules } from "./rules";

/** What a Task Force costs to send out (9.2, 9.3, 10.1, 17.3), in quarters. */
export interface Price {
  oil: number;
  /** Transport Points by nation. */
  transport: number[];
}

/** How a Task Force moves, as far as its price depends on it. */
export interface Voyage {
  /** Hexes. */
  distance: number;
  reaction: boolean;
  /** The near rate at any distance (17.1). */
  cheap?: boolean;
}

/** Oil for each Transport factor of a Japanese ship (9.3, 10.1). */
function oilRate({ costs, parameters }: Rules, { distance, reaction, cheap = false }: Voyage): number {
  const { movement, reaction: reacting } = parameters;
  if (distance === 0 && !movement.stayingCostsOil) return 0;
  const far = distance > movement.shortMove && !cheap && (!reaction || reacting.longMovesCostMore);
  return far ? costs.operational.navalOilLong : costs.operational.navalOilShort;
}

/** Price of these units on a voyage from where they stand. */
export function taskForcePrice(t: T, units: readonly number[], voyage: Voyage): Price {
  const { costs, nations, parameters } = t.rules;
  const rate = oilRate(t.rules, voyage);
  const price: Price = { oil: 0, transport: new Array<number>(nations.length).fill(0) };
  for (const p of units) {
    const piece = pieceAt(t, p);
    if (piece.kind !== "naval") {
      price.transport[piece.nation]! += Math.ceil(transportOf(t, p) * costs.operational[piece.kind]);
    } else if (piece.side === JAPAN && !fuelsHere(t, p)) {
      price.oil += Math.ceil(piece.transport * rate);
    }
  }
  if (parameters.movement.fuelRounding === "up") price.oil = Math.ceil(price.oil / QUARTERS) * QUARTERS;
  return price;
}

/** From a certain turn on Japanese ships that start in a Resource Hex sail free (17.3). */
const fuelsHere = (t: T, p: number): boolean =>
  t.position.turn >= t.rules.parameters.resourceFueling.fromTurn && t.rules.places[hexOf(t, p)]!.oil > 0;

export function canAfford(t: T, price: Price): boolean {
  const { oil, transport } = t.position;
  if (price.oil > oil) return false;
  for (let nation = 0; nation < transport.length; nation++) {
    if (price.transport[nation]! > transport[nation]!) return false;
  }
  return true;
}

/** Says which distances a Task Force can pay for. */
export function meansOf(
  t: T,
  units: readonly number[],
  reaction: boolean,
): (distance: number, cheap?: boolean) => boolean {
  const canGo = (distance: number, cheap = false): boolean =>
    canAfford(t, taskForcePrice(t, units, { distance, reaction, cheap }));
  const stays = canGo(0);
  const goesNear = canGo(1, true);
  const goesFar = canGo(Infinity);
  const { shortMove } = t.rules.parameters.movement;
  return (distance, cheap = false) => {
    if (distance === 0) return stays;
    return distance <= shortMove || cheap ? goesNear : goesFar;
  };
}

/** Hexes a Task Force may move: its slowest member, half of that when reacting (9.1, 9.4, 10.1). */
export function speedOf(t: T, units: readonly number[], reaction: boolean): number {
  const { movement, reaction: half } = t.rules.parameters;
  let speed = Infinity;
  for (const p of units) {
    const piece = pieceAt(t, p);
    speed = Math.min(speed, piece.kind === "naval" ? piece.movement : movement.landAndAirRange);
  }
  if (!reaction) return speed;
  const halved = speed * half.allowanceFraction;
  return half.rounding === "up" ? Math.ceil(halved) : Math.floor(halved);
}
