import type { Diagnostic } from "../../diagnostics";
import { isScenarioPath, kindOfPath } from "../../documents";

/** The document that a text is, or changes. */
export function documentOfText(file: string): string {
  const kind = kindOfPath(file);
  return kind.kind === "patch" ? kind.target : file;
}

/** It is of this scenario, or of the rules that all scenarios share; playtests and layers' own files are neither. */
function concerns({ file, related }: Diagnostic, scenario: string): boolean {
  const document = documentOfText(file);
  if (document === scenario || related?.some((each) => documentOfText(each.file) === scenario)) return true;
  return kindOfPath(document).kind === "document" && !isScenarioPath(document);
}

/** What the checks of the rules and of the set-up say of one scenario itself. */
export function saidOf(diagnostics: readonly Diagnostic[], scenario: string): Diagnostic[] {
  return diagnostics.filter(
    (each) =>
      /^(rule|setup)\//.test(each.code) &&
      (documentOfText(each.file) === scenario ||
        each.related?.some(({ file }) => documentOfText(file) === scenario) === true),
  );
}

/** The errors that keep a scenario from being set up. */
export const hindrancesOf = (diagnostics: readonly Diagnostic[], scenario: string): Diagnostic[] =>
  diagnostics.filter((each) => each.severity === "error" && concerns(each, scenario));
