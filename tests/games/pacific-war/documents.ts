import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PacificWarMap } from "../../../lib/documents/generated/types";
import type { JsonObject } from "../../../lib/documents/types";
import { hexDistance, hexIdPattern, hexNeighbours } from "../../../lib/hex";

const folder = join(import.meta.dirname, "../../../data/pacific-war");

/** Every document of the game as shipped, by its path. */
export const documents: Readonly<Record<string, JsonObject>> = Object.fromEntries(
  readdirSync(folder, { recursive: true })
    .map((path) => String(path).replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".json"))
    .sort()
    .map((path) => [path, JSON.parse(readFileSync(join(folder, path), "utf8")) as JsonObject]),
);

/** A document by its path, as the type of its kind. */
export function read<T>(path: string): T {
  const document = documents[path];
  if (document === undefined) throw new Error(`There is no document "${path}".`);
  return document as unknown as T;
}

export const map = read<PacificWarMap>("map.json");

export function found<T>(values: Readonly<Record<string, T>>, id: string): T {
  const value = values[id];
  if (value === undefined) throw new Error(`There is no "${id}".`);
  return value;
}

const ids = hexIdPattern("RRCC", "up");
const cell = (id: string) => ids.parse(id)!;

/** Hexes from one printed number to another. */
export const distance = (a: string, b: string): number => hexDistance(map.layout.offset, cell(a), cell(b));

/** The printed numbers around a hex of the map, those beyond its edges left out. */
export const around = (id: string): string[] =>
  hexNeighbours(map.layout.offset, cell(id)).flatMap((hex) => {
    const isOnMap = hex.column >= 1 && hex.column <= 66 && hex.row <= -1 && hex.row >= -58;
    return isOnMap ? [ids.format(hex)] : [];
  });

/** The hex of a place. */
export const hexOf = (place: string): string => found(map.places, place).hex;

/** What a document says of the source of a value: the longest pointer that leads to it. */
export function statusOf(path: string, pointer: string): string {
  const sources = found(documents, path)["sources"] as Record<string, { status: string }>;
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf("/"))) {
    const source = sources[at];
    if (source !== undefined) return source.status;
    if (at === "") throw new Error(`${path} has no source for ${pointer}.`);
  }
}
