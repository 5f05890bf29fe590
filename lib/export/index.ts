export * from "./types";
export { BundleError, isBundle, openBundle, type OpenedBundle, rulesetOfBundle } from "./bundle";
export { isVersion, type SheetEntry, type SheetSection, sheetSections } from "./errata-sheet";
export { exportFormats } from "./formats";
export { PAGE_FORMAT, type PageApp } from "./page/data";
export { runExport } from "./run";
export { sha256 } from "./sha256";
export { exportSource } from "./source";
