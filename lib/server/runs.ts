import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
// Plans are read with the rules of their games, which the server has all, whatever it was asked for before.
import "../games";
import type { Plan } from "../lab/plan";
import { readPlan } from "../lab/read-plan";
import { planId } from "../lab/make-plan";
import { gamesInAll } from "../lab/robustness";
import type { Decided } from "../lab/store";
import { readRecord } from "../lab/record/text";
import { fileName } from "../words";
import { disk, insidePath, patiently, WorkspaceError, writeError } from "../workspace";
import {
  decidedOf,
  isRun,
  keptGames,
  planOf,
  RunFolder,
  runAt,
  RUNS,
  runsIn,
  stampOf,
} from "../workspace/runs";
import { isLocked } from "../workspace/runs/lock";
import { BadRequest } from "./answers";
import { folderOf } from "./known";
import { factsOf, type RunFacts } from "./run-facts";

/** Bytes of a plan that the studio may keep, and of the games that it may send at a time. */
export const largestPlan = 96 * 1024 * 1024;
export const largestLines = 16 * 1024 * 1024;
/** Games of a run, over all variants: a folder of a few gigabytes. */
const MOST_GAMES = 1_000_000;
/** Letters of the record of one game: fifty times what a long one has. */
const LONGEST_LINE = 512 * 1024;
/** A page that has said nothing for so long (milliseconds) has gone; others may have its run. */
const GONE_AFTER = 90_000;

/** A run of a workspace, as the studio lists it. */
export interface RunEntry extends RunFacts {
  id: string;
  /** When it was begun, ISO 8601. */
  when: string;
  /** "playing": some page or program is at it. "unfinished": it was cut off or paused, and can be played on. */
  state: "playing" | "over" | "unfinished";
  done: number;
  of: number;
  troubles: number;
}

/** What lies there and cannot be read. */
export interface UnreadableRun {
  id: string;
  problem: string;
}

/** A page that plays a run, by the key that it was given. Who came last has it. */
interface Seat {
  key: string;
  folder: RunFolder | undefined;
  timer: NodeJS.Timeout | undefined;
}

const seats = new Map<string, Seat>();

const runFolder = (workspace: string, run: string): string => {
  if (run.startsWith(".") || run.includes("/")) throw new BadRequest(`“${run}” is not the name of a run.`);
  return insidePath(folderOf(workspace), `${RUNS}/${run}`);
};

/** Those that are there, the last one first. */
export function listRuns(workspace: string): (RunEntry | UnreadableRun)[] {
  const folder = insidePath(folderOf(workspace), RUNS);
  return runsIn(folder)
    .map((name) => ({ name, when: statSync(join(folder, name, "plan.json")).mtimeMs }))
    .sort((a, b) => b.when - a.when || (a.name < b.name ? -1 : 1))
    .map(({ name }) => listed(join(folder, name), name));
}

function listed(folder: string, run: string): RunEntry | UnreadableRun {
  try {
    return entryOf(folder, run);
  } catch (error) {
    if (!(error instanceof WorkspaceError)) throw error;
    return { id: run, problem: [error.message, error.hint].filter(Boolean).join(" ") };
  }
}

type Counted = Omit<RunEntry, "state"> & { isOver: boolean };

const counted = new Map<string, { stamp: string; entry: Counted }>();

function entryOf(folder: string, run: string): RunEntry {
  const stamp = stampOf(folder);
  const known = counted.get(folder);
  const { isOver, ...entry } = known?.stamp === stamp ? known.entry : count(folder, run);
  counted.set(folder, { stamp, entry: { isOver, ...entry } });
  return { ...entry, state: isOver ? "over" : isLocked(folder) ? "playing" : "unfinished" };
}

function count(folder: string, run: string): Counted {
  const { plan, state, done, of, troubles } = runAt(folder, run);
  const when = statSync(join(folder, "plan.json")).mtime.toISOString();
  const isOver = state === "over";
  return { ...factsOf(plan), id: run, when, done, of, troubles: troubles.length, isOver };
}

/**
 * Begin to keep a run. The same plan plays the same games, so a run that is there already is not begun again: `known`
 * says so.
 */
export function createRun(workspace: string, json: unknown): { id: string; known: boolean } {
  const read = readPlan(json);
  if (!read.ok) throw new BadRequest(read.error);
  const plan = read.value;
  const games = gamesInAll(plan);
  if (games > MOST_GAMES)
    throw new BadRequest(`That is ${games} games; the maximum of a run in the studio is ${MOST_GAMES}.`);
  const id = nameOf(plan);
  const folder = runFolder(workspace, id);
  if (isRun(folder)) return { id, known: true };
  RunFolder.create(folder, id, plan).close();
  return { id, known: false };
}

const nameOf = (plan: Plan): string => {
  const scenario = plan.variants[0]!.scenario.replace(/^.*\/|\.json$/g, "");
  const kind = plan.purpose === "simulate" ? "" : `-${plan.purpose}`;
  return `${fileName(scenario) || "run"}${kind}-${planId(plan).slice(0, 8)}`;
};

export interface OpenedRun {
  plan: Plan;
  decided: Decided | undefined;
  entry: RunEntry;
}

export function openRun(workspace: string, run: string): OpenedRun {
  const folder = runFolder(workspace, run);
  return { plan: planOf(folder, run), decided: decidedOf(folder), entry: entryOf(folder, run) };
}

/** The games that are kept, a line each, as a stream: they may be more than a text can hold. */
export function gamesOf(workspace: string, run: string): ReadableStream<Uint8Array> {
  const folder = runFolder(workspace, run);
  const games = keptGames(folder, planOf(folder, run));
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      for (let sent = 0; sent < 64;) {
        const next = games.next();
        if (next.done === true) return controller.close();
        controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`));
        sent++;
      }
    },
    cancel: () => void games.return(undefined),
  });
}

/** A page sits down to play a run. Who had it before learns of it with the next game. */
export function sitDown(workspace: string, run: string): string {
  const folder = runFolder(workspace, run);
  const before = seats.get(folder);
  const seat: Seat = { key: randomUUID(), folder: before?.folder, timer: before?.timer };
  seat.folder ??= RunFolder.open(folder, run);
  seats.set(folder, seat);
  rest(seat);
  return seat.key;
}

/** The folder as long as the page has it; a page that was only slow gets it again. */
function seated(workspace: string, run: string, key: string): RunFolder {
  const folder = runFolder(workspace, run);
  const seat = seats.get(folder);
  // After a restart of the server no seat is known, so any page may take one.
  if (seat && seat.key !== key)
    throw new WorkspaceError(
      "in-use",
      `${run} is being played in another window.`,
      folder,
      "Resume it there, or here.",
    );
  const mine = seat ?? { key, folder: undefined, timer: undefined };
  mine.folder ??= RunFolder.open(folder, run);
  seats.set(folder, mine);
  rest(mine);
  return mine.folder;
}

/** Lets the folder go when nothing comes for a while, so that other programs can have the run. */
function rest(seat: Seat): void {
  clearTimeout(seat.timer);
  seat.timer = setTimeout(() => letGo(seat), GONE_AFTER);
  seat.timer.unref();
}

function letGo(seat: Seat): void {
  clearTimeout(seat.timer);
  const { folder } = seat;
  seat.folder = undefined;
  folder?.close();
}

/** Games, a line each. They are on the disk when this resolves. An empty text only says that somebody is there. */
export async function keepGames(workspace: string, run: string, key: string, text: string): Promise<void> {
  const folder = seated(workspace, run, key);
  const lines = text.split("\n").filter((line) => line !== "");
  const games = lines.map((line) => {
    if (line.length > LONGEST_LINE) throw new BadRequest("The record of a game is too long.");
    const game = readRecord(line, folder.plan);
    if (!game.ok) throw new BadRequest(game.error);
    return game.value;
  });
  await Promise.all(games.map((game) => folder.keep(game)));
}

export async function keepDecision(
  workspace: string,
  run: string,
  key: string,
  { after, reason }: Decided,
): Promise<void> {
  await seated(workspace, run, key).decide({ after, reason });
}

/** The page has stopped playing; others may have the run. */
export function standUp(workspace: string, run: string, key: string): void {
  const folder = runFolder(workspace, run);
  const seat = seats.get(folder);
  if (seat?.key !== key) return;
  letGo(seat);
  seats.delete(folder);
}

/** The one that was deleted last is kept aside, so that it can be brought back. */
const REMOVED = ".deleted-";

export function deleteRun(workspace: string, run: string): void {
  const folder = runFolder(workspace, run);
  planOf(folder, run);
  const seat = seats.get(folder);
  if (seat) letGo(seat);
  seats.delete(folder);
  if (runAt(folder, run).state === "playing")
    throw new WorkspaceError(
      "in-use",
      `${run} is being played.`,
      folder,
      "Stop the program that plays it first.",
    );
  const runs = join(folder, "..");
  for (const name of readdirSync(runs)) if (name.startsWith(REMOVED)) disk().removeFolder(join(runs, name));
  move(folder, join(runs, `${REMOVED}${run}`));
}

/** Brings back the run that was deleted last. */
export function bringBack(workspace: string, run: string): void {
  const folder = runFolder(workspace, run);
  const aside = join(folder, "..", `${REMOVED}${run}`);
  if (!existsSync(aside)) throw new WorkspaceError("missing", `${run} no longer exists.`, folder);
  if (existsSync(folder)) throw new WorkspaceError("exists", `${run} was already restored.`, folder);
  move(aside, folder);
}

function move(from: string, to: string): void {
  try {
    patiently(() => disk().rename(from, to));
  } catch (error) {
    throw writeError(error, from);
  }
}

/** Releases every run. @internal For tests: one process stands for several servers. */
export function leaveRuns(): void {
  for (const seat of seats.values()) letGo(seat);
  seats.clear();
}
