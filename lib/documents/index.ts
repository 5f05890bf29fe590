export type * from "./types";
export * from "./pointer";
export * from "./syntax-codes";
export { parseDocument } from "./parse";
export { lineMap } from "./line-map";
export type { LineMap } from "./line-map";
export { lineMapOf, offsetsOf, placeAt, pointerAt, rangeAt, rangeOf } from "./positions";
export type { Offsets, Part, Place } from "./positions";
export { deepEqual } from "./equal";
export { applyMergePatch, mergeLayers, MergeError } from "./merge";
export type { Addition, Conflict, Dangling, LayerPatch, Merged } from "./merge";
export { applyEdits, EditError, inFile } from "./splice";
export { insertMember, removeValue, renameKey, setValue } from "./edit";
export type { InsertPlace } from "./edit";
export { canonicalText } from "./canonical";
export type { JsonSchema, RefResolver, SchemaSpot } from "./schema-order";
export { defineMigrations, migrateDocument, migrateText, migrations, MigrationError } from "./migrations";
export type { Migration, MigratedDocument, MigratedText } from "./migrations";
export { kindOfPath } from "./paths";
export type { PathKind } from "./paths";
export { assemble, createAssembler, documentOf, withOverrides, withScenario } from "./ruleset";
export type {
  Assembler,
  AssembleOptions,
  Draft,
  DraftDocument,
  DraftLayer,
  LayerProblem,
  MissingLayer,
  ScenarioOverride,
  UnknownPatchTarget,
} from "./ruleset";
