export { errataSheetFormat, type ErrataSheetOptions } from "./format";
export { isVersion } from "./versions";
