import { child } from "../../../documents/pointer";
import { documentOf, textOf } from "../../shared/read";
import type { Documents } from "../../types";

/** The side of a nation, by game.json. */
export const sideOfNation = (documents: Documents, nation: string): string =>
  textOf(child(documentOf(documents, "game.json", "nations")[nation], "side"), "allies");

/** A base's or a box's name; undefined for a hex of open sea, and where the documents know none. */
export function placeNameIn(documents: Documents, id: string): string | undefined {
  const base = documentOf(documents, "bases.json", "bases")[id];
  const place = base ?? documentOf(documents, "map.json", "boxes")[id];
  const name = child(place, "name");
  return typeof name === "string" ? name : undefined;
}
