import type { Overlay } from "../../view-types";
import { loadOf } from "../occupation";
import type { T } from "../position";
import { airCover, airZoc } from "../presence";
import { ALLIES, JAPAN } from "../rules";
import { homeBasesOf, supplied } from "../supply";
import { bySide, onBoard, overlay, sidesKey, toneOf, whose } from "./overlay";

/** Where Supply Lines reach, the lines from base to base, and who stands out of supply (2.2.3.2). */
export function supply(t: T): Overlay {
  const { rules } = t;
  const reached = [JAPAN, ALLIES].map((side) => supplied(t, side, homeBasesOf(t, side)));
  const lines: Overlay["lines"] = [];
  for (const side of [JAPAN, ALLIES]) {
    for (const place of onBoard(t)) {
      const parent = reached[side]![place] === 1 && supplyParents(t, side)[place];
      if (typeof parent !== "number" || parent < 0) continue;
      lines.push({ from: rules.places[parent]!.id, to: rules.places[place]!.id, tone: toneOf(side) });
    }
  }
  const marks = bySide(t, reached, (sides) => `in reach of supply for ${sides}`);
  const cut = unsupplied(t, reached);
  return overlay("supply", {
    key: [
      ...sidesKey("A line of Japan reaches it", "A line of the Allies"),
      { tone: "both", text: "Both" },
      { tone: "bad", text: "Land units out of supply" },
    ],
    marks: [...marks.filter(({ place }) => !cut.some((each) => each.place === place)), ...cut],
    lines,
  });
}

const parents = new WeakMap<T, number[][]>();

/** The place before each on a shortest line from a Home Base, for drawing; -1 where there is none. */
function supplyParents(t: T, side: number): number[] {
  let known = parents.get(t);
  if (!known) parents.set(t, (known = []));
  return (known[side] ??= linesFrom(t, side));
}

function linesFrom(t: T, side: number): number[] {
  const { next, places, bases, parameters } = t.rules;
  const zone = airZoc(t, 1 - side);
  const cover = airCover(t, side);
  const friendly = (place: number): boolean =>
    places[place]!.kind === "base" && t.position.control[place] === side;
  const before = new Array<number>(places.length).fill(-1);
  const linked = new Set(homeBasesOf(t, side));
  const queue = [...linked];
  // From base to base: only the ways between bases are drawn, or everything would be lines.
  for (let i = 0; i < queue.length; i++) {
    const from = queue[i]!;
    const seen = new Set([from]);
    let edge = [from];
    for (let length = 1; length <= parameters.supply.legLength && edge.length > 0; length++) {
      const further: number[] = [];
      for (const place of edge) {
        if (zone[place] && !cover[place]) continue;
        for (const to of next[place]!) {
          if (seen.has(to)) continue;
          seen.add(to);
          further.push(to);
          if (!friendly(to) || linked.has(to) || !bases.includes(to)) continue;
          linked.add(to);
          before[to] = from;
          queue.push(to);
        }
      }
      edge = further;
    }
  }
  return before;
}

function unsupplied(t: T, reached: readonly Uint8Array[]): Overlay["marks"] {
  return onBoard(t).flatMap((place) => {
    const sides = [JAPAN, ALLIES].filter(
      (side) => loadOf(t, place, side, "land") > 0 && reached[side]![place] !== 1,
    );
    if (sides.length === 0) return [];
    const who = sides.map(whose).join(" and ");
    return [
      {
        place: t.rules.places[place]!.id,
        tone: "bad" as const,
        text: "cut",
        title: `no Supply Line for ${who}`,
      },
    ];
  });
}
