import type { Diagnostic, RelatedPlace } from "../../diagnostics/types";
import type { Answer } from "../answer";
import { status } from "../errors";
import type { Colours } from "../io";
import { counted, wrap } from "./layout";

/** A problem, with the paths under which somebody in the current folder opens its files where they are known. */
type Shown = Omit<Diagnostic, "related"> & {
  path?: string;
  related?: (RelatedPlace & { path?: string })[];
};

/** Problems for people: one block a problem, with where to look and what to do. */
export function diagnosticLines(diagnostics: readonly Shown[], c: Colours): string[] {
  return diagnostics.flatMap((one) => {
    const { line, column } = one.range.start;
    const colour = { error: c.red, warning: c.yellow, info: c.cyan }[one.severity];
    // Rules checks name their rule in the message where it helps; here it stands once more to be found.
    const rule = one.rule === undefined || one.message.includes(`(${one.rule})`) ? "" : ` (${one.rule})`;
    return [
      `${c.bold(`${one.path ?? one.file}:${line}:${column}`)} ${colour(one.severity)} ${c.dim(one.code)}`,
      ...wrap(`${one.message}${rule}`, undefined, "  "),
      ...(one.hint === undefined ? [] : wrap(one.hint, undefined, "  ").map(c.dim)),
      ...(one.related ?? []).flatMap(({ message, path, file, range }) =>
        wrap(`${path ?? file}:${range.start.line}: ${message}`, undefined, "    ").map(c.dim),
      ),
    ];
  });
}

/** What keeps something from being done, without the remarks that have no part in it. */
const hindrances = <T extends Pick<Diagnostic, "severity">>(diagnostics: readonly T[]): T[] =>
  diagnostics.filter(({ severity }) => severity !== "info");

/** The answer of a command that cannot do what it is asked, as its conclusion says, because of these. */
export const hindered = (diagnostics: readonly Shown[], conclusion: string, more: object = {}): Answer => ({
  status: status.findings,
  json: { ok: false, diagnostics, ...more },
  text: ({ colours }) => [...diagnosticLines(hindrances(diagnostics), colours), conclusion],
});

export interface Counts {
  error: number;
  warning: number;
  info: number;
}

export function countSeverities(diagnostics: readonly Diagnostic[]): Counts {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) counts[severity]++;
  return counts;
}

/** "2 errors, 1 warning", or "no problems". */
export function countText({ error, warning, info }: Counts): string {
  const parts = [
    ...(error > 0 ? [counted(error, "error")] : []),
    ...(warning > 0 ? [counted(warning, "warning")] : []),
    ...(info > 0 ? [counted(info, "remark")] : []),
  ];
  return parts.join(", ") || "no problems";
}
