import type { BoardSource } from "../../board-types";

/** The one board; its legend stands in the document. */
export const boards: readonly BoardSource[] = [{ id: "map", path: "map.json", title: "Map" }];
