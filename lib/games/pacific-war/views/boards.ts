import type { BoardSource } from "../../board-types";

/** Both sheets are one board; its legend stands in the document. */
export const boards: readonly BoardSource[] = [
  { id: "map", path: "map.json", title: "Map", opensAtCounters: true },
];
