export { BundleError } from "./error";
export { bundleFormat } from "./format";
export { isBundle, openBundle, type OpenedBundle } from "./open";
export { rulesetOfBundle } from "./ruleset";
