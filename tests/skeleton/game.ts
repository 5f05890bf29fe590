import { child, type Json } from "../../lib/documents";
import type { CounterFace, Documents, GameDefinition, Holding, Livery, MapViews } from "../../lib/games";
import { fakeGame } from "../diagnostics/fake-game";

/** The skeleton: a game of two sides and two boards that knows of neither Japan nor the Allies. */

const liveries = {
  north: {
    title: "North",
    ground: "#e7e2d5",
    ink: "#1c1c1e",
    band: "#6a3f8f",
    bandInk: "#ffffff",
    pattern: "plain",
  },
  south: {
    title: "South",
    ground: "#2c5a52",
    ink: "#ffffff",
    band: "#173b35",
    bandInk: "#cfe8e2",
    pattern: "stripes",
  },
} as const satisfies Record<string, Livery>;

const faceOf = (side: string): CounterFace => ({
  type: `${side}-force`,
  kind: "forces",
  name: `Force of the ${side}`,
  label: side === "north" ? "N" : "S",
  side,
  nation: side,
  livery: liveries[side === "north" ? "north" : "south"],
  picture: { kind: "marker", words: side },
  ratings: [],
});

function holdingsOf(documents: Documents, scenario: string): Holding[] {
  const setup = (child(documents[scenario] ?? null, "setup") ?? {}) as Record<string, Record<string, number>>;
  return Object.entries(setup).map(([place, sides]) => ({
    entry: `/setup/${place}`,
    title: place,
    where: "map",
    place,
    counters: Object.entries(sides).map(([side, count]) => ({
      pointer: `/setup/${place}/${side}`,
      face: faceOf(side),
      count,
    })),
  }));
}

export const skeletonViews: MapViews = {
  forces: [{ id: "forces", title: "Forces", noun: "force", by: "name" }],
  boards: [
    { id: "map", path: "map.json", title: "Strait" },
    { id: "sky", path: "boards/sky.json", title: "Sky" },
  ],
  overlays: [
    { id: "weather", title: "Weather", boards: ["sky"] },
    { id: "everywhere", title: "Everywhere" },
  ],
  sites: () => [],
  holdings: holdingsOf,
  mix: () =>
    ["north", "south"].map((side) => ({
      face: faceOf(side),
      document: "game.json",
      pointer: `/sides/${side}`,
      left: 1,
      of: 5,
    })),
  entryOf: (place) => `/setup/${place}`,
  overlay: (_rules, _scenario, id, _from, board) => ({
    id,
    title: id,
    key: [],
    marks: [],
    lines: [],
    note: `On ${board}.`,
  }),
  handle: () => ({ ok: false, reason: "Nothing moves in this game." }),
};

export const skeleton: GameDefinition = {
  ...fakeGame(),
  id: "skeleton",
  required: ["map.json", "boards/sky.json"],
  references: [],
  targets: [
    {
      kind: "place",
      noun: "place",
      places: ["map.json", "boards/sky.json"].flatMap((document) =>
        ["/hexes", "/boxes"].map((pointer) => ({ document, pointer })),
      ),
      mayBeUnused: "kind",
    },
  ],
  compile: (documents): Json => ({ boards: Object.keys(documents).length }),
  views: { map: skeletonViews, documents: { map: ["map"], sky: ["map"] } },
};
