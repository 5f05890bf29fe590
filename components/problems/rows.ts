import type { Diagnostic, Severity } from "../../lib/diagnostics";
import type { GroupRow } from "../tree/grouped-tree";

export type GroupBy = "file" | "severity" | "rule";

export type ProblemRow = GroupRow | { kind: "problem"; id: string; diagnostic: Diagnostic; group: string };

/** Singular and plural of each severity. */
export const severityWords: Record<Severity, [one: string, many: string]> = {
  error: ["error", "errors"],
  warning: ["warning", "warnings"],
  info: ["note", "notes"],
};

const groupOf: Record<GroupBy, (each: Diagnostic) => string> = {
  file: ({ file }) => file,
  severity: ({ severity }) => {
    const many = severityWords[severity][1];
    return many.charAt(0).toUpperCase() + many.slice(1);
  },
  rule: ({ rule }) => (rule === undefined ? "No rule of the game" : `Rule ${rule}`),
};

/** The filtered problems: of visible severities, with the text in their message. */
export function wantedOf(
  diagnostics: readonly Diagnostic[],
  hidden: ReadonlySet<Severity>,
  filter: string,
): Diagnostic[] {
  const wanted = filter.trim().toLowerCase();
  return diagnostics.filter(
    ({ severity, file, message, code, rule }) =>
      !hidden.has(severity) &&
      (wanted === "" || `${file} ${message} ${code} ${rule ?? ""}`.toLowerCase().includes(wanted)),
  );
}

/** Errors first, then warnings; within a severity one's own files before those of the game as shipped. */
export function ranked(
  diagnostics: readonly Diagnostic[],
  isOwn: (file: string) => boolean,
): readonly Diagnostic[] {
  const rankOf = ({ severity, file }: Diagnostic): number =>
    2 * severityOrder.indexOf(severity) + (isOwn(file) ? 0 : 1);
  return [...diagnostics].sort((a, b) => rankOf(a) - rankOf(b));
}

/** Problems under their headings. Groups have the order of their first problem, rules that of their numbers. */
export function rowsOf(
  diagnostics: readonly Diagnostic[],
  by: GroupBy,
  folded: ReadonlySet<string>,
): ProblemRow[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const each of diagnostics) {
    const name = groupOf[by](each);
    const group = groups.get(name);
    if (group) group.push(each);
    else groups.set(name, [each]);
  }
  const names = [...groups.keys()];
  if (by === "rule") names.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  if (by === "severity") names.sort((a, b) => rank(groups, a) - rank(groups, b));
  return names.flatMap((name): ProblemRow[] => {
    const inside = groups.get(name) ?? [];
    const id = `${by} ${name}`;
    const expanded = !folded.has(id);
    return [
      { kind: "group", id, title: name, count: inside.length, expanded },
      ...(expanded
        ? inside.map((diagnostic, i): ProblemRow => ({
            kind: "problem",
            id: `${id} ${i}`,
            diagnostic,
            group: id,
          }))
        : []),
    ];
  });
}

const severityOrder: readonly Severity[] = ["error", "warning", "info"];
const rank = (groups: ReadonlyMap<string, Diagnostic[]>, name: string): number =>
  severityOrder.indexOf(groups.get(name)![0]!.severity);
