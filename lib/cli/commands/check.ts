import { existsSync, statSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import type { Command } from "commander";
import { type Baseline, makeBaseline } from "../../diagnostics";
import { child, parseDocument } from "../../documents";
import { kinds } from "../../documents/generated/schemas";
import {
  dataRoot,
  findWorkspace,
  openGame,
  readText,
  shippedGames,
  type Sources,
  writeAtomic,
} from "../../workspace";
import type { Answer, Context } from "../answer";
import { withJson, withLayers } from "../arguments";
import { diagnose, place, type PlacedDiagnostic } from "../diagnose";
import { badInput, status, usageError } from "../errors";
import { countSeverities, countText, diagnosticLines } from "../format/diagnostics";
import { counted, wrap } from "../format/layout";
import { assembleSources, openSources, type Wanted } from "../load";
import type { Run } from "../program";

interface CheckOptions extends Wanted {
  all?: boolean;
  baseline?: string;
  writeBaseline?: string;
}

/** What is to be checked; with `only`, just the problems of that file are told. */
interface Target {
  sources: Sources;
  only?: string;
}

/** Validate a workspace, a file, a shipped game or all of them. */
export function checkData(options: CheckOptions, { io }: Context): Answer {
  const began = performance.now();
  const baseline =
    options.baseline === undefined
      ? undefined
      : readBaseline(resolve(io.cwd, options.baseline), options.baseline);
  const reports = targets(options, io.cwd).map(({ sources, only }) => {
    const { layers, without } = assembleSources(sources, options);
    const report = diagnose(sources, layers, without, baseline);
    const wanted = <T extends { file: string }>(one: T) => only === undefined || one.file === only;
    return {
      title: sources.workspace ? relative(io.cwd, sources.workspace) || "." : (sources.game ?? "?"),
      diagnostics: place(report.diagnostics.filter(wanted), sources, io.cwd),
      suppressed: report.suppressed
        .filter(({ diagnostic }) => wanted(diagnostic))
        .map(({ diagnostic, reason }) => ({ ...place([diagnostic], sources, io.cwd)[0]!, reason })),
    };
  });
  const diagnostics = reports.flatMap((one) => one.diagnostics);
  const suppressed = reports.flatMap((one) => one.suppressed);
  const counts = { ...countSeverities(diagnostics), suppressed: suppressed.length };
  const ms = Math.round(performance.now() - began);
  const written = options.writeBaseline;
  if (written !== undefined) writeBaseline(resolve(io.cwd, written), diagnostics);
  const ok = counts.error === 0;
  return {
    status: ok || written !== undefined ? status.good : status.findings,
    json: { ok, diagnostics, counts, suppressed, ms },
    text: ({ colours: c }) => [
      ...diagnostics.flatMap((one) => diagnosticLines([one], c, pathsOf(one))),
      ...suppressed.flatMap((one) =>
        wrap(`accepted: ${one.path}: ${one.message} Reason: ${one.reason}`).map(c.dim),
      ),
      ...(diagnostics.length + suppressed.length > 0 ? [""] : []),
      `${reports.map(({ title }) => title).join(", ")}: ${countText(counts)} ${c.dim(`(${ms} ms)`)}`,
      ...(written === undefined
        ? []
        : [`Wrote ${counted(diagnostics.length, "known problem")} to ${written}.`]),
    ],
  };
}

/** The file as somebody in the current folder opens it; related places of other files keep their short names. */
const pathsOf =
  ({ file, path }: PlacedDiagnostic) =>
  (one: string) =>
    one === file ? path : one;

function targets({ all, game, path, layer }: CheckOptions, cwd: string): Target[] {
  if (all && (game !== undefined || path !== undefined)) throw usageError("--all stands by itself.");
  const nothing = game === undefined && path === undefined;
  if (all || (nothing && layer === undefined && findWorkspace(cwd) === undefined)) {
    return shippedGames().map((id) => ({ sources: openGame(id) }));
  }
  const file = path === undefined ? undefined : resolve(cwd, path);
  if (file !== undefined && existsSync(file) && !statSync(file).isDirectory())
    return [fileTarget(file, path!, game, cwd)];
  const shipped = file === undefined ? undefined : shippedFolder(file);
  if (shipped?.rest === "") return [{ sources: openGame(shipped.game) }];
  return [{ sources: openSources({ game, path }, cwd) }];
}

/** A file is checked where it belongs: in its workspace, in the shipped game, or as a guest among its documents. */
function fileTarget(file: string, shown: string, game: string | undefined, cwd: string): Target {
  const workspace = findWorkspace(file);
  if (workspace !== undefined && game === undefined) {
    return {
      sources: openSources({ path: workspace }, cwd),
      only: relative(workspace, file).split(sep).join("/"),
    };
  }
  const shipped = shippedFolder(file);
  if (shipped && game === undefined) return { sources: openGame(shipped.game), only: shipped.rest };
  if (game === undefined)
    throw usageError(`${shown} is not in a workspace.`, "Say for which game it is: --game ID.");
  const sources = openSources({ game }, cwd);
  const text = readText(file, { followLink: true });
  const only = guestPath(file, text);
  const { diskPath } = sources;
  return {
    sources: {
      ...sources,
      files: { ...sources.files, [only]: text },
      diskPath: (one) => (one === only ? file : diskPath(one)),
    },
    only,
  };
}

function shippedFolder(file: string): { game: string; rest: string } | undefined {
  const [game = "", ...rest] = relative(dataRoot(), file).split(sep);
  return shippedGames().includes(game) ? { game, rest: rest.join("/") } : undefined;
}

/** Where among a game's documents a file would lie, by the schema that it names: "scenarios/<name>.json". */
function guestPath(file: string, text: string): string {
  const name = /([^\\/]+)$/.exec(file)?.[1] ?? file;
  const schema = child(parseDocument(name, text).value, "$schema");
  const kind = kinds.find((one) => typeof schema === "string" && schema.endsWith(`schemas/${one.schema}`));
  return kind ? kind.match.replace(/\*(\.json)?$/, name) : name;
}

function readBaseline(path: string, shown: string): Baseline {
  const { value } = parseDocument(shown, readText(path, { followLink: true }));
  if (child(value, "version") === 1 && Array.isArray(child(value, "problems")))
    return value as unknown as Baseline;
  throw badInput("baseline", `${shown} is no baseline.`, `Write one with --write-baseline ${shown}.`);
}

function writeBaseline(path: string, diagnostics: readonly PlacedDiagnostic[]): void {
  writeAtomic(path, `${JSON.stringify(makeBaseline({ diagnostics }), null, 2)}\n`);
}

export function registerCheck(program: Command, run: Run): void {
  withLayers(withJson(program.command("check [path]")))
    .description("check a workspace, a file, a game, or (without any of them) all shipped games")
    .option("--game <id>", "a shipped game")
    .option("--all", "all shipped games")
    .option("--baseline <file>", "tell only problems that this file does not know")
    .option("--write-baseline <file>", "write the problems to a file, as known from now on")
    .action((path: string | undefined, options: CheckOptions) =>
      run((context) => checkData({ ...options, path }, context)),
    );
}
