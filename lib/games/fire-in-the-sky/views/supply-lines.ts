import type { Overlay } from "../../view-types";
import { isFriendlyBase, loadOf } from "../board/occupation";
import type { T } from "../model/position";
import { ALLIES, JAPAN } from "../model/rules";
import { homeBasesOf, supplied } from "../board/supply";
import { bySide, onBoard, overlay, sidesKey, toneOf, whose } from "./overlay";

/** Where Supply Lines reach, the lines from base to base, and who stands out of supply (2.2.3.2). */
export function supply(t: T): Overlay {
  const { rules } = t;
  const lines: Overlay["lines"] = [];
  const reached = [JAPAN, ALLIES].map((side) => {
    const homes = homeBasesOf(t, side);
    const before = new Int16Array(rules.places.length);
    const lists = supplied(t, side, homes, before);
    // From base to base: with those to every hex, everything would be lines.
    for (const place of onBoard(t)) {
      if (lists[place] !== 1 || homes.includes(place) || !isFriendlyBase(t, place, side)) continue;
      lines.push({
        from: rules.places[before[place]!]!.id,
        to: rules.places[place]!.id,
        tone: toneOf(side),
      });
    }
    return lists;
  });
  const marks = bySide(t, reached, (sides) => `in supply for ${sides}`);
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
