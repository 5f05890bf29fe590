import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { HistoryFolder, KeptRun, KeptVersion } from "../history";
import { WorkspaceError } from "./errors";
import { git, GitRefusal } from "./git";
import { decidedOf, keptGames, planOf, RUNS, runsIn, stampOf } from "./runs";
import { isHash, openVersion, requireGit } from "./versions";
import { MANIFEST, openGame, openWorkspace } from "./workspace";

/** Versions that can be asked for. */
export const mostVersions = 50;

interface Commit {
  id: string;
  when: string;
  title: string;
  parents: string[];
}

/**
 * What a workspace's folder and the repository around it hold of its history: the last commits in which the folder
 * changed, and the runs that lie in it. Throws `WorkspaceError` where there is no git, no repository or no workspace.
 */
export async function openHistory(folder: string, limit: number): Promise<HistoryFolder> {
  const path = resolve(folder);
  if (!existsSync(join(path, MANIFEST))) openWorkspace(path);
  await requireGit(path);
  const head = await headOf(path);
  const commits = head === undefined ? [] : await commitsOf(path, limit + 1);
  const shown = commits.slice(0, limit);
  const contents = await contentsOf(path, [
    ...(head === undefined ? [] : [head]),
    ...shown.flatMap(({ id, parents }) => [id, ...parents.slice(0, 1)]),
  ]);
  const at = (id: string | undefined) => {
    const content = id === undefined ? undefined : contents.get(id);
    return id === undefined || content === undefined ? undefined : { id, content };
  };
  const versions = shown.flatMap(({ id, when, title, parents }): KeptVersion[] => {
    const content = contents.get(id);
    const before = at(parents[0]);
    // A commit that took the workspace away is none of its versions.
    if (content === undefined) return [];
    return [{ id, when, title, content, ...(before && { before }), isMerge: parents.length > 1 }];
  });
  const runs = join(path, RUNS);
  return {
    path,
    versions,
    hasMore: commits.length > limit,
    isShallow: await isShallow(path),
    head: at(head),
    open: (version) => openedAt(path, version),
    now: () => openWorkspace(path),
    shipped: (game) => openGame(game).files,
    runs: runsIn(runs).map((name) => runIn(join(runs, name), name)),
  };
}

async function headOf(folder: string): Promise<string | undefined> {
  try {
    const found = await git(folder, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
    return found.toString("utf8").trim();
  } catch (error) {
    // Nothing was committed yet.
    if (error instanceof GitRefusal) return undefined;
    throw error;
  }
}

async function commitsOf(folder: string, most: number): Promise<Commit[]> {
  const listed = await git(folder, [
    "log",
    `--max-count=${most}`,
    "--no-show-signature",
    "--no-ext-diff",
    "--no-textconv",
    "--format=%H%x00%cI%x00%P%x00%s",
    "HEAD",
    "--",
    ".",
  ]);
  return listed
    .toString("utf8")
    .split("\n")
    .flatMap((line): Commit[] => {
      const [id = "", when = "", parents = "", title = ""] = line.split("\0");
      if (!isHash(id)) return [];
      return [{ id, when, title: plain(title), parents: parents.split(" ").filter(isHash) }];
    });
}

/** A title as one line that does nothing to a terminal. */
const plain = (title: string): string => title.replace(/[\s\p{C}]+/gu, " ").slice(0, 120);

/** The hash of what the folder holds in each of these commits, where it is a workspace in it. */
async function contentsOf(folder: string, ids: readonly string[]): Promise<Map<string, string>> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return new Map();
  const out = await git(
    folder,
    ["cat-file", "--batch-check"],
    asked.map((id) => `${id}:./\n${id}:./${MANIFEST}\n`).join(""),
  );
  const lines = out.toString("utf8").split("\n");
  return new Map(
    asked.flatMap((id, i): [string, string][] => {
      const [, tree] = /^([0-9a-f]+) tree \d+$/.exec(lines[2 * i] ?? "") ?? [];
      const isWorkspace = /^[0-9a-f]+ blob \d+$/.test(lines[2 * i + 1] ?? "");
      return tree !== undefined && isWorkspace ? [[id, tree]] : [];
    }),
  );
}

const isShallow = async (folder: string): Promise<boolean> =>
  (await git(folder, ["rev-parse", "--is-shallow-repository"])).toString("utf8").trim() === "true";

async function openedAt(folder: string, version: string): ReturnType<HistoryFolder["open"]> {
  try {
    return await openVersion(folder, version);
  } catch (error) {
    if (error instanceof WorkspaceError) return { why: error.message };
    throw error;
  }
}

const runIn = (folder: string, id: string): KeptRun => ({
  id,
  stamp: stampOf(folder),
  read() {
    const plan = planOf(folder, id);
    return { plan, decided: decidedOf(folder), lines: keptGames(folder, plan) };
  },
});
