export { type SheetEntry, type SheetSection, sheetSections } from "./entries";
export { errataSheetFormat, type ErrataSheetOptions } from "./format";
export { sheetHtml } from "./html";
export { makeSheet } from "./sheet";
export { isAfter, isVersion } from "./versions";
