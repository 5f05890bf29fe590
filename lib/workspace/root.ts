import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { WorkspaceError } from "./errors";

let known: string | undefined;

/** The folder of this program: the nearest one above this file whose package.json bears its name. */
export function packageRoot(): string {
  if (known !== undefined) return known;
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (isOurs(join(folder, "package.json"))) return (known = folder);
    if (dirname(folder) === folder) {
      throw new WorkspaceError(
        "missing",
        "The program's own folder was not found. Install it again.",
        folder,
      );
    }
  }
}

function isOurs(manifest: string): boolean {
  return existsSync(manifest) && readPackage(manifest).name === "sandtable";
}

const readPackage = (manifest: string): { name?: unknown; version?: unknown } =>
  JSON.parse(readFileSync(manifest, "utf8")) as { name?: unknown; version?: unknown };

/** Which version of the program this is. */
export const programVersion = (): string => String(readPackage(join(packageRoot(), "package.json")).version);

/** Where the shipped games lie. */
export const dataRoot = (): string => join(packageRoot(), "data");

/** Ids of the shipped games: the folders of `data` that hold a game.json, sorted. */
export function shippedGames(data = dataRoot()): string[] {
  return readdirSync(/* turbopackIgnore: true */ data, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(data, entry.name, "game.json")))
    .map((entry) => entry.name)
    .sort();
}
