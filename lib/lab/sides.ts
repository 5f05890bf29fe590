import { child, isObject, type Json } from "../documents";
import type { Documents } from "../games";

/** A side as answers and charts show it. */
export interface SideShown {
  id: string;
  name: string;
  colour?: string;
}

const textOf = (value: Json | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

/** The sides of a game by its documents, or these of them. */
export function sidesOf(documents: Documents, ids?: readonly string[]): SideShown[] {
  const sides = child(documents["game.json"], "sides");
  return (ids ?? Object.keys(isObject(sides) ? sides : {})).map((id) => {
    const side = isObject(sides) ? child(sides, id) : undefined;
    const colour = textOf(child(side, "colour"));
    // What comes from a document becomes part of a style: only a plain colour may.
    const plain = colour !== undefined && /^#[0-9a-f]{6}$/i.test(colour);
    return { id, name: textOf(child(side, "name")) ?? id, ...(plain && { colour }) };
  });
}
