import type { FileMap, Json } from "../../lib/documents";

/**
 * A made-up game of two boards: a strait with letters by column and a coast under its grid, and the sky over it, with
 * rows that count from the bottom. `north` and `south` have a ship and a flight each.
 */

const strait: Json = {
  title: "The strait",
  drawing: "shore",
  layout: { offset: "even-q", hexKilometres: 32, idPattern: "cR" },
  legend: {
    terrains: {
      open: { title: "Open sea", look: "sea" },
      coast: { title: "Coast", look: "shore" },
      jungle: { title: "Jungle", look: "rough" },
      peak: { title: "Peak", look: "mountain" },
    },
    hexsides: {
      reef: { title: "Reef", look: "broken" },
      cliff: { title: "Cliff", look: "wall" },
    },
    connections: { rail: { title: "Railway", look: "rail" }, trail: { title: "Trail", look: "track" } },
  },
  hexes: {
    Y9: { column: 25, row: 9, terrain: "open", sides: { reef: "N SE" } },
    Z9: { column: 26, row: 9, terrain: "coast", sides: { reef: "NW", cliff: "S" } },
    AA9: { column: 27, row: 9, terrain: "open" },
    Y10: { column: 25, row: 10, terrain: "jungle" },
    Z10: { column: 26, row: 10, terrain: "peak" },
    AA10: { column: 27, row: 10, terrain: "open" },
  },
  connections: { "Y10-Z10": { kind: "rail", note: "Over the pass." } },
  boxes: { "far-port": { name: "Far port", kind: "off-map", entryHexes: ["AA9"], days: 3 } },
};

const sky: Json = {
  title: "The sky over the strait",
  layout: { offset: "even-r", idPattern: "RRCC", rows: "up" },
  legend: {
    terrains: { air: { title: "Clear air", look: "plain" } },
    hexsides: { front: { title: "Front", look: "coast" } },
  },
  hexes: {
    "0101": { column: 1, row: -1, terrain: "air" },
    "0102": { column: 2, row: -1, terrain: "air" },
    "0201": { column: 1, row: -2, terrain: "air" },
    "0202": { column: 2, row: -2, terrain: "air" },
  },
  hexsides: { "0101-0201": { kind: "front" } },
};

const documents: Record<string, Json> = {
  "game.json": { sides: { north: { name: "North" }, south: { name: "South" } } },
  "map.json": strait,
  "boards/sky.json": sky,
  "drawings/shore.json": {
    title: "The shore",
    land: [[[24.5, 10, 26.5, 10, 26.5, 11, 24.5, 11]]],
    sources: { "": { rule: "1", status: "designed", note: "Made up." } },
  },
  "scenarios/dawn.json": {
    title: "Dawn",
    setup: {
      Y9: { north: 2 },
      "far-port": { south: 1 },
      "0101": { north: 1 },
      "0202": { south: 3 },
      nowhere: { south: 1 },
    },
  },
};

const text = (value: Json): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files of the game, with these documents changed. */
export const skeletonFiles = (
  changes: Record<string, (document: Record<string, Json>) => void> = {},
): FileMap =>
  Object.fromEntries(
    Object.entries(documents).map(([path, document]) => {
      const copy = structuredClone(document) as Record<string, Json>;
      changes[path]?.(copy);
      return [path, text(copy)];
    }),
  );
