import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { FileMap, Json } from "../../lib/documents";

/** The files of the skeleton game, as they lie in `game/`: a contributor puts them where CONTRIBUTING.md says. */

const gameFolder = join(import.meta.dirname, "game");

/** Texts of a folder of the game, by their path in it. */
export const textsIn = (folder: string): FileMap =>
  Object.fromEntries(
    readdirSync(join(gameFolder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file): [string, string] => [
        relative(join(gameFolder, folder), file).split(sep).join("/"),
        readFileSync(file, "utf8"),
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const data = textsIn("data");

/** The data of the game, with these documents changed. */
export const skeletonFiles = (
  changes: Record<string, (document: Record<string, Json>) => void> = {},
): FileMap =>
  Object.fromEntries(
    Object.entries(data).map(([path, text]) => {
      if (!changes[path]) return [path, text];
      const document = JSON.parse(text) as Record<string, Json>;
      changes[path](document);
      return [path, `${JSON.stringify(document, null, 2)}\n`];
    }),
  );
