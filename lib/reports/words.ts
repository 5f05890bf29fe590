import type { TableNote } from "../documents/generated/types";
import { counted } from "../words";
import type { ReportReplay } from "./types";

/** What each kind of note is called. */
export const noteKinds: readonly { id: TableNote["kind"]; title: string }[] = [
  { id: "comment", title: "Comment" },
  { id: "question", title: "Question" },
  { id: "rule-doubt", title: "Rule doubt" },
  { id: "typo", title: "Typo or wrong number" },
  { id: "balance", title: "Balance" },
];

export const noteKindTitle = (kind: TableNote["kind"]): string =>
  noteKinds.find(({ id }) => id === kind)?.title ?? kind;

/** What a note is about, in a line: "Rabaul, 12.3"; empty where it names nothing. */
export const aboutText = ({ about }: Pick<TableNote, "about">): string =>
  about.map(({ kind, name }) => (kind === "rule" ? `rule ${name}` : name)).join(", ");

/** "8 s", "3 min 5 s", "2 h 10 min". */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${Math.round(seconds % 60)} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** How a game goes by the present data. */
export function replayText({ goes, isPresent, holds, message = "" }: ReportReplay): string {
  switch (goes) {
    case "same":
      return isPresent
        ? "Replays to the same position."
        : "Older or other data: with the current data it replays to the same position.";
    case "other":
      return "Older or other data: every choice can still be made, but the position at the end differs.";
    case "breaks":
      return `Older or other data: with the current data it holds for ${counted(holds, "choice")}. ${message}`;
    case "unplayable":
      return `It cannot be played with the current data. ${message}`;
  }
}
