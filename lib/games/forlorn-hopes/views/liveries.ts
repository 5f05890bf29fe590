import type { Livery } from "../../counter-types";
import { plainLivery } from "../../shared/faces";

/** Colours of counters: of a nation, and for Japanese aircraft of the force, by the colour of their silhouettes (2.2.2). */

const paper = { ground: "#faf7ef", bandInk: "#ffffff" } as const;

const liveries: Readonly<Record<string, Livery>> = {
  japan: { ...paper, title: "Japan", ink: "#1d1d1f", band: "#b5261e", pattern: "plain" },
  jaaf: { ...paper, title: "Japanese Army Air Force", ink: "#6b3f16", band: "#6b3f16", pattern: "stripes" },
  "air-fleet-11": { ...paper, title: "11th Air Fleet", ink: "#1f5d33", band: "#1f5d33", pattern: "double" },
  "covering-fleet": { ...paper, title: "Covering Fleet", ink: "#9d1c15", band: "#9d1c15", pattern: "checks" },
  us: {
    title: "United States",
    ground: "#2f5f94",
    ink: "#ffffff",
    band: "#1d4169",
    bandInk: "#d6e5f5",
    pattern: "dots",
  },
  britain: {
    title: "Britain",
    ground: "#c3b08a",
    ink: "#221c10",
    band: "#6b5a33",
    bandInk: "#ffffff",
    pattern: "stripes",
  },
  netherlands: {
    title: "Netherlands",
    ground: "#e79a4c",
    ink: "#241404",
    band: "#8a4713",
    bandInk: "#ffffff",
    pattern: "double",
  },
  australia: {
    title: "Australia",
    ground: "#3c7154",
    ink: "#ffffff",
    band: "#234a36",
    bandInk: "#dcefe4",
    pattern: "checks",
  },
};

/** Forces without colours of their own have those of their nation. */
export const liveryOf = (nation: string, force?: string): Livery =>
  liveries[force ?? ""] ?? liveries[nation] ?? plainLivery;

/** Markers of a side (supply, mobile airbases): Japan's in its colours, the Allies' in those of the United States. */
export const liveryOfSide = (side: string): Livery =>
  side === "japanese"
    ? liveries.japan!
    : side === "allied"
      ? { ...liveries.us!, title: "Allies" }
      : plainLivery;
