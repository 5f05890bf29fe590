export { createHistory, mergeWithin, minimalSplice } from "./history";
export type { ApplyOptions, History, HistoryLimits, HistoryStep } from "./history";
export { addMember, changeValue, changeValues, removeMember, renameMember } from "./change";
export type { Change, Desk, Place, Target } from "./desk";
export { newLayer, setLayerOrder, switchLayer } from "./layers";
export type { LayerKind } from "./layers";
export { moveToLayer } from "./move";
export type { Erratum } from "./move";
export { withValue } from "./patch";
