import type { TableNote } from "../../lib/documents/generated/types";

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
