import { child, type DraftDocument, isObject, isWithin, type Json } from "../../documents";
import type { ExportSource } from "../types";

/**
 * Where each value comes from, by document: what its `sources` say (the longest pointer that leads to a value counts),
 * and which values a layer has set or taken away.
 */
export function sourceList({ draft, game }: ExportSource): Json {
  const documents = [...draft.documents.values()].map((document): [string, Json] => [
    document.path,
    { sources: sourcesOf(document), layers: setByLayers(document) },
  ]);
  return {
    game,
    statuses: {
      printed: "Given by the rulebook.",
      errata: "Given by an erratum.",
      reconstructed: "Deduced from the rulebook's text, its examples or published play aids.",
      designed: "Designed here; there is no source.",
    },
    documents: Object.fromEntries(documents),
  };
}

function sourcesOf({ value }: DraftDocument): Json {
  const sources = child(value, "sources");
  return isObject(sources) ? sources : {};
}

function setByLayers(document: DraftDocument): Json {
  const set = Object.entries(document.origins()).filter(
    ([pointer, { layer }]) => layer !== "base" && !isWithin(pointer, "/sources"),
  );
  const removed = Object.entries(document.removals());
  return Object.fromEntries([
    ...set.map(([pointer, { layer, file, pointer: at }]) => [pointer, { layer, file, pointer: at }]),
    ...removed.map(([pointer, { layer, file, pointer: at }]) => [
      pointer,
      { layer, file, pointer: at, removed: true },
    ]),
  ]);
}
