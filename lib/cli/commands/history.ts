import type { Command } from "commander";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type History, type HistoryEntry, HistoryReader } from "../../history";
import {
  againstWords,
  movedSentence,
  nothingWords,
  playedWords,
  sharesWords,
  shortId,
  unmatchedWords,
} from "../../history/words";
import { findWorkspace, mostVersions, openHistory, WorkspaceError } from "../../workspace";
import type { Answer, Context } from "../answer";
import { wholeNumber, withJson } from "../arguments";
import { status, usageError } from "../errors";
import { counted, wrap } from "../format/layout";
import type { Colours } from "../io";
import type { Run } from "../run-action";

const USUAL = 10;

/** The versions of a workspace by what changed in them, with the answers that were recorded. Throws `CliError`. */
async function historyAnswer(
  path: string | undefined,
  { limit = USUAL }: { limit?: number },
  { io }: Context,
): Promise<Answer> {
  const history = await new HistoryReader().read(await opened(folderOf(path, io.cwd), limit));
  const { entries, unreadable } = history;
  return {
    status: unreadable.length > 0 ? status.findings : status.good,
    json: { versions: entries, ...rest(history) },
    text: ({ colours }) => [...entries.flatMap((entry) => entryLines(entry, colours)), ...endLines(history)],
  };
}

const rest = ({ hasMore, isShallow, unmatched, unreadable }: History) => ({
  hasMore,
  isShallow,
  unmatched,
  unreadable,
});

function folderOf(path: string | undefined, cwd: string): string {
  const asked = resolve(cwd, path ?? ".");
  if (!existsSync(asked)) throw usageError(`${path} does not exist.`);
  const folder = findWorkspace(asked);
  if (folder === undefined)
    throw usageError(`${path ?? "This folder"} is not a workspace.`, "Name the folder of a workspace.");
  return folder;
}

async function opened(folder: string, limit: number): ReturnType<typeof openHistory> {
  try {
    return await openHistory(folder, limit);
  } catch (error) {
    if (!(error instanceof WorkspaceError) || error.code !== "no-version") throw error;
    throw usageError(error.message, error.hint);
  }
}

function entryLines(entry: HistoryEntry, c: Colours): string[] {
  const { id, when, title, changes, left, troubles, played, moved } = entry;
  const head = id === null ? title : `${shortId(id)}  ${when?.slice(0, 10)}  ${title}`;
  const notes = [againstWords(entry), nothingWords(entry)].flatMap((words) => words ?? []);
  return [
    ...wrap(c.bold(head)),
    ...notes.flatMap((words) => indented(words).map(c.dim)),
    ...changes.flatMap(({ about, words, citation }) =>
      indented([`${about}:`, words, citation].filter((part) => part !== undefined).join(" ")),
    ),
    ...(left > 0 ? indented(`and ${counted(left, "more change")}`) : []),
    ...troubles.flatMap((words) => indented(words).map(c.yellow)),
    ...played.flatMap((each) => [
      ...indented(`${sharesWords(each)}.`),
      ...wrap(`${playedWords(each)} (run ${each.run})`, undefined, "      ").map(c.dim),
    ]),
    ...moved.flatMap((each) => indented(movedSentence(each))),
    "",
  ];
}

const indented = (text: string): string[] => wrap(text, undefined, "  ");

function endLines({ entries, hasMore, isShallow, unmatched, unreadable }: History): string[] {
  const committed = entries.filter(({ id }) => id !== null).length;
  return [
    ...unreadable.flatMap(({ run, why }) => wrap(`Run ${run} cannot be read: ${why}`)),
    ...wrap(unmatchedWords(unmatched) ?? ""),
    ...(isShallow ? wrap("Older versions exist that this copy of the repository does not hold.") : []),
    `${committed === 0 ? "Nothing is committed yet" : counted(committed, "version")}.` +
      `${hasMore ? ` There are older ones; --limit lists up to ${mostVersions}.` : ""}`,
  ].filter((line) => line !== "");
}

export function registerHistory(program: Command, run: Run): void {
  withJson(program.command("history [path]"))
    .description(
      "what changed in each version that git keeps of a workspace, in words, with the results of the runs that were " +
        "played with it",
    )
    .option(
      "--limit <n>",
      `the last so many versions (default ${USUAL}, at most ${mostVersions})`,
      wholeNumber(1, mostVersions),
    )
    .action((path: string | undefined, options: { limit?: number }) =>
      run((context) => historyAnswer(path, options, context)),
    );
}
