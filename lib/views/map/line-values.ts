import { child, get, isObject, type Json, joinPointer } from "../../documents";
import { acrossSide, directionBetween, directionIndex, formatSides, parseHexsideId } from "../../hex";
import type { LineKind } from "../../games";
import { kindOfLine, type LineList, lineValue } from "./boards";
import { layoutOf } from "./ground";
import { marksOf, maskOf } from "./lines";
import { cellOf } from "./near";

/** Values of a board that put a line between two hexes, or take it away where it is there already. */
export interface LineValues {
  isThere: boolean;
  values: { pointer: string; value: Json | undefined }[];
}

/**
 * `pair`: the id of the hexside between two hexes that touch. A line is a record of the pair; a hexside may be a mask
 * in one of the two hexes instead, and is, on boards without records of hexsides.
 */
export function lineValues(
  map: Json | undefined,
  list: LineList,
  kind: LineKind & { id: string },
  pair: string,
): LineValues {
  const pointer = joinPointer(`/${list}`, pair);
  const record = get(map, pointer);
  const isRecorded = record !== undefined && kindOfLine([kind], record) !== undefined;
  const masks = list === "hexsides" ? maskValues(map, kind.id, pair) : undefined;
  if (isRecorded || masks?.isThere === true)
    return {
      isThere: true,
      values: [...(isRecorded ? [{ pointer, value: undefined }] : []), ...(masks?.without ?? [])],
    };
  if (!masks || marksOf(map) === "hexsides")
    return { isThere: false, values: [{ pointer, value: lineValue(kind) }] };
  return { isThere: false, values: [masks.with] };
}

interface MaskValues {
  isThere: boolean;
  /** The side marked in the first of the two hexes. */
  with: LineValues["values"][number];
  /** Not marked in either. */
  without: LineValues["values"];
}

function maskValues(map: Json | undefined, kind: string, pair: string): MaskValues {
  const layout = layoutOf(map);
  const [a, b] = parseHexsideId(pair)!;
  const side = directionIndex(layout, directionBetween(layout, cellOf(map, a)!, cellOf(map, b)!)!);
  const ends = [
    { hex: a, bit: 1 << side },
    { hex: b, bit: 1 << acrossSide(side) },
  ].map(({ hex, bit }) => {
    const pointer = joinPointer("/hexes", hex, "sides");
    const sides = get(map, pointer);
    return { pointer, sides, mask: maskOf(layout, child(sides, kind)), bit };
  });
  const marked = ends.filter(({ mask, bit }) => mask & bit);
  const written = ({ pointer, sides }: (typeof ends)[number], mask: number): LineValues["values"][number] => {
    const text = mask === 0 ? undefined : formatSides(layout, mask);
    const others = isObject(sides) ? Object.keys(sides).filter((each) => each !== kind) : [];
    if (text === undefined && others.length === 0) return { pointer, value: undefined };
    if (!isObject(sides) && text !== undefined) return { pointer, value: { [kind]: text } };
    return { pointer: joinPointer(pointer, kind), value: text };
  };
  const first = ends[0]!;
  return {
    isThere: marked.length > 0,
    with: written(first, first.mask | first.bit),
    without: marked.map((end) => written(end, end.mask & ~end.bit)),
  };
}
