import { join, resolve } from "node:path";
import type { Command } from "commander";
import {
  ExportError,
  type ExportFile,
  type ExportFormat,
  exportFormats,
  exportSource,
  type ExportSource,
  isVersion,
  PAGE_FORMAT,
  runExport,
  sha256,
} from "../../export";
import { games } from "../../games";
import { openGame, programVersion, putFiles, readOthers } from "../../workspace";
import type { Answer, Context } from "../answer";
import { commaList, withJson, withLayers } from "../arguments";
import { diagnose, place } from "../diagnose";
import { badInput, status, usageError } from "../errors";
import { diagnosticLines } from "../format/diagnostics";
import { counted, listed, number } from "../format/layout";
import { type Assembled, openDraft, unknownId, type Wanted } from "../load";
import type { Run } from "../run-action";

interface ExportOptions extends Wanted {
  format: string[];
  out: string;
  force?: boolean;
  errataSince?: string;
}

/** Write what a ruleset is into files that are taken away. Throws `CliError` or `WorkspaceError`. */
async function exportData(wanted: ExportOptions, { io, pageApp }: Context): Promise<Answer> {
  const ids = wantedFormats(wanted);
  const assembled = openDraft(wanted, io.cwd);
  const { sources, layers, without } = assembled;
  const out = resolve(io.cwd, wanted.out);
  if (out === sources.workspace) {
    const hint = "Use a folder outside of it or a new one in it, such as --out export.";
    throw usageError("The export would be written among the workspace's own files.", hint);
  }
  const errors = diagnose(sources, layers, without).diagnostics.filter(
    ({ severity }) => severity === "error",
  );
  if (errors.length > 0) {
    const diagnostics = place(errors, sources, io.cwd);
    return {
      status: status.findings,
      json: { ok: false, files: [], diagnostics },
      text: ({ colours }) => [
        ...diagnosticLines(diagnostics, colours),
        "",
        `Nothing was exported: ${counted(errors.length, "error")} must be fixed first.`,
      ],
    };
  }
  const source = sourceOf(assembled, out);
  const app = ids.includes(PAGE_FORMAT) ? await pageApp?.(source.game) : undefined;
  const known = exportFormats({ errata: { since: wanted.errataSince }, page: { app } });
  const files = make(
    source,
    ids.flatMap((id) => known.filter((format) => format.id === id)),
  );
  putFiles(out, wanted.out, files, { force: wanted.force });
  const written = files.map(({ path, bytes }) => ({ path, bytes: bytes.length, sha256: sha256(bytes) }));
  return {
    status: status.good,
    json: { out, files: written },
    text: ({ colours: c }) => [
      ...written.map(
        ({ path, bytes }) => `${c.bold(join(wanted.out, path))}  ${c.dim(`${number(bytes)} bytes`)}`,
      ),
      `Wrote ${counted(written.length, "file")}.`,
    ],
  };
}

/** The ids of the formats that are wanted, each once. */
function wantedFormats({ format, errataSince }: ExportOptions): string[] {
  if (errataSince !== undefined && !isVersion(errataSince)) {
    throw usageError(`“${errataSince}” is not a version number.`, "Use numbers with dots, such as 1.2.");
  }
  const ids = exportFormats().map(({ id }) => id);
  if (format.length === 0)
    throw usageError("Which format? Add --format bundle.", `Known formats: ${listed(ids)}.`);
  const unknown = format.find((id) => !ids.includes(id));
  if (unknown !== undefined) throw unknownId("format", unknown, ids);
  return [...new Set(format)];
}

function sourceOf({ sources, draft }: Assembled, out: string): ExportSource {
  const { game, files, own, workspace } = sources;
  // A workspace of a game that is not shipped has errors, and does not come here.
  if (game === undefined)
    throw badInput("no-game", "The game of this workspace is not one of the shipped games.");
  return exportSource({
    game,
    definition: games[game],
    draft,
    files,
    own,
    shipped: openGame(game).files,
    others: workspace === undefined ? undefined : readOthers(workspace, own, out),
    version: programVersion(),
  });
}

function make(source: ExportSource, formats: readonly ExportFormat[]): ExportFile[] {
  const steps = runExport(source, formats);
  try {
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
    }
  } catch (error) {
    if (error instanceof ExportError) throw badInput("export", error.message, error.hint);
    throw error;
  }
}

export function registerExport(program: Command, run: Run): void {
  const formats = exportFormats();
  withLayers(withJson(program.command("export [path]")))
    .description(
      "export a workspace or a game: bundle, spreadsheets, print, VASSAL, errata sheet, page to play on",
    )
    .option("--game <id>", "a shipped game")
    .requiredOption("--format <list>", `comma-separated: ${listed(formats.map(({ id }) => id))}`, commaList)
    .requiredOption(
      "--out <dir>",
      "the folder to write to, created if missing; existing files that differ are not replaced",
    )
    .option("--force", "replace existing files that differ")
    .option("--errata-since <version>", "errata sheet: mark entries of later versions than this as new")
    .addHelpText(
      "after",
      `\nFormats:\n${formats.map(({ id, summary }) => `  ${id.padEnd(8)} ${summary}`).join("\n")}`,
    )
    .action((path: string | undefined, options: ExportOptions) =>
      run((context) => exportData({ ...options, path }, context)),
    );
}
