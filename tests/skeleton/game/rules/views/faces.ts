import type { Documents } from "../../../../../lib/games/types";
import type { CounterFace, Livery, Picture } from "../../../../../lib/games/counter-types";
import { type UnitDocument, unitsOf } from "../documents";

/** Counters as they are printed. */

/** How the counters of a nation are printed. */
const liveries: Readonly<Record<string, Livery>> = {
  north: {
    title: "North",
    ground: "#e3ecea",
    ink: "#1c1c1e",
    band: "#2f6b5f",
    bandInk: "#ffffff",
    pattern: "plain",
  },
  south: {
    title: "South",
    ground: "#f4e6d3",
    ink: "#1c1c1e",
    band: "#a8662a",
    bandInk: "#ffffff",
    pattern: "stripes",
  },
};

type Drawn = Pick<UnitDocument, "name" | "class" | "board" | "strength" | "movement">;

export function faceOf(type: string, nation: string, drawn: Drawn): CounterFace {
  const picture: Picture = drawn.board === "sky" ? { kind: "air" } : { kind: "ship", class: drawn.class };
  return {
    type,
    name: drawn.name,
    label: drawn.class,
    side: nation,
    nation,
    kind: drawn.board === "sky" ? "aircraft" : "ships",
    livery: liveries[nation] ?? liveries["north"]!,
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
