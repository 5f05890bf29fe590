import type { GameDefinition } from "../games/types";
import { checkCrashed } from "./checks/internal/check-crashed";
import { layerChecks } from "./checks/layers";
import { misspeltId } from "./checks/layers/misspelt-id";
import { referenceChecks } from "./checks/references";
import { schemaChecks } from "./checks/schema";
import { documentEntries } from "./checks/schema/documents";
import { unworded } from "./checks/schema/unworded";
import { doesNotCompile } from "./checks/setup/does-not-compile";
import { refusedEntry } from "./checks/setup/refused";
import { syntaxEntries } from "./checks/syntax";
import { unreadable, workspaceEntries } from "./checks/workspace";
import type { CodeEntry } from "./registry-types";

/** Every code that does not belong to a game, tier by tier. */
export const entries: readonly CodeEntry[] = [
  ...syntaxEntries,
  ...schemaChecks,
  ...documentEntries,
  ...referenceChecks,
  ...layerChecks,
  misspeltId,
  doesNotCompile,
  ...workspaceEntries,
  checkCrashed,
  unworded,
].map(({ code, severity, title, explain, mend, example }) => ({
  code,
  severity,
  title,
  explain,
  mend,
  example,
}));

/** Codes that are not raised by `check` but by those who call it. */
export const codesOfCallers: readonly string[] = [unreadable.code];

/** Codes that were in use once. They are never given to anything else, so that old suppressions stay harmless. */
export const retiredCodes: readonly string[] = [];

/** A code of a game's rules or set-up; rules checks say themselves what they mean. */
export interface GameEntry {
  readonly code: string;
  readonly severity: CodeEntry["severity"];
  readonly title: string;
  readonly explain: string;
  readonly rule?: string;
  readonly mend?: string;
  readonly example?: string;
}

/** The codes of one game: its rules checks, and the one for set-ups that its engine refuses. */
export function entriesOfGame(game: Pick<GameDefinition, "id" | "checks">): GameEntry[] {
  const rules = game.checks.map(({ code, severity, title, explain, rule }) => ({
    code,
    severity,
    title,
    explain,
    rule,
  }));
  return [...rules, refusedEntry(game.id)];
}

/** What a code means; undefined for one that neither the program nor the game knows. */
export function entryOf(code: string, game?: Pick<GameDefinition, "id" | "checks">): GameEntry | undefined {
  const own = entries.find((each) => each.code === code);
  return own ?? (game && entriesOfGame(game).find((each) => each.code === code));
}
