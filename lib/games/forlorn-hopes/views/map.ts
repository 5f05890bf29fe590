import type { MapViews } from "../../view-types";
import type { Rules } from "../model/rules";
import { boards } from "./boards";
import { handle } from "./handle";
import { holdingsOf, mixOf } from "./holdings";
import { overlayKinds, overlayOf } from "./overlays";
import { sitesOf } from "./sites";

/** Forlorn Hopes on its boards. */
export const map: MapViews<Rules> = {
  forces: [
    { id: "air-units", title: "Air units", noun: "air unit", by: "label" },
    { id: "ships", title: "Ships", noun: "ship", by: "label" },
    { id: "ground-units", title: "Ground units", noun: "ground unit", by: "label" },
    { id: "markers", title: "Markers", noun: "marker", by: "name", minor: true },
  ],
  boards,
  overlays: overlayKinds,
  sites: sitesOf,
  holdings: holdingsOf,
  mix: mixOf,
  entryOf: (place) => `/places/${place}`,
  overlay: overlayOf,
  handle,
};
