import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { createChecker, type Diagnostic } from "../../lib/diagnostics";
import { applyEdits, type FileMap, type Json, removeValue, renameKey, setValue } from "../../lib/documents";
import { games } from "../../lib/games";
import type { GameDefinition } from "../../lib/games/types";

const root = resolve(__dirname, "../..");
export const brokenFolder = join(root, "tests/broken");

/** The shipped files of a game by their paths in its folder. */
export function shippedFiles(game = "fire-in-the-sky"): Record<string, string> {
  const folder = join(root, "data", game);
  const files: Record<string, string> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".json")) continue;
    const path = join(entry.parentPath, entry.name);
    files[relative(folder, path).split(sep).join("/")] = readFileSync(path, "utf8");
  }
  return files;
}

export function gameOf(id: string): GameDefinition {
  const game = games[id];
  if (!game) throw new Error(`There is no game ${id}.`);
  return game;
}

/** What a case changes in a file: its whole text, lines, values of it, or nothing left of it (null). */
type FileChange =
  | null
  | string
  | string[]
  | { times: number; text: string; before?: string; after?: string }
  | { set?: Record<string, Json>; remove?: string[]; rename?: Record<string, string> };

/** tests/broken/<case>/case.json: shipped data with something wrong. */
export interface BrokenCase {
  about: string;
  base: string;
  files?: Record<string, FileChange>;
  /** Merge patches of a layer "broken", which is on; its layer.json is made. */
  patches?: Record<string, Json>;
  /** Layers to turn on besides. */
  layers?: string[];
  limit?: number;
}

export function filesOf(broken: BrokenCase, base: FileMap): { files: FileMap; layers?: string[] } {
  const files: Record<string, string> = { ...base };
  for (const [path, change] of Object.entries(broken.files ?? {})) {
    const text = textOf(change, files[path]);
    if (text === undefined) delete files[path];
    else files[path] = text;
  }
  const layers = [...(broken.layers ?? [])];
  if (broken.patches) {
    files["layers/broken/layer.json"] ??= manifest("broken");
    for (const [path, patch] of Object.entries(broken.patches)) {
      files[`layers/broken/${path}`] = print(patch);
    }
    layers.push("broken");
  }
  // With none to add, sandtable.json may say which.
  return layers.length === 0 ? { files } : { files, layers };
}

function textOf(change: FileChange, before: string | undefined): string | undefined {
  if (change === null) return undefined;
  if (typeof change === "string") return change;
  if (Array.isArray(change)) return `${change.join("\n")}\n`;
  if ("times" in change)
    return (change.before ?? "") + change.text.repeat(change.times) + (change.after ?? "");
  let text = before ?? "{}";
  const apply = (splices: Parameters<typeof applyEdits>[1]): void => {
    text = applyEdits(text, splices);
  };
  for (const [pointer, value] of Object.entries(change.set ?? {})) apply(setValue(text, pointer, value));
  for (const pointer of change.remove ?? []) apply(removeValue(text, pointer));
  for (const [pointer, key] of Object.entries(change.rename ?? {})) apply(renameKey(text, pointer, key));
  return text;
}

export const print = (value: Json): string => `${JSON.stringify(value, null, 2)}\n`;

/** The layer.json of a layer that is in order. */
export function manifest(id: string, more: Record<string, Json> = {}): string {
  return print({
    $schema: "../../../../schemas/common/layer.schema.json",
    id,
    kind: "variant",
    title: "Broken on purpose",
    reason: "To see what is found.",
    citations: [],
    requires: [],
    conflicts: [],
    default: false,
    ...more,
  });
}

/** What a test compares: the place and the code, without words that may be improved. */
export function brief({ code, file, pointer, range }: Diagnostic): Expected {
  return { code, file, pointer, line: range.start.line, column: range.start.column };
}

export interface Expected {
  code: string;
  file: string;
  pointer: string;
  line: number;
  column: number;
}

/** A checker that is used for many cases of a game, one after the other, as an editor would. */
export const checkerOf = (game: string) => createChecker(gameOf(game));
export const sharedChecker = checkerOf("fire-in-the-sky");
