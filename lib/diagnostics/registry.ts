import type { GameDefinition } from "../games/types";
import { namesAlike, reservedName } from "./checks/file-names";
import { checkCrashed } from "./checks/internal/check-crashed";
import { layerChecks } from "./checks/layers";
import { misspeltId } from "./checks/layers/misspelt-id";
import { referenceChecks } from "./checks/references";
import { schemaChecks } from "./checks/schema";
import { documentEntries } from "./checks/schema/documents";
import { earlierShape } from "./checks/schema/earlier-shape";
import { unworded } from "./checks/schema/unworded";
import { doesNotCompile } from "./checks/setup/does-not-compile";
import { refusedEntry } from "./checks/setup/refused";
import { reportedNote } from "./checks/reported-notes";
import { syntaxEntries } from "./checks/syntax";
import { misspeltFolder, unreadable } from "./checks/unread";
import { workspaceEntries } from "./checks/workspace";
import type { CodeEntry } from "./registry-types";

/** Every code that does not belong to a game, tier by tier. */
export const entries: readonly CodeEntry[] = [
  ...syntaxEntries,
  ...schemaChecks,
  ...documentEntries,
  earlierShape,
  ...referenceChecks,
  ...layerChecks,
  misspeltId,
  doesNotCompile,
  ...workspaceEntries,
  reportedNote,
  reservedName,
  namesAlike,
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

/** Codes that are not raised by `check` but by those who call it. @internal A test asks `check` for all others. */
export const codesOfCallers: readonly string[] = [unreadable.code, misspeltFolder.code];

/** Codes that were in use once. They are never given to anything else, so that old suppressions stay harmless. @internal A test compares. */
export const retiredCodes: readonly string[] = ["setup/not-played"];

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

/** What of a game its codes are made of. Editions of a game that share a rules module share its codes. */
type Coded = Pick<GameDefinition, "checks"> & { module: Pick<GameDefinition["module"], "id"> };

/** The codes of all these games, each once. */
export const entriesOfGames = (games: readonly Coded[]): GameEntry[] => [
  ...new Map(games.flatMap(entriesOfGame).map((entry) => [entry.code, entry])).values(),
];

/** The codes of one game: its rules checks, and the one for set-ups that its engine refuses. */
export function entriesOfGame(game: Coded): GameEntry[] {
  const rules = game.checks.map(({ code, severity, title, explain, rule }) => ({
    code,
    severity,
    title,
    explain,
    rule,
  }));
  return [...rules, refusedEntry(game.module.id)];
}
