import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { JsonObject } from "../../../lib/documents/types";

/** The top folder of the project. */
export const root = resolve(fileURLToPath(new URL("../../..", import.meta.url)));

/** Paths of all JSON files under a folder of the project, relative to it, sorted, with forward slashes. */
export function jsonFilesUnder(folder: string): string[] {
  const top = join(root, folder);
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => relative(top, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** One JSON file of the project. */
export function readJson(path: string): JsonObject {
  return JSON.parse(readFileSync(join(root, path), "utf8")) as JsonObject;
}
