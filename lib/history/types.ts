import type { FileMap } from "../documents";
import type { Wins } from "../lab/answers";
import type { Plan } from "../lab/plan";
import type { GameLine } from "../lab/record/types";
import type { SideShown } from "../lab/sides";
import type { Decided } from "../lab/store";

/** The texts of a workspace with the game below it, at one time. */
export interface TextsThen {
  game: string | undefined;
  files: FileMap;
  /** Paths of the workspace's own files. */
  own: ReadonlySet<string>;
  layers: readonly string[];
  without: readonly string[];
  /** Files that could not be read; they are not in `files`. */
  problems: readonly { path: string; message: string }[];
}

/** A commit in which the folder of the workspace is another than before. */
export interface KeptVersion {
  /** Full hash of the commit. */
  id: string;
  /** When it was made, ISO 8601. */
  when: string;
  /** First line of its message. */
  title: string;
  /** Hash of what the folder holds in it. */
  content: string;
  /** Its first parent, if the folder is a workspace there. */
  before?: { id: string; content: string };
  isMerge: boolean;
}

/** A run that is kept in the workspace. */
export interface KeptRun {
  id: string;
  /** Changes whenever something of the run does. */
  stamp: string;
  /** Throws an error that says in words why the run cannot be read. */
  read(): { plan: Plan; decided: Decided | undefined; lines: Iterable<GameLine> };
}

/** What a workspace's folder and its repository give. */
export interface HistoryFolder {
  path: string;
  /** Newest first. */
  versions: readonly KeptVersion[];
  /** Older ones than these exist. */
  hasMore: boolean;
  /** The repository holds no commits older than the oldest, although there were some (a shallow clone). */
  isShallow: boolean;
  /** The last commit; undefined before the first one in which the folder is a workspace. */
  head: { id: string; content: string } | undefined;
  /** A version, or in words why it cannot be read. */
  open(version: string): Promise<TextsThen | { why: string }>;
  /** As it is on disk. */
  now(): TextsThen;
  /** Of a shipped game. */
  shipped(game: string): FileMap;
  runs: readonly KeptRun[];
}

/** One change in words, or many of a kind that were counted together. */
export interface HistoryChange {
  /** What it is about: "Reinforcements". */
  about: string;
  words: string;
  /** "(rule 7.1)" */
  citation?: string;
  reason?: string;
  /** How many changes it stands for. */
  count: number;
}

/** What the games of a run say about a version: they were played with its data. */
export interface Played {
  run: string;
  /** Equal for answers that can be compared from version to version: scenario, optional rules, players and program. */
  series: string;
  /** The title of the scenario. */
  scenario: string;
  /** "with Oil reserves": optional rules that differ from those that the scenario recommends. */
  options: readonly string[];
  players: readonly string[];
  seed: number;
  /** Games that were played to their end. */
  games: number;
  /** Games that count in no result. */
  excluded: number;
  /** The share of each side, and of draws, with its 95 % interval. */
  shares: readonly Wins[];
  sides: readonly SideShown[];
}

/** How a side's share of wins differs from that of the version before which has an answer of the same series. */
export interface Moved {
  series: string;
  who: string;
  title: string;
  from: number;
  to: number;
  /** 95 % interval of the difference. */
  low: number;
  high: number;
  /** The interval does not hold zero. */
  isSure: boolean;
  /** The earlier version. */
  since: { id: string; when: string };
  /** Versions from there on, this one included: more than one of them may be the cause. */
  versions: number;
}

export interface HistoryEntry {
  /** Hash of the commit; null for what is on disk and not committed. */
  id: string | null;
  when: string | null;
  title: string;
  isMerge: boolean;
  /** With what it was compared: the version before, or where it has none the game with its errata. */
  against: "before" | "game" | null;
  changes: readonly HistoryChange[];
  /** Changes beside those listed. */
  left: number;
  /** More values than this differ, too many to be put into words. */
  valuesOver?: number;
  /** What could not be read or described, in sentences. */
  troubles: readonly string[];
  played: readonly Played[];
  moved: readonly Moved[];
}

export interface History {
  /** Newest first. */
  entries: HistoryEntry[];
  /** Older versions exist than those listed. */
  hasMore: boolean;
  /** Older versions existed, and this copy of the repository lacks them. */
  isShallow: boolean;
  /** Runs that no listed version fits: other data, or other scenarios. */
  unmatched: string[];
  /** Runs that cannot be read, with the reason. */
  unreadable: { run: string; why: string }[];
}
