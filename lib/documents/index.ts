export type * from "./types";
export * from "./pointer";
export { maxDepth, maxValues, syntaxCodes } from "./syntax-codes";
export type { SyntaxCodeName } from "./syntax-codes";
export { parseDocument } from "./parse";
export { readDocument } from "./read";
export { manifestLayers } from "./manifest-layers";
export type { LineMap } from "./line-map";
export { lineMapOf, offsetsOf, placeAt, rangeAt, rangeOf } from "./positions";
export { deepEqual } from "./equal";
export { applyMergePatch, isObject, MergeError } from "./merge-patch";
export { differencesOf } from "./differences";
export { fewChanged, kept } from "./kept";
export { valueEdits, withValueEdits } from "./value-edits";
export type { ValueEdit } from "./value-edits";
export { changedPlaces } from "./changed-places";
export { mergeLayers } from "./merge";
export type { Addition, Dangling, LayerPatch } from "./merge";
export { applyEdits, EditError, editFiles, inFile, sortEdits } from "./splice";
export { insertMember, removeValue, renameKey, setValue } from "./edit";
export { canonicalText } from "./canonical";
export type { JsonSchema } from "./schema-order";
export { refsAmong } from "./schema-refs";
export { migrateDocument, migrateText, migrations } from "./migrations";
export {
  documentFolders,
  documentOfFile,
  battleIdOf,
  battlePath,
  isBattlePath,
  isChartPath,
  isInReports,
  isReportPath,
  isPlaytestPath,
  playtestIdOf,
  isScenarioPath,
  questionsPath,
  kindOfPath,
  scenarioIdOf,
  scenarioPath,
  trainingScenario,
} from "./paths";
export { copiedFrom, originOf, underNameOf, withCopies } from "./copies";
export { assemble, type Assembler, createAssembler } from "./ruleset";
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
export { scenarioLayer, withScenario } from "./overrides";
export type { Draft, DraftDocument, DraftLayer, InDocument, LayerProblem, MissingLayer } from "./draft";
export { mergedDraft } from "./merged-draft";
