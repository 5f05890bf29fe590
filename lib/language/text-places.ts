import {
  mayHavePlaces,
  type ParsedDocument,
  placeMeant,
  placeName,
  sayablePlaces,
  textPlaces,
} from "../documents";
import type { Cursor } from "./cursor";
import { spotOf } from "./spot";
import { settled } from "./texts";
import type { Completion, Hover, Spot, World } from "./types";
import { briefly } from "./words";

/**
 * Places of values that can be taken into a text (`{kamikaze/fromTurn}`), while one is being typed at the cursor;
 * undefined where none is.
 */
export function placesInText(
  world: World,
  doc: ParsedDocument,
  cursor: Cursor,
  offset: number,
): Completion[] | undefined {
  const { current } = cursor;
  if (cursor.want !== "value" || current?.kind !== "string" || offset <= current.start) return undefined;
  const spot = spotOf(world, doc, cursor.pointer, "value");
  if (!mayHavePlaces(spot.document, spot.at)) return undefined;
  const open = /\{([^{}\s"]*)$/.exec(doc.text.slice(current.start, offset));
  if (!open) return undefined;
  const behind = /^[^{}\s"]*/.exec(doc.text.slice(offset, current.end))?.[0] ?? "";
  const start = offset - (open[1]?.length ?? 0);
  const end = offset + behind.length;
  const closed = /^(?: [^{}"]*)?\}/.test(doc.text.slice(end, current.end));
  const { documents } = settled(world);
  return [...documents]
    .filter(([path]) => path !== spot.document && /^(?:[a-z0-9-]+|tables\/[^/]+)\.json$/.test(path))
    .flatMap(([path, { value }]) => sayablePlaces(path, value))
    .map(({ document, pointer, value }) => ({ name: placeName(document, pointer), document, value }))
    .sort((a, b) => Number(a.document !== "parameters.json") - Number(b.document !== "parameters.json"))
    .map(({ name, document, value }, i) => ({
      label: name,
      kind: "reference" as const,
      detail: briefly(value ?? null),
      documentation: `The value in ${document}.`,
      insertText: closed ? name : `${name}}`,
      isSnippet: false,
      filterText: name,
      sortText: String(i).padStart(5, "0"),
      replace: { offset: start, length: end - start },
      also: [],
    }));
}

/** What the places of a text come to, each as written. */
export function placeValues(world: World, spot: Spot, text: string): NonNullable<Hover["values"]> {
  if (!mayHavePlaces(spot.document, spot.at)) return [];
  const { documents } = settled(world);
  return textPlaces(text).map(({ name }) => {
    const { document, value } = placeMeant((path) => documents.get(path)?.value, name);
    const description = value === undefined ? "no such value" : `is ${briefly(value)}, in ${document}`;
    return { value: name, description };
  });
}
