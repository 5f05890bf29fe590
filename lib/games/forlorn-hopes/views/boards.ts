import type { Json, JsonObject } from "../../../kernel";
import { child } from "../../../documents/pointer";
import type { BoardSource } from "../../board-types";
import { textOf } from "../../shared/read";

/** The operational map, and the board of air battles (9.7). Their legends stand in the documents. */
export const BATTLE_BOARD = "tactical-battle-board";

export const boards: readonly BoardSource[] = [
  { id: "map", path: "map.json", title: "Map" },
  {
    id: BATTLE_BOARD,
    path: `boards/${BATTLE_BOARD}.json`,
    title: "Tactical Battle Board",
    hexTexts: {
      of: battleTexts,
      key: "Figures: Interceptors enter on this number (9.7.6). M: the mission begins here (9.7.3). T: target zone. Arrows: facings with which units come onto the board there.",
    },
  },
];

const letters: Readonly<Record<string, string>> = { mission: "M", target: "T" };

const arrows: Readonly<Record<string, string>> = { N: "↑", NE: "↗", SE: "↘", S: "↓", SW: "↙", NW: "↖" };

/** Entry numbers, M and T hexes, with the facings that units may have there. */
function battleTexts(document: Json): Record<string, string> {
  return Object.fromEntries(
    Object.entries((child(document, "hexes") ?? {}) as JsonObject).flatMap(([id, hex]) => {
      const sign = letters[textOf(child(hex, "terrain"))] ?? child(hex, "number");
      if (sign === undefined || sign === null) return [];
      const facings = child(hex, "startFacings") ?? child(hex, "entryFacings");
      const ways = Array.isArray(facings) ? facings.map((facing) => arrows[textOf(facing)] ?? "") : [];
      return [[id, [String(sign as string | number), ...(ways.length > 0 ? [ways.join("")] : [])].join(" ")]];
    }),
  );
}
