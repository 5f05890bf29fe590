import { hexOf, pieceAt, transportOf } from "./pieces";
import type { T } from "./position";
import { JAPAN } from "./rules";

/** What a Task Force costs to send out (9.2, 9.3, 10.1, 17.3), in quarters. */
export interface Price {
  oil: number;
  /** Transport Points by nation. */
  transport: number[];
}

/** Price of these units moving `distance` hexes from where they stand; `shortRate` forces the near rate. */
export function taskForcePrice(t: T, units: readonly number[], distance: number, shortRate = false): Price {
  const { costs, nations, parameters } = t.rules;
  const far = distance > parameters.movement.shortMove && !shortRate;
  const rate = far ? costs.operational.navalOilLong : costs.operational.navalOilShort;
  const price: Price = { oil: 0, transport: new Array<number>(nations.length).fill(0) };
  for (const p of units) {
    const piece = pieceAt(t, p);
    if (piece.kind !== "naval") {
      price.transport[piece.nation]! += Math.ceil(transportOf(t, p) * costs.operational[piece.kind]);
    } else if (piece.side === JAPAN && !fuelsHere(t, p)) {
      price.oil += Math.ceil(piece.transport * rate);
    }
  }
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
