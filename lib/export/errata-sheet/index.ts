export { type SheetEntry, type SheetSection, sheetSections } from "./entries";
export { errataSheetFormat, type ErrataSheetOptions } from "./format";
export { isVersion } from "./versions";
