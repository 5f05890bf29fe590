import { setValue } from "./edit";
import { controlByBase } from "./migrations/0001-control-by-base";
import { hitNumbersByType } from "./migrations/0002-hit-numbers-by-type";
import { weightsOfGarrisonsAndScreens } from "./migrations/0003-weights-of-garrisons-and-screens";
import { copiesNameTheirOrigin } from "./migrations/0004-copies-name-their-origin";
import { weightsOfHomeGates } from "./migrations/0005-weights-of-home-gates";
import { steadyKnowsTheWar } from "./migrations/0006-steady-knows-the-war";
import { steadyKnowsItsCampaigns } from "./migrations/0007-steady-knows-its-campaigns";
import { supplySpentHasHits } from "./migrations/0008-supply-spent-has-hits";
import { parseDocument } from "./parse";
import { applyEdits } from "./splice";
import type { Json, SyntaxProblem, TextSplice } from "./types";
import type { Migration } from "./migrations/migration";

/** A list of migrations that is not in order, or one that does not do its work. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

/** Checks ids: 0001, 0002 and so on without a gap, each with a name. Throws MigrationError. */
export function defineMigrations(list: readonly Migration[]): readonly Migration[] {
  list.forEach(({ id }, i) => {
    const wanted = String(i + 1).padStart(4, "0");
    if (!/^[0-9]{4}(?:-[a-z0-9]+)+$/.test(id) || !id.startsWith(`${wanted}-`)) {
      throw new MigrationError(
        `Migration ${i + 1} is called "${id}"; its id starts with ${wanted}- and a name.`,
      );
    }
  });
  return list;
}

/** All migrations, oldest first. */
export const migrations = defineMigrations([
  controlByBase,
  hitNumbersByType,
  weightsOfGarrisonsAndScreens,
  copiesNameTheirOrigin,
  weightsOfHomeGates,
  steadyKnowsTheWar,
  steadyKnowsItsCampaigns,
  supplySpentHasHits,
]);

export interface MigratedDocument {
  value: Json;
  /** Ids of the migrations that were made, in order; empty when the document had the present shape. */
  applied: string[];
  manualSteps: string[];
}

/** Brings a document to the present shape. Throws MigrationError when a migration leaves the old shape. */
export function migrateDocument(path: string, value: Json, list = migrations): MigratedDocument {
  const result: MigratedDocument = { value, applied: [], manualSteps: [] };
  for (const migration of list) {
    if (!migration.appliesTo(path, result.value)) continue;
    result.value = migration.migrate(result.value);
    if (migration.appliesTo(path, result.value)) {
      throw new MigrationError(`Migration ${migration.id} left ${path} in its old shape.`);
    }
    result.applied.push(migration.id);
    result.manualSteps.push(...(migration.manualSteps ?? []));
  }
  return result;
}

export type MigratedText =
  | { ok: true; text: string; edits: TextSplice[]; applied: string[]; manualSteps: string[] }
  | { ok: false; problems: readonly SyntaxProblem[] };

/** Migrates a file's text to the present shape with the fewest changes. Throws on broken text. */
export function migrateText(path: string, text: string, list = migrations): MigratedText {
  const { value, problems } = parseDocument(path, text);
  if (value === undefined) return { ok: false, problems };
  const { value: after, applied, manualSteps } = migrateDocument(path, value, list);
  const edits = applied.length === 0 ? [] : setValue(text, "", after);
  return { ok: true, text: applyEdits(text, edits), edits, applied, manualSteps };
}
