export { BundleError } from "./error";
export { bundleFormat } from "./format";
export { layersOfBundle } from "./layers";
export { isBundle, openBundle, type OpenedBundle } from "./open";
export { rulesetOfBundle } from "./ruleset";
