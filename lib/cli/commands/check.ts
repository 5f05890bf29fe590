import { existsSync, statSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import type { Command } from "commander";
import { type Baseline, makeBaseline } from "../../diagnostics";
import { child, isPlaytestPath, parseDocument } from "../../documents";
import { kinds } from "../../documents/generated/kinds";
import {
  dataRoot,
  findWorkspace,
  openGame,
  readText,
  shippedGames,
  type Sources,
  WorkspaceError,
  writeNamed,
} from "../../workspace";
import type { Answer, Context } from "../answer";
import { withJson, withLayers } from "../arguments";
import { diagnose, place, type PlacedDiagnostic } from "../diagnose";
import { badInput, status, usageError } from "../errors";
import { countSeverities, countText, diagnosticLines } from "../format/diagnostics";
import { counted, wrap } from "../format/layout";
import { playtestLines } from "../format/playtests";
import { assembleSources, openSources, type Wanted } from "../load";
import { playPlaytests } from "../playtests";
import { guestScenarioId } from "../playable";
import type { Run } from "../run-action";

interface CheckOptions extends Wanted {
  all?: boolean;
  baseline?: string;
  writeBaseline?: string;
  playtests?: boolean;
}

/** What is to be checked; with `only`, just the problems of that file are reported. */
interface Target {
  sources: Sources;
  only?: string;
}

/** Validate a workspace, a file, a shipped game or all of them. */
function checkData(options: CheckOptions, { io }: Context): Answer {
  const began = performance.now();
  if (options.baseline !== undefined && options.writeBaseline !== undefined) {
    // Written from what is left, it would forget all that the old one knows.
    throw usageError(
      "Give --baseline or --write-baseline, not both.",
      "--write-baseline alone writes all current problems.",
    );
  }
  const baseline =
    options.baseline === undefined
      ? undefined
      : readBaseline(resolve(io.cwd, options.baseline), options.baseline);
  const reports = targets(options, io.cwd).map(({ sources, only }) => {
    const assembled = assembleSources(sources, options);
    const { layers, without } = assembled;
    if (only !== undefined) requireDocument(only, sources, options.path ?? only);
    const report = diagnose(sources, layers, without, baseline);
    const wanted = <T extends { file: string }>(one: T) => only === undefined || one.file === only;
    const one = only !== undefined && isPlaytestPath(only) ? only : undefined;
    return {
      playtests: options.playtests ? playPlaytests(assembled, io.cwd, one) : [],
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
  if (written !== undefined) writeBaseline(resolve(io.cwd, written), written, diagnostics);
  const playtests = reports.flatMap((one) => one.playtests);
  // A playtest that could not be played has not passed either. What a change is meant to change is not a failure.
  const fails = playtests.some(({ state }) => state !== "green" && state !== "differs");
  const ok = counts.error === 0 && !fails;
  return {
    status: fails || (counts.error > 0 && written === undefined) ? status.findings : status.good,
    json: { ok, diagnostics, counts, suppressed, ms, ...(options.playtests && { playtests }) },
    text: ({ colours: c }) => [
      ...diagnosticLines(diagnostics, c),
      ...suppressed.flatMap((one) =>
        wrap(`accepted: ${one.path}: ${one.message} Reason: ${one.reason}`).map(c.dim),
      ),
      ...(diagnostics.length + suppressed.length > 0 ? [""] : []),
      `${reports.map(({ title }) => title).join(", ")}: ${countText(counts)} ${c.dim(`(${ms} ms)`)}`,
      ...(options.playtests ? playtestLines(playtests, c) : []),
      ...(written === undefined
        ? []
        : [`Wrote ${counted(diagnostics.length, "known problem")} to ${written}.`]),
    ],
  };
}

function targets({ all, game, path, layer }: CheckOptions, cwd: string): Target[] {
  if (all && (game !== undefined || path !== undefined))
    throw usageError("--all checks every shipped game. Leave out the path and --game.");
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
    throw usageError(`${shown} is not inside a workspace.`, "Name its game with --game ID.");
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

/** A file that nobody reads would never have a problem. */
function requireDocument(only: string, { files, problems }: Sources, shown: string): void {
  if (Object.hasOwn(files, only) || problems.some(({ path }) => path === only)) return;
  throw usageError(
    `${shown} is not one of the documents that are checked.`,
    "Checked are the .json files beside sandtable.json and in layers, scenarios, battles, playtests, tables and schedules.",
  );
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
  if (!kind) return name;
  const known = kind.match.startsWith("scenarios/") ? `${guestScenarioId(file, text)}.json` : name;
  return kind.match.replace(/\*(\.json)?$/, known);
}

function readBaseline(path: string, shown: string): Baseline {
  const hint = `Create one with --write-baseline ${shown}.`;
  const { value } = parseDocument(shown, readNamed(path, shown, hint));
  if (child(value, "version") === 1 && Array.isArray(child(value, "problems")))
    return value as unknown as Baseline;
  throw badInput("baseline", `${shown} is not a baseline.`, hint);
}

/** A file that the command line names: when it cannot be read, the command line is wrong. */
function readNamed(path: string, shown: string, hint: string): string {
  try {
    return readText(path, { followLink: true });
  } catch (error) {
    if (!(error instanceof WorkspaceError)) throw error;
    throw usageError(error.message.replace(path, shown), error.hint ?? hint);
  }
}

function writeBaseline(path: string, shown: string, diagnostics: readonly PlacedDiagnostic[]): void {
  writeNamed(path, shown, `${JSON.stringify(makeBaseline({ diagnostics }), null, 2)}\n`);
}

export function registerCheck(program: Command, run: Run): void {
  withLayers(withJson(program.command("check [path]")))
    .description("check a workspace, a file or a game; without an argument, all shipped games")
    .option("--game <id>", "a shipped game")
    .option("--all", "all shipped games")
    .option("--playtests", "run the playtests too; one that fails or cannot be played counts as a problem")
    .option("--baseline <file>", "show only problems that are not in this file")
    .option("--write-baseline <file>", "write the current problems to a file, to be ignored from now on")
    .action((path: string | undefined, options: CheckOptions) =>
      run((context) => checkData({ ...options, path }, context)),
    );
}
