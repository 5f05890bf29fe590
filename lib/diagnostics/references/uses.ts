import type { Draft, Json, Origin } from "../../documents";
import type { GameDefinition, Reference } from "../../games/types";
import { fitsPath, fitsPointer } from "../patterns";
import { type Definition, LinkIndex, type Links, linksOf } from "./links";

/** A place that names something, and where a person can edit it. */
export interface UsePlace {
  /** The document as merged, and the place in it. */
  document: string;
  pointer: string;
  part: "key" | "value";
  origin: Origin;
}

// Values do not change, and a text that has not changed keeps its value from draft to draft.
const known = new WeakMap<object, Map<string, { game: GameDefinition; links: Links }>>();

/** What a text names and defines, remembered for as long as its value lives. */
export function linksIn(game: GameDefinition, document: string, value: Json): Links {
  if (typeof value !== "object" || value === null) return linksOf(game, document, value);
  let byDocument = known.get(value);
  if (!byDocument) known.set(value, (byDocument = new Map()));
  let found = byDocument.get(document);
  if (found?.game !== game)
    byDocument.set(document, (found = { game, links: linksOf(game, document, value) }));
  return found.links;
}

// A draft never changes, and neither does a game.
const indexes = new WeakMap<Draft, WeakMap<GameDefinition, LinkIndex>>();

/** Everything that the merged documents of a draft name and define. */
export function linksOfDraft(draft: Draft, game: GameDefinition): LinkIndex {
  let byGame = indexes.get(draft);
  if (!byGame) indexes.set(draft, (byGame = new WeakMap()));
  let index = byGame.get(game);
  if (!index) {
    const links = [...draft.documents].map(([path, { value }]) => linksIn(game, path, value));
    byGame.set(game, (index = new LinkIndex(game, links)));
  }
  return index;
}

/** The kinds under which the thing goes: a base is also a place. */
export function kindsOf(links: LinkIndex, kind: string, id: string): string[] {
  const places = new Set(links.definitionsOf(kind, id).map(placeKey));
  const others = links.game.targets
    .map((target) => target.kind)
    .filter((each) => links.definitionsOf(each, id).some((definition) => places.has(placeKey(definition))));
  return [...new Set([kind, ...others])];
}

const placeKey = ({ document, pointer }: Definition): string => `${document}\n${pointer}`;

/** Every place that names the thing, under whatever kind, the overrides of scenarios included. */
export function usesOf(draft: Draft, game: GameDefinition, kind: string, id: string): UsePlace[] {
  const links = linksOfDraft(draft, game);
  const kinds = kindsOf(links, kind, id);
  const places: UsePlace[] = [];
  for (const each of kinds) {
    for (const { document, pointer, part } of links.usesOf(each, id)) {
      const origin = draft.documents.get(document)?.originOf(pointer);
      if (origin) places.push({ document, pointer, part, origin });
    }
  }
  for (const { target, patch, origin } of draft.scenarioOverrides) {
    for (const use of linksIn(game, target, patch).uses) {
      if (use.id !== id || !kinds.includes(use.kind)) continue;
      const at = { ...origin, pointer: origin.pointer + use.pointer };
      places.push({ document: target, pointer: use.pointer, part: use.part, origin: at });
    }
  }
  return places;
}

/** "Used 7 times". */
export const countUses = (draft: Draft, game: GameDefinition, kind: string, id: string): number =>
  usesOf(draft, game, kind, id).length;

/** Where the thing stands, and who set it; several when its id is ambiguous, none when it is built in. */
export function definitionsOf(draft: Draft, game: GameDefinition, kind: string, id: string): UsePlace[] {
  return linksOfDraft(draft, game)
    .definitionsOf(kind, id)
    .flatMap(({ document, pointer }) => {
      const origin = draft.documents.get(document)?.originOf(pointer);
      return origin ? [{ document, pointer, part: "key" as const, origin }] : [];
    });
}

/** The ids that may stand where a kind is asked for: for completion. */
export const idsOf = (draft: Draft, game: GameDefinition, kind: string): string[] =>
  linksOfDraft(draft, game).idsOf(kind);

/** Whether a place of a document names something by its id, and what: for completion and for following links. */
export const referenceAt = (
  game: GameDefinition,
  document: string,
  pointer: string,
  part: "key" | "value",
): Reference | undefined =>
  referencesIn(game, document).find((each) => each.part === part && fitsPointer(each.pointer, pointer));

// There are few games and they do not change, and most lookups are in one document.
const references = new WeakMap<GameDefinition, Map<string, readonly Reference[]>>();

function referencesIn(game: GameDefinition, document: string): readonly Reference[] {
  let byDocument = references.get(game);
  if (!byDocument) references.set(game, (byDocument = new Map()));
  let found = byDocument.get(document);
  if (!found) {
    found = game.references.filter((each) => fitsPath(each.document, document));
    byDocument.set(document, found);
  }
  return found;
}
