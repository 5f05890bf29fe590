import type { Command } from "commander";
import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { questionsPath } from "../../documents";
import { type GameFile } from "../../play/file";
import { mostBytes } from "../../play/file/format";
import { entryOf, replayed, reportNames } from "../../reports/entry";
import { gather } from "../../reports/gather";
import { readReport, whyOfAnother } from "../../reports/read";
import type { ReadReport, ReportEntry } from "../../reports/types";
import { findWorkspace, readBytes, WorkspaceError } from "../../workspace";
import type { Answer, Context } from "../answer";
import { withJson, withLayers } from "../arguments";
import { status, usageError } from "../errors";
import { reportLines, type ReportsAnswer, type ReportVersion, type UnreadReport } from "../format/reports";
import { assembleSources, openSources, type Wanted } from "../load";
import { bookOf } from "../playtests";
import { shownPath } from "../run";
import type { Run } from "../run-action";

interface ReportsOptions extends Pick<Wanted, "game" | "layer"> {
  workspace?: string;
}

/** Most files of one call; each may have some megabytes. */
const MOST_FILES = 2000;
const REPORTS = "reports";

/** Games of players: checked, replayed by the present data, and what they say together. Throws `CliError`. */
function reportsAnswer(paths: readonly string[], options: ReportsOptions, { io }: Context): Answer {
  const { cwd } = io;
  const files = (paths.length === 0 ? ["."] : paths).flatMap((path) => filesAt(path, cwd));
  if (files.length > MOST_FILES)
    throw usageError(`There are ${files.length} files; one call reads ${MOST_FILES}.`, "Name fewer folders.");
  const { read, unread } = readFiles(files, cwd);
  const sources = openSources(dataFor(options, paths, read[0]?.game.game, cwd), cwd);
  const book = bookOf(sources, assembleSources(sources, options));
  const names = reportNames(book);
  const taken: ReadReport[] = [];
  const entries: ReportEntry[] = [];
  for (const report of read) {
    const other = whyOfAnother(report.game, sources.game);
    if (other !== undefined) {
      unread.push({ file: report.file, reason: other });
      continue;
    }
    taken.push(report);
    entries.push(entryOf(book, report, replayed(book, report.game).replay));
  }
  const isWhole = entries.every(({ replay }) => replay.goes === "same" || replay.goes === "other");
  const ok = unread.length === 0 && isWhole;
  const found: ReportsAnswer = {
    ok,
    game: sources.game ?? "",
    versions: versionsOf(entries),
    unread,
    gathered: gather(taken, names),
  };
  return {
    status: ok ? status.good : status.findings,
    json: found,
    text: ({ colours }) => reportLines(found, colours),
  };
}

/** A file; of a folder all of its JSON files; of a workspace its reports. */
function filesAt(path: string, cwd: string): string[] {
  const asked = resolve(cwd, path);
  if (!existsSync(asked)) throw usageError(`${path} does not exist.`);
  if (!statSync(asked).isDirectory()) return [asked];
  const folder = findWorkspace(asked) === asked ? join(asked, REPORTS) : asked;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^[^.].*\.json$/.test(name) && name !== basename(questionsPath))
    .sort()
    .map((name) => join(folder, name));
}

function readFiles(files: readonly string[], cwd: string): { read: ReadReport[]; unread: UnreadReport[] } {
  const read: ReadReport[] = [];
  const unread: UnreadReport[] = [];
  for (const path of new Set(files)) {
    const file = shownPath(path, cwd);
    try {
      const game: GameFile = readReport(undefined, file, readBytes(path, { most: mostBytes }));
      read.push({ file, game });
    } catch (error) {
      if (error instanceof WorkspaceError)
        unread.push({
          file,
          reason: [error.message.replace(path, file), error.hint].filter(Boolean).join(" "),
        });
      else if (error instanceof RangeError) unread.push({ file, reason: error.message });
      else throw error;
    }
  }
  return { read, unread };
}

/** The data by which the games are replayed: those named, those of the workspace they lie in, or the shipped ones. */
function dataFor(
  { game, workspace }: ReportsOptions,
  paths: readonly string[],
  played: string | undefined,
  cwd: string,
): Wanted {
  if (game !== undefined && workspace !== undefined)
    throw usageError("Give --workspace or --game, not both.");
  if (game !== undefined) return { game };
  if (workspace !== undefined) return { path: workspace };
  const around = [...paths.map((path) => resolve(cwd, path)), cwd].map(findWorkspace).find(Boolean);
  if (around !== undefined) return { path: around };
  return played === undefined ? {} : { game: played };
}

function versionsOf(entries: readonly ReportEntry[]): ReportVersion[] {
  const versions = new Map<string, ReportVersion>();
  for (const entry of entries) {
    const { data, title, layers, replay } = entry;
    const version = versions.get(data) ?? { data, title, layers, isPresent: replay.isPresent, games: [] };
    version.games.push(entry);
    version.isPresent ||= replay.isPresent;
    versions.set(data, version);
  }
  return [...versions.values()].sort((a, b) => Number(b.isPresent) - Number(a.isPresent));
}

export function registerReports(program: Command, run: Run): void {
  withLayers(withJson(program.command("reports [paths...]")))
    .description(
      "check and replay games that players handed in (files, folders, or the reports of a workspace), and say what they " +
        "show together",
    )
    .option("--game <id>", "replay them by the data of a shipped game")
    .option("--workspace <path>", "replay them by the data of a workspace (default: the one they lie in)")
    .action((paths: string[], options: ReportsOptions) =>
      run((context) => reportsAnswer(paths, options, context)),
    );
}
