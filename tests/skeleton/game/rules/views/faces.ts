import type { Documents } from "../../../../../lib/games/types";
import type { CounterFace, Picture } from "../../../../../lib/games/view-types";
import { type UnitDocument, unitsOf } from "../documents";

/** Counters as they are printed. */

type Drawn = Pick<UnitDocument, "name" | "class" | "board" | "strength" | "movement">;

export function faceOf(type: string, nation: string, drawn: Drawn): CounterFace {
  const picture: Picture = drawn.board === "sky" ? { kind: "air" } : { kind: "ship", class: drawn.class };
  return {
    type,
    name: drawn.name,
    label: drawn.class,
    side: nation,
    nation,
    livery: "plain",
    picture,
    ratings: [
      { name: "Strength", value: String(drawn.strength), at: "bottom-left", chief: true },
      { name: "Movement", value: String(drawn.movement), at: "bottom-right", chief: true },
    ],
  };
}

/** The face of each type of unit. */
export const facesOf = (documents: Documents): Map<string, CounterFace> =>
  new Map(Object.entries(unitsOf(documents)).map(([id, unit]) => [id, faceOf(id, unit.nation, unit)]));
