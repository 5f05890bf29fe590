import { child } from "../../../documents/pointer";
import type { Json } from "../../../kernel";
import type { Documents } from "../../types";

/** Reading documents that may be broken: what is not there, or not of the right kind, is left out. */

export type Members = Readonly<Record<string, Json>>;

export const membersOf = (value: Json | undefined): Members =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};

export const entriesOf = (value: Json | undefined): [string, Json][] => Object.entries(membersOf(value));

export const textOf = (value: Json | undefined, otherwise = ""): string =>
  typeof value === "string" ? value : otherwise;

export const numberOf = (value: Json | undefined, otherwise = 0): number =>
  typeof value === "number" && Number.isFinite(value) ? value : otherwise;

export const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

export const documentOf = (documents: Documents, path: string, member: string): Members =>
  membersOf(child(documents[path], member));

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
