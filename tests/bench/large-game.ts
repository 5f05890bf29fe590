import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Json, JsonObject } from "../../lib/documents";

/**
 * A workspace of Fire in the Sky as large as the largest of the games to come: 6,000 hexes, 3,000 counters of as many
 * types in one set-up, and 100 documents. All of it lies in a layer of the workspace, so the shipped game stands below it
 * as it is; the same numbers make the same files.
 */
export interface LargeGame {
  /** The workspace's own files, by path, its manifest among them. */
  files: Record<string, string>;
  /** The scenario in which all counters stand. */
  scenario: string;
  /** What lies in the merged documents. */
  hexes: number;
  counters: number;
}

export const LARGE = { columns: 99, rows: 61, bases: 750, counters: 3_000, documents: 100 } as const;

/** What there is of each; the shipped documents count too. */
type Size = Readonly<Record<keyof typeof LARGE, number>>;

export const LAYER = "layers/large";
export const LARGE_SCENARIO = "scenarios/large.json";
/** Counters of a small scenario: a theatre of the large one. */
const THEATRE = 25;
const NATIONS = ["japan", "us"] as const;
const FROM_COLUMN = 22;

export function largeGame({ columns, rows, bases, counters, documents }: Size = LARGE): LargeGame {
  const map = shipped("map.json") as JsonObject & { hexes: JsonObject };
  const hexes: JsonObject = {};
  const free: string[] = [];
  for (let column = 1; column <= columns; column++) {
    for (let row = 1; row <= rows; row++) {
      const id = two(column) + two(row);
      if (id in map.hexes) continue;
      const isLand = (column * 7 + row * 11) % 23 === 0;
      hexes[id] = { column, row, terrain: isLand ? "land" : "sea" };
      if (column >= FROM_COLUMN && !isLand) free.push(id);
    }
  }
  const places = Array.from({ length: bases }, (_, i) => {
    const nation = NATIONS[i < bases / 2 ? 0 : 1]!;
    return { id: `island-${i + 1}`, nation, hex: free[Math.floor((i * free.length) / bases)]! };
  });
  const perPlace = Math.ceil(counters / bases);
  const naval: JsonObject = {};
  const setup: Record<string, { units: Record<string, number> }> = {};
  for (let i = 0; i < counters; i++) {
    const { id, nation } = places[Math.floor(i / perPlace)]!;
    const unit = `${nation}-ship-${i + 1}`;
    naval[unit] = {
      nation,
      class: "DD",
      name: `Flotilla ${i + 1}`,
      count: 1,
      firepower: 1 + (i % 3),
      defense: 7 + (i % 5),
      antiAircraft: 0.5,
      transport: 0.5,
      movement: 8,
    };
    (setup[id] ??= { units: {} }).units[unit] = 1;
  }
  const files: Record<string, Json> = {
    "sandtable.json": { title: "Large", game: "fire-in-the-sky", layers: ["large"] },
    [`${LAYER}/layer.json`]: {
      $schema: "../../../../schemas/common/layer.schema.json",
      id: "large",
      kind: "variant",
      title: "Large",
      reason: "To measure a game of this size.",
      citations: [],
      requires: [],
      conflicts: [],
      default: false,
      sources: { "": { status: "designed" } },
    },
    [`${LAYER}/map.json`]: { hexes },
    [`${LAYER}/bases.json`]: {
      bases: Object.fromEntries(
        places.map(({ id, nation, hex }, i) => [
          id,
          {
            name: `Island ${i + 1}`,
            hex,
            kind: "base",
            flag: nation,
            control: nation === "japan" ? "japan" : "allies",
            airCapacity: 4,
            portCapacity: 8,
            landLimit: 8,
            victoryPoints: 1,
          },
        ]),
      ),
    },
    [`${LAYER}/units.json`]: { naval },
    [`${LAYER}/${LARGE_SCENARIO}`]: scenario("large", "Large", setup),
  };
  const theatres = Math.floor(Object.keys(setup).length / (THEATRE / perPlace));
  for (let i = 0; Object.keys(files).length + SHIPPED_DOCUMENTS < documents; i++) {
    const from = (i % theatres) * Math.floor(THEATRE / perPlace);
    const part = Object.fromEntries(Object.entries(setup).slice(from, from + Math.floor(THEATRE / perPlace)));
    files[`${LAYER}/scenarios/theatre-${i + 1}.json`] = scenario(
      `theatre-${i + 1}`,
      `Theatre ${i + 1}`,
      part,
    );
  }
  return {
    files: Object.fromEntries(Object.entries(files).map(([path, value]) => [path, print(value)])),
    scenario: LARGE_SCENARIO,
    hexes: Object.keys(hexes).length + Object.keys(map.hexes).length,
    counters,
  };
}

/** Documents of the shipped game that are merged with those of the layer. */
const SHIPPED_DOCUMENTS = 21;

function scenario(id: string, title: string, setup: JsonObject): Json {
  const { $schema, start, tracks } = shipped("scenarios/short-campaign.json");
  return {
    $schema: $schema!,
    id,
    title,
    rule: "19.0",
    summary: "Made to measure a game of this size.",
    start: start!,
    recommendedOptions: [],
    control: {},
    setup,
    choices: {},
    turnTrack: {},
    removed: { units: {} },
    sunk: { units: {} },
    // No base has changed hands, so none has been scored for.
    tracks: { ...(tracks as JsonObject), victoryPoints: 0 },
    sources: { "": { rule: "19.0", status: "designed" } },
  };
}

const two = (number: number): string => String(number).padStart(2, "0");

const print = (value: Json): string => `${JSON.stringify(value, null, 2)}\n`;

const shipped = (path: string): JsonObject =>
  JSON.parse(readFileSync(join(resolve(process.cwd()), "data/fire-in-the-sky", path), "utf8")) as JsonObject;
