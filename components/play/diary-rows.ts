import type { TableNote } from "../../lib/documents/generated/types";
import type { LogLine } from "../../lib/play";

/** A row of the diary: the heading of a phase, or an event. */
export type DiaryRow =
  | { kind: "phase"; id: string; part: string | undefined; title: string; rule: string; lines: number }
  | { kind: "line"; line: LogLine; index: number }
  | { kind: "note"; note: TableNote };

/**
 * Rows of a diary, without the events of collapsed phases. A heading stands where the phase changes, and a note after
 * all that had happened at its moment.
 */
export function rowsOf(
  log: readonly LogLine[],
  folded: ReadonlySet<string>,
  notes: readonly TableNote[] = [],
): DiaryRow[] {
  const rows: DiaryRow[] = [];
  let part = "";
  let heading: Extract<DiaryRow, { kind: "phase" }> | undefined;
  const waiting = [...notes].sort((a, b) => a.at - b.at);
  const pin = (before: number): void => {
    while (waiting.length > 0 && waiting[0]!.at < before) rows.push({ kind: "note", note: waiting.shift()! });
  };
  log.forEach((line, index) => {
    pin(line.moment);
    const { phase } = line;
    if (phase) {
      heading = {
        kind: "phase",
        // A phase can occur again in one turn, after an interruption.
        id: `${phase.id} ${index}`,
        part: phase.part === part ? undefined : phase.part,
        title: phase.title,
        rule: phase.rule,
        lines: 0,
      };
      part = phase.part;
      rows.push(heading);
    }
    if (heading) heading.lines++;
    if (!heading || !folded.has(heading.id)) rows.push({ kind: "line", line, index });
  });
  pin(Infinity);
  return rows;
}
