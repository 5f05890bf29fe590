import { relative } from "node:path";
import { type Baseline, check, type Diagnostic, type Report, withUnread } from "../diagnostics";
import type { RelatedPlace } from "../diagnostics/types";
import { games } from "../games";
import { shippedGames, type Sources } from "../workspace";

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
  return withUnread(report, sources.problems);
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
