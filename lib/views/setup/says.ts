import type { Diagnostic } from "../../diagnostics";
import { documentOfFile, isBattlePath, isScenarioPath, kindOfPath } from "../../documents";

/** It is of this scenario, or of the rules that all scenarios share; playtests and layers' own files are neither. */
function concerns({ file, related }: Diagnostic, scenario: string): boolean {
  const document = documentOfFile(file);
  if (document === scenario || related?.some((each) => documentOfFile(each.file) === scenario)) return true;
  return kindOfPath(document).kind === "document" && !isScenarioPath(document) && !isBattlePath(document);
}

/** What the checks of the rules and of the set-up say of one scenario itself. */
export function saidOf(diagnostics: readonly Diagnostic[], scenario: string): Diagnostic[] {
  return diagnostics.filter(
    (each) =>
      /^(rule|setup)\//.test(each.code) &&
      (documentOfFile(each.file) === scenario ||
        each.related?.some(({ file }) => documentOfFile(file) === scenario) === true),
  );
}

/** The errors that keep a scenario from being set up. */
export const hindrancesOf = (diagnostics: readonly Diagnostic[], scenario: string): Diagnostic[] =>
  diagnostics.filter((each) => each.severity === "error" && concerns(each, scenario));
