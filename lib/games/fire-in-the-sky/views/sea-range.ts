import type { Overlay } from "../../view-types";
import { taskForceReach } from "../board/paths";
import { unitsIn } from "../board/occupation";
import { airZoc } from "../board/presence";
import { ALLIES, enemyOf, JAPAN } from "../model/rules";
import type { T } from "../model/position";
import { counted } from "../../../words";
import { overlay, whose } from "./overlay";

/**
 * Where a Task Force gets from a hex (9.1), with one shortest way to each place. It sails at the allowance of the
 * slowest ship that stands there; where none does, at the best there is.
 */
export function seaRange(t: T, from: string | undefined): Overlay {
  const { rules, position } = t;
  const start = from === undefined ? undefined : rules.placeOf[from];
  if (start === undefined) return overlay("sea-range", { note: "Choose a hex to sail from." });
  const place = rules.places[start]!;
  if (place.nodes.length === 0) return overlay("sea-range", { note: `Ships cannot be at ${place.name}.` });
  const owned = place.kind === "off-map" ? place.control : position.control[start]!;
  const side = owned === ALLIES || unitsIn(t, start, ALLIES, "naval").length > 0 ? ALLIES : JAPAN;
  const ships = unitsIn(t, start, side, "naval").map((p) => rules.pieces[p]!);
  const all = rules.types.filter(({ kind, side: own }) => kind === "naval" && own === side);
  const range =
    ships.length > 0
      ? Math.min(...ships.map(({ movement }) => movement))
      : Math.max(...all.map(({ movement }) => movement));
  const nations = new Set(ships.map(({ nation }) => nation));
  const nation = place.boxNation >= 0 ? place.boxNation : nations.size === 1 ? [...nations][0]! : -1;
  const steps = bestSteps(t, side, nation, place.nodes, range);
  const speed = ships.length > 0 ? "the slowest ship there" : "its fastest ship";
  return overlay("sea-range", {
    key: [{ tone: "step", text: "Hexes sailed, with one of the shortest routes" }],
    marks: [...steps].map(([node, count]) => ({
      place: rules.places[rules.placeOfNode[node]!]!.id,
      tone: "step" as const,
      text: String(count),
      title: `${counted(count, "hex", "hexes")} by sea`,
    })),
    lines: waysOf(t, side, steps),
    note: `A Task Force of ${whose(side)} from ${place.name}, ${range} hexes: the Movement Allowance of ${speed}.`,
  });
}

/** Fewest hexes to each sea node; of the halves of a split hex the nearer one. */
function bestSteps(
  t: T,
  side: number,
  nation: number,
  nodes: readonly number[],
  range: number,
): Map<number, number> {
  const best = new Map<number, number>();
  const placed = new Map<number, number>();
  for (const node of nodes) {
    const { count, reached, steps } = taskForceReach(t, { side, nation }, node, range);
    for (let i = 0; i < count; i++) {
      const to = reached[i]!;
      const hexes = steps[to]!;
      const place = t.rules.placeOfNode[to]!;
      const other = placed.get(place);
      if (other !== undefined && best.get(other)! <= hexes) continue;
      if (other !== undefined) best.delete(other);
      best.set(to, hexes);
      placed.set(place, to);
    }
  }
  return best;
}

/** A link from each node back to one that is a hex nearer, out of enemy Air ZOCs where that can be. */
function waysOf(t: T, side: number, steps: ReadonlyMap<number, number>): Overlay["lines"] {
  const { sea, placeOfNode, places } = t.rules;
  const zone = airZoc(t, enemyOf(side));
  return [...steps].flatMap(([node, count]) => {
    if (count === 0) return [];
    let found = -1;
    for (let i = sea.offsets[node]!; i < sea.offsets[node + 1]!; i++) {
      const from = sea.targets[i]!;
      if (steps.get(from) !== count - 1) continue;
      if (found < 0 || (zone[placeOfNode[found]!] && !zone[placeOfNode[from]!])) found = from;
    }
    if (found < 0) return [];
    const id = (n: number): string => places[placeOfNode[n]!]!.id;
    return [{ from: id(found), to: id(node), tone: "step" as const }];
  });
}
