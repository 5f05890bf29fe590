import type { TableNote } from "../documents/generated/types";
import type { GameFile } from "../play/file";

/** How a game that was played elsewhere goes by the present data. */
export interface ReportReplay {
  /** It was played with the very same data. */
  isPresent: boolean;
  /**
   * "same": to the same position. "other": every choice can be made, and leads elsewhere. "breaks": a choice cannot be
   * made any more. "unplayable": it cannot even begin.
   */
  goes: "same" | "other" | "breaks" | "unplayable";
  /** How many of its choices can be made. */
  holds: number;
  /** Why it goes no further. */
  message?: string;
}

/** A note with the phase in which it was written. */
export interface ReportNote extends TableNote {
  phase: string;
}

/** One game as the list of reports shows it. */
export interface ReportEntry {
  file: string;
  title: string;
  /** Hash of the data with which it was played. */
  data: string;
  layers: string;
  scenario: string;
  players: string;
  choices: number;
  /** Time that people took for their choices (seconds). */
  seconds: number;
  outcome: string | undefined;
  notes: ReportNote[];
  replay: ReportReplay;
}

/** A game file of the workspace that was read. */
export interface ReadReport {
  file: string;
  game: GameFile;
}

export interface Hesitation {
  title: string;
  rule: string;
  choices: number;
  median: number;
  longest: { seconds: number; file: string; at: number };
}

export interface PhaseLength {
  title: string;
  rule: string;
  /** How often it was played with people choosing in it. */
  times: number;
  /** Mean time of one (seconds). */
  mean: number;
}

export interface QuestionedRule {
  rule: string;
  notes: number;
  games: number;
}

export interface WonGames {
  scenario: string;
  games: number;
  unfinished: number;
  draws: number;
  wins: { side: string; games: number }[];
}

/** A choice that some made and some did not, and how often its side won. */
export interface TellingChoice {
  side: string;
  text: string;
  with: { games: number; wins: number };
  without: { games: number; wins: number };
}

export interface GatheredAnswers {
  id: string;
  question: string;
  numbers: number;
  mean: number | undefined;
  /** Standard deviation of the numbers; undefined for fewer than two. */
  spread: number | undefined;
  texts: { text: string; file: string }[];
}

/** What many games say together. */
export interface Gathered {
  games: number;
  hesitation: Hesitation[];
  phases: PhaseLength[];
  rules: QuestionedRule[];
  won: WonGames[];
  choices: TellingChoice[];
  answers: GatheredAnswers[];
}
