import type { BoardSource } from "../../board-types";

/** The operational map, and the board of air battles (9.7). Their legends stand in the documents. */
export const BATTLE_BOARD = "tactical-battle-board";

export const boards: readonly BoardSource[] = [
  { id: "map", path: "map.json", title: "Map" },
  { id: BATTLE_BOARD, path: `boards/${BATTLE_BOARD}.json`, title: "Tactical Battle Board" },
];
