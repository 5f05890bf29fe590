import type { MapViews } from "../../view-types";
import type { Rules } from "../model/rules";
import { boards } from "./boards";
import { handle } from "./handle";
import { holdingsOf, mixOf } from "./holdings";
import { overlayKinds, overlayOf } from "./overlays";
import { sitesOf } from "./sites";

/** Pacific War on its map. */
export const map: MapViews<Rules> = {
  forces: [
    { id: "ships", title: "Ships", noun: "naval unit", by: "label" },
    { id: "air-units", title: "Air steps", noun: "air step", by: "label", steps: true },
    { id: "ground-units", title: "Ground units", noun: "ground unit", by: "label" },
    { id: "bases", title: "Bases", noun: "Base", by: "label" },
    {
      id: "headquarters",
      title: "Headquarters",
      noun: "headquarters",
      many: "headquarters",
      by: "name",
      minor: true,
    },
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
