export * from "./types";
export { BundleError, type BundleManifest, isBundle, openBundle, type OpenedBundle } from "./bundle";
export { isVersion, type SheetEntry, type SheetSection, sheetSections } from "./errata-sheet";
export { exportFormats, type FormatOptions } from "./formats";
export { runExport } from "./run";
export { sha256 } from "./sha256";
export { exportSource, type SourceParts } from "./source";
