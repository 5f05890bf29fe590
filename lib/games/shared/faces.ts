import type { CounterFace, Livery } from "../counter-types";

/** Counters that look alike in several games. */

/** Colours of counters that are nobody's. */
export const plainLivery: Livery = {
  title: "Others",
  ground: "#d9d5cb",
  ink: "#23262b",
  band: "#6b6f76",
  bandInk: "#ffffff",
  pattern: "plain",
};

/** A plain marker; of nobody without a side. */
export const markerFaceIn =
  (liveryOf: (side: string) => Livery) =>
  (type: string, side: string, name: string, words: string): CounterFace => ({
    type,
    kind: "markers",
    name,
    label: words,
    letters: "",
    side,
    nation: side,
    livery: liveryOf(side),
    picture: { kind: "marker", words },
    ratings: [],
  });

/** A record of a counter sheet with its counter. */
export interface UnitSheet {
  document: string;
  pointer: string;
  face: CounterFace;
  /** Counters of it. */
  count: number;
  /** The option with which alone it is in the game. */
  optional: string | undefined;
}

/** Makes each face of a ruleset once, by its key. */
export function faceCache<R extends object>(): (
  rules: R,
  key: string,
  make: () => CounterFace,
) => CounterFace {
  const faces = new WeakMap<R, Map<string, CounterFace>>();
  return (rules, key, make) => {
    let known = faces.get(rules);
    if (!known) faces.set(rules, (known = new Map()));
    let face = known.get(key);
    if (!face) known.set(key, (face = make()));
    return face;
  };
}
