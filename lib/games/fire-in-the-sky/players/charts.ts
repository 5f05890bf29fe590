import { createSearchScratch, searchModes } from "../../../hex";
import { enemyOf, type Rules } from "../model/rules";

/** What the map says once and for all: how far it is by sea, and which bases lie within landing range. */
export interface Charts {
  /** Hexes by sea between two places for a side, by place * places + place; 255 for no way within reach. */
  readonly hexes: readonly [Uint8Array, Uint8Array];
  /** Bases from which troops may land at a place, itself left out (12.3.4.1). */
  readonly near: readonly (readonly number[])[];
  /** Bases from which aircraft may be committed to a place, itself left out (11.0). */
  readonly flyers: readonly (readonly number[])[];
}

const made = new WeakMap<Rules, Charts>();

export function chartsOf(rules: Rules): Charts {
  let charts = made.get(rules);
  if (!charts) made.set(rules, (charts = draw(rules)));
  return charts;
}

const FAR = 255;
/** Longer ways are never sailed in one move. */
const MOST = 12;

function draw(rules: Rules): Charts {
  return {
    hexes: [distances(rules, 0), distances(rules, 1)],
    near: rules.places.map((_place, n) => around(rules, n)),
    flyers: rules.places.map((_place, n) => rules.bases.filter((base) => rules.commitOf[base]!.includes(n))),
  };
}

function distances(rules: Rules, side: number): Uint8Array {
  const { places, placeOfNode, sea } = rules;
  const found = new Uint8Array(places.length * places.length).fill(FAR);
  const scratch = createSearchScratch(sea.size, 1);
  const next = (_mode: number, _from: number, to: number) => {
    const { kind, control } = places[placeOfNode[to]!]!;
    return kind === "off-map" && control === enemyOf(side) ? -1 : 0;
  };
  places.forEach(({ kind, nodes }, from) => {
    if (kind !== "base" && kind !== "off-map") return;
    for (const node of nodes) {
      const count = searchModes(sea, node, 0, MOST, { modes: 1, next }, scratch);
      for (let i = 0; i < count; i++) {
        const reached = scratch.reached[i]!;
        const key = from * places.length + placeOfNode[reached]!;
        found[key] = Math.min(found[key]!, scratch.steps[reached]!);
      }
    }
  });
  return found;
}

function around({ places, next, parameters }: Rules, from: number): number[] {
  const seen = new Set([from]);
  let edge = [from];
  for (let hexes = 0; hexes < parameters.landing.range; hexes++) {
    edge = edge.flatMap((place) =>
      places[place]!.kind === "off-map" ? [] : next[place]!.filter((to) => !seen.has(to)),
    );
    for (const place of edge) seen.add(place);
  }
  seen.delete(from);
  return [...seen].filter((place) => ["base", "off-map"].includes(places[place]!.kind));
}
