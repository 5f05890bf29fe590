import { citing } from "../../numbering";
import type { MapViews } from "../../view-types";
import type { Rules } from "../model/rules";
import { boards } from "./boards";
import { handle } from "./handle";
import { holdingsOf, mixOf } from "./holdings";
import { newSite } from "./new-site";
import { overlayKinds } from "./overlay";
import { overlayOf } from "./overlays";
import { sitesOf } from "./sites";

/** Fire in the Sky on a map. */
export const map: MapViews<Rules> = {
  forces: [
    { id: "ships", title: "Ships", noun: "ship", by: "label" },
    { id: "air", title: "Air steps", noun: "air step", by: "nation", steps: true },
    { id: "land", title: "Land units", noun: "land unit", by: "name" },
    { id: "other", title: "Others", noun: "marker", by: "name", minor: true },
  ],
  boards,
  overlays: overlayKinds,
  sites: sitesOf,
  holdings: holdingsOf,
  mix: mixOf,
  entryOf: (place) => `/setup/${place}`,
  overlay: (rules, scenario, kind, from) => citing(rules.numbering, overlayOf(rules, scenario, kind, from)),
  handle,
  newSite,
};
