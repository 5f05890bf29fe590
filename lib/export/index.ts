export * from "./types";
export {
  bundleBounds,
  type BundledRuleset,
  BundleError,
  type BundleManifest,
  isBundle,
  openBundle,
  type OpenedBundle,
  rulesetOfBundle,
} from "./bundle";
export { isVersion, type SheetEntry, type SheetSection, sheetSections } from "./errata-sheet";
export { exportFormats, type FormatOptions } from "./formats";
export { runExport } from "./run";
export { sha256 } from "./sha256";
export { exportSource, type SourceParts } from "./source";
