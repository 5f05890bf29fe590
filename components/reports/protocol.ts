import type { Json } from "../../lib/kernel";
import type { GameFile } from "../../lib/play/file";
import type { Gathered, ReportEntry } from "../../lib/reports/types";
import type { Reply } from "../worker/asking";

/** To the worker that reads the reports. The documents come through the port that is sent along with "feed". */
export type Request = { type: "feed" } | { type: "ask"; id: number; question: ReportQuestion };

export interface ReportText {
  file: string;
  text: string;
}

export type ReportQuestion =
  /** All reports; of those that were played with data of this hash the answer says what they have in common. */
  | { of: "reports"; texts: readonly ReportText[]; only: string | undefined }
  /** The line of a report, to be played. */
  | { of: "game"; report: ReportText }
  /** A playtest that leads to a moment of a report. */
  | { of: "playtest"; report: ReportText; at: number; title: string };

export interface ReportAnswers {
  reports: ReportList;
  game: GameFile;
  playtest: Json;
}

export interface ReportList {
  entries: ReportEntry[];
  /** Files of the folder that cannot be read, and why. */
  unread: { file: string; reason: string }[];
  gathered: Gathered;
}

/** From the worker; "documents": there are others. */
export type Message = { type: "documents" } | Reply;
