import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import type { Command } from "commander";
import { makeBaseline } from "../../diagnostics";
import { editFiles, type FileMap, type TextEdit } from "../../documents";
import { type CsvChange, csvBounds, csvEdits, type FileProblem, readCsvImport } from "../../export/csv";
import { games } from "../../games";
import { MANIFEST, saveFile, type Sources, versionOf } from "../../workspace";
import type { Answer, Context } from "../answer";
import { withJson } from "../arguments";
import { diagnose, place, type PlacedDiagnostic } from "../diagnose";
import { badInput, status, usageError } from "../errors";
import { diagnosticLines } from "../format/diagnostics";
import { counted, wrap } from "../format/layout";
import type { Colours } from "../io";
import { assembleSources, type Assembled, openSources, unknownId } from "../load";
import type { Run } from "../run-action";

interface ImportOptions {
  into: string;
  dryRun?: boolean;
  goodOnly?: boolean;
}

/** Take tables that were changed in a spreadsheet over into a layer. Throws `CliError` or `WorkspaceError`. */
function importCsv(paths: readonly string[], options: ImportOptions, { io }: Context): Answer {
  const { workspace, files } = sortPaths(paths, io.cwd);
  const assembled = assembleSources(openSources({ path: workspace }, io.cwd));
  const { sources, draft } = assembled;
  requireLayer(assembled, options.into);
  const world = { draft, game: games[sources.game ?? ""], own: sources.own };
  const imports = files.map(({ path, name }) => readCsvImport(world, name, readBytes(path, name)));
  const edit = { draft, files: sources.files, own: sources.own };
  const { edits, changes, problems, more } = csvEdits(edit, imports, options.into, options);
  const after = editFiles(sources.files, edits);
  const diagnostics = edits.length > 0 ? newProblems(assembled, after, io.cwd) : [];
  const dryRun = options.dryRun === true;
  const written = dryRun ? [] : save(sources, edits, after);
  const ok = problems.length === 0;
  const read = imports.map((each) => ({
    file: each.name,
    table: each.table?.title ?? null,
    document: each.table?.document ?? null,
    changes: each.changes.filter((change) => changes.includes(change)),
    problems: problems.filter(({ file }) => file === each.name),
  }));
  return {
    status: ok ? status.good : status.findings,
    json: { ok, dryRun, into: options.into, files: read, problems, more, written, diagnostics },
    text: ({ colours }) => [
      ...read.flatMap((one) => fileLines(one, colours)),
      ...(more > 0 ? [`… and ${counted(more, "more invalid cell")}.`] : []),
      ...(diagnostics.length > 0 ? ["", "With these changes the check reports:"] : []),
      ...diagnosticLines(diagnostics, colours),
      ...(changes.length + problems.length > 0 ? [""] : []),
      ...wrap(summary({ changes, problems, edits, written, dryRun }, sources, io.cwd)),
    ],
  };
}

interface Paths {
  workspace: string | undefined;
  files: { path: string; name: string }[];
}

/** The workspace among the paths, and the files: those named, and those in folders that were exported. */
function sortPaths(paths: readonly string[], cwd: string): Paths {
  const found: Paths = { workspace: undefined, files: [] };
  for (const shown of paths) {
    const path = resolve(cwd, shown);
    if (!existsSync(path)) throw usageError(`${shown} does not exist.`);
    if (!statSync(path).isDirectory()) found.files.push({ path, name: shown });
    else if (!existsSync(join(path, MANIFEST))) found.files.push(...tablesIn(path, shown));
    else if (found.workspace === undefined) found.workspace = shown;
    else
      throw usageError(
        `${found.workspace} and ${shown} are both workspaces or files of one.`,
        "Name one workspace.",
      );
  }
  if (found.files.length === 0) {
    throw usageError("Which files? Name the CSV files, or a folder that contains them.");
  }
  return found;
}

function tablesIn(folder: string, shown: string): Paths["files"] {
  const names = readdirSync(folder).filter((name) => name.toLowerCase().endsWith(".csv"));
  if (names.length === 0) throw usageError(`${shown} contains no CSV files and is not a workspace.`);
  return names.sort().map((name) => ({ path: join(folder, name), name: join(shown, name) }));
}

function readBytes(path: string, shown: string): Uint8Array {
  const stat = statSync(path);
  if (!stat.isFile()) throw badInput("not-a-file", `${shown} is not a regular file.`);
  if (stat.size > csvBounds.bytes) {
    throw badInput("too-large", `${shown} has ${stat.size} bytes; the maximum is ${csvBounds.bytes}.`);
  }
  return readFileSync(path);
}

function requireLayer({ draft, sources }: Assembled, layer: string): void {
  const own = draft.availableLayers.filter((id) => sources.own.has(`layers/${id}/layer.json`));
  if (sources.workspace === undefined)
    throw usageError("Tables can only be imported into a workspace.", "Give its path.");
  if (!draft.availableLayers.includes(layer)) throw unknownId("layer", layer, own, "layers of your own");
  if (!own.includes(layer)) {
    const hint = `Layers of your own: ${own.join(", ") || "none"}.`;
    throw badInput("layer", `The layer “${layer}” is shipped with the game and is read-only.`, hint);
  }
  if (!draft.layers.some(({ id, on }) => on && id === layer)) {
    throw badInput("layer", `The layer “${layer}” is off.`, `Add it to “layers” in ${MANIFEST} first.`);
  }
}

/** What the check finds after the import and not before it. */
function newProblems(
  { sources, layers, without }: Assembled,
  files: FileMap,
  cwd: string,
): PlacedDiagnostic[] {
  const before = makeBaseline(diagnose(sources, layers, without));
  const after = { ...sources, files };
  return place(diagnose(after, layers, without, before).diagnostics, after, cwd);
}

function save(sources: Sources, edits: readonly TextEdit[], after: FileMap): string[] {
  return [...new Set(edits.map(({ file }) => file))].map((file) => {
    const old = sources.files[file];
    const expected = old === undefined ? null : versionOf(old);
    return saveFile(sources.root, file, after[file] ?? "", { expected }).path;
  });
}

interface ReadFile {
  file: string;
  table: string | null;
  changes: readonly CsvChange[];
  problems: readonly FileProblem[];
}

function fileLines({ file, table, changes, problems }: ReadFile, c: Colours): string[] {
  if (changes.length + problems.length === 0) return [];
  const title = table === null ? "" : ` ${c.dim(`(${table})`)}`;
  return [
    `${c.bold(basename(file))}${title}`,
    ...changes.flatMap((change) => wrap(`${change.cell}  ${changeWords(change)}`, undefined, "  ")),
    ...problems.flatMap(({ cell, message, hint }) =>
      wrap(`${c.red(cell)}  ${message}${hint === undefined ? "" : ` ${hint}`}`, undefined, "  "),
    ),
  ];
}

function changeWords({ kind, what, from, to }: CsvChange): string {
  if (kind === "added") return `${what}: added: ${to ?? ""}`;
  if (kind === "removed") return `${what}: removed (was ${from ?? "nothing"})`;
  return `${what}: ${from ?? "nothing"} → ${to ?? "nothing"}`;
}

interface Outcome {
  changes: readonly CsvChange[];
  problems: readonly FileProblem[];
  edits: readonly TextEdit[];
  written: readonly string[];
  dryRun: boolean;
}

function summary(
  { changes, problems, edits, written, dryRun }: Outcome,
  sources: Sources,
  cwd: string,
): string {
  const bad = problems.length === 0 ? "" : `${counted(problems.length, "invalid cell")}. `;
  if (changes.length === 0) return `${bad}No changes.`;
  if (problems.length > 0 && edits.length === 0) {
    return `${bad}Nothing was written: correct them, or add --good-only to import only the ${counted(changes.length, "valid change")}.`;
  }
  const count = counted(changes.length, "change");
  if (dryRun) return `${bad}${count} to make. Nothing was written (--dry-run).`;
  const paths = written.map((path) => relative(cwd, sources.diskPath(path)));
  return `${bad}${count} written to ${paths.join(", ")}.`;
}

export function registerImportCsv(program: Command, run: Run): void {
  withJson(program.command("import-csv <paths...>"))
    .description(
      "take tables that were exported, and changed in a spreadsheet, over into a layer; the paths are CSV files or folders of them, and the workspace",
    )
    .requiredOption("--into <layer>", "the layer of the workspace to write the changes to")
    .option("--dry-run", "show what would change, and write nothing")
    .option("--good-only", "import the valid cells even if others are invalid")
    .action((paths: string[], options: ImportOptions) =>
      run((context) => importCsv(paths, options, context)),
    );
}
