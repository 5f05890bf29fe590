import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseTree, type Node as JsonNode } from "jsonc-parser";
import { documentFolders } from "../documents/paths";
import { maxDepth, maxMembers } from "../documents/syntax-codes";
import type { FileMap } from "../documents/types";
import { WorkspaceError } from "./errors";
import { type FileProblem, readText, readTree, type Tree } from "./read";
import { dataRoot, shippedGames } from "./root";

export const MANIFEST = "sandtable.json";

/** What sandtable.json says. Read leniently: its own mistakes are for the checks to report. */
export interface Manifest {
  title?: string;
  game?: string;
  layers: string[];
  without: string[];
}

/** The documents of a game as one map of files, and where each of them lies. */
export interface Sources {
  /** Id of the game; undefined for a workspace that names none, or one that is not shipped. */
  game: string | undefined;
  /** What a workspace or a bundle calls itself. */
  title?: string;
  files: FileMap;
  /** Files that could not be read; they are not in `files`. */
  problems: FileProblem[];
  /** The folder that was opened: of the workspace, or of the shipped game. */
  root: string;
  /** The same for a workspace; absent for a shipped game by itself. */
  workspace?: string;
  /** Paths in `files` that are the workspace's own. */
  own: ReadonlySet<string>;
  /** Layers asked for by the workspace, in order, and those it takes off. */
  layers: string[];
  without: string[];
  /** The file on disk of a path in `files`. */
  diskPath(path: string): string;
}

/** The documents of a shipped game. Throws `WorkspaceError` if there is no such game. */
export function openGame(id: string, data = dataRoot()): Sources {
  requireGame(id, data);
  const root = join(data, id);
  const { files, problems } = readTree(root);
  return {
    game: id,
    root,
    files,
    problems,
    own: new Set(),
    layers: [],
    without: [],
    diskPath: (path) => join(root, path),
  };
}

/**
 * A workspace on top of the game that it names: its own documents are added to the shipped ones, and replace those
 * with the same path. If there is no such game, there are only its own documents, so that they can be checked.
 * Throws `WorkspaceError` if the folder is not a workspace.
 */
export function openWorkspace(folder: string, data = dataRoot()): Sources {
  const root = resolve(folder);
  if (!existsSync(join(root, MANIFEST))) {
    const message = existsSync(root) ? `${folder} contains no ${MANIFEST}.` : `${folder} does not exist.`;
    throw new WorkspaceError("not-a-workspace", message, folder, "Create a workspace with “sandtable new”.");
  }
  return workspaceOf(root, readText(join(root, MANIFEST)), readTree(root, documentFolders), data);
}

/** A workspace of what its folder holds, or has held. */
export function workspaceOf(root: string, manifestText: string, own: Tree, data = dataRoot()): Sources {
  const manifest = readManifest(manifestText);
  const shipped = shippedGames(data).includes(manifest.game ?? "")
    ? openGame(manifest.game!, data)
    : undefined;
  const paths = new Set(Object.keys(own.files));
  // Also a file that could not be read, or is only missed, belongs to the workspace unless the game has it.
  const ofGame = new Set([
    ...Object.keys(shipped?.files ?? {}),
    ...(shipped?.problems ?? []).map((one) => one.path),
  ]);
  for (const { path } of own.problems) ofGame.delete(path);
  return {
    game: shipped?.game,
    ...(manifest.title !== undefined && { title: manifest.title }),
    root,
    files: { ...shipped?.files, ...own.files },
    problems: [...(shipped?.problems ?? []), ...own.problems],
    workspace: root,
    own: paths,
    layers: manifest.layers,
    without: manifest.without,
    diskPath: (path) =>
      shipped && ofGame.has(path) && !paths.has(path) ? shipped.diskPath(path) : join(root, path),
  };
}

/** The nearest workspace that a file or folder belongs to. */
export function findWorkspace(path: string): string | undefined {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (existsSync(join(folder, MANIFEST))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

function requireGame(id: string, data: string): void {
  const games = shippedGames(data);
  if (games.includes(id)) return;
  throw new WorkspaceError("unknown-game", `There is no game “${id}”.`, id, `Games: ${games.join(", ")}.`);
}

/** As much of a manifest as can be made out, even of a text that is not quite JSON. */
export function readManifest(text: string): Manifest {
  const plain = text.replace(/^\uFEFF/, "");
  // What reads a broken text goes down every level by calling itself.
  const root = isTooDeep(plain)
    ? undefined
    : parseTree(plain, [], { allowTrailingComma: true, disallowComments: false });
  const member = (name: string): JsonNode | undefined => {
    if (root?.type !== "object") return undefined;
    return root.children?.find((child) => child.children?.[0]?.value === name)?.children?.[1];
  };
  const texts = (name: string): string[] => {
    const items = member(name)?.type === "array" ? (member(name)?.children ?? []) : [];
    // A longer list is refused by the check; until then it must not block anybody.
    return items
      .slice(0, maxMembers)
      .map((item) => item.value as unknown)
      .filter((value) => typeof value === "string");
  };
  const one = (name: string): string | undefined => {
    const value = member(name)?.value as unknown;
    return typeof value === "string" ? value : undefined;
  };
  return { title: one("title"), game: one("game"), layers: texts("layers"), without: texts("without") };
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!;
    if (inText && sign === "\\") i++;
    else if (sign === '"') inText = !inText;
    else if (inText) inText = sign !== "\n";
    else if (sign === "{" || sign === "[") depth++;
    else if (sign === "}" || sign === "]") depth--;
    if (depth > maxDepth) return true;
  }
  return false;
}
