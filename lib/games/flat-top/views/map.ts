import type { MapViews } from "../../view-types";
import type { Rules } from "../model/rules";
import { boards } from "./boards";
import { handle } from "./handle";
import { holdingsOf, mixOf } from "./holdings";
import { overlayKinds, overlayOf } from "./overlays";
import { sitesOf } from "./sites";

/** Flat Top on its map. */
export const map: MapViews<Rules> = {
  forces: [
    { id: "ships", title: "Ships", noun: "ship", by: "label" },
    { id: "planes", title: "Air Factors", noun: "Air Factor", by: "name" },
    { id: "markers", title: "Markers", noun: "marker", by: "name", minor: true },
  ],
  boards,
  overlays: overlayKinds,
  sites: sitesOf,
  holdings: holdingsOf,
  mix: mixOf,
  entryOf: (place) => `/places/${place}`,
  overlay: (rules, scenario, kind, from) => overlayOf(rules, scenario, kind, from),
  handle,
};
