import type { Livery } from "../../counter-types";
import { plainLivery } from "../../shared/faces";

/** Colours of the counters of a side. */
const liveries: Readonly<Record<string, Livery>> = {
  allied: {
    title: "Allies",
    ground: "#2f5f94",
    ink: "#ffffff",
    band: "#1d4169",
    bandInk: "#d6e5f5",
    pattern: "dots",
  },
  japanese: {
    title: "Japan",
    ground: "#faf7ef",
    ink: "#1d1d1f",
    band: "#b5261e",
    bandInk: "#ffffff",
    pattern: "plain",
  },
};

export const liveryOf = (side: string): Livery => liveries[side] ?? plainLivery;
