import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { isBundle, rulesetOfBundle } from "../export";
import {
  documentFolders,
  findWorkspace,
  MANIFEST,
  shippedGames,
  type Sources,
  unzipWorkspace,
  workspaceOf,
} from "../workspace";
import { usageError } from "./errors";
import { openSources } from "./load";
import { openNamedBundle, readNamed } from "./named-file";

/** Whether something has this name: a shipped game, or a path. */
export const isNamed = (name: string, cwd: string): boolean =>
  name !== "" && (shippedGames().includes(name) || existsSync(resolve(cwd, name)));

/** The texts of a game, a workspace, a bundle or a zipped workspace. Throws `CliError`. */
export function sourcesNamed(name: string, cwd: string): Sources {
  if (shippedGames().includes(name)) return openSources({ game: name }, cwd);
  const path = resolve(cwd, name);
  if (!statSync(path).isFile() || !/\.zip$/i.test(name)) return openSources({ path: name }, cwd);
  const bytes = readNamed(path, name);
  return isBundle(bytes) ? bundled(bytes, path, name) : zipped(bytes, path, name);
}

function bundled(bytes: Uint8Array, root: string, shown: string): Sources {
  const { title, game, files, own, layers, without } = rulesetOfBundle(openNamedBundle(bytes, shown));
  const diskPath = (file: string): string => join(root, file);
  return { game, title, files, problems: [], root, own: new Set(own), layers, without, diskPath };
}

function zipped(bytes: Uint8Array, root: string, shown: string): Sources {
  const { [MANIFEST]: manifest, ...files } = unzipWorkspace(bytes);
  if (manifest === undefined) throw usageError(`${shown} contains no ${MANIFEST}.`);
  const documents = Object.entries(files).filter(
    ([path]) => path.endsWith(".json") && documentFolders.includes(path.split("/")[0]!),
  );
  return workspaceOf(root, manifest, { files: Object.fromEntries(documents), problems: [] });
}

/** The folder of a workspace that a name leads to; only folders have versions. Throws `CliError`. */
export function folderNamed(name: string, cwd: string): string {
  const hint = "Only a workspace in a git repository has versions, such as my-folder@HEAD~1.";
  if (shippedGames().includes(name))
    throw usageError(`“${name}” is a shipped game and has no versions.`, hint);
  const path = resolve(cwd, name);
  const folder = statSync(path).isDirectory() ? path : findWorkspace(path);
  if (folder === undefined || /\.zip$/i.test(name)) throw usageError(`${name} is not a folder.`, hint);
  return folder;
}
