import type { Position } from "../../../lib/games/pacific-war/model/position";
import { hex, type Pacific, piece, scene, type SceneOptions } from "./engine";

/** Ground units by their ids, changed before play: the Coral Sea has none of both sides in one hex. */
export type Changes = Record<string, Partial<Position["groundUnits"][number]>>;

/** A clear hex of Queensland with land all around, and hexes beside it. */
export const FIELD = hex("0720");
export const TOWNSVILLE = hex("0722");
export const PORT_MORESBY = hex("1426");
/** An atoll that no ground unit leaves over land. */
export const WAKE = hex("2942");

/** One step of the Coral Sea, with ground units where they are wanted. */
export const onLand = (step: string, units: Changes, { change, ...options }: SceneOptions = {}): Pacific =>
  scene(
    step,
    {},
    {
      scenario: "battle-02-coral-sea",
      ...options,
      change: (position) => {
        for (const [id, members] of Object.entries(units))
          Object.assign(position.groundUnits[piece(position.groundUnits, id)]!, { ship: -1, ...members });
        change?.(position);
      },
    },
  );

/** The Ground Combat Phase. */
export const fight = (dice: number[], units: Changes, options: SceneOptions = {}): Pacific =>
  onLand("ground-combat", units, { dice, ...options });

export const unit = ({ table }: Pacific, id: string): Position["groundUnits"][number] =>
  table.position.groundUnits[piece(table.position.groundUnits, id)]!;

/** A Japanese regiment and an Australian brigade, three steps and Troop Quality 6 each, that face each other. */
export const facing = (at = FIELD): Changes => ({ "j-144-rgt": { hex: at }, "au-7-bde": { hex: at } });

/** The same, with the regiment come in this Battle Cycle: it must attack (31.1.B). */
export const attacking = (at = FIELD): Changes => ({
  "j-144-rgt": { hex: at, entered: true },
  "au-7-bde": { hex: at },
});
