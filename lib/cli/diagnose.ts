import { relative } from "node:path";
import { type Baseline, check, type Diagnostic, type Report } from "../diagnostics";
import { unreadable as unreadableEntry } from "../diagnostics/checks/workspace";
import type { RelatedPlace } from "../diagnostics/types";
import { games } from "../games";
import { type FileProblem, shippedGames, type Sources } from "../workspace";

/** A diagnostic with the game it is about, and where its file lies on disk as seen from the current folder. */
export interface PlacedDiagnostic extends Diagnostic {
  game: string | null;
  path: string;
  related?: (RelatedPlace & { path: string })[];
}

/** Check a game or workspace, with the files that could not even be read among the problems. */
export function diagnose(
  sources: Sources,
  layers: readonly string[],
  without: readonly string[],
  baseline?: Baseline,
): Report {
  const game = games[sources.game ?? ""];
  const report = check(sources.files, game, { layers, without, baseline, games: shippedGames() });
  const unread = sources.problems.map(unreadable);
  return {
    ...report,
    ok: report.ok && unread.length === 0,
    diagnostics: [...unread, ...report.diagnostics],
    counts: { ...report.counts, error: report.counts.error + unread.length },
  };
}

function unreadable({ path, message, hint }: FileProblem): Diagnostic {
  const { code, mend } = unreadableEntry;
  const start = { line: 1, column: 1 };
  const range = { start, end: start };
  return { severity: "error", code, message, hint: hint ?? mend, file: path, pointer: "", range };
}

/** Say where each diagnostic's file lies, for people and programs that open it. */
export function place(diagnostics: readonly Diagnostic[], sources: Sources, cwd: string): PlacedDiagnostic[] {
  const pathOf = (file: string) => relative(cwd, sources.diskPath(file));
  return diagnostics.map(({ related, ...one }) => ({
    ...one,
    ...(related && { related: related.map((each) => ({ ...each, path: pathOf(each.file) })) }),
    game: sources.game ?? null,
    path: pathOf(one.file),
  }));
}
