import type { Livery } from "../../counter-types";

/** Colours of the counters by the game's conventions (2.1.1.2). Of one nation the Army and the Navy have their own. */
export const liveries = {
  japan: {
    title: "Japan",
    ground: "#faf7ef",
    ink: "#1d1d1f",
    band: "#b5261e",
    bandInk: "#ffffff",
    pattern: "plain",
  },
  usArmy: {
    title: "US Army",
    ground: "#5f7a45",
    ink: "#ffffff",
    band: "#39502a",
    bandInk: "#dfe9d2",
    pattern: "stripes",
  },
  usNavy: {
    title: "US Navy and Marines",
    ground: "#2f5f94",
    ink: "#ffffff",
    band: "#1d4169",
    bandInk: "#d6e5f5",
    pattern: "dots",
  },
  britain: {
    title: "Britain",
    ground: "#8a6540",
    ink: "#ffffff",
    band: "#5b4026",
    bandInk: "#f1e2cf",
    pattern: "checks",
  },
  netherlands: {
    title: "Netherlands",
    ground: "#eb8f2d",
    ink: "#231505",
    band: "#8f4d08",
    bandInk: "#ffe7c9",
    pattern: "double",
  },
  plain: {
    title: "Others",
    ground: "#d9d5cb",
    ink: "#23262b",
    band: "#6b6f76",
    bandInk: "#ffffff",
    pattern: "plain",
  },
} as const satisfies Record<string, Livery>;

/** The livery of a nation; of the United States by whether it is of the Navy. */
export function liveryOf(nation: string, isOfNavy: boolean): Livery {
  if (nation === "us") return isOfNavy ? liveries.usNavy : liveries.usArmy;
  return nation === "japan" || nation === "britain" || nation === "netherlands"
    ? liveries[nation]
    : liveries.plain;
}
