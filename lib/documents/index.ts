export type * from "./types";
export * from "./pointer";
export { maxDepth, maxLength, maxMembers, maxProblems, maxValues, syntaxCodes } from "./syntax-codes";
export type { SyntaxCode, SyntaxCodeName } from "./syntax-codes";
export { parseDocument } from "./parse";
export { readDocument } from "./read";
export { manifestLayers } from "./manifest-layers";
export { lineMap } from "./line-map";
export type { LineMap } from "./line-map";
export { lineMapOf, offsetsOf, placeAt, pointerAt, rangeAt, rangeOf } from "./positions";
export type { Offsets, Part, Place } from "./positions";
export { deepEqual } from "./equal";
export { applyMergePatch, isObject, MergeError } from "./merge-patch";
export { changedMembers, differencesOf } from "./differences";
export { fewChanged, kept, picking } from "./kept";
export { valueEdits, withValueEdits } from "./value-edits";
export type { ValueEdit } from "./value-edits";
export { changedPlaces } from "./changed-places";
export type { ChangedPlace } from "./changed-places";
export { mergeLayers } from "./merge";
export type { Addition, Conflict, Dangling, LayerPatch, Merged } from "./merge";
export { applyEdits, EditError, editFiles, inFile, sortEdits } from "./splice";
export { insertMember, removeValue, renameKey, setValue } from "./edit";
export type { EditSource, InsertPlace } from "./edit";
export { canonicalText } from "./canonical";
export type { JsonSchema, RefResolver, SchemaSpot } from "./schema-order";
export { refsAmong } from "./schema-refs";
export { defineMigrations, migrateDocument, migrateText, MigrationError, migrations } from "./migrations";
export type { MigratedDocument, MigratedText } from "./migrations";
export type { Migration } from "./migrations/migration";
export {
  documentFolders,
  documentOfFile,
  battleIdOf,
  battlePath,
  isBattlePath,
  isChartPath,
  isPlaytestPath,
  isScenarioPath,
  kindOfPath,
  scenarioIdOf,
  scenarioPath,
  trainingScenario,
} from "./paths";
export type { PathKind } from "./paths";
export { copiedFrom, originOf, underNameOf, withCopies } from "./copies";
export { assemble, createAssembler, documentOf } from "./ruleset";
export type { Assembler } from "./ruleset";
export type { AssembleOptions } from "./layers";
export {
  fillText,
  isSayable,
  mayHavePlaces,
  placeMeant,
  placeName,
  sayablePlaces,
  textPlaces,
  textsWithPlaces,
} from "./text-places";
export type { PlaceMeant, TextPlace } from "./text-places";
export { locate } from "./locate";
export type { Located } from "./locate";
export { scenarioLayer, withOverrides, withScenario } from "./overrides";
export type {
  Draft,
  DraftDocument,
  DraftLayer,
  InDocument,
  LayerProblem,
  LayerProblemKind,
  MissingLayer,
  ScenarioOverride,
  UnknownPatchTarget,
} from "./draft";
