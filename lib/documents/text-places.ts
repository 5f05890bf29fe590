import { child, get, isPointer, joinPointer, lastSegment, parentPointer, parsePointer } from "./pointer";
import { isObject } from "./merge-patch";
import type { Json } from "./types";

/**
 * Texts that take their values from the data: "From Turn {kamikaze/fromTurn} on". A place in braces is a JSON pointer
 * without its first slash, in `parameters.json` or in the document that it begins with
 * (`{tables/combat/types/air-strike/…/add}`). A noun behind it is counted: `{accidents/dice die|dice}`.
 */
export interface TextPlace {
  /** Where the place is in the text, with its braces, in UTF-16 units. */
  offset: number;
  length: number;
  /** "kamikaze/fromTurn". */
  name: string;
  /** The noun for one and for many. */
  noun: readonly [string, string] | undefined;
}

/** Where a place leads. */
export interface PlaceMeant {
  document: string;
  pointer: string;
  /** Undefined if there is no value there. */
  value: Json | undefined;
}

/** The document whose values are named without it. */
const NUMBERS = "parameters.json";

/** The texts of documents that may hold places. */
const placedTexts: readonly { document: string; holder: string; member: string }[] = [
  { document: "options.json", holder: "/options", member: "summary" },
];

export function textPlaces(text: string): TextPlace[] {
  return [...text.matchAll(/\{([^{}\s]+)(?: ([^{}]+))?\}/g)].map((found) => {
    const [whole, name = "", noun] = found;
    const [one = "", many = `${one}s`] = noun?.split("|") ?? [];
    return {
      offset: found.index,
      length: whole.length,
      name,
      noun: noun === undefined ? undefined : [one, many],
    };
  });
}

/** The value that a place names; `valueOf` gives the merged documents by path. */
export function placeMeant(valueOf: (document: string) => Json | undefined, name: string): PlaceMeant {
  if (!isPointer(`/${name}`)) return { document: NUMBERS, pointer: `/${name}`, value: undefined };
  const keys = parsePointer(`/${name}`);
  for (let n = keys.length - 1; n > 0; n--) {
    const document = `${keys.slice(0, n).join("/")}.json`;
    const root = valueOf(document);
    if (root !== undefined) return placeIn(document, root, keys.slice(n));
  }
  return placeIn(NUMBERS, valueOf(NUMBERS), keys);
}

function placeIn(document: string, root: Json | undefined, keys: readonly string[]): PlaceMeant {
  const pointer = joinPointer("", ...keys);
  return { document, pointer, value: get(root, pointer) };
}

/** How a place of a document is named in a text. */
export function placeName(document: string, pointer: string): string {
  const path = pointer.slice(1);
  return document === NUMBERS ? path : `${document.replace(/\.json$/, "")}/${path}`;
}

/** Numbers, words and lists of them can be inserted in a text; a group of values cannot. */
export const isSayable = (value: Json | undefined): boolean =>
  Array.isArray(value)
    ? value.every((each) => typeof each !== "object")
    : value !== undefined && value !== null && !isObject(value);

/** The places of a document that a text can name, with their values. */
export function sayablePlaces(document: string, root: Json | undefined): PlaceMeant[] {
  const found: PlaceMeant[] = [];
  const walk = (value: Json, pointer: string): void => {
    if (pointer === "/sources" || pointer === "/$schema") return;
    if (isSayable(value)) found.push({ document, pointer, value });
    else if (Array.isArray(value)) value.forEach((each, i) => walk(each, joinPointer(pointer, i)));
    else if (isObject(value))
      for (const [key, each] of Object.entries(value)) walk(each, joinPointer(pointer, key));
  };
  if (root !== undefined) walk(root, "");
  return found;
}

/** The text with each place as `say` puts it; a place that it has no words for stays as it is written. */
export function fillText(text: string, say: (place: TextPlace) => string | undefined): string {
  let from = 0;
  let filled = "";
  for (const place of textPlaces(text)) {
    const end = place.offset + place.length;
    filled += text.slice(from, place.offset) + (say(place) ?? text.slice(place.offset, end));
    from = end;
  }
  return filled + text.slice(from);
}

/** Every text of a document that may hold places. */
export function textsWithPlaces(
  document: string,
  root: Json | undefined,
): { pointer: string; text: string }[] {
  return placedTexts
    .filter((each) => each.document === document)
    .flatMap(({ holder, member }) => {
      const things = get(root, holder);
      if (!isObject(things)) return [];
      return Object.entries(things).flatMap(([id, thing]) => {
        const text = child(thing, member);
        return typeof text === "string" ? [{ pointer: joinPointer(holder, id, member), text }] : [];
      });
    });
}

/** Whether a place of a document is a text that may hold places. */
export const mayHavePlaces = (document: string, pointer: string): boolean =>
  placedTexts.some(
    (each) =>
      each.document === document &&
      lastSegment(pointer) === each.member &&
      parentPointer(parentPointer(pointer) ?? "") === each.holder,
  );
