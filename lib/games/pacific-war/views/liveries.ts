import type { Livery } from "../../counter-types";
import { plainLivery } from "../../shared/faces";

/** Colours of the counters of a nation; those of the US Navy and the Marines differ from those of the US Army (2.2). */

const liveries: Readonly<Record<string, Livery>> = {
  japan: {
    title: "Japan",
    ground: "#faf7ef",
    ink: "#1d1d1f",
    band: "#b5261e",
    bandInk: "#ffffff",
    pattern: "plain",
  },
  "us-navy": {
    title: "US Navy and Marines",
    ground: "#2f5f94",
    ink: "#ffffff",
    band: "#1d4169",
    bandInk: "#d6e5f5",
    pattern: "dots",
  },
  us: {
    title: "US Army",
    ground: "#6f8350",
    ink: "#ffffff",
    band: "#3f5130",
    bandInk: "#e6eedb",
    pattern: "plain",
  },
  britain: {
    title: "Britain",
    ground: "#c3b08a",
    ink: "#221c10",
    band: "#6b5a33",
    bandInk: "#ffffff",
    pattern: "stripes",
  },
  australia: {
    title: "Australia",
    ground: "#3c7154",
    ink: "#ffffff",
    band: "#234a36",
    bandInk: "#dcefe4",
    pattern: "checks",
  },
  netherlands: {
    title: "Netherlands",
    ground: "#e79a4c",
    ink: "#241404",
    band: "#8a4713",
    bandInk: "#ffffff",
    pattern: "double",
  },
  china: {
    title: "China",
    ground: "#d7c85a",
    ink: "#242008",
    band: "#7a6c12",
    bandInk: "#ffffff",
    pattern: "stripes",
  },
  france: {
    title: "France",
    ground: "#9fb6d6",
    ink: "#14202f",
    band: "#3f587d",
    bandInk: "#ffffff",
    pattern: "checks",
  },
};

export const liveryOf = (nation: string, isNavy = false): Livery =>
  liveries[isNavy && nation === "us" ? "us-navy" : nation] ?? plainLivery;

/** Markers of a side: Japan's in its colours, the Allies' in those of the US Navy. */
export const liveryOfSide = (side: string): Livery => {
  if (side === "japanese") return liveries.japan!;
  return side === "allied" ? { ...liveries["us-navy"]!, title: "Allies" } : plainLivery;
};
