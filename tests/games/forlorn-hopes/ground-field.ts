import { Gone, type Position } from "../../../lib/games/forlorn-hopes/model/position";
import { ALLIED, JAPANESE } from "../../../lib/games/forlorn-hopes/model/rules";
import { ground, hex, rules, scene, type SceneOptions, ship } from "./support";

/** Scenes of the Ground Operations Phase with the units that a test names, and no others. */

export interface Field extends SceneOptions {
  /** Hex by ground unit. */
  units: Readonly<Record<string, string>>;
  /** Marks by ground unit. */
  flags?: Readonly<Record<string, number>>;
  /** Hexes that Japan controls beside those in which it has units; the Allies have the rest. */
  japanese?: readonly string[];
  /** Hex and level of supply units by id; an id that begins with "j" is Japan's. */
  supply?: Readonly<Record<string, readonly [hex: string, level: number]>>;
  /** Hex by ship. */
  ships?: Readonly<Record<string, string>>;
  /** The ship that carries a unit or supply unit. */
  aboard?: Readonly<Record<string, string>>;
}

function prepare(
  position: Position,
  { units, flags = {}, japanese = [], supply = {}, ships = {}, aboard = {} }: Omit<Field, keyof SceneOptions>,
): void {
  position.ground.site.fill(Gone.absent);
  position.fleet.site.fill(Gone.absent);
  position.air.base.fill(Gone.absent);
  position.control.fill(ALLIED);
  position.control[hex("1302")] = -1;
  for (const id of japanese) position.control[hex(id)] = JAPANESE;
  for (const [id, at] of Object.entries(ships)) position.fleet.site[ship(id)] = hex(at);
  for (const [id, at] of Object.entries(units)) {
    const unit = ground(id);
    position.ground.site[unit] = hex(at);
    position.ground.flags[unit] = flags[id] ?? 0;
    const carrier = aboard[id];
    if (carrier !== undefined) position.ground.aboard[unit] = ship(carrier);
    else position.control[hex(at)] = rules.groundUnits[unit]!.side;
  }
  position.supply = Object.entries(supply).map(([id, [at, level]]) => ({
    id,
    side: id.startsWith("j") ? JAPANESE : ALLIED,
    site: hex(at),
    level,
    hits: 0,
    aboard: aboard[id] === undefined ? -1 : ship(aboard[id]),
  }));
}

/** One step with these units on the map. */
export const field = (step: string, { change, ...options }: Field, data = {}) =>
  scene(step, data, {
    ...options,
    change(position) {
      prepare(position, options);
      change?.(position);
    },
  });
