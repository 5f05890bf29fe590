import { hexOf, pieceAt, transportOf } from "../model/pieces";
import type { T } from "../model/position";
import { JAPAN, QUARTERS, type Rules } from "../model/rules";

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

/** Whether the points pay for these units on a voyage: the same as the price says, without a list of prices. */
export function canPayFor(t: T, units: readonly number[], voyage: Voyage): boolean {
  const { costs, parameters } = t.rules;
  const { oil, transport } = t.position;
  const rate = oilRate(t.rules, voyage);
  let burnt = 0;
  for (const p of units) {
    const piece = pieceAt(t, p);
    if (piece.kind === "naval") {
      if (piece.side === JAPAN && !fuelsHere(t, p)) burnt += Math.ceil(piece.transport * rate);
      continue;
    }
    let points = 0;
    for (const other of units) {
      const { kind, nation } = pieceAt(t, other);
      if (kind !== "naval" && nation === piece.nation)
        points += Math.ceil(transportOf(t, other) * costs.operational[kind]);
    }
    if (points > transport[piece.nation]!) return false;
  }
  if (parameters.movement.fuelRounding === "up") burnt = Math.ceil(burnt / QUARTERS) * QUARTERS;
  return burnt <= oil;
}

/** Says which distances a Task Force can pay for. */
export function meansOf(
  t: T,
  units: readonly number[],
  reaction: boolean,
): (distance: number, cheap?: boolean) => boolean {
  const { shortMove } = t.rules.parameters.movement;
  let stays: boolean | undefined;
  let goesNear: boolean | undefined;
  let goesFar: boolean | undefined;
  return (distance, cheap = false) => {
    if (distance === 0) return (stays ??= canPayFor(t, units, { distance, reaction }));
    if (distance <= shortMove || cheap)
      return (goesNear ??= canPayFor(t, units, { distance: 1, reaction, cheap: true }));
    return (goesFar ??= canPayFor(t, units, { distance: Infinity, reaction }));
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
