import { relative, resolve } from "node:path";
import type { Command } from "commander";
import { isBundle, type OpenedBundle } from "../../export";
import {
  type Contents,
  fillNewFolder,
  MANIFEST,
  openGame,
  readManifest,
  shippedGames,
  unzipWorkspace,
} from "../../workspace";
import type { Answer, Context } from "../answer";
import { withJson } from "../arguments";
import { badInput, status } from "../errors";
import { counted, listed, wrap } from "../format/layout";
import { openNamedBundle, readNamed } from "../named-file";
import type { Run } from "../run-action";

/** What a file that somebody hands over holds. */
interface Incoming {
  files: Contents;
  /** Documents of the game that are others here than where the bundle was made. */
  differs: string[];
}

/** Make a workspace of a bundle, or of a zipped workspace. Throws `CliError` or `WorkspaceError`; then nothing is left. */
function importFile(file: string, folder: string, { io }: Context): Answer {
  const bytes = readNamed(resolve(io.cwd, file), file);
  const { files, differs } = isBundle(bytes)
    ? fromBundle(bytes, file)
    : { files: unzipWorkspace(bytes), differs: [] };
  const manifest = files[MANIFEST];
  const game = manifest === undefined ? undefined : readManifest(text(manifest)).game;
  requireGame(game);
  const path = resolve(io.cwd, folder);
  fillNewFolder(path, folder, files);
  const names = Object.keys(files);
  return {
    status: status.good,
    json: { path, game, files: names, differs },
    text: ({ colours: c }) => [
      `Created ${c.bold(relative(io.cwd, path) || ".")} with ${counted(names.length, "file")}.`,
      ...differences(differs),
    ],
  };
}

function differences(differs: readonly string[]): string[] {
  if (differs.length === 0) return [];
  const named = differs.length > 5 ? [...differs.slice(0, 5), counted(differs.length - 5, "other")] : differs;
  return wrap(
    `It was made with another version of the game. These documents of the game differ here: ${listed(named)}. Run “sandtable check” on it.`,
  );
}

function fromBundle(bytes: Uint8Array, shown: string): Incoming {
  const opened = openNamedBundle(bytes, shown);
  const { game } = opened.manifest;
  requireGame(game);
  return { files: Object.fromEntries(opened.workspace), differs: otherBase(opened, openGame(game).files) };
}

function otherBase({ manifest, files }: OpenedBundle, here: Readonly<Record<string, string>>): string[] {
  const start = `game/${manifest.game}/`;
  const there = [...files].filter(([path]) => path.startsWith(start));
  const paths = new Set([...there.map(([path]) => path.slice(start.length)), ...Object.keys(here)]);
  return [...paths]
    .filter((path) => {
      const bytes = files.get(start + path);
      return bytes === undefined || text(bytes) !== here[path];
    })
    .sort();
}

function requireGame(game: string | undefined): void {
  if (game !== undefined && shippedGames().includes(game)) return;
  throw badInput(
    "unknown-game",
    game === undefined ? "It does not name a game." : `Its game “${game}” is not one of the shipped games.`,
    `Games: ${shippedGames().join(", ")}.`,
  );
}

const text = (content: string | Uint8Array): string =>
  typeof content === "string" ? content : new TextDecoder("utf-8", { ignoreBOM: true }).decode(content);

export function registerImport(program: Command, run: Run): void {
  withJson(program.command("import <file> <dir>"))
    .description("create a workspace in a new folder from an exported bundle or a zipped workspace")
    .action((file: string, folder: string) => run((context) => importFile(file, folder, context)));
}
