export { bundleBounds } from "./bounds";
export { BundleError, type BundleErrorCode } from "./error";
export { bundleFormat } from "./format";
export { layersOfBundle } from "./layers";
export type { BundleManifest, ListedFile, ListedLayer } from "./manifest";
export { isBundle, openBundle, type OpenedBundle } from "./open";
export { type BundledRuleset, rulesetOfBundle } from "./ruleset";
