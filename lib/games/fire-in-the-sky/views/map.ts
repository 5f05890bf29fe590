import { citing } from "../../numbering";
import type { MapViews } from "../../view-types";
import type { Rules } from "../rules";
import { handle } from "./handle";
import { holdingsOf, mixOf } from "./holdings";
import { newSite } from "./new-site";
import { overlayKinds } from "./overlay";
import { overlayOf } from "./overlays";
import { sitesOf } from "./sites";

/** Fire in the Sky on a map. */
export const map: MapViews<Rules> = {
  overlays: overlayKinds,
  sites: sitesOf,
  holdings: holdingsOf,
  mix: mixOf,
  entryOf: (place) => `/setup/${place}`,
  overlay: (rules, scenario, kind, from) => citing(rules.numbering, overlayOf(rules, scenario, kind, from)),
  handle,
  newSite,
};
