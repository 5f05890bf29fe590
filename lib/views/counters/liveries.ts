import type { Livery } from "../../games";

/** Colours of counters: the same in light and dark, as cardboard is. */
export interface Colours {
  ground: string;
  ink: string;
  /** The band, and its pattern, which tells nations apart without colour. */
  band: string;
  bandInk: string;
  pattern: "plain" | "stripes" | "dots" | "checks" | "double";
}

export const liveries: Readonly<Record<Livery, Colours>> = {
  japan: { ground: "#faf7ef", ink: "#1d1d1f", band: "#b5261e", bandInk: "#ffffff", pattern: "plain" },
  "us-army": { ground: "#5f7a45", ink: "#ffffff", band: "#39502a", bandInk: "#dfe9d2", pattern: "stripes" },
  "us-navy": { ground: "#2f5f94", ink: "#ffffff", band: "#1d4169", bandInk: "#d6e5f5", pattern: "dots" },
  britain: { ground: "#8a6540", ink: "#ffffff", band: "#5b4026", bandInk: "#f1e2cf", pattern: "checks" },
  netherlands: { ground: "#eb8f2d", ink: "#231505", band: "#8f4d08", bandInk: "#ffe7c9", pattern: "double" },
  plain: { ground: "#d9d5cb", ink: "#23262b", band: "#6b6f76", bandInk: "#ffffff", pattern: "plain" },
};
