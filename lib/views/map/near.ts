import { child, type Json } from "../../documents";
import { hexDistance, type OffsetHex } from "../../hex";
import { layoutOf } from "./ground";
import { numberOf } from "./world";

export function cellOf(map: Json | undefined, id: string): OffsetHex | undefined {
  const hex = child(child(map, "hexes"), id);
  const column = numberOf(child(hex, "column"));
  const row = numberOf(child(hex, "row"));
  return column === undefined || row === undefined ? undefined : { column, row };
}

/** Hexes between two hexes of the map; undefined when one of them is not there. */
export function hexDistanceOf(map: Json | undefined, a: string, b: string): number | undefined {
  const from = cellOf(map, a);
  const to = cellOf(map, b);
  return from && to ? hexDistance(layoutOf(map), from, to) : undefined;
}
