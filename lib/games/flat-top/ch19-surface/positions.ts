import { type Choice, lanesStep, type Step, type Steps } from "../../../kernel";
import { isCrippled } from "../board/sailing";
import { shipsIn } from "../ch07-observation/ships-in-hex";
import { gunneryOf, torpedoesOf } from "../ch21-damage/ships";
import { type FlatTopTable, type Position, ShipFlag } from "../model/position";
import { type Rules, sideIds } from "../model/rules";

/** 19.2 to 19.4: each side places its ships and a die in secret. */

const positions = ["gunnery", "torpedo", "screen"] as const;
export const GUNNERY = 0;
export const TORPEDOES = 1;
export const SCREEN = 2;

/** What a side has placed: a position for each of its ships, in the order of `shipsIn`, and the face of its die. */
export type Placed = { ships: number[]; positions: number[]; die: number };

/** 19.8: whether a ship can use its guns: DDs and APDs in one turn of the game, others as long as they have ammunition. */
export function canFire(t: FlatTopTable, ship: number): boolean {
  const { ammunition, flags } = t.position.fleet;
  if (gunneryOf(t, ship) === 0) return false;
  return ammunition[ship]! < 0 ? (flags[ship]! & ShipFlag.gunsSpent) === 0 : ammunition[ship]! > 0;
}

/** 19.3: where a ship can be placed. */
function placesOf(t: FlatTopTable, ship: number): number[] {
  if (isCrippled(t, ship) || t.position.fleet.anchored[ship] !== 0) return [SCREEN];
  const places = [SCREEN];
  if (torpedoesOf(t, ship) > 0) places.unshift(TORPEDOES);
  if (canFire(t, ship)) places.unshift(GUNNERY);
  return places;
}

interface Lane {
  [member: string]: unknown;
  side: number;
  hex: number;
  positions: number[];
}

const laneOf = (frame: { data: unknown }): Lane => frame.data as Lane;

const placing: Step<Rules, Position> = {
  rule: "19.3",
  title: "Positions of ships",
  asks: (_t, frame) => 1 << laneOf(frame).side,
  options(t, frame, side, out) {
    const { hex, positions: placed } = laneOf(frame);
    const ship = shipsIn(t, side, hex)[placed.length];
    if (ship === undefined) for (let face = 1; face <= 6; face++) out.push(face);
    else out.push(...placesOf(t, ship));
  },
  describe(t, frame, code, side): Choice {
    const { hex, positions: placed } = laneOf(frame);
    const ship = shipsIn(t, side, hex)[placed.length];
    if (ship === undefined) return { do: "die", face: code };
    return { do: "place", ship: t.rules.ships[ship]!.id, position: positions[code]! };
  },
  prompt(t, frame, side) {
    const { hex, positions: placed } = laneOf(frame);
    const ship = shipsIn(t, side, hex)[placed.length];
    return ship === undefined ? "Choose the face of your die" : `Place ${t.rules.ships[ship]!.name}`;
  },
  take(t, frame, code, side) {
    const data = laneOf(frame);
    const ships = shipsIn(t, side, data.hex);
    if (data.positions.length < ships.length) t.push(data.positions, code);
    else t.leave({ ships, positions: [...data.positions], die: code });
  },
};

/** Both place at once; then all is revealed (19.4). */
const surfacePositions: Step<Rules, Position> = lanesStep<Rules, Position>({
  rule: "19.2",
  title: "Surface Attack: positions and dice",
  open: (_t, frame) =>
    [...sideIds.keys()].map((side) => ({
      side,
      step: "placing",
      data: { side, hex: (frame.data as unknown as { hex: number }).hex, positions: [] },
    })),
  proceed(t, frame) {
    t.leave(structuredClone(frame.data.secret!));
  },
});

export const positionSteps: Steps<Rules, Position> = { "surface-positions": surfacePositions, placing };
