import { fillText, isSayable, type Json, placeMeant, type PlaceMeant, textPlaces } from "../documents";
import { referenceAt } from "../diagnostics";
import { list } from "../diagnostics/words";
import { counted } from "../words";
import { thingsOf } from "./grid/cell-rule";
import type { ViewWorld } from "./world";

const meant = ({ draft }: ViewWorld, name: string): PlaceMeant =>
  placeMeant((document) => draft.documents.get(document)?.value, name);

/** A text of a document with the values that its places name: ids by the names of things, counts with their nouns. */
export function filledText(world: ViewWorld, text: string): string {
  return fillText(text, ({ name, noun }) => {
    const place = meant(world, name);
    if (!isSayable(place.value)) return undefined;
    if (noun && typeof place.value === "number") return withMinus(counted(place.value, ...noun));
    return said(world, place);
  });
}

/** The values that a text names, each once, in the order of the text. */
export function valuesOfText(world: ViewWorld, text: string): PlaceMeant[] {
  const found = new Map<string, PlaceMeant>();
  for (const { name } of textPlaces(text)) {
    const place = meant(world, name);
    if (isSayable(place.value)) found.set(`${place.document} ${place.pointer}`, place);
  }
  return [...found.values()];
}

function said(world: ViewWorld, { document, pointer, value }: PlaceMeant): string {
  const { game } = world;
  const one = (item: Json | undefined, at: string): string => {
    if (typeof item === "boolean") return item ? "yes" : "no";
    if (typeof item !== "string") return withMinus(String(item));
    const kind = (game && referenceAt(game, document, at, "value")?.to) ?? "side";
    return thingsOf(world, kind).find(({ value: id }) => id === item)?.title ?? item;
  };
  if (!Array.isArray(value)) return one(value, pointer);
  return value.length === 0 ? "none" : list(value.map((item, i) => one(item, `${pointer}/${i}`)));
}

const withMinus = (words: string): string => words.replace(/^-(?=\d)/, "−");
