import type { BoardSource } from "../../board-types";

/** The one board, with what its schema lets stand on it. */
export const boards: readonly BoardSource[] = [
  {
    id: "map",
    path: "map.json",
    title: "Map",
    legend: {
      terrains: {
        sea: { title: "Sea", full: "Sea (with coasts)", look: "sea" },
        land: { title: "Land", full: "Land: no ships", look: "land" },
      },
      hexsides: {
        impassable: {
          title: "Hexside",
          noun: "impassable hexside",
          key: "ships cannot cross",
          hint: "Click a hexside: closed to ships, or open",
          add: "Close the hexside to {place} to ships",
          remove: "Open the hexside to {place} to ships",
          look: "wall",
          value: { impassable: true },
        },
      },
      connections: {
        land: {
          title: "Land link",
          key: "connected by land",
          hint: "Click a hexside: linked by land, or not",
          add: "Add a land link to {place}",
          remove: "Remove the land link to {place}",
          look: "road",
        },
      },
    },
  },
];
