import type { Overlay, OverlayKind, Tone } from "../../view-types";
import type { T } from "../model/position";
import { ALLIES, JAPAN, sideIds } from "../model/rules";

/** What all overlays of this game share: their names, their words for sides, and where they mark. */

export const overlayKinds = [
  { id: "control", title: "Control", rule: "2.2.3" },
  { id: "air-zoc", title: "Air Zones of Control", rule: "2.1.1.2, Air Zone of Control" },
  { id: "sea-range", title: "Sea movement from a hex", rule: "9.1", from: true },
  { id: "supply", title: "Supply Lines", rule: "2.2.3.2" },
  { id: "stacking", title: "Stacking: used and limit", rule: "2.2.2.1" },
] as const satisfies readonly (OverlayKind & { rule: string })[];

export type OverlayId = (typeof overlayKinds)[number]["id"];

/** An overlay under its name and rule. */
export function overlay(id: OverlayId, parts: Partial<Overlay>): Overlay {
  const { title, rule } = overlayKinds.find((kind) => kind.id === id)!;
  return { id, title, rule, key: [], marks: [], lines: [], ...parts };
}

export const toneOf = (side: number): Tone => (side < 0 ? "none" : `side:${sideIds[side]!}`);

/** A side as it stands in a sentence. */
export const whose = (side: number): string =>
  side === JAPAN ? "Japan" : side === ALLIES ? "the Allies" : "nobody";

export const sidesKey = (japan = "Japan", allies = "The Allies"): Overlay["key"] => [
  { tone: toneOf(JAPAN), text: japan },
  { tone: toneOf(ALLIES), text: allies },
];

/** Hexes and off-map boxes; limbo and holding boxes are no places of a map overlay. */
export const onBoard = ({ rules }: T): number[] =>
  rules.places.flatMap(({ kind }, n) => (kind === "limbo" || kind === "holding" ? [] : [n]));

/** Places that are in the list of one side, of the other, or of both. */
export function bySide(
  t: T,
  lists: readonly ArrayLike<number>[],
  title: (sides: string) => string,
): Overlay["marks"] {
  return onBoard(t).flatMap((place) => {
    const sides = [JAPAN, ALLIES].filter((side) => lists[side]![place] === 1);
    if (sides.length === 0) return [];
    const [side] = sides;
    const isBoth = sides.length > 1;
    return [
      {
        place: t.rules.places[place]!.id,
        tone: isBoth ? ("both" as const) : toneOf(side!),
        title: title(isBoth ? "both sides" : whose(side!)),
      },
    ];
  });
}
