import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fail } from "../../kernel";
import type { Plan } from "../../lab/plan";
import { readPlan } from "../../lab/read-plan";
import { readRecord, recordText } from "../../lab/record/text";
import type { GameLine } from "../../lab/record/types";
import type { Decided, RunStore } from "../../lab/store";
import { sweep, writeAtomic } from "../atomic";
import { disk } from "../disk";
import { isSystemError, readError, whyNotWritten, WorkspaceError, writeError } from "../errors";
import { makeFolder, requireEmpty } from "../new-folder";
import { cutFile, fileLines, GrowingFile } from "./games-file";
import { takeLock } from "./lock";

export const PLAN = "plan.json";
const GAMES = "games.jsonl";
const DECIDED = "decided.json";

/** Finished games wait at most so long (milliseconds) to be written together. */
const TOGETHER = 500;

interface Waiting {
  text: string;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * A run on disk: its plan, and a line for each finished game. What `keep` has resolved for is on the disk and stays
 * there whatever happens to the program. Only one process at a time has a run open to play it.
 */
export class RunFolder implements RunStore {
  private readonly file: GrowingFile;
  private waiting: Waiting[] = [];
  private timer: NodeJS.Timeout | undefined;
  private lastWritten = 0;

  private constructor(
    private readonly folder: string,
    readonly plan: Plan,
    public decided: Decided | undefined,
    private readonly letGo: () => void,
  ) {
    const path = join(folder, GAMES);
    const sound = soundLength(path, plan);
    if (existsSync(path)) cutFile(path, sound);
    this.file = new GrowingFile(path, sound);
  }

  /** Begin a run in a folder that is not there yet, or is empty. Throws `WorkspaceError`; then no run is left behind. */
  static create(folder: string, shown: string, plan: Plan): RunFolder {
    if (existsSync(join(folder, PLAN))) {
      const hint = `Resume it with: sandtable simulate --resume ${shown}`;
      throw new WorkspaceError("exists", `${shown} already contains a run.`, folder, hint);
    }
    requireEmpty(folder, shown);
    makeFolder(folder, shown);
    const letGo = takeLock(folder, shown);
    return orLetGo(letGo, () => {
      try {
        writeAtomic(join(folder, PLAN), `${JSON.stringify(plan)}\n`, { isNew: true });
        return new RunFolder(folder, plan, undefined, letGo);
      } catch (error) {
        // It has the lock, so no other process has written anything there.
        disk().removeFolder(folder);
        if (!isSystemError(error)) throw error;
        const message = `${shown} was not created: ${whyNotWritten(error)}.`;
        throw new WorkspaceError("write", message, folder, "Choose another folder.", { cause: error });
      }
    });
  }

  /** Go on with a run. Half a line, which a program that died has left, is cut off. Throws `WorkspaceError`. */
  static open(folder: string, shown: string): RunFolder {
    const plan = planOf(folder, shown);
    const letGo = takeLock(folder, shown);
    return orLetGo(letGo, () => {
      sweep(folder);
      return new RunFolder(folder, plan, decidedOf(folder), letGo);
    });
  }

  kept(): Iterable<GameLine> {
    return keptGames(this.folder, this.plan);
  }

  keep(line: GameLine): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ text: recordText(line), resolve, reject });
      const wait = Math.max(0, this.lastWritten + TOGETHER - performance.now());
      this.timer ??= setTimeout(() => this.write(), wait);
    });
  }

  decide(decided: Decided): Promise<void> {
    return new Promise((resolve) => {
      this.write();
      const path = join(this.folder, DECIDED);
      try {
        writeAtomic(path, `${JSON.stringify(decided)}\n`);
      } catch (error) {
        throw writeError(error, path);
      }
      this.decided = decided;
      resolve();
    });
  }

  /** Keep what still waits, and let others have the run. */
  close(): void {
    this.write();
    this.file.close();
    this.letGo();
  }

  private write(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { waiting } = this;
    if (waiting.length === 0) return;
    this.waiting = [];
    try {
      this.file.append(waiting.map(({ text }) => `${text}\n`).join(""));
    } catch (error) {
      for (const { reject } of waiting) reject(error);
      return;
    }
    this.lastWritten = performance.now();
    for (const { resolve } of waiting) resolve();
  }
}

function orLetGo<T>(letGo: () => void, work: () => T): T {
  try {
    return work();
  } catch (error) {
    letGo();
    throw error;
  }
}

/** The plan of a run, without playing it. Throws `WorkspaceError` for a folder that is none. */
export function planOf(folder: string, shown: string): Plan {
  const path = join(folder, PLAN);
  if (!existsSync(path)) {
    const message = existsSync(folder) ? `${shown} contains no ${PLAN}.` : `${shown} does not exist.`;
    throw new WorkspaceError("missing", message, folder, "Create a run with “sandtable simulate --out”.");
  }
  const plan = readPlan(jsonAt(path));
  if (plan.ok) return plan.value;
  throw new WorkspaceError("unreadable", `${join(shown, PLAN)} cannot be used: ${plan.error}`, path);
}

/** How a run was decided, when it was. */
export function decidedOf(folder: string): Decided | undefined {
  const path = join(folder, DECIDED);
  return existsSync(path) ? (jsonAt(path) as Decided) : undefined;
}

/** Changes with the files of a run: reading one through takes a while, so it is not read again without need. */
export const stampOf = (folder: string): string =>
  [PLAN, GAMES, DECIDED]
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false }))
    .map((stat) => (stat ? `${stat.mtimeMs} ${stat.size}` : "-"))
    .join(" ");

function jsonAt(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw readError(error, path);
    throw new WorkspaceError("unreadable", `${path} is not JSON: ${error.message}`, path);
  }
}

/** The games that are kept, in the order in which they came, each once. Half a line at the end is passed over. */
export function* keptGames(folder: string, plan: Plan): Generator<GameLine> {
  const seen = new Set<string>();
  for (const { game } of soundLines(join(folder, GAMES), plan)) {
    const key = `${game.variant} ${game.game}`;
    if (!seen.has(key)) yield game;
    seen.add(key);
  }
}

/** How much of the file is sound. */
function soundLength(path: string, plan: Plan): number {
  let sound = 0;
  for (const { to } of soundLines(path, plan)) sound = to;
  return sound;
}

/**
 * The lines of games. What was being written when the power failed may be half a line or, as some disks have it, any
 * bytes: that is all at the end. A bad line before good ones was made by somebody else and is reported as an error.
 */
function* soundLines(path: string, plan: Plan): Generator<{ game: GameLine; to: number }> {
  let bad: { n: number; why: string } | undefined;
  let n = 0;
  for (const { text, to, whole } of fileLines(path)) {
    n++;
    const game = whole ? readRecord(text, plan) : fail("The line is incomplete.");
    if (!game.ok) bad ??= { n, why: game.error };
    else if (bad) throw badLine(path, bad.n, bad.why);
    else yield { game: game.value, to };
  }
}

const badLine = (path: string, n: number, why: string): WorkspaceError =>
  new WorkspaceError(
    "unreadable",
    `${path}:${n}: ${why}`,
    path,
    "Delete this line; its game will be played again.",
  );
