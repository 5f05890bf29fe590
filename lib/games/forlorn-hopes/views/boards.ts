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
      key: "Figures: Interceptors enter on this number (9.7.6). M: the mission begins here (9.7.3). T: target zone.",
    },
  },
];

const letters: Readonly<Record<string, string>> = { mission: "M", target: "T" };

/** Entry numbers, M and T hexes. */
function battleTexts(document: Json): Record<string, string> {
  return Object.fromEntries(
    Object.entries((child(document, "hexes") ?? {}) as JsonObject).flatMap(([id, hex]) => {
      const text = letters[textOf(child(hex, "terrain"))] ?? child(hex, "number");
      return text === undefined || text === null ? [] : [[id, String(text as string | number)]];
    }),
  );
}
